import SpecDiagnostics
package import YAMLNodes

/// Keys that are one level too high or too low. Indentation is the most common mistake in YAML, and one wrong line
/// would otherwise be two findings: an unknown key and a missing one.
extension ObjectReader {
  /// The key next to an unknown one that belongs inside it.
  func owner(ofMisplaced key: String, _ written: SourceNode) -> Int? {
    shape.fields.indices.first { field in
      guard case .object(let inner) = shape.fields[field].type, inner.takes(written, at: key, in: session),
        let value = value(at: field)
      else { return false }
      return value.kind == .mapping ? value.node[key] == nil : value.isNothing
    }
  }

  /// What to do with a key that belongs inside another one. To indent it helps only below the keys of that one.
  func way(of key: SourceNode, into owner: String) -> String {
    let entries = Array(origin.node.entries)
    guard let place = entries.firstIndex(where: { $0.key.index == key.index }),
      let above = entries[..<place].last(where: { shape.index(of: $0.key.text) != nil }), above.key.text == owner,
      !above.value.isInBraces
    else { return "move it there" }
    return origin.node.wayIn
  }

  /// The key that is not there and into which all of these belong; nil where there are several, or none.
  func absentOwner(ofAll entries: [(key: String, value: SourceNode)]) -> Int? {
    guard !entries.isEmpty, shape.others == nil else { return nil }
    let keys = entries.map(\.key)
    let owners = shape.fields.indices.filter { field in
      guard let inner = shape.fields[field].type.group, value(at: field) == nil, mayStand(field) else { return false }
      return entries.allSatisfy { inner.takes($0.value, at: $0.key, in: session) }
    }
    // `{ signal: walked }` is all that `happened` needs, and not all that `last` does.
    let whole = owners.filter { owner in
      shape.fields[owner].type.group.map { inner in
        inner.requiredKeys.allSatisfy(keys.contains)
          && inner.choices.allSatisfy { !$0.isRequired || $0.keys.contains(where: keys.contains) }
      } ?? false
    }
    return owners.count == 1 ? owners.first : whole.count == 1 ? whole.first : nil
  }

  /// The key of the items of which this is one, by the keys it has: a notification type that begins at the start of a
  /// line.
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

  /// Whether nothing that is here excludes a key.
  private func mayStand(_ field: Int) -> Bool {
    !shape.choices.indices.contains { number in
      shape.choices[number].isExclusive && shape.choiceFields[number].contains(field)
        && shape.choiceFields[number].contains { other in
          other != field && value(at: other).map { shape.fields[other].type.takes($0.kind) } ?? false
        }
    }
  }

  /// Whether a key is missing here and goes with one that is there: `at` beside `calendar` is another trigger.
  func mayTake(_ key: String, besides other: String?) -> Bool {
    lacks(key)
      && !shape.choices.contains { choice in
        choice.isExclusive && choice.keys.contains(key) && other.map(choice.keys.contains) ?? false
      }
  }

  /// Whether a key that is missing here is one level too deep.
  func isTooDeep(_ key: String) -> Bool {
    shape.fields.indices.contains { field in
      guard let value = value(at: field), value.kind == .mapping, let child = value.node[key] else { return false }
      if case .object(let inner) = shape.fields[field].type { return inner.index(of: key) == nil }
      return isTooDeep(key, child, in: shape.fields[field].type)
    }
  }

  /// Whether an entry of a map of the user's own is a key of this mapping that is indented too far.
  private func isTooDeep(_ name: String, _ node: SourceNode, in type: ValueShape) -> Bool {
    guard let values = type.mapValues, let field = shape.index(of: name), isAbsent(field) else { return false }
    return session.followers.isExplained(key(before: node))
      || !session.fits(node, values) && session.fits(node, shape.fields[field].type)
  }

  private func key(before node: SourceNode) -> SourceSpan { node.tree.span(at: node.index - 1) }

  /// The entries of a map without those that are indented too far or too little, which are reported.
  func inPlace(_ entries: [MapEntry], of field: Int) -> [MapEntry] {
    let type = shape.fields[field].type
    guard let values = type.mapValues else { return entries }
    let item: ObjectShape? = if case .object(let item) = values { item } else { nil }
    let isSuspect = { (name: String) in self.shape.index(of: name) != nil || item?.index(of: name) != nil }
    guard entries.indices.contains(where: { isSuspect(entries[$0].name) }) else { return entries }
    let map = value(at: field)?.node
    var kept: [MapEntry] = []
    // Several keys in a row that belong to the same item are one mistake.
    var hasReported = false
    for entry in entries {
      if let item, let owner = kept.last, isTooHigh(entry, item, after: owner) {
        session.followers.misplace(entry.name, into: owner.nameSpan)
        if !hasReported {
          let way = owner.value.node.isInBraces ? "move it there" : map?.wayIn ?? "indent it further"
          report(unknown: entry, in: shape.fields[field].key, "it belongs in '\(excerpt(owner.name))', so \(way)")
        }
        hasReported = true
      } else if isTooDeep(entry.name, entry.value.node, in: type) {
        let way = map?.wayOut ?? "indent it less"
        report(unknown: entry, in: shape.fields[field].key, "it belongs one level up, so \(way)")
        mean([entry.name])
      } else {
        kept.append(entry)
        hasReported = false
      }
    }
    // An item with nothing in it but what is written below it would be a second finding.
    return kept.filter { entry in
      guard entry.value.isNothing, !session.followers.keys(misplacedFrom: entry.nameSpan).isEmpty else { return true }
      session.followers.doubt(entry.name)
      return false
    }
  }

  /// Whether an entry is a key of the item before it.
  private func isTooHigh(_ entry: MapEntry, _ item: ObjectShape, after owner: MapEntry) -> Bool {
    guard let field = item.index(of: entry.name),
      owner.value.isNothing || owner.value.kind == .mapping && owner.value.node[entry.name] == nil
    else { return false }
    return !session.fits(entry.value.node, .object(item)) && session.fits(entry.value.node, item.fields[field].type)
  }

  private func report(unknown entry: MapEntry, in key: String, _ advice: String) {
    session.followers.doubt(entry.name)
    if session.followers.isExplained(entry.nameSpan) { return }
    let path = session.path(of: origin)
    session.error(
      .unknownKey, "Unknown key '\(excerpt(entry.name))' in '\(path.isEmpty ? key : "\(path).\(key)")': \(advice)",
      at: entry.nameSpan)
  }
}

extension ValueShape {
  /// Whether a text, a list or a group may be written here, whatever is in it.
  func takes(_ kind: SourceNode.Kind) -> Bool {
    switch self {
    case .either(let types): types.contains { $0.takes(kind) }
    case .oneOrMore(let item): kind == .sequence || item.takes(kind)
    case .object, .recursive, .map: kind == .mapping
    case .list: kind == .sequence
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern:
      kind == .scalar
    }
  }

  /// Whether it is a text in every language.
  var isByLanguage: Bool {
    switch self {
    case .map(.languageTag, _): true
    case .either(let types): types.contains(where: \.isByLanguage)
    default: false
    }
  }

  /// The group of keys that may be written here, perhaps besides something shorter.
  fileprivate var group: ObjectShape? {
    switch self {
    case .object(let shape): shape
    case .either(let types): types.lazy.compactMap(\.group).first
    default: nil
    }
  }

  /// The values of a map of the user's own.
  fileprivate var mapValues: ValueShape? {
    switch self {
    case .map(_, let values): values
    case .either(let types): types.lazy.compactMap(\.mapValues).first
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern, .object, .recursive, .list, .oneOrMore:
      nil
    }
  }
}

extension ReadingSession {
  /// Whether a value looks as if it was meant for a place: its kind is right, and its keys are known there.
  package func fits(_ node: SourceNode, _ type: ValueShape) -> Bool {
    switch type {
    case .object(let shape):
      node.kind == .mapping
        && node.entries.allSatisfy { shape.index(of: $0.key.text) != nil || shape.others != nil }
    case .recursive(let name): fits(node, .object(shape(named: name)))
    case .map: node.kind == .mapping
    case .list: node.kind == .sequence
    case .oneOrMore(let item): node.kind == .sequence || fits(node, item)
    case .either(let types): types.contains { fits(node, $0) }
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern:
      node.kind == .scalar && !(node.core == .null && node.text.isEmpty)
    }
  }
}

extension SourceNode {
  /// What to do with a key that belongs inside another one of this mapping.
  var wayIn: String { isInBraces ? "move it there" : "indent it further" }

  /// What to do with a key of this mapping that belongs outside.
  var wayOut: String { isInBraces ? "move it out of these braces" : "indent it less" }

  /// A mapping in braces begins before its first key; indentation means nothing there.
  fileprivate var isInBraces: Bool {
    guard !isAlias else { return false }
    for entry in entries { return entry.key.start != start }
    return false
  }
}

extension SourceValue {
  /// `key:` with nothing behind it.
  var isNothing: Bool { kind == .scalar && core == .null && text.isEmpty }
}
