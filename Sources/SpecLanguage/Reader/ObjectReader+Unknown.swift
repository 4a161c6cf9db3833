import NotificationTerms
import SpecDiagnostics
import YAMLNodes

/// Keys that a shape does not declare, and what was probably meant by them.
extension ObjectReader {
  /// Takes the keys that the shape does not declare: some are the user's own, and the others are reported.
  func sort(unknown: [EntryWalk.Slot], inside outer: ObjectReader?) {
    if reportFlattened(unknown) { return }
    for slot in unknown {
      if let others = shape.others, !isMeantAsRequired(key(of: slot)),
        shape.elsewhere[key(of: slot).text] == nil || session.fits(self.value(of: slot).node, others.values)
      {
        change { $0.otherSlots.append(slot) }
      } else {
        mean(reportUnknownKey(slot, outOf: unknown.count, inside: outer))
      }
    }
  }

  /// Whether a key is probably meant as a missing required one.
  private func isMeantAsRequired(_ key: SourceNode) -> Bool {
    let missing = shape.requiredFields.filter(isAbsent).map { shape.fields[$0].key }
    return Spelling.suggestion(for: key.text, among: missing) != nil
      || KindredWords.suggestion(for: key.text, among: missing) != nil
  }

  /// The keys of one group, written without the key that they belong behind, are one mistake: `{ every: day }` in place
  /// of `{ calendar: { every: day } }`.
  private func reportFlattened(_ unknown: [EntryWalk.Slot]) -> Bool {
    let keys = unknown.map { key(of: $0) }
    guard let key = keys.first, let field = absentOwner(ofAll: keys.map(\.text)) else { return false }
    // Another word for a key that is free here, or one that the section has something to say about.
    if keys.contains(where: { shape.elsewhere[$0.text] != nil })
      || keys.count == 1 && kindred(of: key.text, for: unknown[0], among: shape.fields.map(\.key)) != nil
    {
      return false
    }
    let owner = shape.fields[field].key
    report(unknown: key, ": it belongs in '\(owner)', so write '\(owner): { \(key.text): … }'")
    mean([owner])
    return true
  }

  /// - Returns: The keys that were probably meant, which are then not missed too
  private func reportUnknownKey(_ slot: EntryWalk.Slot, outOf count: Int, inside outer: ObjectReader?) -> [String] {
    let key = key(of: slot)
    let value = SourceValue(key, key: key.index, parent: step)
    let text = key.text
    if shape.plannedKeys.contains(text) {
      session.report(.notYetSupported, "is not supported by this version of notispec yet", about: value)
      return []
    }
    // `copy:` inside `copy:`
    if text == origin.key?.text, session.fits(self.value(of: slot).node, .object(shape)) {
      report(unknown: key, ", which is already inside '\(text)': delete one of the two")
      return shape.fields.map(\.key)
    }
    if let field = owner(ofMisplaced: text) {
      change { $0.misplaced.append((field, text)) }
      report(unknown: key, ": it belongs in '\(shape.fields[field].key)', so \(origin.node.wayIn)")
      return []
    }
    if outer?.mayTake(text, besides: origin.key?.text) == true {
      report(unknown: key, ": it belongs one level up, so \(origin.node.wayOut)")
      return []
    }
    if let section = section(ofItem: self.value(of: slot).node) {
      report(unknown: key, ": it belongs in '\(section)', so \(origin.node.wayIn)")
      return []
    }
    if isInside(text) { return [] }
    if let advice = shape.elsewhere[text] {
      report(unknown: key, ": \(advice)")
      return (onlyMissing() ?? [])
        + shape.fields.map(\.key).filter { advice.contains("'\($0)'") || advice.contains("'\($0): ") }
    }
    if text.utf8.count == 2 || text.contains("-"), LanguageTag(text) != nil,
      let field = shape.requiredFields.first(where: { shape.fields[$0].type.isByLanguage })
    {
      // Of several languages one finding says all.
      if !session.isRepeated("languages in \(session.path(of: origin))") {
        report(
          unknown: key, ": the languages are inside each text, so write '\(shape.fields[field].key): { \(text): … }'")
      }
      return shape.requiredKeys
    }
    if text.hasPrefix("-"), shape.index(of: String(text.dropFirst())) != nil {
      report(unknown: key, ": a space is missing after '-', which begins an item of a list")
      return []
    }
    if let advice = reportUnit(key, slot) ?? reportDecimalComma(key, slot) { return advice }
    let free = shape.fields.indices.filter { isFree($0, inPart: slot.part) }.map { shape.fields[$0].key }
    // `{ every:day }`
    if let joined = JoinedEntry(text), free.contains(joined.key), self.value(of: slot).isNothing {
      report(
        unknown: key, ": \(joined.reason)",
        fixIt: Diagnostic.FixIt(joined.remedy, replace: key.span, with: "\(joined.key): \(joined.value)"))
      return [joined.key]
    }
    // `window:{ from: "10:00" }`, which YAML reads as the key `window:{ from`
    if let bracket = text.firstIndex(where: { "{[".contains($0) }) {
      let word = text[..<bracket].filter { $0 != " " }
      let bare = word.hasSuffix(":") ? String(word.dropLast()) : word
      if free.contains(bare) {
        let what = word == bare ? "a ':' is missing after '\(bare)'" : "a space is missing after '\(bare):'"
        report(unknown: key, ": \(what)")
        return [bare]
      }
    }
    // `not happened: walked` and `!happened: walked` are no misspelled `happened`.
    if let word = Spelling.negated(in: text), let field = shape.index(of: word) {
      let isNegatable = free.contains("not")
      if isNegatable || text.contains(" ") || !text.contains(where: { "_-".contains($0) })
        || Self.takesNone(shape.fields[field].type)
      {
        let advice =
          isNegatable
          ? "write 'not: { \(word): … }'"
          : Self.takesNone(shape.fields[field].type)
            ? "write '\(word): none'" : text.contains(" ") ? "a key has no spaces in it" : "a key cannot be negated"
        report(unknown: key, ": \(advice)")
        return isNegatable ? ["not"] : [word]
      }
    }
    // `any happened: walked`
    let first = String(text.prefix { $0 != " " && $0 != "_" })
    let word = String(text.dropFirst(first.count + 1))
    if free.contains(word), text.contains(" ") || free.contains(first) {
      let advice = free.contains(first) ? "write '\(first): { \(word): … }'" : "a key has no spaces in it"
      report(unknown: key, ": \(advice)")
      return [first]
    }
    // `{ reminders: true }` in the place of a group that names it.
    if count == 1, let field = shape.requiredFields.first, isAbsent(field),
      case .reference(let kind) = shape.fields[field].type, session.items.place(of: text, kind) != nil
    {
      let needed = shape.requiredFields.filter(isAbsent).map { shape.fields[$0].key }
      let others = needed.dropFirst().map { ", \($0): …" }.joined()
      report(unknown: key, ": write '{ \(needed[0]): \(text)\(others) }'")
      return needed
    }
    // `{ plant_watered }`
    if self.value(of: slot).isNothing, let owner = freeOwner(ofItem: text, free) {
      report(unknown: key, ": write '\(owner): \(text)'")
      return [owner]
    }
    let near = Spelling.suggestion(for: text, among: free)
    // `text` may be a slip of `test`, and is more likely another word for `body`; `click` is no misspelled `clock`.
    if let meant = kindred(of: text, for: slot, among: free) {
      report(
        unknown: key, "",
        fixIt: Diagnostic.FixIt("write '\(meant)'", replace: key.span, with: meant).asQuestion(unless: false))
      return [meant]
    }
    if near.map({ !Spelling.isOnlySlip(text, of: $0, among: free) }) ?? true, let (owner, inner) = kindredInside(text) {
      report(unknown: key, ": it belongs in '\(owner)' as '\(inner)', so \(origin.node.wayIn)")
      return []
    }
    // `text: "…"` is not `texts`, a list, if a key that takes a text is missing.
    if let meant = near, hasKind(of: meant, self.value(of: slot)) || count > 1 || onlyMissing() == nil {
      let written = LookAlikes(text)?.latin ?? text
      let fixIt = Diagnostic.FixIt(meant: meant, for: written, among: free, replace: key.span)
      // `days: [monday]` is not the `day` of a month.
      report(unknown: key, "", fixIt: fixIt.asQuestion(unless: hasKind(of: meant, self.value(of: slot))))
      return [meant]
    }
    // `send: plant_watered`: of this kind only one key is asked for.
    if let item = slotValue(slot), let owner = onlyOwner(ofItem: item, free) {
      report(
        unknown: key, "",
        fixIt: Diagnostic.FixIt("write '\(owner)'", replace: key.span, with: owner).asQuestion(unless: false))
      return [owner]
    }
    // `text` for `body`: one mistake, and which word is right shows in what is missing.
    guard count == 1, !isIncomplete, let missing = onlyMissing() else {
      report(unknown: key, known(free))
      // `start` and `end` for `from` and `to`: the message names them.
      let needed = shape.requiredFields.filter(isAbsent).map { shape.fields[$0].key }
      return count == needed.count && free.count <= Self.mostKeysTold ? needed : []
    }
    // What only that key takes says that it was meant: `was: held` for `is: held`.
    if missing.count == 1, let field = shape.index(of: missing[0]), let value = slotValue(slot),
      case .choice(let words) = shape.fields[field].type, words.contains(value)
    {
      report(
        unknown: key, "", fixIt: Diagnostic.FixIt(meant: missing[0], for: text, among: free, replace: key.span))
      return missing
    }
    report(unknown: key, missing.count == 1 ? ", which has no '\(missing[0])'" : ", which \(Self.need(missing))")
    return missing
  }

  private static func takesNone(_ type: ValueShape) -> Bool {
    switch type {
    case .choice(let words): words.contains("none")
    case .either(let types): types.contains(where: takesNone)
    default: false
    }
  }

  /// `{ weeks: 1 }` where only days are counted.
  private func reportUnit(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    guard lacks("days"), let count = slotValue(slot), Int(count) != nil,
      let days = DurationAdvice.days("\(count) \(key.text)")
    else { return nil }
    let value = self.value(of: slot)
    let span = SourceSpan(file: key.span.file, start: key.span.start, end: value.span.end)
    let text = "days: \(days)"
    report(unknown: key, "", fixIt: Diagnostic.FixIt("write '\(text)'", replace: span, with: text))
    return ["days"]
  }

  /// `{ delay: 1,5h }`: inside braces a comma ends the value, and what follows it looks like a key.
  private func reportDecimalComma(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
    guard slot.part == 0, value(of: slot).isNothing, key.style == .plain, key.text.first?.isNumber == true else {
      return nil
    }
    let entries = Array(origin.node.entries)
    guard let number = entries.firstIndex(where: { $0.key.index == key.index }), number > 0 else { return nil }
    let (owner, cut) = (entries[number - 1].key, entries[number - 1].value)
    guard cut.kind == .scalar, cut.style == .plain, Int(cut.text) != nil, cut.span.end.line == key.span.start.line,
      cut.span.end.column + 1 == key.span.start.column
    else { return nil }
    let whole = "\(cut.text),\(key.text)"
    let duration = DurationAdvice(whole)
    let decimal = "\(cut.text).\(key.text)"
    let meant = duration?.notation ?? (Double(decimal) == nil ? nil : decimal)
    let span = SourceSpan(file: key.span.file, start: cut.span.start, end: key.span.end)
    session.followers.cut(cut.span)
    session.error(
      .badValue,
      "The ',' in '\(excerpt(whole))' ends the value of '\(excerpt(owner.text))', because it is inside braces"
        + (meant == nil ? ": put the whole value in quotes" : ""),
      at: span,
      fixIt: meant.map {
        Diagnostic.FixIt("write '\($0)'", replace: span, with: $0).asQuestion(unless: duration?.isCertain ?? false)
      })
    return []
  }

  /// Whether an unknown key in a part of the mapping may be meant as a field: it is nowhere, or in other files alone and
  /// merges with them.
  private func isFree(_ field: Int, inPart part: Int32) -> Bool {
    if isAbsent(field) { return true }
    guard let rare, !rare.parts.isEmpty, shape.fields[field].type.merges || shape.fields[field].isPerFile else {
      return false
    }
    return rare.parts[field] != part && !rare.furtherSlots.contains { $0.field == field && $0.slot.part == part }
  }

  /// What could be meant, if that is soon told and no lookalike letter is the reason.
  private func known(_ free: [String]) -> String {
    guard (1...Self.mostKeysTold).contains(free.count) else { return "" }
    let names = free.map { "'\($0)'" }
    return ": the other \(names.count == 1 ? "key here is" : "keys here are") \(names.joined(last: "and"))"
  }

  private static let mostKeysTold = 11

  /// The text of a value; nil for what has parts.
  private func slotValue(_ slot: EntryWalk.Slot) -> String? {
    let value = self.value(of: slot)
    return value.kind == .scalar ? value.text : nil
  }

  func report(unknown key: SourceNode, _ advice: String, fixIt: Diagnostic.FixIt? = nil) {
    session.followers.doubt(key.text)
    if session.followers.isExplained(key.span) { return }
    let path = session.path(of: origin)
    let advice = advice.isEmpty ? LookAlikes(key.text).map { ": \($0.words)" } ?? "" : advice
    session.error(
      .unknownKey, "Unknown key '\(excerpt(key.text))'\(path.isEmpty ? "" : " in '\(path)'")\(advice)",
      at: key.span, fixIt: fixIt)
  }
}
