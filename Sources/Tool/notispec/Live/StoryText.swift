import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import TextWriting
import YAMLNodes

/// A story or a scenario as a file, from what a page has sent.
struct StoryText {
  let app: String
  let title: String
  /// The keys of `start`.
  let start: JSONValue
  /// Each with the keys of a step.
  let steps: [JSONValue]
  /// The step that somebody wants to add, as it was sent. It is the last of `steps`.
  let candidate: JSONValue?

  /// - Parameter signals: Those of an app: what is in a field of theirs is a value of their parameter.
  /// - Returns: Nil for a request without the parts of a story.
  init?(_ request: JSONValue, signals: (String) -> [SignalItem] = { _ in [] }) {
    guard let app = request["app"]?.text, let start = request["start"], let steps = request["steps"]?.list,
      start.members != nil
    else { return nil }
    self.app = app
    self.start = start
    candidate = request["candidate"]
    let typed = TypedStep(signals: signals(app))
    self.steps = (steps + [candidate].compactMap(\.self)).map(typed.step)
    let title = request["title"]?.text?.split(whereSeparator: \.isNewline).joined(separator: " ") ?? ""
    self.title = title.isEmpty ? "A story" : title
  }

  /// Line by line: the story's own lines are first, so that the line of a step says its number.
  var story: String {
    let lines =
      ["notispec_story: 1", "app: \(Self.scalar(app))", "title: \(YAMLScalar.doubleQuoted(title))"]
      + ["start: \(Self.flow(start))", "steps:"] + stepLines.map { "  - \($0)" }
    return (steps.isEmpty ? lines.dropLast() + ["steps: []"] : lines).joined(separator: "\n") + "\n"
  }

  /// The line of the first step in `story`, from 1.
  static let firstLine = 6

  /// The number of the step that a place in `story` is in, from 0; nil for what is before the steps.
  static func step(of span: SourceSpan) -> Int? {
    let step = Int(span.start.line) - firstLine
    return step >= 0 ? step : nil
  }

  /// A suite with one case.
  ///
  /// - Parameter then: Lines below `then`.
  func scenario(suite: String, id: String, covers: [String], then: [JSONValue]) -> String {
    var lines = [
      "notispec_scenarios: 1", "suite: \(suite)", "app: \(Self.scalar(app))", "", "scenarios:", "  - id: \(id)",
    ]
    lines += [
      "    title: \(YAMLScalar.doubleQuoted(title))",
      "    covers: [\(covers.map(Self.scalar).joined(separator: ", "))]", "    start: \(Self.flow(start))",
      "    steps:",
    ]
    lines += stepLines.map { "      - \($0)" } + ["    then:"] + then.map { "      - \(Self.flow($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var stepLines: [String] { steps.map(Self.flow) }

  /// A value on one line.
  static func flow(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .flag(let flag): return flag ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .number(let number): return "\(number)"
    case .text(let text): return scalar(text)
    case .list(let items): return "[\(items.map(flow).joined(separator: ", "))]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      return "{ \(members.map { "\(scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ")) }"
    }
  }

  /// Ids and durations as they are, everything else in quotes.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    let startsAsWord = text.utf8.first.map { $0 >= UInt8(ascii: "A") || isDuration(text) } ?? false
    let isValue = ["null", "true", "false", "yes", "no", "~"].contains(text.lowercased())
    return isPlain && startsAsWord && !isValue ? text : YAMLScalar.doubleQuoted(text)
  }

  /// `90m`, `1h`.
  private static func isDuration(_ text: String) -> Bool {
    guard let unit = text.firstIndex(where: { !$0.isNumber }), unit > text.startIndex else { return false }
    return ["ms", "s", "m", "h", "d"].contains(String(text[unit...]))
  }
}

extension JSONValue {
  /// A value of YAML. Texts that are not in quotes are numbers and flags where YAML says so.
  init(_ node: SourceNode) {
    switch node.kind {
    case .mapping:
      self = .object(node.entries.map { Member($0.key.text, JSONValue($0.value)) })
    case .sequence: self = .list(node.items.map { JSONValue($0) })
    case .scalar:
      let text = node.text
      if node.style == .plain, let number = Int(text) {
        self = .integer(number)
      } else if node.style == .plain, text == "true" || text == "false" {
        self = .flag(text == "true")
      } else if node.style == .plain, text.contains("."), let number = Double(text) {
        self = .number(number)
      } else {
        self = .text(text)
      }
    }
  }
}
