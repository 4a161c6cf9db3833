import SpecLanguage

/// One verb of a step: everything that there is to say about it. What it does to the world is in `World.perform`.
struct StepVerb: Sendable {
  typealias Line = KeyReader<ScenarioStep.Action>

  let name: String
  /// The step with all its keys.
  let shape: ObjectShape
  /// The verb's own key.
  let field: FieldShape
  /// Nil after a finding.
  let read: @Sendable (Line) -> ScenarioStep.Action?

  /// - Parameters:
  ///   - doc: What happens.
  ///   - value: What the verb takes, with its meaning and an example.
  ///   - read: The action, from the verb's value and the keys beside it; it names those before it gives up.
  init<Value>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> KeyType<Value>, _ value: String, example: String,
    doc: String, _ read: @escaping @Sendable (Value?, Line) -> ScenarioStep.Action?
  ) {
    self.init(name, doc: doc) { line in
      read(line(name, type(), required: true, doc: value, example: example), line)
    }
  }

  /// A verb without other keys.
  init<Value>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> KeyType<Value>, _ value: String, example: String,
    doc: String, _ action: @escaping @Sendable (Value) -> ScenarioStep.Action
  ) {
    self.init(name, doc: doc) { line in
      line(name, type(), required: true, doc: value, example: example).map(action)
    }
  }

  /// A verb with a group of keys.
  init<Group: KeyedSection>(
    _ name: String, group: Group.Type, _ value: String, example: String, doc: String,
    _ action: @escaping @Sendable (Group) -> ScenarioStep.Action
  ) {
    self.init(name, doc: doc) { line in
      line(name, Group.self, required: true, doc: value, example: example).map(action)
    }
  }

  private init(
    _ name: String, doc: String, _ read: @escaping @Sendable (Line) -> ScenarioStep.Action?
  ) {
    self.name = name
    self.read = read
    let words = ObjectShape(name, doc: doc, of: read)
    field = words.fields[0]
    shape = ObjectShape("\(name.replacing("_", with: "-"))-step", doc: doc, choices: StepTime.choices) { (line: Line) in
      _ = line.time()
      _ = read(line)
      _ = line.expect()
    }
  }

  /// Whether what the clock shows after the step depends on it.
  var movesClock: Bool { name == "zone" || name == "clock" }

  /// The verbs in the order of the reference page.
  static let all = app + permissions + tokens + pushes + system

  /// Every verb, to tell which one a step has.
  static let words = ObjectShape("scenario-verb", doc: "What a step does.", fields: all.map(\.field))
}

// MARK: Steps without a verb

extension StepVerb {
  /// Time passes, and perhaps something is expected.
  static let wait = ObjectShape(
    "wait-step", doc: "Time passes.", choices: [KeyChoice(["until", "after"], required: true)]
  ) { (line: Line) in line.withoutVerb(hasAt: false) }

  /// At a time, something is expected.
  static let look = ObjectShape("look-step", doc: "Something must hold.") { (line: Line) in
    line.withoutVerb(hasOthers: false)
  }

  /// Every key of the two, to tell a step that has no verb, and to say which keys do not go together.
  static let plain = ObjectShape("plain-step", doc: "Time passes.", choices: StepTime.choices) { (line: Line) in
    line.withoutVerb()
  }
}

extension KeyReader<ScenarioStep.Action> {
  fileprivate func withoutVerb(hasAt: Bool = true, hasOthers: Bool = true) {
    _ = time(hasAt: hasAt, hasOthers: hasOthers)
    _ = expect(required: !hasOthers)
  }

  /// What must hold right after a step.
  func expect(required: Bool = false) -> AssertionList? {
    self(
      "expect", .assertions(orElse: "asserts nothing"), required: required,
      doc: "What must hold right after the step, over everything since the start.", example: "[{ pending: none }]")
  }
}
