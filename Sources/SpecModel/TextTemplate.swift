public import SpecDiagnostics

/// A text with `{argument}` placeholders; a literal brace is written `{{` or `}}`.
///
/// It keeps the text once. Its parts are found again whenever somebody asks: a spec has ten texts for each type, and
/// their parts would take more room than they do.
public struct TextTemplate: Sendable, Hashable {
  public enum Part: Sendable, Hashable {
    case literal(String)
    case argument(String)
  }

  /// As written in the spec.
  public var source: String
  public var span: SourceSpan

  public init(source: String, span: SourceSpan) {
    self.source = source
    self.span = span
  }

  /// Made anew each time: ask once, or walk over the pieces.
  public var parts: [Part] {
    var parts: [Part] = []
    forEachPiece { piece in
      let isAll = piece.bytes.count == source.utf8.count
      parts.append(piece.isArgument ? .argument(piece.text) : .literal(isAll ? source : piece.text))
    }
    return parts
  }

  /// The names of all arguments, in their order.
  public var arguments: [String] {
    var names: [String] = []
    forEachPiece { if $0.isArgument { names.append($0.text) } }
    return names
  }

  public var hasArguments: Bool {
    var source = source
    return source.withUTF8 { bytes in
      var scan = TemplateScan(bytes)
      while let token = scan.next() { if case .argument = token { return true } }
      return false
    }
  }

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
  }

  /// Hands over the parts of the text one by one, without a list of them.
  public func forEachPiece(_ body: (Piece) -> Void) {
    var source = source
    source.withUTF8 { bytes in
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
