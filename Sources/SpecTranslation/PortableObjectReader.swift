import SpecDiagnostics
import SpecLanguage

/// The rows of a PO file of gettext, as any tool writes it.
///
/// - Source: GNU gettext manual, "The Format of PO Files"
struct PortableObjectReader {
  private let bytes: [UInt8]
  private let file: String
  private var places: TextPlaces
  private var languages = (source: "", target: "")
  private var message = Message()
  /// The keyword whose text goes on in the next lines.
  private var field: String?
  private(set) var rows: [TranslationRow] = []

  private struct Message {
    var context: String?
    var id: String?
    var translation: String?
    var isFuzzy = false
    var start: Range<Int>?
    var target: Range<Int>?
  }

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    places = TextPlaces(bytes)
  }

  /// Whether a file begins like PO: with a comment or a message.
  static func reads(_ content: ArraySlice<UInt8>) -> Bool {
    for line in content.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      return ["msgid", "msgctxt", "domain"].contains { word in
        line.starts(with: word.utf8)
          && [0x20, 0x09, UInt8(ascii: "\"")].contains(line.dropFirst(word.utf8.count).first)
      }
    }
    return false
  }

  mutating func read() throws(TranslationFault) {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      try line(offset..<end)
      offset = end + 1
    }
    try finish(at: bytes.count)
  }

  private mutating func line(_ whole: Range<Int>) throws(TranslationFault) {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let text = bytes[whole].drop(while: isBlank)
    guard let first = text.first else { return }
    if first == UInt8(ascii: "#") {
      // What follows a comment is another message.
      if message.translation != nil { try finish(at: whole.lowerBound) }
      let comment = String(decoding: text, as: UTF8.self)
      if comment.hasPrefix("#,"), comment.contains("fuzzy") { message.isFuzzy = true }
      return
    }
    guard first != UInt8(ascii: "\"") else {
      guard let field else { throw TranslationFault("a text in quotes belongs to nothing", at: text.startIndex) }
      return try add(try string(text), to: field, at: text.startIndex..<whole.upperBound)
    }
    let word = String(decoding: text.prefix { !isBlank($0) && $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    let value = text.dropFirst(word.utf8.count).drop(while: isBlank)
    if word == "msgctxt" || (word == "msgid" && (message.id != nil || message.translation != nil)) {
      try finish(at: whole.lowerBound)
    }
    guard ["msgctxt", "msgid", "msgstr"].contains(word) else {
      throw TranslationFault(
        word.hasPrefix("msgid_plural") || word.hasPrefix("msgstr[")
          ? "a message has '\(word)': in the files of notispec each plural form is a message of its own"
          : "'\(word)' is nothing that a PO file has", at: text.startIndex)
    }
    field = word
    try add(try string(value), to: word, at: text.startIndex..<whole.upperBound)
  }

  private mutating func add(_ text: String, to field: String, at place: Range<Int>) throws(TranslationFault) {
    if message.start == nil { message.start = place }
    switch field {
    case "msgctxt": message.context = (message.context ?? "") + text
    case "msgid": message.id = (message.id ?? "") + text
    default:
      guard message.id != nil else {
        throw TranslationFault("a 'msgstr' has no 'msgid' before it", at: place.lowerBound)
      }
      if message.target == nil { message.target = place }
      message.translation = (message.translation ?? "") + text
    }
  }

  /// Between quotes, with the escapes of C.
  private func string(_ text: ArraySlice<UInt8>) throws(TranslationFault) -> String {
    guard text.first == UInt8(ascii: "\"") else {
      throw TranslationFault("there must be a text in quotes here", at: text.startIndex)
    }
    var result: [UInt8] = []
    var index = text.startIndex + 1
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard text[index...].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
          throw TranslationFault("there is text after the quotes", at: index)
        }
        return String(decoding: result, as: UTF8.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard index < text.endIndex else { break }
      switch text[index] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(text[index])
      default:
        throw TranslationFault("'\\' is followed by something that PO does not have: write '\\\\'", at: index - 1)
      }
      index += 1
    }
    throw TranslationFault("a quote that begins here does not end", at: text.startIndex)
  }

  private mutating func finish(at offset: Int) throws(TranslationFault) {
    let done = message
    message = Message()
    field = nil
    guard let start = done.start else {
      // A comment comes before its message.
      message.isFuzzy = done.isFuzzy
      return
    }
    guard let id = done.id, let translation = done.translation else {
      throw TranslationFault("a message has no '\(done.id == nil ? "msgid" : "msgstr")'", at: start.lowerBound)
    }
    if id.isEmpty, done.context == nil { return readHeader(translation) }
    guard let context = done.context, let slash = context.firstIndex(of: "/") else {
      throw TranslationFault(
        "a message has no 'msgctxt' with its app and key, as 'strings export' wrote it", at: start.lowerBound)
    }
    var row = TranslationRow(
      app: String(context[..<slash]), sourceLanguage: languages.source, targetLanguage: languages.target,
      id: String(context[context.index(after: slash)...]), source: id, target: translation, span: span(start))
    row.targetSpan = done.target.map { span($0) }
    row.status = done.isFuzzy ? .proposed : .approved
    try rows.appendBounded(row, at: start.lowerBound)
  }

  private mutating func span(_ place: Range<Int>) -> SourceSpan {
    let start = places.position(at: place.lowerBound)
    return SourceSpan(file: file, start: start, end: places.position(at: place.upperBound))
  }

  private mutating func readHeader(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      // gettext writes 'pt_BR'.
      case "language": languages.target = parts[1].replacing("_", with: "-")
      case PortableObjectDocument.sourceField.lowercased(): languages.source = parts[1].replacing("_", with: "-")
      default: break
      }
    }
  }
}
