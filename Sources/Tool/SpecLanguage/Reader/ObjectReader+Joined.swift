import SpecDiagnostics
import YAMLNodes

/// Unknown keys that YAML makes of a key and what belongs behind it.
extension ObjectReader {
  /// A key that runs into its value, or into the next key: `{ every:day }`, `{ every = day }`.
  func reportJoined(_ key: SourceNode, _ slot: EntryWalk.Slot, among free: [String]) -> [String]? {
    let text = key.text
    // `{ every:day }`
    if let joined = JoinedEntry(text), free.contains(joined.key), self.value(of: slot).isNothing {
      report(
        unknown: key, ": \(joined.reason)",
        fixIt: Diagnostic.FixIt(joined.remedy, replace: key.span, with: "\(joined.key): \(joined.value)"))
      return [joined.key]
    }
    // `{ signal： walked， delay: 5m }`, in which YAML sees one key
    if let joined = JoinedEntry(text), text.contains("："), free.contains(joined.key),
      let last = joined.value.split(whereSeparator: { "，、；".contains($0) }).last?.filter({ $0 != " " }),
      free.contains(last), last != joined.value
    {
      report(unknown: key, ": '：' and '，' are not the ':' and ',' that YAML reads, so write the ordinary ones")
      return [joined.key, last]
    }
    // `{ every: day, time "09:00" }` and `{ every = day }`
    if self.value(of: slot).isNothing, case let word = String(text.prefix { $0 != " " && $0 != "=" }), word != text,
      free.contains(word)
    {
      report(unknown: key, ": a ':' is missing after '\(word)'")
      return [word]
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
    return nil
  }

  /// `{ weeks: 1 }` where only days are counted.
  func reportUnit(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
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
  func reportDecimalComma(_ key: SourceNode, _ slot: EntryWalk.Slot) -> [String]? {
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
    let meant =
      duration?.notation ?? (Double(decimal) == nil || DurationAdvice.reason(whole) != nil ? nil : decimal)
    let span = SourceSpan(file: key.span.file, start: cut.span.start, end: key.span.end)
    session.followers.cut(cut.span)
    session.error(
      .badValue,
      "The ',' in '\(excerpt(whole))' ends the value of '\(excerpt(owner.text))', because it is inside braces"
        + (DurationAdvice.reason(whole).map { ": \($0)" } ?? (meant == nil ? ": put the whole value in quotes" : "")),
      at: span,
      fixIt: meant.map {
        Diagnostic.FixIt("write '\($0)'", replace: span, with: $0).asQuestion(unless: duration?.isCertain ?? false)
      })
    return []
  }
}
