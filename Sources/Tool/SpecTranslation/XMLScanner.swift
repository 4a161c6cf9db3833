/// Reads XML 1.0 piece by piece: the part of it that translation tools use.
///
/// A document type is refused, and with it all entities that a file defines: a file means what is written in it.
/// Foundation's parser would do, but makes the executable eight times as large and its start 2 ms longer.
struct XMLScanner {
  enum Event: Hashable {
    /// The names of elements are without their prefix. Those of another namespace than the root's contain a `:`, and
    /// begin with one if the file has no prefix.
    case start(name: String, attributes: [String: String])
    case end(name: String)
    /// Between two tags or on either side of a comment; references are replaced.
    case text(String)
  }

  private static let deepest = 100

  let bytes: [UInt8]
  private(set) var offset: Int
  /// Where the last event began.
  private(set) var eventOffset = 0
  private var open: [(tag: [UInt8], name: String)] = []
  private(set) var namespaces = XMLNamespaces()
  private var hasRoot = false
  private var closesItself = false

  /// - Parameter bytes: Valid UTF-8, with or without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// - Returns: Nil after the end of the root element.
  mutating func next() throws(TranslationFault) -> Event? {
    eventOffset = offset
    if closesItself {
      closesItself = false
      return endElement()
    }
    while offset < bytes.count {
      eventOffset = offset
      if bytes[offset] != UInt8(ascii: "<") {
        let text = try text(until: UInt8(ascii: "<"))
        if !open.isEmpty { return .text(text) }
        guard text.utf8.allSatisfy(Self.isBlank) else { throw fault("there is text outside all elements") }
      } else if starts(with: "<?") {
        try skipInstruction()
      } else if starts(with: "<!--") {
        try skip(after: "<!--", to: "-->", "a comment")
      } else if starts(with: "<![CDATA[") {
        guard !open.isEmpty else { throw fault("there is text outside all elements") }
        let start = offset + 9
        try skip(after: "<![CDATA[", to: "]]>", "a CDATA section")
        return .text(try Self.lineEnds(bytes[start..<(offset - 3)], at: start))
      } else if starts(with: "<!") {
        throw fault("it has a document type (DOCTYPE), which notispec does not support")
      } else if starts(with: "</") {
        return try endTag()
      } else {
        return try startTag()
      }
    }
    eventOffset = offset
    if !open.isEmpty { throw fault("it ends in the middle: '<\(Self.text(open[open.count - 1].tag))>' is not closed") }
    guard hasRoot else { throw fault("it has no elements") }
    return nil
  }

  private func fault(_ sentence: String) -> TranslationFault { TranslationFault(sentence, at: eventOffset) }

  private mutating func startTag() throws(TranslationFault) -> Event {
    offset += 1
    let name = try name()
    if open.isEmpty {
      guard !hasRoot else { throw fault("there is a second element after the end") }
      hasRoot = true
    }
    guard open.count < Self.deepest else { throw fault("elements are nested more than \(Self.deepest) deep") }
    var attributes: [String: String] = [:]
    while true {
      let isApart = skipBlanks()
      guard offset < bytes.count else { throw fault("it ends in the middle of a tag") }
      if bytes[offset] == UInt8(ascii: ">") { break }
      if starts(with: "/>") {
        closesItself = true
        offset += 1
        break
      }
      guard isApart else { throw fault("the tag '<\(Self.text(name))' is broken") }
      let attribute = Self.text(try self.name())
      skipBlanks()
      guard take(UInt8(ascii: "=")) else { throw fault("the attribute '\(attribute)' has no value") }
      skipBlanks()
      guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else {
        throw fault("the value of the attribute '\(attribute)' is not in quotes")
      }
      let quote = bytes[offset]
      offset += 1
      let value = try text(until: quote, isAttribute: true)
      guard take(quote) else { throw fault("it ends in the middle of a tag") }
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw fault("the attribute '\(attribute)' appears twice in one tag")
      }
    }
    offset += 1
    guard let known = namespaces.begin(Self.text(name), attributes) else {
      throw fault("nothing declares the prefix of '<\(Self.text(name))>'")
    }
    open.append((name, known))
    return .start(name: known, attributes: attributes)
  }

  /// An open element as it is in the file, with its prefix.
  ///
  /// - Parameter depth: 0 for the root.
  func writtenName(at depth: Int) -> String { Self.text(open[depth].tag) }

  private mutating func endTag() throws(TranslationFault) -> Event {
    offset += 2
    let name = try name()
    skipBlanks()
    guard take(UInt8(ascii: ">")) else { throw fault("the tag '</\(Self.text(name))' is broken") }
    guard let expected = open.last?.tag else { throw fault("'</\(Self.text(name))>' closes nothing") }
    guard expected == name else {
      throw fault("'</\(Self.text(name))>' is where '</\(Self.text(expected))>' must be")
    }
    return endElement()
  }

  private mutating func endElement() -> Event {
    namespaces.end()
    return .end(name: open.removeLast().name)
  }

  private mutating func skipInstruction() throws(TranslationFault) {
    let start = offset
    try skip(after: "<?", to: "?>", "a processing instruction")
    let body = Self.text(Array(bytes[(start + 2)..<(offset - 2)]))
    guard body.hasPrefix("xml "), let at = body.firstRange(of: "encoding") else { return }
    let quoted = body[at.upperBound...].split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: Self.isQuote)
    let value = quoted.count > 1 ? String(quoted[1]) : ""
    let encoding = value.lowercased()
    // UTF-16 is UTF-8 by now, but its declaration still says what it was.
    guard ["utf-8", "utf8", "us-ascii", "utf-16", "utf-16le", "utf-16be"].contains(encoding) else {
      throw fault("it says that its encoding is '\(value)': save it as UTF-8")
    }
  }

  private mutating func skip(after start: StaticString, to end: String, _ what: String) throws(TranslationFault) {
    offset += start.utf8CodeUnitCount
    let first = end.utf8.first
    while offset < bytes.count {
      if bytes[offset] == first, starts(with: end) {
        offset += end.utf8.count
        return
      }
      offset += 1
    }
    throw fault("it ends in the middle of \(what)")
  }
}

/// Names and texts.
extension XMLScanner {
  private mutating func name() throws(TranslationFault) -> [UInt8] {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    guard offset > start, !(0x30...0x39).contains(bytes[start]), bytes[start] != 0x2D, bytes[start] != 0x2E else {
      throw fault("'<' must begin a tag; as a character it is written '&lt;'")
    }
    return Array(bytes[start..<offset])
  }

  /// Text up to this byte, which is not consumed, or to the end of the file.
  private mutating func text(until end: UInt8, isAttribute: Bool = false) throws(TranslationFault) -> String {
    var result: [UInt8] = []
    while offset < bytes.count, bytes[offset] != end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "&"): try reference(&result)
      case UInt8(ascii: "<"):
        throw TranslationFault(
          "'<' is not allowed in an attribute; it is written '&lt;'", at: offset)
      case 0x0D:
        // A line end of any kind reads as one LF.
        if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { result.append(isAttribute ? 0x20 : 0x0A) }
        offset += 1
      case 0x09, 0x0A:
        result.append(isAttribute ? 0x20 : byte)
        offset += 1
      case 0x00...0x1F: throw TranslationFault("it contains a control character", at: offset)
      default:
        result.append(byte)
        offset += 1
      }
    }
    return Self.text(result)
  }

  /// One of XML's own five entities, or a character by its number.
  private mutating func reference(_ result: inout [UInt8]) throws(TranslationFault) {
    let start = offset
    let name = Self.text(Array(bytes[(offset + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }))
    offset += 1 + name.utf8.count
    guard take(UInt8(ascii: ";")) else {
      throw TranslationFault("'&' must begin a reference; as a character it is written '&amp;'", at: start)
    }
    switch name {
    case "amp": result.append(0x26)
    case "lt": result.append(0x3C)
    case "gt": result.append(0x3E)
    case "quot": result.append(0x22)
    case "apos": result.append(0x27)
    default:
      guard let scalar = Self.character(name) else {
        throw TranslationFault("'&\(name);' means nothing that notispec knows", at: start)
      }
      result.append(contentsOf: String(scalar).utf8)
    }
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // A number may have a sign in Swift.
    guard digits.utf8.first != UInt8(ascii: "+"), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number), number != 0xFFFE, number != 0xFFFF
    else {
      return nil
    }
    return Unicode.Scalar(number)
  }

  private static func lineEnds(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(TranslationFault) -> String {
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x0D: result.append(0x0A)
      case 0x0A where index > 0 && bytes[bytes.startIndex + index - 1] == 0x0D: break
      case 0x09, 0x0A: result.append(byte)
      case 0x00...0x1F: throw TranslationFault("it contains a control character", at: offset + index)
      default: result.append(byte)
      }
    }
    return text(result)
  }

  private func starts(with prefix: String) -> Bool { bytes[offset...].starts(with: prefix.utf8) }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    return offset > start
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func isQuote(_ character: Character) -> Bool { character == "\"" || character == "'" }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0x2D, 0x2E, 0x80...: true
    default: false
    }
  }
}
