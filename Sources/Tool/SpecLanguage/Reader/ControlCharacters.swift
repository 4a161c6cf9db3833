import SpecDiagnostics
import YAMLNodes

/// Control characters in the texts of a file: the summary of a type, the name of an app, the reason of a waiver. They
/// reach generated files, pages and terminals, and are invisible.
///
/// Texts that people read in their language are left to the rule `copy/control-character`, which a team can set.
struct ControlCharacters {
  private(set) var findings: [Diagnostic] = []
  /// Keys behind which such texts are.
  private let languages: Set<String>
  private var path: [String] = []

  init(in tree: SourceTree, of lines: SourceLines, languages: Set<String>) {
    self.languages = languages
    if lines.mayHaveControls { walk(tree.root) }
  }

  private mutating func walk(_ node: SourceNode) {
    if node.isAlias { return }
    switch node.kind {
    case .scalar: check(node)
    case .sequence:
      for (number, item) in node.items.enumerated() {
        path.append("[\(number)]")
        walk(item)
        path.removeLast()
      }
    case .mapping:
      for (key, value) in node.entries where !languages.contains(key.text) {
        path.append(path.isEmpty ? key.text : "." + key.text)
        walk(value)
        path.removeLast()
      }
    }
  }

  private mutating func check(_ node: SourceNode) {
    // A tab is a space, more or less.
    guard let found = node.text.unicodeScalars.first(where: { $0 != "\t" && ControlScalar.contains($0) }) else {
      return
    }
    findings.append(
      Diagnostic(
        .controlCharacter, .error,
        "'\(path.joined())' contains the invisible control character \(ControlScalar.name(found)): "
          + ControlScalar.remedy(for: found),
        at: node.span))
  }
}
