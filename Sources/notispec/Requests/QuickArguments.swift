import NotificationCivilTime

/// The options of a plain command line: each spelled out in the one common way, with a sensible value.
///
/// The argument parser takes 3 ms of CPU before a verb begins, which is more than a small workspace takes to check: it looks
/// up hundreds of protocol conformances. Command lines of scripts, editors and CI are read here instead. Everything else
/// is left to the argument parser: help, completions, other spellings, mistakes and their messages.
struct QuickArguments {
  private var options: [(name: String, value: String?)] = []
  /// What belongs to no option.
  private var operands: [String] = []
  private var isPlain = true

  /// Options without a value; all others have one.
  private static let flags: Set<String> = ["anew", "breaking", "check", "fix", "no-atomic", "once", "quiet", "verbose"]

  /// Nil for anything but `--name`, `--name value`, `--name=value` and words without a dash.
  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        operands.append(argument)
        continue
      }
      guard argument.hasPrefix("--"), argument.utf8.count > 2 else { return nil }
      let name = argument.dropFirst(2)
      if Self.flags.contains(String(name)) {
        options.append((String(name), nil))
      } else if let equals = name.firstIndex(of: "=") {
        options.append((String(name[..<equals]), String(name[name.index(after: equals)...])))
      } else {
        guard let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
        options.append((String(name), value))
      }
    }
  }

  /// Whether every option was taken, and none of them twice or with a value that it cannot have.
  var isUsedUp: Bool { isPlain && options.isEmpty && operands.isEmpty }

  /// The first word that belongs to no option.
  mutating func operand() -> String? {
    guard !operands.isEmpty else { return nil }
    let word = operands.removeFirst()
    if word.isEmpty { isPlain = false }
    return word
  }

  /// A word without which the verb means nothing.
  mutating func requiredOperand() -> String {
    guard let word = operand() else {
      isPlain = false
      return ""
    }
    return word
  }

  mutating func texts(_ name: String) -> [String] {
    let values = options.filter { $0.name == name }.compactMap(\.value)
    options.removeAll { $0.name == name && $0.value != nil }
    if values.contains("") { isPlain = false }
    return values
  }

  mutating func text(_ name: String) -> String? {
    let values = texts(name)
    if values.count > 1 { isPlain = false }
    return values.first
  }

  /// An option without which the verb means nothing.
  mutating func requiredText(_ name: String) -> String {
    guard let text = text(name) else {
      isPlain = false
      return ""
    }
    return text
  }

  mutating func date(_ name: String) -> CivilDate? {
    guard let text = text(name) else { return nil }
    let date = CivilDate(text)
    if date == nil { isPlain = false }
    return date
  }

  /// A value in a form of its own; nil when the option is not there.
  mutating func parsed<Value>(_ name: String, _ parse: (String) -> Value?) -> Value? {
    guard let text = text(name) else { return nil }
    let value = parse(text)
    if value == nil { isPlain = false }
    return value
  }

  mutating func flag(_ name: String) -> Bool {
    let count = options.count
    options.removeAll { $0.name == name && $0.value == nil }
    return options.count < count
  }

  /// Nil when the option is not there.
  mutating func optionalChoice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    guard let text = text(name) else { return nil }
    let choice = Choice(rawValue: text)
    if choice == nil { isPlain = false }
    return choice
  }

  mutating func choice<Choice: RawRepresentable<String>>(_ name: String, standard: Choice) -> Choice {
    guard let text = text(name) else { return standard }
    guard let choice = Choice(rawValue: text) else {
      isPlain = false
      return standard
    }
    return choice
  }
}
