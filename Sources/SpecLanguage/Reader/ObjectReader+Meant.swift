import YAMLNodes

/// What an unknown key may mean by what it says and by the value behind it.
extension ObjectReader {
  /// Whether a value is a text, a list or a group, as a key takes it.
  func hasKind(of key: String, _ value: SourceValue) -> Bool {
    guard let field = shape.index(of: key), !value.isNothing else { return true }
    return shape.fields[field].type.takes(value.kind)
  }

  /// Whether a value can be read as what a key takes, where that is a number, or true or false: `for_last: 7d` is no
  /// `at_least`.
  func suits(_ key: String, _ value: SourceValue) -> Bool {
    guard value.kind == .scalar, let field = shape.index(of: key) else { return true }
    switch (shape.fields[field].type, value.core) {
    case (.int, .string), (.number, .string), (.numberIn, .string): return value.text.first?.isNumber != true
    case (.int, .bool), (.number, .bool), (.numberIn, .bool): return false
    default: return true
    }
  }

  /// Another word for a key that may have such a value.
  func kindred(of text: String, for slot: EntryWalk.Slot, among keys: [String]) -> String? {
    guard let meant = KindredWords.suggestion(for: text, among: keys), let field = shape.index(of: meant),
      session.fits(value(of: slot).node, shape.fields[field].type)
    else { return nil }
    return meant
  }

  /// The only free key that an item of this id may be the value of.
  func onlyOwner(ofItem id: String, _ free: [String]) -> String? {
    let owners = owners(ofItem: id)
    return owners.count == 1 && free.contains(owners[0]) ? owners[0] : nil
  }

  /// The free key that an item of this id may be the value of.
  func freeOwner(ofItem id: String, _ free: [String]) -> String? { owners(ofItem: id).first(where: free.contains) }

  private func owners(ofItem id: String) -> [String] {
    shape.fields.filter { field in
      guard case .reference(let kind) = field.type else { return false }
      return session.items.place(of: id, kind) != nil
    }.map(\.key)
  }

  /// Whether a key belongs into a group that is meant here and that a finding writes out: `delay` in
  /// `{ after: walked, delay: 5m }` and in `{ event: walked, delay: 5m }`.
  func isInside(_ key: String) -> Bool {
    shape.fields.indices.contains { field in
      guard case .object(let inner) = shape.fields[field].type, inner.index(of: key) != nil else { return false }
      if let value = value(at: field) { return value.kind == .scalar && !value.isNothing }
      return meantKeys.contains(shape.fields[field].key)
    }
  }

  /// The group beside an unknown key that has a key with another word for it.
  func kindredInside(_ key: String) -> (owner: String, inner: String)? {
    for field in shape.fields.indices {
      guard case .object(let inner) = shape.fields[field].type, let value = value(at: field), value.kind == .mapping,
        let meant = KindredWords.suggestion(for: key, among: inner.fields.map(\.key)), value.node[meant] == nil,
        shape.index(of: meant) == nil,
        !inner.choices.contains(where: { choice in
          choice.isExclusive && choice.keys.contains(meant) && choice.keys.contains { value.node[$0] != nil }
        })
      else { continue }
      return (shape.fields[field].key, meant)
    }
    return nil
  }
}
