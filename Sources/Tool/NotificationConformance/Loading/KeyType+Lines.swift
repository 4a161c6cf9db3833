import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// What only keys of steps and lines take.
extension KeyType {
  init(_ shape: @autoclosure @escaping () -> ValueShape, _ read: @escaping (SourceValue, LineFile) -> Value?) {
    self.init(shape()) { written in (written.scope as? LineFile).flatMap { read(written.value, $0) } }
  }

  func read(_ value: SourceValue, _ file: LineFile) -> Value? { read(WrittenValue(value, file)) }
}

extension KeyType where Value == String {
  /// The id of an item that exists.
  static func reference(_ kind: ItemKind) -> Self {
    Self(.reference(kind)) { value, file in
      guard let id = file.session.reference(value, to: kind) else { return nil }
      file.mention(.item(kind, id))
      return id
    }
  }
}

extension KeyType where Value == Bool {
  static var onOff: Self { Self(.onOff) { $1.session.choice($0, as: OnOff.self).map { $0 == .on } } }
}

extension KeyType where Value == Int {
  static var count: Self { int(0...1_000_000) }
}

extension KeyType where Value == LanguageTag {
  static var languageTag: Self { Self(.languageTag) { $0.session.languageTag($0.value) } }
}

extension KeyType where Value == Instant {
  /// A time with the `fold` beside it.
  ///
  /// - Parameter needsDate: Refuse a bare time when the case has had several dates.
  static func time(needsDate: Bool = false) -> Self {
    Self(.scenarioTime) { value, file in
      file.dependOnTime()
      let fold = file.reading.fold(of: file.mapping)
      return file.reading.instant(value, fold: fold, on: file.timeline, needsDate: needsDate)
    }
  }
}

extension KeyType where Value == OutcomeReason {
  /// Why something does not come. Which cap it was is a key of its own.
  static var outcomeReason: Self {
    Self(KeyType<OutcomeReason>.choice.shape) { value, file in
      if value.kind == .scalar, OutcomeReason(rawValue: value.text) == nil {
        let id = value.text.hasPrefix("cap.") ? String(value.text.dropFirst(4)) : value.text
        if let reason = file.reading.vocabulary.capReasons[id] {
          file.session.report(
            .wrongType, "names a cap, which is a key of its own: write 'reason: \(reason.rawValue), cap: \(id)'",
            about: value)
          return nil
        }
      }
      return file.session.choice(value, as: OutcomeReason.self)
    }
  }
}

extension KeyType where Value: RawRepresentable<String> & CaseIterable {
  /// A word of a closed list, or `none`, which is one more word of it.
  static var choiceOrNone: KeyType<Value?> {
    KeyType<Value?>(.choice(Value.allCases.map(\.rawValue) + ["none"])) { value, file in
      value.kind == .scalar && value.text == "none"
        ? .some(nil) : file.session.choice(value, as: Value.self, or: ["none"]).map { .some($0) }
    }
  }
}

extension KeyType where Value: KeyedSection {
  /// A group of keys in a list, or in place of a word.
  static var group: Self {
    Self(.object(Value.keys.shape)) { value, file in
      file.session.object(value, Value.keys.shape).flatMap { Value.keys.parts(of: $0, LineFile($0, inside: file)) }
    }
  }
}

extension KeyType {
  /// - Parameter expected: What a finding asks for, where that is not a list of `item`.
  static func list<Item>(of item: KeyType<Item>, expected: ValueShape? = nil) -> Self where Value == [Item] {
    Self(.list(of: item.shape)) { value, file in
      file.session.list(value, expected: expected ?? .list(of: item.shape))?.compactMap { item.read($0, file) }
    }
  }

  /// The same, or `none` for nothing.
  ///
  /// - Parameters:
  ///   - expected: What a finding asks for, where that is not a list of `item`, or `none`.
  ///   - predicate: What is wrong with an empty list; nil where it means `none`.
  static func listOrNone<Item>(
    of item: KeyType<Item>, expected: ValueShape? = nil, notEmpty predicate: String? = nil
  ) -> Self where Value == [Item] {
    let shape = ValueShape.either([.list(of: item.shape), .choice(["none"])])
    let list = Self.list(of: item, expected: expected ?? shape)
    let read = predicate.map { list.notEmpty(.assertsNothing, $0) } ?? list
    return Self(shape) { value, file in
      if value.kind == .scalar, value.text == "none" { return [] }
      return file.session.reportNothing(value, shape) ? nil : read.read(value, file)
    }
  }

  static func map<Item>(keys: KeyShape, values item: KeyType<Item>) -> Self where Value == [String: Item] {
    Self(.map(keys: keys, values: item.shape)) { value, file in
      let shape = ValueShape.map(keys: keys, values: item.shape)
      guard let entries = file.session.map(value, keys: keys, expected: shape) else { return nil }
      var values: [String: Item] = [:]
      for entry in entries where entry.isNameValid {
        if case .reference(let kind) = keys { file.mention(.item(kind, entry.name)) }
        values[entry.name] = item.read(entry.value, file)
      }
      return values
    }
  }

  /// The same, or `none`.
  var orNone: KeyType<Value?> {
    KeyType<Value?>(.either([shape, .choice(["none"])])) { value, file in
      if value.kind == .scalar, value.text == "none" { return .some(nil) }
      if file.session.reportNothing(value, shape) { return nil }
      if value.kind == .sequence, value.node.count == 0 {
        file.session.report(
          .wrongType, "is an empty list: write 'none' for nothing", about: value,
          fixIt: Diagnostic.FixIt("write 'none'", replace: value.span, with: "none"))
        return nil
      }
      if value.kind == .sequence, case .reference = shape {
        file.session.report(.wrongType, "is a list: write a line for each", about: value)
        return nil
      }
      return read(value, file).map { .some($0) }
    }
  }

  /// The same with something that it must hold besides; a value with a mistake in it is not looked at.
  func checking(_ check: @escaping (Value, SourceValue, LineFile) -> Value?) -> Self {
    Self(shape) { value, file in
      guard let read = file.session.sound({ read(value, file) }) else { return nil }
      return check(read, value, file)
    }
  }
}

extension ReadingSession {
  /// Whether another word says that there is nothing, which is `none`; it is reported then.
  fileprivate func reportNothing(_ value: SourceValue, _ shape: ValueShape) -> Bool {
    guard value.kind == .scalar, Self.wordsForNothing.contains(value.text.lowercased()), !shape.takes(value, items)
    else {
      return false
    }
    let found = value.text.isEmpty ? "empty" : "'\(value.text)'"
    report(
      .wrongType, "is \(found): write 'none' for nothing", about: value,
      fixIt: writing(value.text.isEmpty ? " none" : "none", for: value)?.asQuestion(unless: false))
    return true
  }

  private static let wordsForNothing: Set<String> = [
    "", "nothing", "no", "null", "~", "nil", "never", "nobody", "empty", "false", "0", "-", "нет", "ничего", "никогда",
    "nichts", "keine", "rien", "nada", "无",
  ]
}

extension ValueShape {
  /// Whether a word is one of the list, the id of an item, or a number that may be written there.
  fileprivate func takes(_ value: SourceValue, _ items: ItemIndex) -> Bool {
    switch self {
    case .either(let shapes): shapes.contains { $0.takes(value, items) }
    case .choice(let words): words.contains(value.text)
    case .reference(let kind): items.place(of: value.text, kind) != nil
    case .int(let range): if case .int(let number) = value.core { range.contains(number) } else { false }
    default: false
    }
  }
}

extension KeyType where Value: Collection {
  /// An empty one says nothing.
  func notEmpty(_ code: DiagnosticCode = .assertsNothing, _ predicate: String = "asserts nothing") -> Self {
    checking { read, value, file in
      guard read.isEmpty else { return read }
      file.session.report(code, predicate, about: value)
      return nil
    }
  }
}

extension KeyType where Value == [String?] {
  /// Requirements; nil for one that is not known, which is reported.
  static func proven(by prover: String) -> Self {
    Self(.list(of: .reference(.requirement))) { written in
      let session = written.session
      guard let items = session.list(written.value, expected: .list(of: .reference(.requirement))) else { return nil }
      if items.isEmpty {
        session.report(
          .missingKey, "names no requirement: list the ids of those that \(prover) proves", about: written.value)
      }
      return items.map { session.reference($0, to: .requirement) }
    }
  }
}

extension KeyType where Value == [StepPlan] {
  /// What happens, in order.
  static var steps: Self {
    let items = KeyType<[SourceValue]>.items(
      of: .either(ScenarioShape.steps.map(ValueShape.object)), atMost: ReadingSession.sectionLimit)
    return Self(items.shape) { written in items.read(written)?.compactMap { StepPlan($0, in: written.session) } }
  }
}

extension KeyType where Value == AssertionList {
  /// What must hold.
  ///
  /// - Parameter predicate: What is wrong with an empty list.
  static func assertions(orElse predicate: String) -> Self {
    let items = KeyType<[SourceValue]>.items(of: .either(ScenarioShape.assertions.map(ValueShape.object)))
    return Self(items.shape) { written in
      guard let lines = items.read(written) else { return nil }
      if lines.isEmpty { written.session.report(.assertsNothing, predicate, about: written.value) }
      return AssertionList(lines, in: written.session)
    }
  }
}

extension KeyType where Value == [ScenarioStep.PreferenceChange] {
  /// Settings with a value of their kind each.
  static var settings: Self {
    Self(.settings) { value, file in
      let changes = file.reading.settings(value)
      for change in changes { file.mention(.item(.preference, change.id)) }
      return changes
    }
  }
}

extension KeyType where Value == [String: String] {
  /// Attributes with a value that each can have.
  static var attributes: Self {
    Self(.attributeValues) { value, file in
      let values = file.reading.attributes(value)
      for id in values.keys.sorted() { file.mention(.item(.attribute, id)) }
      return values
    }
  }
}

extension KeyType where Value == [String: Bool] {
  /// Where flags of the team are.
  static var switches: Self {
    Self(.switches) { value, file in
      let positions = file.reading.switches(value)
      for id in positions.keys.sorted() { file.mention(.item(.flag, id)) }
      return positions
    }
  }

  /// Switches that the app remembers or is told from outside.
  static var flags: Self { Self(.flags) { value, file in file.reading.flags(value) } }
}
