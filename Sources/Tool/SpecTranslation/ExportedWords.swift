import NotificationCivilTime

/// What a file says of the translation that its text had when it was exported: a hash of its words. With it an import
/// notices that the specs have newer words.
enum ExportedWords {
  /// Of a text that was not translated.
  static let none = "none"

  /// The same for words that a format had to carry in another way.
  static func mark(of target: String?) -> String {
    guard let target else { return none }
    var hash = FNV1a()
    hash.add(String(String.UnicodeScalarView(CarriedText.scalars(of: target))))
    return hash.hexadecimal
  }

  /// What a comment of PO, and a value of `extradata` in XLIFF 1.2, begin with; also the type of metadata in XLIFF 2.0.
  static let name = "notispec-exported"

  /// The marks in a comment or value that begins with `name`, one for each form.
  static func marks(in text: some StringProtocol) -> [String] {
    let words = text.split { $0 == " " || $0 == ":" }.map { String($0) }
    guard words.first == name else { return [] }
    return words.dropFirst().filter { $0 == none || isHash($0) }
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
