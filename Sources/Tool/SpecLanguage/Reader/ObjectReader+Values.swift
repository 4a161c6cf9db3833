import SpecDiagnostics

/// Accessors for single values. Each gives nil when the key is absent and when its value is wrong, which is reported;
/// `has` tells the two apart.
extension ObjectReader {
  /// The value of a key as it is, for a caller with its own form of value.
  public func value(_ key: String) -> SourceValue? { value(at: asks(key)) }

  private func value(_ key: String, _ isDeclared: (ValueShape) -> Bool) -> SourceValue? {
    let field = asks(key)
    assert(isDeclared(shape.fields[field].type), "'\(shape.name).\(key)' is declared with another type.")
    return value(at: field)
  }

  public func text(_ key: String) -> Located<String>? {
    guard let value = value(key, { if case .text = $0 { true } else { false } }) else { return nil }
    return session.text(value).map { Located($0, at: value.span) }
  }

  /// A whole number within the range that the shape declares.
  public func int(_ key: String) -> Located<Int>? {
    let field = asks(key)
    guard case .int(let range) = shape.fields[field].type else {
      fatalError("'\(shape.name).\(key)' is declared with another type.")
    }
    guard let value = value(at: field) else { return nil }
    return session.int(value, in: range).map { Located($0, at: value.span) }
  }

  /// A word of a closed list; the shape declares the raw values of `Word`, all of them.
  public func choice<Word: RawRepresentable<String> & CaseIterable & Sendable & Hashable>(
    _ key: String, as: Word.Type = Word.self
  ) -> Located<Word>? {
    let isDeclared = { (type: ValueShape) in
      if case .choice(let words) = type { words == Word.allCases.map(\.rawValue) } else { false }
    }
    guard let value = value(key, isDeclared) else { return nil }
    return session.choice(value, as: Word.self).map { Located($0, at: value.span) }
  }

  /// The id of an item that exists.
  public func reference(_ key: String) -> Located<String>? {
    let field = asks(key)
    guard case .reference(let kind) = shape.fields[field].type else {
      fatalError("'\(shape.name).\(key)' is declared with another type.")
    }
    if session.mentions == nil, let sound = soundText(at: field), session.items.mayHave(kind, sound.value) {
      return sound
    }
    guard let value = value(at: field) else { return nil }
    return session.reference(value, to: kind).map { Located($0, at: value.span) }
  }

  /// A text with which nothing is wrong, straight from its node; nil wherever there is more to look at. Nearly all
  /// texts are such, and a `SourceValue` would be made for each only for findings.
  private func soundText(at field: Int) -> Located<String>? {
    guard let node = plainNode(at: field), let text = tree.string(at: node), session.isFitting(text) else { return nil }
    return Located(text, at: tree.span(at: node))
  }
}
