import NotificationConformance
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import SpecMutation
import SpecTranslation
import YAMLNodes

/// Everything of a workspace that is about one language of an app, and how the files are without it.
struct LanguageRemoval {
  let tag: LanguageTag
  let spec: Spec
  /// By file.
  private(set) var edits: [String: [Diagnostic.FixIt]] = [:]
  /// What goes, in the order of the files of each kind.
  private(set) var gone: [Gone] = []
  private let languages: Set<LanguageTag>

  struct Gone {
    enum Kind: CaseIterable {
      case text, agreed, device, words, scenario, row, output, waiver, mutant, failure
    }

    var kind: Kind
    /// What it is called, and where it is.
    var name: String
    var span: SourceSpan
  }

  /// - Parameter loaded: With its sources, and without errors.
  init(of tag: LanguageTag, from spec: Spec, in loaded: LoadedWorkspace) {
    self.tag = tag
    self.spec = spec
    languages = Set(spec.app.locales.map(\.value))
    for source in loaded.sources[spec.app.id] ?? [] { if let tree = source.yaml.tree { removeTexts(in: tree.root) } }
    var cases: Set<String> = []
    for file in loaded.files.all {
      guard let tree = YAMLReader.read(file.bytes, file: file.path).tree else { continue }
      let root = tree.root
      if ScenarioLoader.isScenarioFile(tree) {
        if root["app"]?.text == spec.app.id { cases.formUnion(removeCases(in: root)) }
      } else if root["notispec_outputs"] != nil {
        if root["app"]?.text == spec.app.id { removeOutputs(in: root) }
      } else if root["requirements"] != nil || root.kind == .sequence {
        removeAgreed(in: root)
      }
    }
    let end = ".\(tag)"
    removeItems(
      .waiver, "waivers", in: loaded,
      places: loaded.settings.waivers.map(\.place).filter { place in
        place.value.hasPrefix("\(spec.app.id)/") && (place.value.hasSuffix(end) || place.value.contains("\(end)."))
      })
    removeItems(
      .mutant, "waivers", in: loaded,
      places: loaded.mutantWaivers.map(\.mutant).filter { mutant in
        let path = mutant.value.prefix { $0 != ":" }
        return path.hasPrefix("\(spec.app.id)/") && (path.hasSuffix(end) || path.contains("\(end)."))
      })
    removeItems(
      .failure, nil, in: loaded,
      places: loaded.knownFailures.filter { failure in
        cases.contains { failure.pattern == $0 || failure.pattern.hasPrefix("\($0)/") }
      }.map { Located($0.pattern, at: $0.patternSpan) })
  }

  private func isTag(_ node: SourceNode) -> Bool { node.kind == .scalar && LanguageTag(node.text) == tag }

  /// Whether a mapping has languages of the app for its keys, this one among them.
  private func isByLanguage(_ node: SourceNode) -> Bool {
    guard node.kind == .mapping else { return false }
    let tags = node.entries.map { LanguageTag($0.key.text) }
    return tags.contains(tag) && tags.allSatisfy { $0.map(languages.contains) == true }
  }

  private mutating func add(_ changes: [MappingEdit]) {
    for change in changes {
      edits[change.span.file, default: []].append(
        Diagnostic.FixIt("without '\(tag)'", replace: change.span, with: change.text))
    }
  }

  private mutating func note(_ kind: Gone.Kind, _ name: String, _ span: SourceSpan) {
    gone.append(Gone(kind: kind, name: name, span: span))
  }

  // MARK: Specs

  private mutating func removeTexts(in root: SourceNode) {
    let file = root.tree.file
    var texts: [SourcePosition: String] = [:]
    for text in spec.texts {
      if let copy = text.text[tag], copy.localeSpan.file == file { texts[copy.localeSpan.start] = text.key }
    }
    let declared = spec.app.locales.first { $0.value == tag && $0.span.file == file }?.span.start
    walk(root) { node, removal in
      if node.kind == .sequence {
        removal.add(MappingEdit.removing(from: node) { Array(node.items)[$0].start == declared })
        return true
      }
      for entry in node.entries {
        guard let key = texts[entry.key.start] else { continue }
        removal.note(.text, key, entry.key.span)
        removal.add(MappingEdit.removing([entry.key.text], from: node))
        return false
      }
      return true
    }
  }

  /// Visits mappings and lists.
  ///
  /// - Parameter visit: Returns whether to go on inside.
  private mutating func walk(_ node: SourceNode, _ visit: (SourceNode, inout Self) -> Bool) {
    guard !node.isAlias, node.kind != .scalar, visit(node, &self) else { return }
    for item in node.items { walk(item, visit) }
    for entry in node.entries { walk(entry.value, visit) }
  }

  // MARK: Scenarios

  /// - Returns: The ids of the cases that go.
  private mutating func removeCases(in root: SourceNode) -> [String] {
    var removed: [String] = []
    if let list = root["scenarios"], list.kind == .sequence {
      let items = Array(list.items)
      let gone = items.indices.filter { isOnlyAbout(items[$0]) }
      add(MappingEdit.removing(from: list, where: gone.contains))
      for number in items.indices {
        guard gone.contains(number), gone.count < items.count else {
          removeWords(in: items[number])
          continue
        }
        let id = "\(root["suite"]?.text ?? "")/\(items[number]["id"]?.text ?? "")"
        note(.scenario, id, items[number].span)
        removed.append(id)
      }
    }
    for entry in root.entries where entry.key.text != "scenarios" { removeWords(in: entry.value) }
    return removed
  }

  /// Whether a case, or a row of its table, expects words in this language and in no other.
  private func isOnlyAbout(_ node: SourceNode) -> Bool {
    if let table = node["table"], !rows(of: table).isEmpty, rows(of: table).allSatisfy(isOnlyAbout) { return true }
    var isSole = false
    var hasOthers = false
    func look(_ node: SourceNode) {
      if isByLanguage(node) {
        if node.count == 1 { isSole = true } else { hasOthers = true }
        return
      }
      let tags = node.kind == .mapping ? node.entries.map { LanguageTag($0.key.text) } : []
      if !tags.isEmpty, tags.allSatisfy({ $0.map(languages.contains) == true }) { hasOthers = true }
      for entry in node.entries where entry.key.text != "table" || !rows(of: entry.value).contains(where: isOnlyAbout) {
        look(entry.value)
      }
      for item in node.items { look(item) }
    }
    look(node)
    return isSole && !hasOthers
  }

  private func rows(of table: SourceNode) -> [SourceNode] { table["rows"].map { Array($0.items) } ?? [] }

  /// Takes expected words away, and lets the device have the source language where it had this one.
  private mutating func removeWords(in node: SourceNode) {
    if isByLanguage(node) {
      noteWords(node)
      return add(MappingEdit.removing(keys(of: node), from: node))
    }
    if let table = node["table"] { removeRows(of: table, in: node) }
    for item in node.items { removeWords(in: item) }
    var emptied: Set<String> = []
    for entry in node.entries where entry.key.text != "table" {
      if entry.key.text == "locale", isTag(entry.value) {
        note(.device, "", entry.value.span)
        add([MappingEdit(span: entry.value.span, text: spec.app.sourceLocale.value.text)])
      } else if isByLanguage(entry.value), entry.value.count == 1 {
        // Nothing is expected there any more.
        noteWords(entry.value)
        emptied.insert(entry.key.text)
      } else {
        removeWords(in: entry.value)
      }
    }
    add(MappingEdit.removing(emptied, from: node))
  }

  private func keys(of node: SourceNode) -> Set<String> {
    Set(node.entries.map(\.key.text).filter { LanguageTag($0) == tag })
  }

  private mutating func noteWords(_ node: SourceNode) {
    note(.words, node.entries.first { LanguageTag($0.key.text) == tag }?.value.text ?? "", node.span)
  }

  /// The rows about this language alone, and the columns that only its words have used.
  private mutating func removeRows(of table: SourceNode, in scenario: SourceNode) {
    guard let list = table["rows"] else { return }
    let rows = Array(list.items)
    let gone = rows.indices.filter { isOnlyAbout(rows[$0]) }
    add(MappingEdit.removing(from: list, where: gone.contains))
    for number in rows.indices where gone.contains(number) {
      note(.row, Array(rows[number].items).first?.text ?? "", rows[number].span)
    }
    var columns: [Int] = []
    if let names = table["columns"] {
      let all = uses(in: scenario, keepingOwn: true)
      let left = uses(in: scenario, keepingOwn: false)
      columns = names.items.enumerated().filter { _, name in
        let use = "{\(name.text)}"
        return all.contains { $0.contains(use) } && !left.contains { $0.contains(use) }
      }.map(\.offset)
      add(MappingEdit.removing(from: names, where: columns.contains))
    }
    for number in rows.indices where !gone.contains(number) {
      add(MappingEdit.removing(from: rows[number], where: columns.contains))
      for (column, cell) in rows[number].items.enumerated() where !columns.contains(column) { removeWords(in: cell) }
    }
  }

  /// The texts of a case outside its table.
  ///
  /// - Parameter keepsOwn: With the words in this language.
  private func uses(in node: SourceNode, keepingOwn keepsOwn: Bool) -> [String] {
    if node.kind == .scalar { return [node.text] }
    let own = keepsOwn || !isByLanguage(node) ? [] : keys(of: node)
    return node.items.flatMap { uses(in: $0, keepingOwn: keepsOwn) }
      + node.entries.filter { !own.contains($0.key.text) && $0.key.text != "table" }
      .flatMap { [$0.key.text] + uses(in: $0.value, keepingOwn: keepsOwn) }
  }

  // MARK: What else names the language

  private mutating func removeOutputs(in root: SourceNode) {
    guard let list = root["outputs"], list.kind == .sequence else { return }
    let items = Array(list.items)
    let gone = items.indices.filter { number in
      let names = [items[number]["file"], items[number]["at"]].compactMap { $0?.text }
      return names.contains { name in name.split { "./~".contains($0) }.contains(Substring(tag.text)) }
    }
    add(MappingEdit.removing(from: list, where: gone.contains))
    for number in items.indices {
      if gone.contains(number) {
        note(.output, items[number]["file"]?.text ?? "", items[number].span)
      } else {
        removeWords(in: items[number])
      }
    }
  }

  private mutating func removeAgreed(in root: SourceNode) {
    walk(root) { node, removal in
      guard let texts = node["texts"], texts.kind == .sequence else { return true }
      let items = Array(texts.items)
      let gone = items.indices.filter { number in
        items[number]["text"]?.text.hasPrefix("\(removal.spec.app.id)/") == true
          && items[number]["locale"].map(removal.isTag) == true
      }
      for number in gone { removal.note(.agreed, items[number]["text"]?.text ?? "", items[number].span) }
      removal.add(
        gone.count == items.count && !gone.isEmpty
          ? MappingEdit.removing(["texts"], from: node) : MappingEdit.removing(from: texts, where: gone.contains))
      return false
    }
  }

  /// Items of a list that have a value at one of these places.
  private mutating func removeItems(
    _ kind: Gone.Kind, _ key: String?, in loaded: LoadedWorkspace, places: [Located<String>]
  ) {
    for (file, places) in Dictionary(grouping: places, by: \.span.file).sorted(by: { $0.key < $1.key }) {
      guard let bytes = loaded.files.bytes(file), let root = YAMLReader.read(bytes, file: file).tree?.root else {
        continue
      }
      let entry = root.entries.first { key == nil ? $0.value.kind == .sequence : $0.key.text == key }
      guard let entry else { continue }
      let items = Array(entry.value.items)
      let gone = items.indices.filter { number in
        places.contains { items[number].span.start <= $0.span.start && $0.span.end <= items[number].span.end }
      }
      for place in places { note(kind, place.value, place.span) }
      add(
        gone.count == items.count && !gone.isEmpty
          ? [MappingEdit(span: entry.value.span, text: "[]")]
          : MappingEdit.removing(from: entry.value, where: gone.contains))
    }
  }
}
