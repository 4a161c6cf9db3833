public import SpecDiagnostics

/// A text of the spec and the place to edit it, for texts that are many and that few look at.
///
/// A file has nearly all of them verbatim. The file is kept for findings anyway, so a place in it is
/// enough: copies of all texts of a type would take more room than the rest of the type.
public struct SourceText: Sendable, Hashable {
  private enum Form: Sendable {
    case inFile(offset: UInt32, count: UInt32)
    indirect case own(String)
  }

  public let span: SourceSpan
  private let form: Form

  public init(_ text: String, at span: SourceSpan) {
    form = .own(text)
    self.span = span
  }

  /// - Parameter range: Where the text is in the bytes of the span's file, which is UTF-8.
  public init(inFile range: Range<Int>, at span: SourceSpan) {
    guard range.upperBound <= span.source.bytes.count else { fatalError("A text is in its file.") }
    form = .inFile(offset: UInt32(range.lowerBound), count: UInt32(range.count))
    self.span = span
  }

  /// Usually made again each time.
  public var string: String {
    switch form {
    case .own(let text): text
    case .inFile(let offset, let count):
      span.source.bytes.withUnsafeBufferPointer { bytes in
        String(decoding: UnsafeBufferPointer(rebasing: bytes[Int(offset)..<Int(offset) + Int(count)]), as: UTF8.self)
      }
    }
  }

  /// The UTF-8 of `string`, lent for the call.
  public func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch form {
    case .own(var text): text.withUTF8(body)
    case .inFile(let offset, let count):
      span.source.bytes.withUnsafeBufferPointer { bytes in
        body(UnsafeBufferPointer(rebasing: bytes[Int(offset)..<Int(offset) + Int(count)]))
      }
    }
  }

  /// How many bytes `string` has.
  public var byteCount: Int {
    switch form {
    case .own(let text): text.utf8.count
    case .inFile(_, let count): Int(count)
    }
  }

  /// Whether another text has the same characters, as `String` compares them.
  public func hasSameCharacters(as other: SourceText) -> Bool {
    var isSame: Bool?
    withBytes { a in other.withBytes { b in isSame = CanonicalText.isSame(a, b) } }
    return isSame ?? (string == other.string)
  }

  public static func == (a: Self, b: Self) -> Bool { a.span == b.span && a.hasSameCharacters(as: b) }

  /// Texts that differ are usually in different places.
  public func hash(into hasher: inout Hasher) { hasher.combine(span) }
}
