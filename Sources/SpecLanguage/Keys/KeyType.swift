import NotificationCivilTime
import NotificationTerms

/// What a key takes: its shape for people and schemas, how a value is read and what it resolves to.
struct KeyType<Value: Sendable>: Sendable {
  let shape: ValueShape
  /// Takes the place of a required value while the keys are only listed, and where it is broken.
  let sample: Value
  /// Reports what is wrong and gives nil.
  let read: @Sendable (SourceValue, ReadingSession) -> Value?
  let resolve: @Sendable (Value) -> ResolvedValue
  /// A list of nothing is worth a word where the words are few, and where it may replace a default.
  var resolvesEmptyLists = false
}

extension KeyType where Value: Hashable {
  /// Each value once; a repetition is reported.
  func readList(_ items: [SourceValue], _ session: ReadingSession) -> [Located<Value>] {
    session.distinctPlaces(items) { read($0, session) }
  }
}

extension KeyType where Value == String {
  static var text: Self { Self(shape: .text, sample: "", read: { $1.text($0) }, resolve: { .text($0) }) }

  static func pattern(_ pattern: TextPattern) -> Self {
    Self(shape: .pattern(pattern), sample: "", read: { $1.pattern($0, pattern) }, resolve: { .text($0) })
  }

  /// The id of an item that exists.
  static func reference(to kind: ItemKind) -> Self {
    Self(shape: .reference(kind), sample: "", read: { $1.reference($0, to: kind) }, resolve: { .text($0) })
  }
}

extension KeyType where Value == Bool {
  static var flag: Self { Self(shape: .flag, sample: false, read: { $1.flag($0) }, resolve: { .flag($0) }) }
}

extension KeyType where Value == Double {
  static func number(_ range: ClosedRange<Double>) -> Self {
    Self(
      shape: .numberIn(range), sample: range.lowerBound, read: { $1.number($0, in: range) },
      resolve: { .number($0) })
  }
}

extension KeyType where Value == TimeSpan {
  static var duration: Self {
    Self(
      shape: .duration, sample: .minutes(0), read: { $1.duration($0, in: .anyDuration) },
      resolve: { .text($0.description) })
  }
}

extension KeyType where Value: RawRepresentable<String> & CaseIterable & Sendable & Hashable {
  /// A word of a closed list: the raw values of `Value`, all of them.
  static var choice: Self {
    guard let sample = Value.allCases.first else { preconditionFailure("A choice among no words.") }
    return Self(
      shape: .choice(Value.allCases.map(\.rawValue)), sample: sample, read: { $1.choice($0, as: Value.self) },
      resolve: { .text($0.rawValue) }, resolvesEmptyLists: true)
  }
}
