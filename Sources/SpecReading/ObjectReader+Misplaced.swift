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

  /// The key that is not there and into which all of these belong; nil where there are several, or none.
  func absentOwner(ofAll keys: [String]) -> Int? {
    guard !keys.isEmpty, shape.others == nil else { return nil }
    let owners = shape.fields.indices.filter { field in
      guard case .object(let inner) = shape.fields[field].type, value(at: field) == nil else { return false }
      return keys.allSatisfy { inner.index(of: $0) != nil }
    }
    return owners.count == 1 ? owners.first : nil
  }

  /// The key of the items of which this is one, by the keys it has: a notification type that begins at the start of a line.
  func section(ofItem node: SourceNode) -> String? {
    guard node.kind == .mapping, !node.isIncomplete else { return nil }
    let keys = node.entries.map(\.key.text)
    let sections = shape.fields.filter { field in
      guard case .map(.identifier, .object(let item)) = field.type, !item.requiredFields.isEmpty else { return false }
      return item.requiredKeys.allSatisfy(keys.contains) && keys.allSatisfy { item.index(of: $0) != nil }
    }
    return sections.count == 1 ? sections.first?.key : nil
  }

  /// What is missing here, if it is one thing: a key, or the keys of which one has to be there.
  func onlyMissing() -> [String]? {
    guard !session.path(of: origin).isEmpty else { return nil }
    let isMissed = { (key: String) in
      !self.lacks(key) ? false : !self.meantKeys.contains(key) && !self.isTooDeep(key)
    }
    let keys = shape.requiredKeys.filter(isMissed).map { [$0] }
    let choices = shape.choices.filter { $0.isRequired && $0.keys.allSatisfy(isMissed) }.map(\.keys)
    let missing = keys + choices
    return missing.count == 1 ? missing.first : nil
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
