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

  func reportTooMany<Entries>(_ count: Int, _ value: SourceValue, _ limit: Int) -> Entries? {
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
    if case .object(let shape) = expected,
      let text = test(in: value, for: shape) ?? alternatives(in: value, for: shape)
        ?? span(ofList: value, by: shape)
    {
      let isWhole = text.hasPrefix("{") && !text.contains("…")
      report(
        .wrongType, "\(Self.mismatch(value, expected)): write '\(text)'", about: value,
        fixIt: isWhole ? writing(text, for: value)?.asQuestion(unless: false) : nil)
      return
    }
    var fixIt: Diagnostic.FixIt?
    // `photos_cleaned:` with nothing behind it, where every key is optional.
    if case .object(let shape) = expected, shape.requiredKeys.isEmpty, !shape.choices.contains(where: \.isRequired),
      value.isNothing, shape !== Workspace.Outputs.keys.shape
    {
      // For outputs that would mean none at all.
      fixIt = Diagnostic.FixIt("write '{}' to leave everything at its default", replace: value.span, with: " {}")
    }
    // `service_extension: true`
    if case .object(let shape) = expected, shape.requiredKeys.isEmpty, !shape.choices.contains(where: \.isRequired),
      value.kind == .scalar, let isOn = Self.truth(of: value.text), let key = value.key?.text,
      shape !== Workspace.Outputs.keys.shape
    {
      report(
        .wrongType,
        "\(Self.mismatch(value, expected)): \(isOn ? "write '{}' for all at its default" : "leave '\(key)' out")",
        about: value, fixIt: isOn ? writing("{}", for: value)?.asQuestion(unless: false) : nil)
      return
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
      let alike = LookAlikes(name).flatMap { $0.isSlip ? $0 : nil }
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
      let isInPayload = kind == .stateField || kind == .parameter && path(of: value).contains(".push.data.")
      let key =
        isInPayload && id.utf8.allSatisfy { $0 < 0x80 } ? ". Its name in the payload is 'key: \(excerpt(id))'" : ""
      report(
        .badID, advice.predicate + key, about: value, at: value.headSpan,
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
