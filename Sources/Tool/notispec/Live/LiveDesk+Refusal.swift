import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import TextWriting
import YAMLNodes

/// A step that cannot be played is refused at its field, and is no part of the story.
extension LiveDesk {
  /// What can be said without reading the story.
  func refusal(beforeReading text: StoryText, of spec: Spec) -> LiveAnswer? {
    guard let sent = text.candidate else { return nil }
    if let missing = TypedStep(signals: spec.signals).missing(in: sent) {
      let example = [missing.example, missing.kind.hint].compactMap(\.self).first { !$0.isEmpty }
      return .refusal(
        400, "'\(missing.id)' needs a value\(example.map { ", such as \($0)" } ?? "").", about: "with.\(missing.id)")
    }
    guard TypedStep.isReadable(sent) else {
      return .refusal(400, "This is no step. A step is 'key: value', such as 'focus: on'.", about: "step")
    }
    return nil
  }

  /// The first finding, said of the step that somebody wants to add. If an earlier one is wrong, that has to go first.
  static func refusal(of text: StoryText, _ findings: [Diagnostic]) -> LiveAnswer? {
    guard text.candidate != nil, let finding = findings.first(where: { $0.severity == .error }) else { return nil }
    let sentence = sentence(finding)
    let index = StoryText.step(of: finding.span)
    if let index, index < text.steps.count - 1 {
      return .refusal(400, "Step \(index + 1) cannot be played, so nothing can follow it: remove it. \(sentence)")
    }
    return .refusal(
      400,
      index.map { sentence.replacing("'steps[\($0)].with.", with: "'").replacing("'steps[\($0)].", with: "'") }
        ?? sentence, about: field(of: finding.span, in: text.story))
  }

  private static func sentence(_ finding: Diagnostic) -> String {
    let remedy = finding.fixIt.map { " (\(TerminalText($0.message).text))" } ?? ""
    return TerminalText(finding.message).text + remedy
  }

  /// The keys that lead to a place: `start.zone`, and of a step `with.times`.
  static func field(of span: SourceSpan, in story: String) -> String? {
    guard let root = YAMLReader.read(Array(story.utf8), file: span.file).tree?.root else { return nil }
    var node = root
    var path: [String] = []
    while true {
      if path == ["steps"], let item = node.items.first(where: { $0.span.contains(span) }) {
        (node, path) = (item, [])
      } else if let entry = node.entries.first(where: { $0.key.span.contains(span) || $0.value.span.contains(span) }) {
        path.append(entry.key.text)
        node = entry.value
      } else {
        return path.isEmpty ? "step" : path.joined(separator: ".")
      }
    }
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.start <= end }
}
