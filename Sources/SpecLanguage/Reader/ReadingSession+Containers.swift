import NotificationCivilTime
import NotificationTerms
import SpecDiagnostics
import YAMLNodes

extension ReadingSession {
  /// How many entries a list or map may have where people write a few: what is inside one item is compared entry by
  /// entry.
  public static let containerLimit = 1_000

  /// How many entries a section, steps, or the rows of a table may have, in all files together.
  public static let sectionLimit = YAMLLimits.standard.entries

  func shape(named name: String) -> ObjectShape {
    guard let shape = shapes[name] else { fatalError("No shape of this session is called '\(name)'.") }
    return shape
  }

  /// A mapping read by a shape; nil when the value is none, which is reported.
  public func object(_ value: SourceValue, _ shape: ObjectShape) -> ObjectReader? {
    object(value, further: [], shape)
  }

  /// A mapping that several files define parts of.
  public func object(_ first: SourceValue, further: [SourceValue], _ shape: ObjectShape) -> ObjectReader? {
    object(first, further: further, shape, inside: nil, field: 0)
  }

  /// - Parameter field: The key of the outer mapping that it is the value of.
  func object(
    _ first: consuming SourceValue, further: [SourceValue], _ shape: ObjectShape, inside outer: ObjectReader?,
    field: Int
  ) -> ObjectReader? {
    guard first.kind == .mapping else {
      reportNoMapping(first, expected: .object(shape))
      return nil
    }
    return ObjectReader(first, further: further, shape, in: self, inside: outer, field: field)
  }

  /// The entries of a map; nil when the value is none, which is reported.
  /// - Parameter expected: What findings call for; made only for them.
  public func map(_ value: SourceValue, keys: KeyShape, expected: @autoclosure () -> ValueShape) -> [MapEntry]? {
    map(value, further: [], keys: keys, expected: expected())
  }

  /// The entries of a map that is in one file, or in parts in several.
  func map(
    _ first: SourceValue, further: [SourceValue], keys: KeyShape, expected: @autoclosure () -> ValueShape,
    atMost limit: Int = containerLimit
  ) -> [MapEntry]? {
    // Nearly all maps are in one file, and an array for the single part would be made millions of times.
    guard !further.isEmpty else {
      let node = first.node
      guard node.count <= limit else { return reportTooMany(node.count, first, limit) }
      guard first.kind == .mapping else {
        reportNoMapping(first, expected: expected())
        return nil
      }
      var entries: [MapEntry] = []
      entries.reserveCapacity(node.count)
      // Inside one file the YAML reader has reported a second key already.
      add(first, node, keys, to: &entries) { _, _ in true }
      return entries
    }
    let count = further.reduce(first.node.count) { $0 + $1.node.count }
    guard count <= limit else { return reportTooMany(count, first, limit) }
    var entries: [MapEntry] = []
    entries.reserveCapacity(count)
    var seen: [String: SourceSpan] = [:]
    var isMapping = false
    for part in [first] + further {
      guard part.kind == .mapping else {
        reportNoMapping(part, expected: expected())
        continue
      }
      isMapping = true
      add(part, part.node, keys, to: &entries) { name, value in
        if let first = seen[name] {
          reportDuplicate(value, first: first)
          return false
        }
        seen[name] = value.headSpan
        return true
      }
    }
    return isMapping ? entries : nil
  }

  /// - Parameters:
  ///   - node: The mapping itself, which for a cell of a table is another than what is written.
  ///   - isFirst: Whether no other file has an entry of this name; if one does, that is reported.
  @inline(__always)
  private func add(
    _ part: SourceValue, _ node: SourceNode, _ keys: KeyShape, to entries: inout [MapEntry],
    if isFirst: (String, SourceValue) -> Bool
  ) {
    let step = enter(part)
    let tree = node.tree
    tree.forEachKey(of: node.index) { key in
      let name = tree.text(at: key)
      let value = value(tree.node(at: key + 1), key: key, in: step)
      guard isFirst(name, value) else { return }
      let isNameValid = checkName(name, value, keys)
      entries.append(MapEntry(name: name, value: value, isNameValid: isNameValid))
    }
  }

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
      report(
        .wrongType, "must be a list: put brackets around it, '[{ … }]'", about: value,
        fixIt: Diagnostic.FixIt("write a list of one", replace: value.span, with: "[\(text)]"))
      return
    }
    if let item = expected.listItem, item.isOneWord, value.substitution == nil, value.node.style == .plain,
      !value.text.isEmpty, !value.text.contains(where: { " ,，、".contains($0) })
    {
      guard let one = meantItem(item, in: value) else {
        reportWrongType(value, expected: expected)
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

  /// How to write a list for a group whose keys are the items' own names: `{ daily: 1 }`, `{ type: string }`.
  private func items(of mapping: SourceNode, as item: ValueShape) -> String? {
    let entries = Array(mapping.entries)
    guard let first = entries.first else { return nil }
    if item.isOneWord, entries.count <= 5 {
      return "write '[\(excerpt(entries.map(\.key.text).joined(separator: ", ")))]'"
    }
    guard case .object(let shape) = item, shape.requiredKeys.contains("id") else { return nil }
    var isWritten = false
    let keys = shape.requiredFields.map { shape.fields[$0] }.filter { $0.key != "id" }.map { field in
      if let inner = first.value.kind == .mapping ? first.value[field.key] : nil, inner.kind == .scalar {
        return "\(field.key): \(inner.sourceText)"
      }
      guard !isWritten, case .int(let number) = first.value.core, case .int(let range) = field.type,
        range.contains(number)
      else { return "\(field.key): …" }
      isWritten = true
      return "\(field.key): \(number)"
    }
    return "write '- { \((["id: \(excerpt(first.key.text))"] + keys).joined(separator: ", ")) }'"
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
    case .languageTag: return LanguageTag(value.text) == nil ? nil : (source, true)
    case .duration: return TimeSpan(value.text) == nil ? nil : (source, true)
    case .int(let range): return Int(value.text).map(range.contains) == true ? (source, true) : nil
    case .pattern(let pattern): return pattern.matches(value.text) ? (source, true) : nil
    case .either(let values):
      let meant = values.compactMap { meantItem($0, in: value) }
      return meant.first(where: \.isCertain) ?? meant.first
    default: return (source, true)
    }
  }

  private func reportTooMany<Entries>(_ count: Int, _ value: SourceValue, _ limit: Int) -> Entries? {
    report(.tooMany, "has \(count) entries, but at most \(limit) are read here", about: value, at: value.headSpan)
    return nil
  }

  private func reportNoMapping(_ value: SourceValue, expected: ValueShape) {
    if case .object(let shape) = expected, let meant = group(of: value, by: shape) {
      report(
        .wrongType, "\(Self.mismatch(value, expected)): write '\(meant.text)'", about: value,
        fixIt: meant.isWhole ? writing(meant.text, for: value)?.asQuestion(unless: meant.isCertain) : nil)
      return
    }
    var fixIt: Diagnostic.FixIt?
    // `photos_cleaned:` with nothing behind it, where every key is optional.
    if case .object(let shape) = expected, shape.requiredKeys.isEmpty, !shape.choices.contains(where: \.isRequired),
      value.isNothing, shape !== OutputShape.all
    {
      // For outputs that would mean none at all.
      fixIt = Diagnostic.FixIt("write '{}' to leave everything at its default", replace: value.span, with: " {}")
    }
    reportWrongType(value, expected: expected, fixIt: fixIt)
  }

  /// - Parameter value: The value of the name; its key is where a finding belongs.
  func checkName(_ name: String, _ value: SourceValue, _ keys: KeyShape) -> Bool {
    if let mentions { note(keys, value, in: mentions) }
    switch keys {
    case .identifier(let kind): return checkID(name, kind, value)
    case .reference(let kind):
      guard !items.mayHave(kind, name) else {
        items.use(kind, name)
        return true
      }
      let meant = items.guess(for: name, kind)
      let span = value.headSpan
      if let meant, meant.isCertain { note(meant.word, writtenAs: name, kind, at: span) }
      report(
        .unknownID,
        "names an unknown \(kind.noun) '\(excerpt(name))'\(meant?.question() ?? "")", about: value, at: span,
        fixIt: meant?.fixIt(replacing: span))
      return false
    case .pattern(let pattern):
      if pattern.matches(name) { return true }
      let span = value.headSpan
      let alike = LookAlikes(name)
      let latin = alike.flatMap { pattern.matches($0.latin) ? $0 : nil }
      report(
        .badID, "has an invalid name: \(alike?.words ?? "it must be \(pattern.noun)")", about: value, at: span,
        fixIt: latin?.fixIt(replacing: span))
      return false
    case .languageTag, .eventName, .pluralCategory, .ruleCode: return true
    }
  }

  private func note(_ keys: KeyShape, _ value: SourceValue, in mentions: MentionLog) {
    switch keys {
    case .identifier(let kind), .reference(let kind): mentions.noteKey(.item(kind), of: value)
    case .eventName: mentions.noteKey(.event, of: value)
    case .pattern, .languageTag, .pluralCategory, .ruleCode: break
    }
  }

  /// Whether a text can be the id of an item; if not, that is reported.
  func checkID(_ id: String, _ kind: ItemKind, _ value: SourceValue) -> Bool {
    if id.utf8.count > 64 {
      report(.badID, "has an id of \(id.utf8.count) bytes; an id has at most 64", about: value, at: value.headSpan)
    } else if !TextPattern.identifier.matches(id) {
      let advice = IdentifierAdvice(id)
      report(
        .badID, advice.predicate, about: value, at: value.headSpan,
        fixIt: advice.latin?.fixIt(replacing: value.headSpan))
    } else if kind.reservedIDs.contains(id) {
      report(
        .badID, "cannot be the id of \(kind.oneNoun): the word has a special meaning", about: value,
        at: value.headSpan)
    } else {
      return true
    }
    return false
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
    case .pattern(let pattern): pattern == .identifier
    case .either(let values): values.contains(where: \.isOneWord)
    case .text, .flag, .number, .numberIn, .durationRange, .localTime, .object, .recursive, .map, .list, .oneOrMore:
      false
    }
  }
}
