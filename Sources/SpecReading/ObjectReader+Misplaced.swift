import SpecModel
import YAMLNodes

/// Keys that stand one level too high or too low. Indentation is the most common mistake in YAML, and one wrong line would
/// otherwise be two findings: a key that nobody knows, and one that is missing.
extension ObjectReader {
  /// The key beside which an unknown one stands and into which it belongs.
  func owner(ofMisplaced key: String) -> Int? {
    shape.fields.indices.first { field in
      guard case .object(let inner) = shape.fields[field].type, inner.index(of: key) != nil,
        let value = value(at: field)
      else { return false }
      return value.kind == .mapping ? value.node[key] == nil : value.isNothing
    }
  }

  /// Whether a key is allowed here and absent.
  func lacks(_ key: String) -> Bool { shape.index(of: key).map { value(at: $0) == nil } ?? false }

  /// Whether a key that is missing here stands one level too deep.
  func isTooDeep(_ key: String) -> Bool {
    shape.fields.indices.contains { field in
      guard case .object(let inner) = shape.fields[field].type, inner.index(of: key) == nil,
        let value = value(at: field), value.kind == .mapping
      else { return false }
      return value.node[key] != nil
    }
  }
}

extension SourceValue {
  /// `key:` with nothing behind it.
  var isNothing: Bool { kind == .scalar && core == .null && text.isEmpty }
}
