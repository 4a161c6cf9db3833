import SpecDiagnostics

/// A value to read, with the mapping that it is in.
package struct WrittenValue {
  package let value: SourceValue
  /// What is read around it.
  package let scope: any ReadingScope
  /// The mapping and the number of the key; nil for an item of a list or a map.
  private let owner: (mapping: ObjectReader, field: Int)?

  package init(
    _ value: SourceValue, _ scope: any ReadingScope, in owner: (mapping: ObjectReader, field: Int)? = nil
  ) {
    self.value = value
    self.scope = scope
    self.owner = owner
  }

  package var session: ReadingSession { scope.session }
  var app: AppReader { scope.app }

  /// The same for one form of several, whose keys have nothing to do with those around it.
  var alone: WrittenValue { WrittenValue(value, scope) }

  /// The same with the cells of the row that is read now.
  var again: WrittenValue { owner.flatMap { $0.mapping.written($0.field, scope) } ?? self }

  /// The key it stands behind, or its beginning.
  var headSpan: SourceSpan { owner.map { $0.mapping.keySpan(at: $0.field) } ?? value.headSpan }

  /// The key it stands behind; empty for an item of a list or a map.
  var key: String { owner.map { $0.mapping.shape.fields[$0.field].key } ?? "" }

  /// The keys of a mapping, which several files may define parts of.
  package func mapping(_ shape: ObjectShape) -> ObjectReader? {
    guard let owner else { return session.object(value, shape) }
    return owner.mapping.object(value, at: owner.field, shape)
  }

  /// The entries of a map; nil when it is none, which is reported.
  package func entries(
    _ keys: KeyShape, expected: @autoclosure () -> ValueShape, atMost limit: Int = ReadingSession.containerLimit
  ) -> [MapEntry]? {
    guard let owner else {
      return session.map(value, further: [], keys: keys, expected: expected(), atMost: limit)
    }
    return owner.mapping.entries(value, at: owner.field, keys, expected: expected(), atMost: limit)
  }

  /// The items of a list; nil when it is none, which is reported.
  func items(expected: @autoclosure () -> ValueShape) -> [WrittenValue]? {
    session.list(value, expected: expected())?.map { WrittenValue($0, scope) }
  }

  /// Whether a merge key hides entries of a map.
  var hidesEntries: Bool {
    owner.map { $0.mapping.hidesEntries(at: $0.field) } ?? value.node.isIncomplete
  }
}

/// What is read as a whole, with what its parts must know of it: an app, or a line of a scenario.
package protocol ReadingScope: AnyObject {
  var session: ReadingSession { get }
}

/// A file whose parts need to know nothing of it.
extension ReadingSession: ReadingScope {
  package var session: ReadingSession { self }
}

extension ReadingScope {
  /// The app, which every part of a spec belongs to.
  var app: AppReader {
    guard let app = self as? AppReader else { fatalError("Only parts of a spec are read in an app.") }
    return app
  }
}
