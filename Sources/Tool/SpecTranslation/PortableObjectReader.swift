import NotificationTerms
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
  /// What the header says of plural forms.
  private var plurals: (count: Int, expression: String)?
  private var message = Message()
  /// The keyword whose text goes on in the next lines.
  private var field: String?
  private(set) var rows: [TranslationRow] = []

  private struct Message {
    var context: String?
    var id: String?
    /// The plural of the source.
    var plural: String?
    /// By the numbers of the forms; a message without a plural has only the first.
    var translations: [Int: String] = [:]
    var isFuzzy = false
    /// What is said of the words that each form had in the export.
    var exported: [ExportedWords] = []
    var start: Range<Int>?
    var targets: [Int: Range<Int>] = [:]
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
      if !message.translations.isEmpty { try finish(at: whole.lowerBound) }
      let comment = String(decoding: text, as: UTF8.self)
      if comment.hasPrefix("#.") { message.exported += ExportedWords.all(in: comment.dropFirst(2)) }
      if comment.hasPrefix("#,"), comment.contains("fuzzy") { message.isFuzzy = true }
      return
    }
    guard first != UInt8(ascii: "\"") else {
      guard let field else { throw TranslationFault("a text in quotes belongs to nothing", at: text.startIndex) }
      return try add(try string(text), to: field, at: text.startIndex..<whole.upperBound)
    }
    let word = String(decoding: text.prefix { !isBlank($0) && $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    let value = text.dropFirst(word.utf8.count).drop(while: isBlank)
    if word == "msgctxt" || (word == "msgid" && (message.id != nil || !message.translations.isEmpty)) {
      try finish(at: whole.lowerBound)
    }
    guard ["msgctxt", "msgid", "msgid_plural"].contains(word) || Self.form(of: word) != nil else {
      throw TranslationFault("'\(word)' is nothing that a PO file has", at: text.startIndex)
    }
    field = word
    try add(try string(value), to: word, at: text.startIndex..<whole.upperBound)
  }

  private mutating func add(_ text: String, to field: String, at place: Range<Int>) throws(TranslationFault) {
    if message.start == nil { message.start = place }
    switch field {
    case "msgctxt": message.context = (message.context ?? "") + text
    case "msgid": message.id = (message.id ?? "") + text
    case "msgid_plural": message.plural = (message.plural ?? "") + text
    default:
      guard message.id != nil, let form = Self.form(of: field) else {
        throw TranslationFault("a 'msgstr' has no 'msgid' before it", at: place.lowerBound)
      }
      guard (message.plural != nil) == field.hasSuffix("]") else {
        throw TranslationFault(
          message.plural == nil
            ? "a '\(field)' has no 'msgid_plural' before it"
            : "the 'msgstr' of a plural has no number, as 'msgstr[0]' has",
          at: place.lowerBound)
      }
      if message.targets[form] == nil { message.targets[form] = place }
      message.translations[form, default: ""] += text
    }
  }

  /// The number of the form that a keyword is for: 0 of `msgstr`, 2 of `msgstr[2]`.
  private static func form(of word: String) -> Int? {
    if word == "msgstr" { return 0 }
    guard word.hasPrefix("msgstr["), word.hasSuffix("]") else { return nil }
    let number = word.dropFirst("msgstr[".count).dropLast()
    return number.count <= 2 && number.allSatisfy { ("0"..."9").contains($0) } ? Int(number) : nil
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
      message.exported = done.exported
      return
    }
    guard let id = done.id, let first = done.translations[0] ?? done.translations.first?.value else {
      throw TranslationFault("a message has no '\(done.id == nil ? "msgid" : "msgstr")'", at: start.lowerBound)
    }
    if id.isEmpty, done.context == nil { return try readHeader(first, at: start.lowerBound) }
    guard let context = done.context, let slash = context.firstIndex(of: "/") else {
      throw TranslationFault(
        "a message has no 'msgctxt' with its app and key, as 'strings export' wrote it", at: start.lowerBound)
    }
    var row = TranslationRow(
      app: String(context[..<slash]), sourceLanguage: languages.source, targetLanguage: languages.target,
      id: String(context[context.index(after: slash)...]), source: id, target: first, span: span(start))
    row.status = done.isFuzzy ? .proposed : .approved
    guard let plural = done.plural else {
      row.exported = done.exported.first
      row.targetSpan = done.targets[0].map { span($0) }
      return try rows.appendBounded(row, at: start.lowerBound)
    }
    for form in try forms(of: done, plural, row, at: start.lowerBound) {
      try rows.appendBounded(form, at: start.lowerBound)
    }
  }

  /// The numbered forms of a message as those of its language.
  private mutating func forms(
    of message: Message, _ plural: String, _ row: TranslationRow, at offset: Int
  ) throws(TranslationFault) -> [TranslationRow] {
    // Without a language nothing of it is taken.
    guard let locale = LanguageTag(languages.target) else { return [row] }
    let said = plurals.map { GettextPlurals(count: $0.count, $0.expression, in: locale) }
    guard let rule = said ?? GettextPlurals.of(locale) else {
      throw TranslationFault(
        "a message has plural forms, and no 'Plural-Forms' says which number takes which", at: offset)
    }
    if let strange = message.translations.keys.sorted().first(where: { $0 >= rule.count }) {
      throw TranslationFault(
        "a message has 'msgstr[\(strange)]', but '\(locale)' has \(rule.count) plural forms here", at: offset)
    }
    // Lines are counted forwards only.
    var spans: [Int: SourceSpan] = [:]
    for (place, target) in message.targets.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
      spans[place] = span(target)
    }
    return rule.categories.map { category in
      let places = rule.places(of: category)
      var form = row
      form.id = TextPart.id(of: category, after: row.id)
      form.source = category == .one ? row.source : plural
      form.target = message.translations[places[0]] ?? ""
      form.targetSpan = spans[places[0]]
      // They are in the order of the export, whatever rule a tool has put into the header.
      if let own = GettextPlurals.of(locale)?.places(of: category)[0], own < message.exported.count {
        form.exported = message.exported[own]
      }
      form.words = rule.shared(by: category).map { TextPart.id(of: $0, after: row.id) }
      if Set(places.map { message.translations[$0] ?? "" }).count > 1 {
        let list = places.map { "msgstr[\($0)]" }.joined(separator: " and ")
        form.obstacle = "has different words in \(list), which are one form in this language"
      }
      return form
    }
  }

  private mutating func span(_ place: Range<Int>) -> SourceSpan {
    let start = places.position(at: place.lowerBound)
    return SourceSpan(file: file, start: start, end: places.position(at: place.upperBound))
  }

  private mutating func readHeader(_ text: String, at offset: Int) throws(TranslationFault) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      // gettext writes 'pt_BR'.
      case "language": languages.target = parts[1].replacing("_", with: "-")
      case PortableObjectDocument.sourceField.lowercased(): languages.source = parts[1].replacing("_", with: "-")
      case PortableObjectDocument.pluralField.lowercased():
        guard let rule = parts[1].wholeMatch(of: /nplurals ?= ?(\d{1,2}) ?; ?plural ?= ?([^;]+);?/),
          let count = Int(rule.1), GettextPlurals(count: count, String(rule.2), in: "en") != nil
        else { throw TranslationFault("its 'Plural-Forms' is not a rule of gettext", at: offset) }
        plurals = (count, String(rule.2))
      default: break
      }
    }
  }
}
