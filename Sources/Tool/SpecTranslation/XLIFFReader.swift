import SpecDiagnostics

/// The rows of an XLIFF 1.2 document, as any tool writes it.
struct XLIFFReader {
  private var scanner: XMLScanner
  private var places: TextPlaces
  private let file: String
  private var open: [String] = []
  private var section = Section()
  private var unit: TranslationRow?
  /// The elements that a unit has only once, as far as they have been read.
  private var parts: Set<String> = []
  private var said = Said()
  /// An element that has no text so far, and the length of the target where it began.
  private var code: (element: TranslationRow.Inline, depth: Int, length: Int)?
  private(set) var rows: [TranslationRow] = []

  /// What a unit says of its state.
  private struct Said {
    var approved: String?
    var state: String?
    var qualifier: String?
    var isMachine = false
  }

  private struct Section {
    var app = ""
    var source = ""
    var target = ""
  }

  init(_ bytes: [UInt8], file: String) {
    scanner = XMLScanner(bytes)
    places = TextPlaces(bytes)
    self.file = file
  }

  mutating func read() throws(TranslationFault) {
    while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes):
        try start(name, attributes)
        open.append(name)
      case .end(let name):
        open.removeLast()
        endCode()
        if name == "trans-unit", let row = unit {
          guard parts.contains("source") else { throw fault("the unit '\(row.id)' has no '<source>'") }
          try rows.appendBounded(judged(row), at: scanner.eventOffset)
          unit = nil
          code = nil
        }
      case .text(let text): add(text)
      }
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) throws(TranslationFault) {
    switch (open.count, name) {
    case (0, "xliff"):
      let version = attributes["version"] ?? "of an unknown version"
      guard version.hasPrefix("1.") else {
        throw fault("it is XLIFF \(version): notispec reads XLIFF 1.2, which translation tools can write too")
      }
      let namespace = scanner.namespaces.ofDocument ?? ""
      guard namespace.isEmpty || namespace.hasPrefix(Self.namespaces) else {
        throw fault("it is not XLIFF: '<xliff>' has the namespace '\(namespace)'")
      }
    case (0, _): throw fault("it is not XLIFF: it begins with '<\(scanner.writtenName(at: 0))>'")
    case (1, "file"):
      section = Section(
        app: attributes["original"] ?? "", source: attributes["source-language"] ?? "",
        target: attributes["target-language"] ?? "")
    case (_, "trans-unit"):
      guard unit == nil else { throw fault("a '<trans-unit>' is inside another") }
      guard open.contains("file"), open.allSatisfy(Self.unitsMayBeIn.contains) else {
        throw fault(
          "a '<trans-unit>' is inside '<\(scanner.writtenName(at: open.count - 1))>', where XLIFF does not allow it")
      }
      guard let id = attributes["id"], !id.isEmpty else { throw fault("a '<trans-unit>' has no 'id'") }
      let start = places.position(at: scanner.eventOffset)
      let end = places.position(at: scanner.offset)
      unit = TranslationRow(
        app: section.app, sourceLanguage: section.source, targetLanguage: section.target, id: id, source: "",
        target: "", span: SourceSpan(file: file, start: start, end: end))
      unit?.exported = attributes["extradata"].flatMap { ExportedWords.all(in: $0).first }
      parts = []
      said = Said(approved: attributes["approved"], isMachine: TranslationState.isMachine(attributes))
    case (_, "source") where open.last == "trans-unit": try takePart(name)
    case (_, "target") where open.last == "trans-unit":
      try takePart(name)
      if let language = attributes["xml:lang"], !Self.isSameLanguage(language, section.target) {
        throw fault(
          "the '<target>' of the unit '\(unit?.id ?? "")' is in '\(language)', but its file is in '\(section.target)'")
      }
      said.state = attributes["state"]
      said.qualifier = attributes["state-qualifier"]
      if TranslationState.isMachine(attributes) { said.isMachine = true }
      let start = places.position(at: scanner.eventOffset)
      let end = places.position(at: scanner.offset)
      unit?.targetSpan = SourceSpan(file: file, start: start, end: end)
    default:
      if name == "mrk", TranslationState.isMachine(attributes) { said.isMachine = true }
      startInline(name)
    }
  }

  /// A unit with what it says of its translation.
  private func judged(_ row: TranslationRow) -> TranslationRow {
    var row = row
    switch TranslationState.xliff(
      state: said.state, approved: said.approved, qualifier: said.qualifier, isMachine: said.isMachine,
      isSource: row.isCopy)
    {
    case .untranslated:
      if said.state == "new", !row.isCopy, !row.isUntranslated { row.markedNew = row.target }
      (row.target, row.inline) = ("", nil)
    case .translated(let status): row.status = status
    }
    return row
  }

  /// Otherwise both of a unit's texts would be taken for one.
  private mutating func takePart(_ name: String) throws(TranslationFault) {
    guard parts.insert(name).inserted else {
      throw fault("the unit '\(unit?.id ?? "")' has two '<\(name)>': keep the one that counts")
    }
  }

  /// Tools may leave out regions.
  private static func isSameLanguage(_ one: String, _ other: String) -> Bool {
    func language(_ tag: String) -> String { tag.lowercased().prefix { $0 != "-" && $0 != "_" }.lowercased() }
    return other.isEmpty || language(one) == language(other)
  }

  private static let unitsMayBeIn: Set<String> = ["xliff", "file", "body", "group", "bin-unit"]
  /// Without the digit of the version; XLIFF 1.0 has none.
  private static let namespaces = XLIFFDocument.namespace.dropLast()

  /// An element within a target. `mrk` marks words, and the content of some is the code itself, as it was in the
  /// source; all others represent something that only the tool knows.
  private mutating func startInline(_ name: String) {
    guard let row = unit, row.inline == nil, code == nil, name != "mrk",
      let position = open.lastIndex(of: "trans-unit"), position + 1 < open.count, open[position + 1] == "target"
    else { return }
    let start = places.position(at: scanner.eventOffset)
    let end = places.position(at: scanner.offset)
    let element = TranslationRow.Inline(
      name: scanner.writtenName(at: open.count), span: SourceSpan(file: file, start: start, end: end))
    if ["ph", "it", "bpt", "ept"].contains(name) {
      code = (element, open.count, row.target.utf8.count)
    } else {
      unit?.inline = element
    }
  }

  private mutating func endCode() {
    guard let code, code.depth == open.count else { return }
    if unit?.target.utf8.count == code.length { unit?.inline = code.element }
    self.code = nil
  }

  /// Text directly in `source` and `target` of the unit, or in marks within it; a tool's proposals (`alt-trans`) do not
  /// count.
  private mutating func add(_ text: String) {
    guard unit != nil, let position = open.lastIndex(of: "trans-unit"), position + 1 < open.count else { return }
    switch open[position + 1] {
    case "source": unit?.source += text
    case "target": unit?.target += text
    default: break
    }
  }

  private func fault(_ sentence: String) -> TranslationFault { TranslationFault(sentence, at: scanner.eventOffset) }
}
