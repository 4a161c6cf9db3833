public import SpecDiagnostics

/// A text with `{argument}` placeholders; a literal brace is written `{{` or `}}`.
///
/// Its parts are found again whenever somebody asks: a spec has ten texts for each type, and their parts would take
/// more room than they do.
public struct TextTemplate: Sendable, Hashable {
  public enum Part: Sendable, Hashable {
    case literal(String)
    case argument(String)
  }

  private let text: SourceText
  /// How many braces are in it, or the largest number there is room for. Most texts have none, so nothing has to look
  /// for parts in them.
  private let braces: UInt8

  public init(_ text: SourceText) {
    self.text = text
    var braces: UInt8 = 0
    text.withBytes { braces = TemplateScan.braces(in: $0) }
    self.braces = braces
  }

  public init(source: String, span: SourceSpan) { self.init(SourceText(source, at: span)) }

  public var span: SourceSpan { text.span }

  /// As written in the spec. Usually made again each time.
  public var source: String { text.string }

  /// The UTF-8 of `source`, lent for the call.
  public func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { text.withBytes(body) }

  /// How many bytes `source` has.
  public var byteCount: Int { text.byteCount }

  /// Whether another text has the same characters, as `String` compares them.
  public func hasSameText(as other: TextTemplate) -> Bool { text.hasSameCharacters(as: other.text) }

  /// Made again each time: ask once, or walk over the pieces.
  public var parts: [Part] {
    var parts: [Part] = []
    forEachPiece { parts.append($0.isArgument ? .argument($0.text) : .literal($0.text)) }
    return parts
  }

  /// The names of all arguments, in their order.
  public var arguments: [String] {
    var names: [String] = []
    forEachPiece { if $0.isArgument { names.append($0.text) } }
    return names
  }

  /// The first `{` or `}` without another one.
  public var lonelyBrace: String? { lonelyBrace { _ in } }

  /// - Parameter argument: Is handed the name of each argument before it.
  func lonelyBrace(behind argument: (UnsafeBufferPointer<UInt8>) -> Void) -> String? {
    var lonelyBrace: String?
    withBytes { bytes in
      var scan = TemplateScan(bytes)
      while lonelyBrace == nil, let token = scan.next() {
        switch token {
        case .words, .brace: break
        case .lonelyBrace(let place): lonelyBrace = String(Unicode.Scalar(bytes[place]))
        case .argument(let range): argument(UnsafeBufferPointer(rebasing: bytes[range]))
        }
      }
    }
    return lonelyBrace
  }

  public var hasArguments: Bool {
    guard braces > 1 else { return false }
    var hasArguments = false
    withBytes { bytes in
      var scan = TemplateScan(bytes)
      while !hasArguments, let token = scan.next() { if case .argument = token { hasArguments = true } }
    }
    return hasArguments
  }

  /// No fewer than there are parts.
  public var mostParts: Int { braces < .max ? Int(braces) + 1 : byteCount }

  /// Whether all of it is literal words.
  public var isPlain: Bool { braces == 0 }

  /// A part of a text as bytes, lent for the call: most of them are looked at and not kept.
  public struct Piece {
    /// Whether `bytes` are the name of an argument; if not, they are words, with the braces that people see.
    public let isArgument: Bool
    public let bytes: UnsafeBufferPointer<UInt8>
    /// The text begins with it.
    public let isFirst: Bool
    /// The text ends with it.
    public let isLast: Bool

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// `text == other`, usually without making `text`.
    public func says(_ other: String) -> Bool {
      var other = other
      let isSame = other.withUTF8 { utf8 -> Bool? in
        if utf8.count == bytes.count, utf8.elementsEqual(bytes) { return true }
        // ASCII has one spelling.
        return utf8.allSatisfy { $0 < 0x80 } && bytes.allSatisfy { $0 < 0x80 } ? false : nil
      }
      return isSame ?? (text == other)
    }
  }

  /// Hands over the parts of the text one by one, without a list of them.
  public func forEachPiece(_ body: (Piece) -> Void) {
    withBytes { bytes in
      if braces == 0 {
        if !bytes.isEmpty { body(Piece(isArgument: false, bytes: bytes, isFirst: true, isLast: true)) }
        return
      }
      var scan = TemplateScan(bytes)
      var isFirst = true
      // Words up to the next argument: a stretch of the text, or a copy without the second of two braces.
      var words = 0..<0
      var joined: [UInt8] = []
      func handWords(isLast: Bool) {
        if !joined.isEmpty {
          joined.withUnsafeBufferPointer { body(Piece(isArgument: false, bytes: $0, isFirst: isFirst, isLast: isLast)) }
        } else if !words.isEmpty {
          let stretch = UnsafeBufferPointer(rebasing: bytes[words])
          body(Piece(isArgument: false, bytes: stretch, isFirst: isFirst, isLast: isLast))
        } else {
          return
        }
        isFirst = false
        words = 0..<0
        joined = []
      }
      while let token = scan.next() {
        switch token {
        case .words(let range):
          if joined.isEmpty { words = range } else { joined += bytes[range] }
        case .brace(let place), .lonelyBrace(let place):
          if joined.isEmpty { joined += bytes[words] }
          joined.append(bytes[place])
        case .argument(let name):
          handWords(isLast: false)
          let isLast = name.upperBound + 1 == bytes.count
          let stretch = UnsafeBufferPointer(rebasing: bytes[name])
          body(Piece(isArgument: true, bytes: stretch, isFirst: isFirst, isLast: isLast))
          isFirst = false
        }
      }
      handWords(isLast: true)
    }
  }
}

extension [TextTemplate.Part] {
  /// The text with values in place of its arguments; nil if one has none.
  public func filled(_ value: (String) -> String?) -> String? {
    var text = ""
    for part in self {
      switch part {
      case .literal(let words): text += words
      case .argument(let name):
        guard let value = value(name) else { return nil }
        text += value
      }
    }
    return text
  }
}
