import SpecDiagnostics
import SpecLanguage

/// The rows of an XLIFF 2.0 document, as any tool writes it. A unit may be in several segments: their texts are joined.
///
/// - Source: OASIS, XLIFF Version 2.0, 4 August 2014
struct XLIFF2Reader {
  private var scanner: XMLScanner
  private var places: TextPlaces
  private let file: String
  private var open: [String] = []
  private var languages = (source: "", target: "")
  private var app = ""
  private var unit: TranslationRow?
  /// Whether the next text is that of the metadata about the export.
  private var saysExport = false
  private var segment = Segment()
  private var segments: [Segment] = []
  private(set) var rows: [TranslationRow] = []

  private struct Segment {
    var source = ""
    var target: String?
    var state: String?
    var subState: String?
    var isMachine = false
    /// Between segments: it is not translated.
    var isIgnorable = false
  }

  init(_ bytes: [UInt8], file: String) {
    scanner = XMLScanner(bytes)
    places = TextPlaces(bytes)
    self.file = file
  }

  /// Whether a document says that it is of version 2.
  static func reads(_ bytes: [UInt8]) -> Bool {
    var scanner = XMLScanner(bytes)
    while let event = try? scanner.next() {
      guard case .start(let name, let attributes) = event else { continue }
      return name == "xliff" && attributes["version"]?.hasPrefix("2.") == true
    }
    return false
  }

  mutating func read() throws(TranslationFault) {
    while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes):
        try start(name, attributes)
        open.append(name)
      case .end(let name):
        open.removeLast()
        try end(name)
      case .text(let text): add(text)
      }
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) throws(TranslationFault) {
    switch (open.last, name) {
    case (nil, _):
      let namespace = scanner.namespaces.ofDocument ?? ""
      guard namespace.isEmpty || namespace.hasPrefix(XLIFF2Document.namespaces) else {
        throw fault("it is not XLIFF: '<xliff>' has the namespace '\(namespace)'")
      }
      languages = (attributes["srcLang"] ?? "", attributes["trgLang"] ?? "")
    case ("xliff", "file"): app = attributes["original"] ?? attributes["id"] ?? ""
    case ("file", "unit"), ("group", "unit"):
      guard let id = attributes["name"] ?? attributes["id"].map(XLIFF2Document.key), !id.isEmpty else {
        throw fault("a '<unit>' has no 'id'")
      }
      unit = TranslationRow(
        app: app, sourceLanguage: languages.source, targetLanguage: languages.target, id: id, source: "", target: "",
        span: eventSpan())
      segments = []
    case ("unit", "segment"), ("unit", "ignorable"):
      segment = Segment(
        state: attributes["state"], subState: attributes["subState"], isMachine: TranslationState.isMachine(attributes),
        isIgnorable: name == "ignorable")
    case ("segment", "target"), ("ignorable", "target"):
      guard segment.target == nil else {
        throw fault("a segment of the unit '\(unit?.id ?? "")' has two '<target>': keep the one that counts")
      }
      segment.target = ""
      let span = eventSpan()
      if unit?.targetSpan == nil { unit?.targetSpan = span }
      if TranslationState.isMachine(attributes) { segment.isMachine = true }
    case (_, let name) where name.hasSuffix(":meta") && attributes["type"] == ExportedWords.name: saysExport = true
    default: startInline(name, attributes)
    }
  }

  private mutating func eventSpan() -> SourceSpan {
    let start = places.position(at: scanner.eventOffset)
    return SourceSpan(file: file, start: start, end: places.position(at: scanner.offset))
  }

  /// The text that the open elements are in: that of a segment itself, not of a match or a note.
  private var part: String? {
    guard unit != nil, let place = open.lastIndex(where: { $0 == "source" || $0 == "target" }), place > 1,
      open[place - 1] == "segment" || open[place - 1] == "ignorable", open[place - 2] == "unit"
    else { return nil }
    return open[place]
  }

  /// Marks are transparent, `cp` is a character, and all others represent something that only the tool knows.
  private mutating func startInline(_ name: String, _ attributes: [String: String]) {
    guard let part else { return }
    if name == "mrk", TranslationState.isMachine(attributes) { segment.isMachine = true }
    if name == "cp", let code = attributes["hex"].flatMap({ UInt32($0, radix: 16) }), let scalar = Unicode.Scalar(code)
    {
      return add(String(scalar))
    }
    guard part == "target", !["mrk", "sm", "em"].contains(name), unit?.inline == nil else { return }
    let span = eventSpan()
    unit?.inline = TranslationRow.Inline(name: scanner.writtenName(at: open.count), span: span)
  }

  private mutating func add(_ text: String) {
    if saysExport, open.last?.hasSuffix(":meta") == true, unit?.exported == nil {
      unit?.exported = ExportedWords(mark: text)
    }
    switch part {
    case "source": segment.source += text
    case "target": segment.target = (segment.target ?? "") + text
    default: break
    }
  }

  private mutating func end(_ name: String) throws(TranslationFault) {
    saysExport = false
    switch (open.last, name) {
    case ("unit", "segment"), ("unit", "ignorable"): segments.append(segment)
    case ("file", "unit"), ("group", "unit"):
      guard let row = unit else { return }
      unit = nil
      guard segments.contains(where: { !$0.isIgnorable }) else {
        throw fault("the unit '\(row.id)' has no '<segment>'")
      }
      try rows.appendBounded(whole(row), at: scanner.eventOffset)
    default: break
    }
  }

  /// The segments as one text: it is translated if each of them is, and as good as the least of them.
  private func whole(_ row: TranslationRow) -> TranslationRow {
    var row = row
    row.source = segments.map(\.source).joined()
    row.target = segments.map { $0.target ?? ($0.isIgnorable ? $0.source : "") }.joined()
    let states = segments.filter { !$0.isIgnorable }.map { segment in
      TranslationState.xliff2(
        state: segment.state, subState: segment.subState, isMachine: segment.isMachine, isSource: row.isCopy)
    }
    let isWhole = segments.allSatisfy { $0.isIgnorable || $0.target != nil }
    if !isWhole || states.contains(.untranslated) {
      (row.target, row.inline) = ("", nil)
      return row
    }
    let least: [CopyText.Status?] = [.proposed, .stale, nil, .approved]
    row.status = least.first { states.contains(.translated($0)) } ?? nil
    return row
  }

  private func fault(_ sentence: String) -> TranslationFault { TranslationFault(sentence, at: scanner.eventOffset) }
}
