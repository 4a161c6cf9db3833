import SpecDiagnostics

/// Reads the keys of one section in the order in which its `init` names them, or only lists them.
final class KeyReader<Section> {
  enum Source {
    /// The keys are listed; there is no file.
    case listing
    case mapping(ObjectReader, at: SourceSpan)
    /// Without the section in the file each key has its default.
    case absent(at: SourceSpan)
  }

  typealias Output = @Sendable (Section) -> ResolvedMember?

  private let source: Source
  /// The key that comes next.
  private var next = 0
  private(set) var fields: [FieldShape] = []
  private(set) var outputs: [Output] = []
  /// Whether a key has no value that it must have.
  private(set) var isBroken = false

  init(_ source: Source) { self.source = source }

  /// The place of the section.
  var span: SourceSpan {
    switch source {
    case .listing: SourceSpan(startOf: "")
    case .mapping(_, let span), .absent(let span): span
    }
  }

  /// The value behind the next key; nil where there is none. Lists the key otherwise.
  private func value(
    _ key: String, _ type: ValueShape, required: Bool = false, default standard: ResolvedValue? = nil, _ doc: String,
    _ example: String, _ output: @escaping Output
  ) -> (value: SourceValue, session: ReadingSession)? {
    defer { next += 1 }
    switch source {
    case .listing:
      fields.append(
        FieldShape(key, type, required: required, default: standard?.yaml, doc: doc, example: example))
      outputs.append(output)
      return nil
    case .absent: return nil
    case .mapping(let mapping, _):
      assert(mapping.shape.fields[next].key == key, "'\(mapping.shape.name)' reads its keys in another order.")
      return mapping.written(next).map { ($0, mapping.session) }
    }
  }

  // MARK: Values

  /// A key that the section must have.
  func callAsFunction<Value: Sendable>(
    _ key: String, _ path: any KeyPath<Section, Located<Value>> & Sendable, _ type: KeyType<Value>, doc: String,
    example: String
  ) -> Located<Value> {
    let found = value(key, type.shape, required: true, doc, example) {
      ResolvedMember(key: key, value: type.resolve($0[keyPath: path].value))
    }
    if let found, let value = type.read(found.value, found.session) { return Located(value, at: found.value.span) }
    isBroken = true
    return Located(type.sample, at: span)
  }

  /// A key with a default.
  func callAsFunction<Value: Sendable>(
    _ key: String, _ path: any KeyPath<Section, Located<Value>> & Sendable, _ type: KeyType<Value>, default standard: Value,
    doc: String, example: String
  ) -> Located<Value> {
    let found = value(key, type.shape, default: type.resolve(standard), doc, example) {
      ResolvedMember(key: key, value: type.resolve($0[keyPath: path].value))
    }
    guard let found, let value = type.read(found.value, found.session) else { return Located(standard, at: span) }
    return Located(value, at: found.value.span)
  }

  /// A key that may be absent.
  func callAsFunction<Value: Sendable>(
    _ key: String, _ path: any KeyPath<Section, Located<Value>?> & Sendable, _ type: KeyType<Value>, doc: String,
    example: String
  ) -> Located<Value>? {
    let found = value(key, type.shape, doc, example) {
      $0[keyPath: path].map { ResolvedMember(key: key, value: type.resolve($0.value)) }
    }
    guard let found, let value = type.read(found.value, found.session) else { return nil }
    return Located(value, at: found.value.span)
  }

  // MARK: Lists

  /// A list without repetitions.
  ///
  /// - Parameter notEmpty: What is wrong with a list of nothing; nil where that means something.
  func callAsFunction<Value: Hashable & Sendable>(
    _ key: String, _ path: any KeyPath<Section, [Located<Value>]> & Sendable, listOf type: KeyType<Value>,
    default standard: [Value], notEmpty: String? = nil, doc: String, example: String
  ) -> [Located<Value>] {
    let shape = ValueShape.list(of: type.shape)
    let found = value(key, shape, default: .list(standard.map(type.resolve)), doc, example) {
      ResolvedMember(key: key, value: .list($0[keyPath: path].map { type.resolve($0.value) }))
    }
    guard let (value, session) = found, let items = session.list(value, expected: shape) else {
      return standard.map { Located($0, at: span) }
    }
    if items.isEmpty, let notEmpty { session.report(.badValue, notEmpty, about: value) }
    return session.distinctPlaces(items) { type.read($0, session) }
  }

  // MARK: Sections

  /// A section inside; without it each of its keys has its default.
  func callAsFunction<Inner: SpecSection>(
    _ key: String, _ path: any KeyPath<Section, Inner> & Sendable, doc: String, example: String
  ) -> Inner {
    let keys = Inner.keys
    let found = value(key, .object(keys.shape), doc, example) {
      ResolvedMember(key: key, value: keys.resolve($0[keyPath: path]))
    }
    guard found != nil, case .mapping(let mapping, _) = source, let inner = mapping.object(key) else {
      return keys.absent(at: span)
    }
    return keys.read(inner, at: mapping.keySpan(key)) ?? keys.absent(at: span)
  }
}
