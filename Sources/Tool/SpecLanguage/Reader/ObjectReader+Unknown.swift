import NotificationTerms
import SpecDiagnostics
import YAMLNodes

/// Keys that a shape does not declare, and what was probably meant by them.
extension ObjectReader {
  /// Takes the keys that the shape does not declare: some are the user's own, and the others are reported.
  func sort(unknown: [EntryWalk.Slot], inside outer: ObjectReader?) {
    // Nobody means another key by something that long, and comparing it with all of them takes its time.
    let isEndless = { (slot: EntryWalk.Slot) in self.key(of: slot).text.utf8.count > 1_000 }
    let endless = unknown.filter(isEndless)
    if endless.isEmpty, reportFlattened(unknown) { return }
    for slot in endless {
      if shape.others != nil { change { $0.otherSlots.append(slot) } } else { report(unknown: key(of: slot), "") }
    }
    for slot in unknown where !isEndless(slot) {
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
    guard let key = keys.first,
      let field = absentOwner(ofAll: unknown.map { (self.key(of: $0).text, self.value(of: $0).node) })
    else { return false }
    // Another word for a key that is free here, or one that the section has something to say about.
    // `triggers: { after: { signal: … } }` has names.
    if shape.name == "trigger", let name = origin.key?.text, shape.index(of: name) != nil { return false }
    if keys.count == 1,
      shape.elsewhere[key.text] != nil || kindred(of: key.text, for: unknown[0], among: shape.fields.map(\.key)) != nil
    {
      return false
    }
    let owner = shape.fields[field].key
    let group = keys.map { "\(excerpt($0.text)): …" }.joined(separator: ", ")
    report(unknown: key, ": it belongs in '\(owner)', so write '\(owner): { \(group) }'")
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
    if let field = owner(ofMisplaced: text, self.value(of: slot).node) {
      change { $0.misplaced.append((field, text)) }
      let owner = shape.fields[field].key
      report(unknown: key, ": it belongs in '\(owner)', so \(way(of: key, into: owner))")
      return []
    }
    if outer?.mayTake(text, besides: origin.key?.text) == true {
      report(unknown: key, ": it belongs one level up, so \(origin.node.wayOut)")
      return []
    }
    if let section = section(ofItem: self.value(of: slot).node) {
      report(unknown: key, ": it belongs in '\(section)', so \(way(of: key, into: section))")
      return []
    }
    if isInside(text) { return [] }
    if let meant = reportForeign(key, slot) { return meant }
    if let advice = elsewhere(text) {
      report(unknown: key, ": \(advice)")
      return (onlyMissing() ?? [])
        + shape.fields.map(\.key).filter { advice.contains("'\($0)'") || advice.contains("'\($0): ") }
    }
    if text.utf8.count == 2 || text.contains("-"), let tag = LanguageTag(text), tag.flaw == nil,
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
    if let meant = reportJoined(key, slot, among: free) { return meant }
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
    if free.contains(word), text.contains(" ") || free.contains(first) && shape.nests(word, in: first, session) {
      let advice =
        free.contains(first) && shape.nests(word, in: first, session)
        ? "write '\(first): { \(word): … }'" : "a key has no spaces in it"
      report(unknown: key, ": \(advice)")
      return [first]
    }
    // `{ reminders: true }` in the place of a group that names it.
    if count == 1, let field = shape.requiredFields.first, isAbsent(field),
      case .reference(let kind) = shape.fields[field].type, session.items.place(of: text, kind) != nil
    {
      let needed = shape.requiredFields.filter(isAbsent).map { shape.fields[$0].key }
      let others = needed.dropFirst().map { ", \($0): \(filling($0, needed.count, slot))" }.joined() + counting(slot)
      report(unknown: key, ": write '{ \(needed[0]): \(text)\(others) }'")
      return needed
    }
    // `where: { count: 0 }`: which comparison is meant, nobody knows.
    if count == 1, let field = shape.requiredFields.first(where: isAbsent),
      case .reference(.parameter) = shape.fields[field].type, let number = slotValue(slot), Double(number) != nil,
      let tests = shape.choices.first?.keys,
      tests.allSatisfy(free.contains), !Spelling.isOnlySlip(text, of: shape.fields[field].key, among: free),
      !tests.contains(where: { Spelling.isOnlySlip(text, of: $0, among: free) })
    {
      let name = shape.fields[field].key
      let words = tests.map { "'\($0)'" }.joined(last: "or")
      report(unknown: key, ": write '{ \(name): \(text), … }' with the comparison that is meant, \(words)")
      return [name] + tests
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
    if near.map({ !Spelling.isOnlySlip(text, of: $0, among: free) }) ?? true,
      let (owner, inner) = kindredInside(text, self.value(of: slot).node)
    {
      report(unknown: key, ": it belongs in '\(owner)' as '\(inner)', so \(way(of: key, into: owner))")
      return []
    }
    // `text: "…"` is not `texts`, a list, if a key that takes a text is missing.
    if let meant = near, hasKind(of: meant, self.value(of: slot)) || count > 1 || onlyMissing() == nil,
      suits(meant, self.value(of: slot))
        || Spelling.isOnlySlip(text, of: meant, among: free) && !(meant.hasPrefix(text) && meant.count > text.count + 1)
    {
      let written = LookAlikes(text)?.latin ?? text
      let fixIt = Diagnostic.FixIt(meant: meant, for: written, among: free, replace: key.span)
      // `days: [monday]` is not the `day` of a month.
      report(unknown: key, "", fixIt: fixIt.asQuestion(unless: suits(meant, self.value(of: slot))))
      return [meant]
    }
    // `send: plant_watered`: of this kind only one key is asked for.
    if let item = slotValue(slot), let owner = onlyOwner(ofItem: item, free) {
      report(
        unknown: key, "",
        fixIt: Diagnostic.FixIt("write '\(owner)'", replace: key.span, with: owner).asQuestion(unless: false))
      return [owner]
    }
    if let advice = wordOwner(slot) {
      report(unknown: key, ": \(advice)")
      return []
    }
    // `- daily: 3` for `- { id: daily, max: 3, … }`
    if origin.position >= 0, origin.node.count == 1, shape.requiredKeys.contains("id"),
      TextPattern.identifier.matches(text)
    {
      report(unknown: key, ": write '\(ReadingSession.item("id", text, self.value(of: slot).node, shape))'")
      return shape.fields.map(\.key)
    }
    // `signal:` beside `signals:`
    let taken = shape.fields.map(\.key).filter { !free.contains($0) }
    if let there = kindred(of: text, for: slot, among: taken) ?? Spelling.suggestion(for: text, among: taken),
      suits(there, self.value(of: slot))
    {
      report(unknown: key, ": is '\(there)' meant, which is already here in line \(keySpan(there).start.line)?")
      return []
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
    // `{ id: restaurant, source: offer }`: an entry of the map that is missing.
    if missing.count == 1, let field = shape.index(of: missing[0]),
      case .map(.identifier, let values) = shape.fields[field].type,
      TextPattern.identifier.matches(text), session.mayBe(self.value(of: slot).node, values)
    {
      let value = slotValue(slot).map { excerpt($0) } ?? "…"
      report(unknown: key, ": it belongs in '\(missing[0])', so write '\(missing[0]): { \(text): \(value) }'")
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
  func slotValue(_ slot: EntryWalk.Slot) -> String? {
    let value = self.value(of: slot)
    return value.kind == .scalar ? value.text : nil
  }

  func report(unknown key: SourceNode, _ advice: String, fixIt: Diagnostic.FixIt? = nil) {
    session.followers.doubt(key.text)
    if session.followers.isExplained(key.span) { return }
    let path = session.path(of: origin)
    let alike = LookAlikes(key.text).flatMap { $0.isSlip || fixIt != nil ? $0 : nil }
    let advice = advice.isEmpty ? alike.map { ": \($0.words)" } ?? "" : advice
    session.error(
      .unknownKey, "Unknown key '\(excerpt(key.text))'\(path.isEmpty ? "" : " in '\(path)'")\(advice)",
      at: key.span, fixIt: fixIt)
  }
}
