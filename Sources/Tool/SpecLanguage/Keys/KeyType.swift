package import NotificationCivilTime
import SpecDiagnostics

/// What a key takes: its shape for people and schemas, how a value is read and what it resolves to.
package struct KeyType<Value> {
  private let makeShape: () -> ValueShape
  /// Takes the place of a required value while the keys are only listed, and where it is broken.
  let sample: () -> Value
  /// Reports what is wrong and gives nil.
  package let read: (WrittenValue) -> Value?
  /// Nil where there is nothing to say.
  let resolve: @Sendable (Value) -> ResolvedValue?

  init(
    _ shape: @autoclosure @escaping () -> ValueShape, sample: @autoclosure @escaping () -> Value,
    resolve: @escaping @Sendable (Value) -> ResolvedValue?, read: @escaping (WrittenValue) -> Value?
  ) {
    makeShape = shape
    self.sample = sample
    self.read = read
    self.resolve = resolve
  }

  /// A type of what belongs to no spec, so that it resolves to nothing.
  package init(_ shape: @autoclosure @escaping () -> ValueShape, read: @escaping (WrittenValue) -> Value?) {
    self.init(
      shape(), sample: { fatalError("Where there is no value of this type, the reader says so.") }(),
      resolve: { _ in nil }, read: read)
  }

  /// Made when it is asked for: most values are read without it.
  package var shape: ValueShape { makeShape() }
}

extension KeyType where Value == String {
  package static var text: Self { Self(.text, sample: "", resolve: { .text($0) }, read: { $0.session.text($0.value) }) }

  package static func pattern(_ pattern: TextPattern) -> Self {
    Self(.pattern(pattern), sample: "", resolve: { .text($0) }, read: { $0.session.pattern($0.value, pattern) })
  }

  /// The id of an item that exists.
  ///
  /// - Parameter isOfType: Whether only some of the items will do: of a misspelled one the nearest may be of another type.
  static func reference(to kind: ItemKind, isOfType: Bool = false) -> Self {
    Self(
      .reference(kind), sample: "", resolve: { .text($0) },
      read: { $0.session.reference($0.value, to: kind, isOfType: isOfType) })
  }
}

extension KeyType where Value == String {
  /// The id of an item that exists, in a file that is no spec.
  package static func id(of kind: ItemKind) -> Self {
    Self(.reference(kind)) { $0.session.reference($0.value, to: kind) }
  }
}

extension KeyType where Value == Bool {
  package static var flag: Self {
    Self(.flag, sample: false, resolve: { .flag($0) }, read: { $0.session.flag($0.value) })
  }

  /// A flag that is only worth a word where it is set.
  static var mark: Self {
    Self(.flag, sample: false, resolve: { $0 ? .flag(true) : nil }, read: { $0.session.flag($0.value) })
  }
}

extension KeyType where Value == Int {
  package static func int(_ range: ClosedRange<Int>) -> Self {
    Self(.int(range), sample: range.lowerBound, resolve: { .int($0) }, read: { $0.session.int($0.value, in: range) })
  }
}

extension KeyType where Value == Double {
  package static func number(_ range: ClosedRange<Double>) -> Self {
    Self(
      .numberIn(range), sample: range.lowerBound, resolve: { .number($0) },
      read: { $0.session.number($0.value, in: range) })
  }
}

extension KeyType where Value == TimeSpan {
  package static var duration: Self { duration(in: .anyDuration) }

  package static func duration(in range: ClosedRange<TimeSpan>) -> Self {
    Self(
      .duration, sample: .minutes(0), resolve: { .text($0.description) },
      read: { $0.session.duration($0.value, in: range) })
  }
}

extension KeyType where Value == ClosedRange<TimeSpan> {
  static var durationRange: Self {
    Self(
      .durationRange, sample: .zero ... .zero, resolve: { .text("\($0.lowerBound)..\($0.upperBound)") },
      read: { $0.session.durationRange($0.value) })
  }
}

extension KeyType where Value == WallClockTime {
  package static var localTime: Self {
    Self(.localTime, sample: .midnight, resolve: { .text($0.description) }, read: { $0.session.localTime($0.value) })
  }
}

extension KeyType where Value == CivilDate {
  package static var date: Self {
    Self(
      .pattern(.date), sample: CivilDate(dayNumber: 0), resolve: { .text($0.description) },
      read: { $0.session.date($0.value) })
  }
}

extension KeyType where Value: RawRepresentable<String> & CaseIterable & Sendable & Hashable {
  /// A word of a closed list: the raw values of `Value`, all of them.
  package static var choice: Self {
    let words = Array(Value.allCases)
    return Self(
      .choice(words.map(\.rawValue)), sample: words[0], resolve: { .text($0.rawValue) },
      read: { $0.session.choice($0.value, as: Value.self) })
  }

  /// A word of a closed list: the raw values of some of `Value`.
  static func choice(of words: [Value]) -> Self {
    Self(
      .choice(words.map(\.rawValue)), sample: words[0], resolve: { .text($0.rawValue) },
      read: { $0.session.choice($0.value, among: words) })
  }
}

extension KeyType where Value: SpecSection {
  /// A mapping with keys of its own.
  static var section: Self { section(making: nil) }

  /// - Parameter making: Reads its keys, where they need something from around it.
  static func section(making: ((KeyReader<Value>) -> Value)?) -> Self {
    let keys = Value.keys
    return Self(
      .object(keys.shape), sample: keys.absent(at: SourceSpan(startOf: "")), resolve: { keys.resolve($0) },
      read: { keys.read($0, making: making) })
  }
}
