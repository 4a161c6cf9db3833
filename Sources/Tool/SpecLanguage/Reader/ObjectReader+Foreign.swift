import SpecDiagnostics
import YAMLNodes

/// Keys that say what other languages and tools say with them: the opposite, a comparison, a word of a list.
extension ObjectReader {
  /// - Returns: The keys that were meant, which are then not missed too; nil if the key is none of these.
  func reportForeign(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    reportOpposite(key) ?? reportState(key, slot) ?? reportTest(key, slot) ?? reportComparison(key, slot)
      ?? reportBesideItem(key, slot)
      ?? reportMark(key, slot)
  }

  private static let opposites: Set<String> = [
    "not", "is_not", "isnt", "isn't", "not_equal", "not_equals", "not_equal_to", "neq", "ne", "!=", "not_in", "unless",
    "except", "excluding", "exclude", "never",
  ]

  /// `attribute: { id: tier, is_not: gold }`: no key of a condition says the opposite.
  private func reportOpposite(_ key: SourceNode) -> [String]? {
    guard shape.name.hasSuffix("-condition"), let owner = origin.key?.text,
      Self.opposites.contains(key.text.lowercased().replacing(" ", with: "_"))
    else { return nil }
    report(unknown: key, ": the opposite of a condition is 'not: { \(owner): { … } }', with 'not' around all of it")
    return shape.fields.map(\.key)
  }

  /// `{ flag: offers, is: off }`: a flag alone says that it is on.
  private func reportState(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    guard shape.name == "condition", key.text == "is", let flag = written("flag"), flag.kind == .scalar,
      let isOn = slotValue(slot).flatMap(ReadingSession.truth(of:))
    else { return nil }
    let flagged = "flag: \(excerpt(flag.text))"
    report(
      unknown: key,
      isOn ? ": leave it out, because '\(flagged)' says it already" : ": write 'not: { \(flagged) }' in place of both")
    return []
  }

  /// `{ order_rated: false }` and `{ tier: gold }` in the place of a condition.
  private func reportTest(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    guard let test = slotValue(slot), let condition = session.condition(about: key.text, is: test, shape),
      let owner = condition.split(separator: ":").first
    else { return nil }
    report(unknown: key, ": write '\(excerpt(condition))'")
    return [String(owner)]
  }

  private static let comparisons = [
    (">=", "at_least"), ("<=", "at_most"), ("==", "equals"), ("≥", "at_least"), ("≤", "at_most"), (">", "above"),
    ("<", "below"), ("=", "equals"),
  ]

  /// `value: "> 3"`, where `above: 3` says it.
  private func reportComparison(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    guard let text = slotValue(slot), let (sign, meant) = Self.comparisons.first(where: { text.hasPrefix($0.0) }),
      lacks(meant)
    else { return nil }
    let number = text.dropFirst(sign.count).drop { $0 == " " }
    guard Double(number) != nil else { return nil }
    report(unknown: key, ": write '\(meant): \(number)'")
    return [meant]
  }

  /// `{ happened: order_placed, within: 7d }`: the key belongs into the group that the id stands for.
  private func reportBesideItem(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    let written = value(of: slot)
    for field in shape.fields {
      guard case .either(let types) = field.type, let number = shape.index(of: field.key),
        let value = value(at: number),
        value.kind == .scalar, !value.isNothing
      else { continue }
      for case .object(let inner) in types where inner.takes(written.node, at: key.text, in: session) {
        guard let group = session.group(of: value, by: inner), group.isWhole, group.text.hasSuffix(" }") else {
          continue
        }
        let more = written.kind == .scalar ? written.node.sourceText : "…"
        report(
          unknown: key,
          ": it belongs in '\(field.key)', so write '\(field.key): \(group.text.dropLast(2)), \(key.text): \(excerpt(more)) }'"
        )
        return []
      }
    }
    return nil
  }

  /// `foreground: true`, where `options: [foreground]` says it.
  private func reportMark(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    guard let text = slotValue(slot), let isOn = ReadingSession.truth(of: text) else { return nil }
    let owners = shape.fields.compactMap { field in
      field.type.listedWords.flatMap { words in
        words.first { $0 == key.text || IdentifierAdvice.letters(of: $0) == IdentifierAdvice.letters(of: key.text) }.map
        { (field.key, $0) }
      }
    }
    guard owners.count == 1, let (owner, word) = owners.first else { return nil }
    guard isOn else {
      report(unknown: key, ": '\(word)' is a word of '\(owner)'. Leave it out")
      return []
    }
    report(
      unknown: key,
      lacks(owner)
        ? ": '\(word)' is a word of '\(owner)', so write '\(owner): [\(word)]'"
        : ": '\(word)' is a word of '\(owner)', so add it to that list")
    return [owner]
  }

  /// What `{ tier: gold }` says of the other key of `{ id: tier, is: … }`.
  func filling(_ key: String, _ count: Int, _ slot: EntryWalk.Slot) -> String {
    guard count == 2, let text = slotValue(slot), !text.isEmpty, suits(key, value(of: slot)) else { return "…" }
    return excerpt(text)
  }

  /// What `{ order_placed: 3 }` says in `happened`.
  func counting(_ slot: EntryWalk.Slot) -> String {
    guard let field = shape.index(of: "at_least"), case .int(let range) = shape.fields[field].type,
      let number = slotValue(slot).flatMap({ Int($0) }), range.contains(number)
    else { return "" }
    return ", at_least: \(number)"
  }

  /// `style: destructive`, where `options: [destructive]` says it: only one key here has such a word.
  func wordOwner(_ slot: EntryWalk.Slot) -> String? {
    guard let text = slotValue(slot) else { return nil }
    let owners = shape.fields.filter { $0.type.listedWords?.contains(text) ?? false }
    guard owners.count == 1 else { return nil }
    return lacks(owners[0].key)
      ? "'\(text)' is a word of '\(owners[0].key)', so write '\(owners[0].key): [\(text)]'"
      : "'\(text)' is a word of '\(owners[0].key)', so add it to that list"
  }
}

extension ValueShape {
  /// The words of which a list may be written here.
  fileprivate var listedWords: [String]? {
    guard case .list(.choice(let words)) = self else { return nil }
    return words
  }
}
