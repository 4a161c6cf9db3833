public import NotificationCivilTime
public import NotificationTerms
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

  public func flag(_ key: String) -> Located<Bool>? {
    guard let value = value(key, { if case .flag = $0 { true } else { false } }) else { return nil }
    return session.flag(value).map { Located($0, at: value.span) }
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

  /// A number, within the range that the shape declares if it declares one.
  public func number(_ key: String) -> Located<Double>? {
    let field = asks(key)
    let range: ClosedRange<Double>?
    switch shape.fields[field].type {
    case .number: range = nil
    case .numberIn(let declared): range = declared
    default: fatalError("'\(shape.name).\(key)' is declared with another type.")
    }
    guard let value = value(at: field) else { return nil }
    return session.number(value, in: range).map { Located($0, at: value.span) }
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

  public func duration(_ key: String, in range: ClosedRange<TimeSpan> = .anyDuration) -> Located<TimeSpan>? {
    guard let value = value(key, { if case .duration = $0 { true } else { false } }) else { return nil }
    return session.duration(value, in: range).map { Located($0, at: value.span) }
  }

  public func durationRange(_ key: String) -> Located<ClosedRange<TimeSpan>>? {
    guard let value = value(key, { if case .durationRange = $0 { true } else { false } }) else { return nil }
    return session.durationRange(value).map { Located($0, at: value.span) }
  }

  public func localTime(_ key: String) -> Located<WallClockTime>? {
    guard let value = value(key, { if case .localTime = $0 { true } else { false } }) else { return nil }
    return session.localTime(value).map { Located($0, at: value.span) }
  }

  public func languageTag(_ key: String) -> Located<LanguageTag>? {
    guard let value = value(key, { if case .languageTag = $0 { true } else { false } }) else { return nil }
    return session.languageTag(value).map { Located($0, at: value.span) }
  }

  /// A text of the form that the shape declares.
  public func pattern(_ key: String) -> Located<String>? {
    let field = asks(key)
    guard case .pattern(let pattern) = shape.fields[field].type else {
      fatalError("'\(shape.name).\(key)' is declared with another type.")
    }
    if let sound = soundText(at: field), pattern.matches(sound.value) { return sound }
    guard let value = value(at: field) else { return nil }
    return session.pattern(value, pattern).map { Located($0, at: value.span) }
  }

  /// A text with which nothing is wrong, straight from its node; nil wherever there is more to look at. Nearly all
  /// texts are such, and a `SourceValue` would be made for each only for findings.
  private func soundText(at field: Int) -> Located<String>? {
    guard let node = plainNode(at: field), let text = tree.string(at: node), session.isFitting(text) else { return nil }
    return Located(text, at: tree.span(at: node))
  }
}
