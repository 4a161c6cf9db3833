import NotificationCivilTime
import SpecLanguage

/// What a file says of the translation that its text had when it was exported: a hash of its words, and their status. With
/// it an import tells what the file has changed, and notices that the specs have newer words.
struct ExportedWords: Sendable, Hashable {
  /// The hash; nil for a text that was not translated.
  let hash: String?
  /// Nil if the file does not say.
  let status: CopyText.Status?

  init(_ target: String?, _ status: CopyText.Status?) {
    hash = target.map(Self.hash)
    self.status = target == nil ? nil : status
  }

  /// - Parameter mark: As a file has it, or what a tool has left of it.
  init?(mark: some StringProtocol) {
    let mark = mark.split(whereSeparator: \.isWhitespace).joined()
    if mark == Self.none {
      (hash, status) = (nil, nil)
      return
    }
    let hash = String(mark.prefix(Self.hashLength))
    guard hash.utf8.count == Self.hashLength, hash.utf8.allSatisfy(Self.isDigit) else { return nil }
    let letter = mark.dropFirst(Self.hashLength)
    guard letter.utf8.count < 2 else { return nil }
    self.hash = hash
    status = Self.letters.first { $0.value == letter }?.key
  }

  /// The hash, and a letter for the status: tools break longer comments into lines.
  var mark: String { hash.map { hash in hash + (status.flatMap { Self.letters[$0] } ?? "") } ?? Self.none }

  private static let letters: [CopyText.Status: String] = [.approved: "a", .proposed: "p", .stale: "s"]
  private static let hashLength = 16

  /// Whether the words are those of the export.
  func isOf(_ target: String) -> Bool { hash == Self.hash(of: target) }

  /// Of a text that was not translated.
  private static let none = "none"

  /// The same for words that a format had to carry in another way.
  private static func hash(of target: String) -> String {
    var hash = FNV1a()
    hash.add(String(String.UnicodeScalarView(CarriedText.scalars(of: target))))
    return hash.hexadecimal
  }

  /// What a comment of PO, and a value of `extradata` in XLIFF 1.2, begin with; also the type of metadata in XLIFF 2.0.
  static let name = "notispec-exported"

  /// Those in a comment or value that begins with `name`, one for each form.
  static func all(in text: some StringProtocol) -> [ExportedWords] {
    let words = text.split { $0 == " " || $0 == ":" }
    return words.first.map { $0 == name } == true ? words.dropFirst().compactMap { Self(mark: $0) } : []
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
}
