import NotificationCivilTime
import NotificationTerms
import SpecDiagnostics
import YAMLNodes

/// Lists, and what people write in their place: one item, a group of items by their names.
extension ReadingSession {
  /// The items of a list; nil when the value is none, which is reported.
  public func list(
    _ value: SourceValue, expected: @autoclosure () -> ValueShape, atMost limit: Int = containerLimit
  ) -> [SourceValue]? {
    guard value.kind == .sequence else {
      reportNoList(value, expected: expected())
      return nil
    }
    guard value.node.count <= limit else { return reportTooMany(value.node.count, value, limit) }
    let step = enter(value)
    var items: [SourceValue] = []
    items.reserveCapacity(value.node.count)
    for node in value.node.items {
      items.append(self.value(node, in: step, position: Int32(clamping: items.count)))
    }
    return items
  }

  func reportNoList(_ value: SourceValue, expected: ValueShape) {
    if value.kind == .mapping {
      // `requirements:` above a list.
      if let only = value.node.entries.first(where: { _ in true }), value.node.count == 1, only.value.kind == .sequence,
        expected.listItem.map({ !isItem(value.node, $0) }) ?? true
      {
        report(
          .wrongType, "must be a list: delete '\(excerpt(only.key.text)):' before it", about: value, at: only.key.span)
        return
      }
      if let item = expected.listItem, !isItem(value.node, item) {
        let isInBraces = value.substitution == nil && !value.node.isAlias && value.node.sourceText.hasPrefix("{")
        let advice =
          items(of: value.node, as: item)
          ?? (isInBraces ? "put brackets around it, '[{ … }]'" : "begin each item with '- '")
        report(.wrongType, "must be a list: \(advice)", about: value)
        return
      }
      let text = value.substitution == nil && !value.node.isAlias ? value.node.sourceText : ""
      guard text.hasPrefix("{") else {
        report(.wrongType, "must be a list: begin each item with '- '", about: value)
        return
      }
      if let item = expected.listItem, case let keys = alternatives(in: value.node, item), keys.count > 1 {
        let list = keys.map { "{ \($0): … }" }.joined(separator: ", ")
        report(.wrongType, "must be a list, with an item for each: write '[\(list)]'", about: value)
        return
      }
      report(
        .wrongType, "must be a list: put brackets around it, '[{ … }]'", about: value,
        fixIt: Diagnostic.FixIt("write a list of one", replace: value.span, with: "[\(text)]"))
      return
    }
    if let item = expected.listItem, item.isOneWord, value.substitution == nil, value.text.contains(","),
      case let words = value.text.split(separator: ",").map({ String($0.drop { $0 == " " }) }), words.count > 1,
      words.allSatisfy({ isWord($0, item) })
    {
      let list = "[\(words.joined(separator: ", "))]"
      report(
        .wrongType, "must be a list: put brackets around it, '\(list)'", about: value,
        fixIt: Diagnostic.FixIt("write '\(list)'", replace: value.span, with: list))
      return
    }
    if let item = expected.listItem, item.isOneWord, value.substitution == nil, value.node.style == .plain,
      !value.text.isEmpty, !value.text.contains(where: { " ,，、".contains($0) })
    {
      guard let one = meantItem(item, in: value) else {
        reportWrongType(value, expected: expected)
        return
      }
      if let (words, end) = wordsBehind(value, item) {
        let list = "[\(([one.text] + words).joined(separator: ", "))]"
        let span = SourceSpan(file: value.span.file, start: value.span.start, end: end)
        report(
          .wrongType, "must be a list: put brackets around it, '\(list)'", about: value, at: span,
          fixIt: Diagnostic.FixIt("write '\(list)'", replace: span, with: list).asQuestion(unless: false))
        return
      }
      let list = "[\(one.text)]"
      report(
        .wrongType, "must be a list: put brackets around it, '\(list)'", about: value,
        fixIt: Diagnostic.FixIt("write '\(list)'", replace: value.span, with: list).asQuestion(unless: one.isCertain))
      return
    }
    reportWrongType(value, expected: expected)
  }

  /// Whether a group can be one item: it has the keys of one, and all that an item needs.
  private func isItem(_ node: SourceNode, _ type: ValueShape) -> Bool {
    switch type {
    case .object(let shape): fits(node, type) && shape.requiredKeys.allSatisfy { node[$0] != nil }
    case .map(_, let values): node.kind == .mapping && node.entries.allSatisfy { isItem($0.value, values) }
    case .either(let types): types.contains { isItem(node, $0) }
    default: fits(node, type)
    }
  }

  /// The keys of a group of which an item may have only one.
  private func alternatives(in mapping: SourceNode, _ type: ValueShape) -> [String] {
    let shape: ObjectShape
    switch type {
    case .object(let object): shape = object
    case .recursive(let name): shape = self.shape(named: name)
    default: return []
    }
    for choice in shape.choices where choice.isExclusive {
      let keys = mapping.entries.map(\.key.text)
      if keys.count <= 5, keys.allSatisfy(choice.keys.contains) { return keys }
    }
    return []
  }

  /// How to write a list for a group whose keys are the items' own names: `{ daily: 1 }`, `{ type: string }`.
  private func items(of mapping: SourceNode, as item: ValueShape) -> String? {
    let entries = Array(mapping.entries)
    guard let first = entries.first else { return nil }
    if !item.takes(.mapping), !item.isOneWord, entries.count <= 5, entries.allSatisfy({ mayBe($0.value, item) }) {
      return "write '[\(excerpt(entries.map(\.value.sourceText).joined(separator: ", ")))]'"
    }
    if item.isOneWord, entries.count <= 5 {
      return "write '[\(excerpt(entries.map(\.key.text).joined(separator: ", ")))]'"
    }
    guard case .object(let shape) = item,
      let name = shape.requiredKeys.contains("id") ? "id" : shape.requiredKeys.first,
      !entries.contains(where: { shape.index(of: $0.key.text) != nil })
    else { return nil }
    return "write '- \(Self.item(name, first.key.text, first.value, shape))'"
  }

  /// An item whose name was written as its key: `daily: 1` is `{ id: daily, max: 1, per: … }`.
  static func item(_ name: String, _ id: String, _ value: SourceNode, _ shape: ObjectShape) -> String {
    var written: [String: String] = [:]
    var missing = shape.requiredFields.map { shape.fields[$0] }.filter { $0.key != name }
    if value.kind == .mapping {
      for entry in value.entries where shape.index(of: entry.key.text) != nil {
        written[entry.key.text] = entry.value.kind == .scalar ? entry.value.sourceText : "…"
      }
    } else if case .int(let number) = value.core,
      let field = missing.first(where: { if case .int(let range) = $0.type { range.contains(number) } else { false } })
    {
      written[field.key] = "\(number)"
    }
    missing.removeAll { written[$0.key] != nil }
    let keys = shape.fields.map(\.key).filter { written[$0] != nil || missing.map(\.key).contains($0) }.filter {
      $0 != name
    }
    return "{ \((["\(name): \(excerpt(id))"] + keys.map { "\($0): \(written[$0] ?? "…")" }).joined(separator: ", ")) }"
  }

  /// Whether a word is such an item.
  /// `rows: a, b` in braces, where the comma ends the value: what belongs to the list all the same, and where it ends.
  private func wordsBehind(_ value: SourceValue, _ item: ValueShape) -> (words: [String], end: SourcePosition)? {
    var words: [String] = []
    var end = value.span.end
    var rest = Substring(value.node.tree.restOfLine(after: end).prefix(400))
    while rest.first == "," {
      let blanks = rest.dropFirst().prefix { $0 == " " }
      let word = rest.dropFirst(1 + blanks.count).prefix { !",}] ".contains($0) }
      guard !word.isEmpty, !word.contains(":"), isWord(String(word), item) else { break }
      words.append(String(word))
      end = SourcePosition(
        line: Int(end.line), column: Int(end.column) + 1 + blanks.count + word.unicodeScalars.count)
      rest = rest.dropFirst(1 + blanks.count + word.count)
    }
    return words.isEmpty ? nil : (words, end)
  }

  private func isWord(_ word: String, _ item: ValueShape) -> Bool {
    switch item {
    case .reference(let kind): items.place(of: word, kind) != nil
    case .choice(let words): words.contains(word)
    case .languageTag: LanguageTag(word) != nil
    case .pattern(let pattern): pattern.matches(word)
    case .either(let types): types.contains { isWord(word, $0) }
    default: false
    }
  }

  /// The item that a word is, or was meant to be; nil where it can be none.
  private func meantItem(_ item: ValueShape, in value: SourceValue) -> (text: String, isCertain: Bool)? {
    let source = value.node.sourceText
    switch item {
    case .reference(let kind):
      if items.mayHave(kind, value.text) { return (source, true) }
      return items.guess(for: value.text, kind).map { ($0.word, false) }
    case .choice(let words):
      if words.contains(value.text) { return (source, true) }
      let meant =
        Spelling.suggestion(for: value.text, among: words) ?? KindredWords.suggestion(for: value.text, among: words)
      return meant.map { ($0, false) }
    case .languageTag:
      // `all` is the tag of a language that nobody means.
      return LanguageTag(value.text).flatMap { $0.flaw == nil && $0.language.utf8.count == 2 ? (source, true) : nil }
    case .duration: return TimeSpan(value.text) == nil ? nil : (source, true)
    case .int(let range): return Int(value.text).map(range.contains) == true ? (source, true) : nil
    case .pattern(let pattern):
      let isWord = !["all", "any", "every", "everything", "none", "nothing"].contains(value.text.lowercased())
      return isWord && pattern.matches(value.text) ? (source, true) : nil
    case .object(let shape):
      return group(of: value, by: shape).map { ($0.text, $0.isWhole) }
    case .either(let values):
      let meant = values.compactMap { meantItem($0, in: value) }
      return meant.first(where: \.isCertain) ?? meant.first
    default: return (source, true)
    }
  }
}

extension ValueShape {
  /// The items of a list, if one may be written here.
  fileprivate var listItem: ValueShape? {
    switch self {
    case .list(let item): item
    case .either(let shapes): shapes.lazy.compactMap(\.listItem).first
    default: nil
    }
  }

  /// Something on one line without quotes and brackets.
  fileprivate var isOneWord: Bool {
    switch self {
    case .choice, .reference, .languageTag, .duration, .int: true
    case .pattern: true
    case .either(let values): values.contains(where: \.isOneWord)
    case .text, .flag, .number, .numberIn, .durationRange, .localTime, .object, .recursive, .map, .list, .oneOrMore:
      false
    }
  }
}
