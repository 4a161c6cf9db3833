import YAMLNodes

/// What an unknown key may mean by what it says and by the value behind it.
extension ObjectReader {
  /// Whether a value is a text, a list or a group, as a key takes it.
  func hasKind(of key: String, _ value: SourceValue) -> Bool {
    guard let field = shape.index(of: key), !value.isNothing else { return true }
    return shape.fields[field].type.takes(value.kind)
  }

  /// Whether a value can be what a key takes: `for_last: 7d` is no `at_least`.
  func suits(_ key: String, _ value: SourceValue) -> Bool {
    guard let field = shape.index(of: key) else { return true }
    return session.mayBe(value.node, shape.fields[field].type)
  }

  /// What the section has to say of a key that people look for in it.
  func elsewhere(_ key: String) -> String? {
    for (other, advice) in shape.elsewhereBeside where !lacks(other) {
      if let words = advice[key] { return words }
    }
    // In a map of names, one that is called like a key was meant as the key.
    if let name = origin.key?.text, shape.name == "trigger", shape.index(of: name) != nil, shape.elsewhere[key] != nil {
      return "'\(name)' counts as a name here: for a single one write 'trigger' in place of 'triggers'"
    }
    if let advice = shape.elsewhere[key] { return advice }
    // `maxPerDay`
    guard key.contains(where: { $0.isUppercase || "- ".contains($0) }), let letters = IdentifierAdvice.letters(of: key)
    else { return nil }
    let same = shape.elsewhere.filter { IdentifierAdvice.letters(of: $0.key) == letters }
    return same.min { $0.key < $1.key }?.value
  }

  /// Another word for a key that may have such a value.
  func kindred(of text: String, for slot: EntryWalk.Slot, among keys: [String]) -> String? {
    guard let meant = KindredWords.suggestion(for: text, among: keys), let field = shape.index(of: meant),
      session.mayBe(value(of: slot).node, shape.fields[field].type)
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
  func kindredInside(_ key: String, _ written: SourceNode) -> (owner: String, inner: String)? {
    for field in shape.fields.indices {
      guard case .object(let inner) = shape.fields[field].type, let value = value(at: field), value.kind == .mapping,
        let meant = KindredWords.suggestion(for: key, among: inner.fields.map(\.key)), value.node[meant] == nil,
        shape.index(of: meant) == nil, inner.takes(written, at: meant, in: session),
        !inner.choices.contains(where: { choice in
          choice.isExclusive && choice.keys.contains(meant) && choice.keys.contains { value.node[$0] != nil }
        })
      else { continue }
      return (shape.fields[field].key, meant)
    }
    return nil
  }
}

extension ObjectShape {
  /// Whether a value can be what one of the keys takes.
  func takes(_ node: SourceNode, at key: String, in session: ReadingSession) -> Bool {
    index(of: key).map { session.mayBe(node, fields[$0].type) } ?? false
  }

  /// Whether a key takes a group, or a list of groups, with another one in it.
  func nests(_ inner: String, in key: String, _ session: ReadingSession) -> Bool {
    index(of: key).map { Self.holds(inner, fields[$0].type, session) } ?? false
  }

  private static func holds(_ key: String, _ type: ValueShape, _ session: ReadingSession) -> Bool {
    switch type {
    case .object(let shape): shape.index(of: key) != nil
    case .recursive(let name): session.shape(named: name).index(of: key) != nil
    case .list(let item), .oneOrMore(let item): holds(key, item, session)
    case .either(let types): types.contains { holds(key, $0, session) }
    default: false
    }
  }
}
