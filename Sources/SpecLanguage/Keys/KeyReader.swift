import SpecDiagnostics

/// Reads the keys of one section in the order in which its `init` names them, or only lists them.
///
/// Each call names a key with its type, its default, its meaning and an example; from the list of calls follow the
/// schema, the pages, the guesses and what the section resolves to.
final class KeyReader<Section> {
  enum Source {
    /// The keys are listed; there is no file.
    case listing
    case mapping(ObjectReader, at: SourceSpan, AppReader)
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
    case .mapping(_, let span, _), .absent(let span): span
    }
  }

  /// What goes beyond one key: done where there is a file.
  func check(_ body: (ObjectReader, AppReader) -> Void) {
    if case .mapping(let mapping, _, let app) = source { body(mapping, app) }
  }

  /// A key in a file.
  private struct Written {
    var mapping: ObjectReader
    var field: Int
    var app: AppReader
    var value: SourceValue
    var session: ReadingSession { mapping.session }
  }

  /// The value behind the next key; nil where there is none. Lists the key otherwise.
  private func written(_ field: @autoclosure () -> FieldShape, _ output: @escaping Output) -> Written? {
    defer { next += 1 }
    switch source {
    case .listing:
      fields.append(field())
      outputs.append(output)
      return nil
    case .absent: return nil
    case .mapping(let mapping, _, let app):
      assert(
        mapping.shape.fields[next].key == field().key, "'\(mapping.shape.name)' reads its keys in another order.")
      return mapping.written(next).map { Written(mapping: mapping, field: next, app: app, value: $0) }
    }
  }
}

// MARK: Values

extension KeyReader {
  /// A key that the section must have.
  func callAsFunction<Value: Sendable>(
    _ key: String, _ path: any KeyPath<Section, Located<Value>> & Sendable, _ type: KeyType<Value>, doc: String,
    example: String
  ) -> Located<Value> {
    let written = written(FieldShape(key, type.shape, required: true, doc: doc, example: example)) {
      ResolvedMember(key: key, value: type.resolve($0[keyPath: path].value))
    }
    if let written, let value = type.read(written.value, written.session) {
      return Located(value, at: written.value.span)
    }
    isBroken = true
    return Located(type.sample, at: span)
  }

  /// A key with a default.
  func callAsFunction<Value: Sendable>(
    _ key: String, _ path: any KeyPath<Section, Located<Value>> & Sendable, _ type: KeyType<Value>,
    default standard: Value, doc: String, example: String
  ) -> Located<Value> {
    let written = written(
      FieldShape(key, type.shape, default: type.resolve(standard).yaml, doc: doc, example: example)
    ) {
      ResolvedMember(key: key, value: type.resolve($0[keyPath: path].value))
    }
    guard let written, let value = type.read(written.value, written.session) else {
      return Located(standard, at: span)
    }
    return Located(value, at: written.value.span)
  }

  /// A key that may be absent.
  func callAsFunction<Value: Sendable>(
    _ key: String, _ path: any KeyPath<Section, Located<Value>?> & Sendable, _ type: KeyType<Value>, doc: String,
    example: String
  ) -> Located<Value>? {
    let written = written(FieldShape(key, type.shape, doc: doc, example: example)) {
      $0[keyPath: path].map { ResolvedMember(key: key, value: type.resolve($0.value)) }
    }
    guard let written, let value = type.read(written.value, written.session) else { return nil }
    return Located(value, at: written.value.span)
  }
}

// MARK: Lists

extension KeyReader {
  /// A list without repetitions.
  ///
  /// - Parameters:
  ///   - standard: The value without the key; nil if that is an empty list, or the key is required.
  ///   - notEmpty: What is wrong with a list of nothing; nil where that means something.
  ///   - check: What else each value must be, in the whole app.
  func callAsFunction<Value: Hashable & Sendable>(
    _ key: String, _ path: any KeyPath<Section, [Located<Value>]> & Sendable, listOf type: KeyType<Value>,
    required: Bool = false, default standard: [Value]? = nil, notEmpty: String? = nil,
    checking check: ((AppReader) -> (SourceValue) -> Void)? = nil, doc: String, example: String
  ) -> [Located<Value>] {
    let field = FieldShape(
      key, .list(of: type.shape), required: required,
      default: standard.map { ResolvedValue.list($0.map(type.resolve)).yaml }, doc: doc, example: example)
    let written = written(field) {
      let values = $0[keyPath: path]
      if values.isEmpty, !type.resolvesEmptyLists { return nil }
      return ResolvedMember(key: key, value: .list(values.map { type.resolve($0.value) }))
    }
    guard let written, let items = written.session.list(written.value, expected: field.type) else {
      isBroken = isBroken || required
      return (standard ?? []).map { Located($0, at: span) }
    }
    if items.isEmpty, let notEmpty { written.session.report(.badValue, notEmpty, about: written.value) }
    if let check { items.forEach(check(written.app)) }
    return type.readList(items, written.session)
  }

  /// A map from ids of items that are defined elsewhere to words, in the order of the file.
  ///
  /// - Parameter check: What else each entry must be, in the whole app.
  func callAsFunction<Value: Hashable & Sendable>(
    _ key: String, _ path: any KeyPath<Section, [LocatedEntry<Value>]> & Sendable, keys: KeyShape,
    values type: KeyType<Value>, checking check: (AppReader, MapEntry) -> Void, doc: String, example: String
  ) -> [LocatedEntry<Value>] {
    let written = written(FieldShape(key, .map(keys: keys, values: type.shape), doc: doc, example: example)) {
      let entries = $0[keyPath: path]
      if entries.isEmpty { return nil }
      let members = entries.map { ResolvedMember(key: $0.name.value, value: type.resolve($0.value.value)) }
      return ResolvedMember(key: key, value: .section(members))
    }
    return (written?.mapping.map(key) ?? []).compactMap { entry in
      guard let written else { return nil }
      check(written.app, entry)
      guard let value = type.read(entry.value, written.session), entry.isNameValid else { return nil }
      return LocatedEntry(
        name: Located(entry.name, at: entry.nameSpan), value: Located(value, at: entry.value.span))
    }
  }
}

// MARK: Sections

extension KeyReader {
  /// A section inside; without it each of its keys has its default.
  func callAsFunction<Inner: SpecSection>(
    _ key: String, _ path: any KeyPath<Section, Inner> & Sendable, doc: String, example: String
  ) -> Inner {
    let keys = Inner.keys
    let written = written(FieldShape(key, .object(keys.shape), doc: doc, example: example)) {
      ResolvedMember(key: key, value: keys.resolve($0[keyPath: path]))
    }
    return written.flatMap { keys.read(key, in: $0.mapping, $0.app) } ?? keys.absent(at: span)
  }

  /// A section inside that may be absent.
  func callAsFunction<Inner: SpecSection>(
    _ key: String, _ path: any KeyPath<Section, Inner?> & Sendable, doc: String, example: String
  ) -> Inner? {
    let keys = Inner.keys
    let written = written(FieldShape(key, .object(keys.shape), doc: doc, example: example)) {
      $0[keyPath: path].map { ResolvedMember(key: key, value: keys.resolve($0)) }
    }
    return written.flatMap { keys.read(key, in: $0.mapping, $0.app) }
  }

  /// The requirements that the section answers.
  func covers(_ path: any KeyPath<Section, [Located<String>]> & Sendable) -> [Located<String>] {
    self(
      "covers", path, listOf: .reference(to: .requirement), doc: CommonFields.covers.doc,
      example: CommonFields.covers.example)
  }
}
