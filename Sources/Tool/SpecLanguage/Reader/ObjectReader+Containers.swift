public import SpecDiagnostics
import YAMLNodes

/// One entry of a map whose keys are names of the user's own.
public struct MapEntry {
  /// As written.
  public let name: String
  public let value: SourceValue
  /// The name has the form that the shape asks for; if not, that is reported.
  public let isNameValid: Bool

  /// Where the name is: the key of the value.
  public var nameSpan: SourceSpan { value.headSpan }
}

/// Accessors for mappings and lists.
extension ObjectReader {
  /// The mapping behind a key, read by the shape that is declared for it.
  public func object(_ key: String) -> ObjectReader? {
    let field = asks(key)
    let shape: ObjectShape
    switch self.shape.fields[field].type {
    case .object(let declared): shape = declared
    case .recursive(let name): shape = session.shape(named: name)
    default: fatalError("'\(self.shape.name).\(key)' is declared with another type.")
    }
    return value(at: field).flatMap { object($0, at: field, shape) }
  }

  /// The mapping behind a field, read by a shape.
  func object(_ value: SourceValue, at field: Int, _ shape: ObjectShape) -> ObjectReader? {
    // What belongs in it is next to it, and that is reported.
    if value.isNothing, misplaced.contains(where: { $0.field == field }) { return nil }
    return session.object(value, further: furtherParts(at: field), shape, inside: self, field: field)
  }

  /// The entries of a map in the order of the files; nil when the key is absent or holds no mapping.
  ///
  /// - Parameter limit: More entries are an error, and none is read.
  public func map(_ key: String, atMost limit: Int = ReadingSession.containerLimit) -> [MapEntry]? {
    let field = asks(key)
    guard case .map(let keys, _) = shape.fields[field].type else {
      fatalError("'\(shape.name).\(key)' is declared with another type.")
    }
    let type = shape.fields[field].type
    return value(at: field).flatMap { entries($0, at: field, keys, expected: type, atMost: limit) }
  }

  /// The entries of the map behind a field.
  func entries(
    _ first: SourceValue, at field: Int, _ keys: KeyShape, expected: @autoclosure () -> ValueShape,
    atMost limit: Int = ReadingSession.containerLimit
  ) -> [MapEntry]? {
    session.map(first, further: furtherParts(at: field), keys: keys, expected: expected(), atMost: limit)
      .map { inPlace($0, of: field) }
  }

  /// Checks the numbers of a key that is in every part.
  func checkEvery(_ key: String) {
    let field = asks(key)
    guard case .int(let range) = shape.fields[field].type else {
      fatalError("'\(shape.name).\(key)' is declared with another type.")
    }
    for value in parts(at: field) { _ = session.int(value, in: range) }
  }

  /// Whether a merge key hides entries of the map behind a field.
  func hidesEntries(at field: Int) -> Bool {
    value(at: field)?.node.isIncomplete == true || furtherParts(at: field).contains { $0.node.isIncomplete }
  }

  /// Whether all entries of the map behind a key are known: it is absent, or a map that hides nothing.
  func isWhole(_ key: String) -> Bool {
    !isIncomplete && !meantKeys.contains(key)
      && parts(at: asks(key)).allSatisfy { $0.kind == .mapping && !$0.node.isIncomplete }
  }

  /// The values behind a key: several when it is in several files.
  func allParts(_ key: String) -> [SourceValue] { parts(at: asks(key)) }
}
