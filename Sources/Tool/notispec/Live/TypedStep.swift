import NotificationConformance
import SpecLanguage
import YAMLNodes

/// A step as a page sends it: with the keys of a step; with `yaml`, a step as somebody has typed it; or with `typed`, what
/// is in the fields of a signal.
struct TypedStep {
  let signals: [SignalItem]

  /// With the keys of a step only.
  func step(_ sent: JSONValue) -> JSONValue {
    if let typed = sent["yaml"]?.text { return Self.read(typed) }
    guard let fields = sent["typed"]?.members, let signal = signals.first(where: { $0.id == sent["signal"]?.text })
    else { return sent }
    let carried = fields.compactMap { field -> JSONValue.Member? in
      guard let text = field.value.text, !text.isEmpty else { return nil }
      return .init(field.key, signal.parameter(field.key)?.kind.value(text) ?? .text(text))
    }
    let others = (sent.members ?? []).filter { $0.key != "typed" }
    return .object(others + (carried.isEmpty ? [] : [.init("with", .object(carried))]))
  }

  /// A parameter that needs a value and has none.
  func missing(in sent: JSONValue) -> ParameterItem? {
    guard let fields = sent["typed"], let signal = signals.first(where: { $0.id == sent["signal"]?.text }) else {
      return nil
    }
    return signal.parameters.first { !$0.isOptional && fields[$0.id]?.text?.isEmpty ?? true }
  }

  /// What somebody has typed is read here and written anew, so that it is one value and nothing else. Without a time it
  /// happens now.
  private static func read(_ typed: String) -> JSONValue {
    guard let root = tree(typed) else { return .object([]) }
    let step = JSONValue(root)
    guard let members = step.members, !members.isEmpty,
      !members.contains(where: { ["at", "until", "after"].contains($0.key) })
    else { return step }
    return .object([.init("after", .text("0m"))] + members)
  }

  private static func tree(_ typed: String) -> SourceNode? {
    let line = typed.split(whereSeparator: \.isNewline).joined(separator: " ")
    return YAMLReader.read(Array((line.first == "{" ? line : "{ \(line) }").utf8), file: "step").tree?.root
  }

  /// Whether it can be read as a step at all.
  static func isReadable(_ sent: JSONValue) -> Bool {
    guard let typed = sent["yaml"]?.text else { return true }
    return tree(typed)?.entries.first { _ in true } != nil
  }
}

extension ParameterItem.Kind {
  /// The value that somebody means by a text in a field. What is no value of the kind stays a text, and is refused as one.
  fileprivate func value(_ text: String) -> JSONValue {
    switch self {
    case .int, .double, .percent, .decimal, .money:
      if let whole = Int(text) { return .integer(whole) }
      return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .text(text)
    case .instant: return Int(text).map { .integer($0) } ?? .text(text)
    case .string, .time: return .text(text)
    case .times, .weekdays:
      let words = text.split { " ,;、，[]\"'".contains($0) }
      return .list(words.map { .text(String($0)) })
    }
  }

  /// What a field for it takes, in words.
  var words: String {
    switch self {
    case .int: "a whole number"
    case .double, .decimal, .money: "a number"
    case .percent: "per cent"
    case .string: "a text"
    case .instant: "a moment"
    case .time: "a time of day"
    case .times: "times of day"
    case .weekdays: "days of the week"
    }
  }

  /// What can be written into a field for it.
  var hint: String {
    switch self {
    case .int: "3"
    case .double, .decimal, .money: "2.5"
    case .percent: "80"
    case .string: ""
    case .instant: "2026-03-02 20:00"
    case .time: "08:00"
    case .times: "08:00, 20:00"
    case .weekdays: "monday, friday"
    }
  }
}
