import SpecDiagnostics
import YAMLNodes

/// A test as programs and other tools write it: `not walked`, `!walked`, `tier == gold`, `offers != on`.
struct WrittenTest {
  let id: String
  /// What it is compared with; empty for an id alone.
  let value: String
  let isNegated: Bool

  private static let negations = ["!", "not ", "no ", "не ", "nicht "]
  private static let signs = [
    (" is not ", true), ("!=", true), ("<>", true), ("===", false), ("==", false), ("=", false), (" is ", false),
  ]

  /// Longer texts are no test.
  private static let longest = 200

  /// Nil for an id alone and for anything else than one test.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var rest = text[...].withoutOuterSpaces
    let negation = Self.negations.first { rest.lowercased().hasPrefix($0) }
    if let negation { rest = rest.dropFirst(negation.count).withoutOuterSpaces }
    for (sign, isOpposite) in Self.signs {
      guard let place = rest.firstRange(of: sign) else { continue }
      let value = rest[place.upperBound...].withoutOuterSpaces.filter { !"'\"".contains($0) }
      self.init(rest[..<place.lowerBound], value, isNegated: isOpposite != (negation != nil))
      return
    }
    guard negation != nil else { return nil }
    self.init(rest, "", isNegated: true)
  }

  private init?(_ id: Substring, _ value: String, isNegated: Bool) {
    self.id = String(id.withoutOuterSpaces)
    self.value = value
    self.isNegated = isNegated
    guard TextPattern.identifier.matches(self.id),
      value.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
    else { return nil }
  }

  /// Whether it asks for true, or for false; nil for another value.
  var truth: Bool? {
    if value.isEmpty { return !isNegated }
    return ReadingSession.truth(of: value).map { $0 != isNegated }
  }
}

extension ReadingSession {
  static func truth(of word: String) -> Bool? { flagWords[word.lowercased()].map { $0 == "true" } }

  /// A condition about an item in our words, without braces around it; nil where it is not known which is meant.
  ///
  /// - Parameter test: The value that it is compared with; empty for an item alone.
  func condition(about id: String, is test: String, isNegated: Bool = false, _ shape: ObjectShape) -> String? {
    guard shape.index(of: "not") != nil else { return nil }
    let forms = shape.fields.compactMap { field in
      form(of: field.type, about: id, is: test).map { (text: "\(field.key): \($0.text)", isOpposite: $0.isOpposite) }
    }
    guard forms.count == 1 else { return nil }
    return forms[0].isOpposite != isNegated ? "not: { \(forms[0].text) }" : forms[0].text
  }

  private func form(of type: ValueShape, about id: String, is test: String) -> (text: String, isOpposite: Bool)? {
    switch type {
    case .reference(let kind):
      guard items.place(of: id, kind) != nil else { return nil }
      return test.isEmpty ? (id, false) : Self.truth(of: test).map { (id, !$0) }
    case .object(let shape):
      guard let kind = shape.testedKind, items.place(of: id, kind) != nil else { return nil }
      return ("{ id: \(id), is: \(test.isEmpty ? "…" : test) }", false)
    case .either(let types): return types.lazy.compactMap { self.form(of: $0, about: id, is: test) }.first
    default: return nil
    }
  }

  /// What to write in place of a text where a condition, or what is in one, should be.
  func test(in value: SourceValue, for shape: ObjectShape) -> String? {
    guard value.kind == .scalar, value.substitution == nil, let test = WrittenTest(value.text) else { return nil }
    if let condition = condition(about: test.id, is: test.value, isNegated: test.isNegated, shape) {
      return "{ \(condition) }"
    }
    guard let kind = shape.testedKind, items.place(of: test.id, kind) != nil, !test.value.isEmpty else { return nil }
    let group = "{ id: \(test.id), is: \(test.value) }"
    return test.isNegated ? value.key.map { "not: { \($0.text): \(group) }" } : group
  }

  /// What to write in place of a list of conditions: `not: [{ happened: … }, { happened: … }]`.
  func alternatives(in value: SourceValue, for shape: ObjectShape) -> String? {
    guard value.kind == .sequence, value.substitution == nil, !value.node.isAlias, value.node.count > 1,
      shape.index(of: "not") != nil, shape.index(of: "any") != nil
    else { return nil }
    let items = value.node.items.prefix(6).map { item in
      item.kind == .mapping ? "{ … }" : condition(about: item.text, is: "", shape).map { "{ \($0) }" } ?? "…"
    }
    return "{ any: [\(items.prefix(5).joined(separator: ", "))\(items.count > 5 ? ", …" : "")] }"
  }

  /// What to write where an id should be and a test of it is: `flag: offers == on`, `flag: { id: offers, is: off }`, or
  /// several of them.
  func advice(onTest value: SourceValue, of kind: ItemKind) -> (words: String, id: String?)? {
    guard value.substitution == nil, let key = value.key?.text else { return nil }
    let isCondition = ["happened", "flag", "preference"].contains(key)
    switch value.kind {
    case .sequence:
      let ids = value.node.items.prefix(6).map(\.text)
      guard (2...5).contains(ids.count), ids.allSatisfy({ items.place(of: $0, kind) != nil }) else { return nil }
      if isCondition {
        let list = ids.map { "{ \(key): \($0) }" }.joined(separator: ", ")
        return ("write 'any: [\(list)]' if one of them is enough, or 'all' in place of 'any'", nil)
      }
      return path(of: value).contains(".trigger")
        ? ("for several write 'triggers' in place of 'trigger', with an entry for each", nil) : nil
    case .mapping:
      guard isCondition, let (id, test) = Self.named(in: value.node), items.place(of: id, kind) != nil,
        let truth = Self.truth(of: test)
      else { return nil }
      return truth ? ("write '\(id)'", id) : (opposite(of: id, key, value), nil)
    case .scalar:
      if key == "happened", let count = Self.count(in: value.text), items.place(of: count.id, kind) != nil {
        let group = "{ happened: { signal: \(count.id), at_least: \(count.atLeast) } }"
        return ("write '\(count.isFewer ? "not: \(group)" : String(group.dropFirst(2).dropLast(2)))'", nil)
      }
      guard isCondition, let test = WrittenTest(value.text), items.place(of: test.id, kind) != nil else { return nil }
      guard let truth = test.truth else {
        let opposite = "write '\(test.isNegated ? "not: { " : "")\(key): { id: \(test.id), is: \(test.value) }"
        return kind == .preference ? ("\(opposite)\(test.isNegated ? " }" : "")'", nil) : nil
      }
      return truth ? ("write '\(test.id)'", test.id) : (opposite(of: test.id, key, value), nil)
    }
  }

  /// How to say the opposite; the opposite of an opposite is the thing itself.
  private func opposite(of id: String, _ key: String, _ value: SourceValue) -> String {
    path(of: value).hasSuffix(".not.\(key)")
      ? "write '\(key): \(id)' without the 'not' around it" : "write 'not: { \(key): \(id) }'"
  }

  /// `order_placed > 3`
  private static func count(in text: String) -> (id: String, atLeast: Int, isFewer: Bool)? {
    guard text.utf8.count <= 200 else { return nil }
    for (sign, more, isFewer) in [(">=", 0, false), ("<=", 1, true), (">", 1, false), ("<", 0, true)] {
      guard let place = text.firstRange(of: sign) else { continue }
      let id = text[..<place.lowerBound].filter { $0 != " " }
      guard let number = Int(text[place.upperBound...].filter { $0 != " " }), (1...99).contains(number),
        TextPattern.identifier.matches(id)
      else { return nil }
      return (id, number + more, isFewer)
    }
    return nil
  }

  /// The id and the value of `{ id: offers, is: off }` and of `{ offers: off }`.
  private static func named(in mapping: SourceNode) -> (id: String, test: String)? {
    if let id = mapping["id"], let test = mapping["is"] ?? mapping["value"] ?? mapping["equals"], mapping.count == 2 {
      return (id.text, test.text)
    }
    guard mapping.count == 1 else { return nil }
    return mapping.entries.lazy.map { ($0.key.text, $0.value.text) }.first { _ in true }
  }
}

extension ObjectShape {
  /// The kind of item that `{ id: …, is: … }` tests.
  fileprivate var testedKind: ItemKind? {
    guard requiredKeys == ["id", "is"], let field = index(of: "id"), case .reference(let kind) = fields[field].type
    else { return nil }
    return kind
  }
}
