package import SpecDiagnostics

/// Reads the keys of one section by the names that its `init` gives them, or only lists them.
///
/// Each call names a key with its type, its default, its meaning and an example; from the list of calls follow the
/// schema, the pages, the guesses and what the section resolves to.
public final class KeyReader<Section> {
  enum Source {
    /// The keys are listed; there is no file.
    case listing
    case mapping(ObjectReader, any ReadingScope)
    /// Without the section in the file each key has its default.
    case absent
  }

  typealias Output = @Sendable (Section) -> ResolvedMember?
  typealias SectionWords = @Sendable (Section, RuleWords) -> String?

  private(set) var source: Source
  /// Whose keys count where the section has none.
  private(set) var defaults: ObjectReader?
  /// The section itself, without keys that are unknown. Nil where there is no file.
  let part: ReadPart?
  /// The place of the section: its key, or its first line in a list.
  package let span: SourceSpan
  /// The id under which a map has it; empty for a section that has none.
  package let name: Located<String>
  /// The key behind which it stands; empty for an item of a list.
  let key: String
  /// Where the next key is most likely declared: most sections name theirs in one order.
  var next = 0
  private(set) var fields: [FieldShape] = []
  private(set) var outputs: [Output] = []
  private(set) var words: [(keys: [String], words: SectionWords)] = []
  /// Whether a key has no value that it must have.
  private(set) var isBroken = false
  /// Whether there is a mistake in the section so far, such as a misspelled key. What compares its keys with each other
  /// then says nothing: it would only follow from that.
  private(set) var isDoubtful = false

  init(_ source: Source, at span: SourceSpan = SourceSpan(startOf: ""), name: MapEntry? = nil, key: String = "") {
    self.source = source
    part = if case .mapping(_, let scope) = source { scope.session.beginPart() } else { nil }
    self.key = key
    self.span = span
    self.name = name.map { Located($0.name, at: $0.nameSpan) } ?? Located("", at: span)
  }

  /// Nothing is wrong with its keys, nor with what they say together.
  var isSound: Bool { !isDoubtful && part?.isSound ?? true }

  /// The section of a file that is no spec: its keys, with what they must know of what is around it.
  ///
  /// - Parameter defaults: Another such section, whose keys count where this one has none.
  package convenience init(_ mapping: ObjectReader, over defaults: ObjectReader? = nil, _ scope: any ReadingScope) {
    self.init(.mapping(mapping, scope))
    self.defaults = defaults
  }

  /// The keys as they are written; nil while they are only listed.
  package var mapping: ObjectReader? { if case .mapping(let mapping, _) = source { mapping } else { nil } }

  /// Whether a key is there, with a good value or a bad one.
  package func has(_ key: String) -> Bool { mapping?.has(key) ?? false }

  /// A finding about the section, or about one of its keys.
  package func report(_ code: DiagnosticCode, _ predicate: String, at key: String? = nil) {
    guard let mapping else { return }
    mapping.session.report(code, predicate, about: mapping.origin, at: key.map { mapping.keySpan($0) })
  }

  /// A finding about the value of a key; about the section where the key is not there.
  package func report(_ code: DiagnosticCode, _ predicate: String, about key: String) {
    guard let mapping else { return }
    mapping.session.report(code, predicate, about: mapping.written(key) ?? mapping.origin)
  }

  /// What is around the section; nil while its keys are only listed.
  package var scope: (any ReadingScope)? { if case .mapping(_, let scope) = source { scope } else { nil } }

  /// Leaves the section out: what its keys say together makes no sense, which is reported.
  func fail() {
    isBroken = true
    isDoubtful = true
  }

  /// There is a mistake in the section, which is reported.
  func doubt() { isDoubtful = true }

  /// The same, and nothing of what is in it is looked at.
  func leaveUnread() {
    fail()
    source = .absent
  }

  /// What goes beyond one key: done where there is a file.
  func check(_ body: (ObjectReader, AppReader) -> Void) {
    if case .mapping(let mapping, let scope) = source { body(mapping, scope.app) }
  }

  /// Two keys of the section make no sense together.
  ///
  /// - Parameters:
  ///   - key: The one that is wrong then.
  ///   - reason: Why, as the end of a sentence.
  func refuse(_ key: String, beside other: String, because reason: String) {
    guard case .mapping(let mapping, let scope) = source, mapping.has(other) else { return }
    // That the two are there is one mistake, however many keys go with either.
    let rivals = mapping.shape.choices.filter { $0.isExclusive && $0.keys.contains(other) }.flatMap(\.keys)
    guard mapping.has(key), !rivals.contains(where: { $0 != other && mapping.has($0) }) else { return }
    scope.session.reportConflict(mapping, key, "makes no sense with '\(other)', because \(reason)")
  }

  /// What keys of the section say in `explain` and in the catalogue, in the order of these calls: a line that begins in
  /// lower case, or nil for values that are not worth one.
  func says(_ keys: String..., words: @escaping SectionWords) {
    if case .listing = source { self.words.append((keys, words)) }
  }

  /// What another value of a key means in `diff`.
  ///
  /// - Parameters:
  ///   - key: One that is named above.
  ///   - counts: Why other numbers are counted then, as the beginning of a sentence; nil if they are not.
  ///   - inFlight: What becomes of notifications that are scheduled or out; a sentence.
  func changes(_ key: String, counts: String? = nil, inFlight: String) {
    guard case .listing = source else { return }
    guard let number = fields.lastIndex(where: { $0.key == key }) else { fatalError("'\(key)' is no key above.") }
    fields[number].change = KeyChange(counts: counts, inFlight: inFlight)
  }

  func list(_ field: FieldShape) {
    guard !fields.contains(where: { $0.key == field.key }) else { fatalError("The key '\(field.key)' is said twice.") }
    fields.append(field)
  }

  /// Reads a key, or lists it. Nil where there is no value, or a wrong one, which is reported.
  ///
  /// - Parameters:
  ///   - field: What is listed of it.
  ///   - value: Gives its value in a section.
  private func find<Value>(
    _ key: String, _ type: () -> KeyType<Value>, _ value: () -> @Sendable (Section) -> Value?,
    _ field: (KeyType<Value>) -> FieldShape
  ) -> Located<Value>? {
    switch source {
    case .absent: return nil
    case .listing:
      let (type, value) = (type(), value())
      let field = field(type)
      list(field)
      outputs.append { [resolve = type.resolve] in ResolvedMember(key, value($0).flatMap(resolve)) }
      return nil
    case .mapping(let mapping, let scope):
      let number = mapping.shape.field(key, near: next)
      next = number + 1
      guard let written = mapping.written(number, scope) else { return nil }
      let part = scope.session.beginPart()
      let type = type()
      if scope.session.reportGroup(around: written.value, type.shape) {
        isDoubtful = true
        return nil
      }
      let value = type.read(written)
      if !part.isSound { isDoubtful = true }
      return value.map { Located($0, at: written.value.span) }
    }
  }
}

// MARK: Values

extension KeyReader {
  /// A key that the section must have.
  func callAsFunction<Value>(
    _ key: String, _ value: @escaping @Sendable (Section) -> Located<Value>,
    _ type: @autoclosure () -> KeyType<Value>, doc: String, example: String
  ) -> Located<Value> {
    let found = find(
      key, type, { { value($0).value } }, { FieldShape(key, $0.shape, required: true, doc: doc, example: example) })
    if let found { return found }
    fail()
    return Located(type().sample(), at: span)
  }

  /// A key that the section must have, of a kind whose values know their place.
  func callAsFunction<Value>(
    _ key: String, _ value: @escaping @Sendable (Section) -> Value,
    _ type: @autoclosure () -> KeyType<Value>, doc: String, example: String
  ) -> Value {
    let found = find(key, type, { value }, { FieldShape(key, $0.shape, required: true, doc: doc, example: example) })
    if let found { return found.value }
    fail()
    return type().sample()
  }

  /// A key with a default.
  ///
  /// - Parameter absent: The default in words, where it depends on something else.
  func callAsFunction<Value>(
    _ key: String, _ value: @escaping @Sendable (Section) -> Located<Value>,
    _ type: @autoclosure () -> KeyType<Value>, default standard: Value, absent: String? = nil, doc: String,
    example: String
  ) -> Located<Value> {
    let found = find(
      key, type, { { value($0).value } }, { $0.field(key, default: standard, absent, doc: doc, example: example) })
    return found ?? Located(standard, at: span)
  }

  /// A key with a default, whose place does not matter.
  func callAsFunction<Value>(
    _ key: String, _ value: @escaping @Sendable (Section) -> Value,
    _ type: @autoclosure () -> KeyType<Value>, default standard: Value, absent: String? = nil, doc: String,
    example: String
  ) -> Value {
    let found = find(key, type, { value }, { $0.field(key, default: standard, absent, doc: doc, example: example) })
    return found?.value ?? standard
  }

  /// A key that may be absent.
  ///
  /// - Parameter absent: What holds then, in words.
  func callAsFunction<Value>(
    _ key: String, _ value: @escaping @Sendable (Section) -> Located<Value>?,
    _ type: @autoclosure () -> KeyType<Value>, absent: String? = nil, doc: String, example: String
  ) -> Located<Value>? {
    find(key, type, { { value($0)?.value } }, { FieldShape(key, $0.shape, absent: absent, doc: doc, example: example) })
  }

  /// A key that may be absent, of a kind whose values know their place, or whose place does not matter.
  func callAsFunction<Value>(
    _ key: String, _ value: @escaping @Sendable (Section) -> Value?,
    _ type: @autoclosure () -> KeyType<Value>, absent: String? = nil, doc: String, example: String
  ) -> Value? {
    find(key, type, { value }, { FieldShape(key, $0.shape, absent: absent, doc: doc, example: example) })?.value
  }

  /// A section inside; without it each of its keys has its default.
  ///
  /// - Parameter making: Reads its keys, where they need something from here.
  func callAsFunction<Inner: SpecSection>(
    _ key: String, _ value: @escaping @Sendable (Section) -> Inner,
    making: ((KeyReader<Inner>) -> Inner)? = nil, doc: String, example: String
  ) -> Inner {
    let found = find(
      key, { KeyType<Inner>.section(making: making) }, { value },
      { FieldShape(key, $0.shape, doc: doc, example: example) })
    return found?.value ?? Inner.keys.absent(at: span)
  }
}

extension KeyType {
  fileprivate func field(
    _ key: String, default standard: Value, _ absent: String?, doc: String, example: String
  ) -> FieldShape {
    // A flag that is only worth a word where it is set has its default all the same.
    let value = resolve(standard)?.yaml ?? (standard as? Bool).map { "\($0)" }
    return FieldShape(
      key, shape, default: absent == nil ? value : nil, absent: absent, doc: doc, example: example)
  }
}
