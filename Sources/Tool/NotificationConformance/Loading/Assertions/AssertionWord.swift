import SpecLanguage

/// What a line under `then` or `expect` is about: everything that there is to say about it. Whether it holds is in
/// `Verification`.
struct AssertionWord: Sendable {
  /// How several such lines go together.
  enum Lines {
    case any
    /// One line says it all.
    case one
    /// Together they are complete, or one of them is `none`.
    case complete
  }

  let name: String
  /// The line with all its keys.
  let shape: ObjectShape
  /// The word's own key.
  let field: FieldShape
  let lines: Lines
  /// Nil after a finding.
  let read: @Sendable (KeyReader<Assertion.Kind>) -> Assertion.Kind?

  /// - Parameters:
  ///   - doc: What must hold.
  ///   - value: What the word takes, with its meaning and an example.
  ///   - read: What is expected, from the word's value and the keys beside it; it names those before it gives up.
  init<Value>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> KeyType<Value>, _ value: String, example: String,
    doc: String, lines: Lines = .any, choices: [KeyChoice] = [],
    _ read: @escaping @Sendable (Value?, KeyReader<Assertion.Kind>) -> Assertion.Kind?
  ) {
    self.name = name
    self.lines = lines
    self.read = { line in read(line(name, type(), required: true, doc: value, example: example), line) }
    shape = ObjectShape(
      "\(name.replacing("_", with: "-"))-assertion", doc: doc, choices: choices,
      elsewhere: choices.contains { $0.keys.contains("between") } ? Self.elsewhereInNotifications : [:], of: self.read)
    field = shape.fields[0]
  }

  /// A word without other keys.
  init<Value>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> KeyType<Value>, _ value: String, example: String,
    doc: String, lines: Lines = .any, _ expected: @escaping @Sendable (Value) -> Assertion.Kind
  ) {
    self.init(name, type(), value, example: example, doc: doc, lines: lines) { value, _ in value.map(expected) }
  }

  /// What people look for in a line, and how it is said.
  static let elsewhere: [String: String] = {
    let absence =
      "the lines name all that came, so what they leave out did not come, and 'none' says that nothing did"
    let fate = "what became of one that did not come is 'outcome', as in '{ outcome: …, is: cancelled }'"
    let absent = [
      "not", "never", "no", "not_delivered", "undelivered", "not_sent", "not_received", "nothing_delivered",
    ]
    let fates = ["cancelled", "canceled", "dropped", "skipped", "held", "deferred", "suppressed", "missed"]
    return Dictionary(uniqueKeysWithValues: absent.map { ($0, absence) } + fates.map { ($0, fate) })
  }()

  private static let elsewhereInNotifications: [String: String] = {
    let count = "each line is one notification, so write a line for each"
    return ["on": "when it came is 'at'", "date": "when it came is 'at'", "count": count, "times": count]
  }()

  /// The words in the order of the reference page.
  static let all = notifications + settings + permissions + strings + tokens + pushes + system + parts

  /// Every word, to tell which one a line has.
  static let words = ObjectShape("scenario-assertion", doc: "What is expected.", fields: all.map(\.field))
}
