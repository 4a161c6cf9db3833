/// Letters that a program has damaged: UTF-8 that was read in an older encoding and saved again, so that `ł` has become `Å‚`,
/// and question marks in the place of letters that an encoding does not have.
enum DamagedLetters {
  /// A text that was saved twice.
  struct Doubled {
    /// What a letter has become.
    let piece: String
    let letter: String
    let encoding: String
    /// How many letters there are.
    let count: Int
  }

  /// The encodings of Windows that files in UTF-8 are read in most, with their characters from byte 128 on.
  ///
  /// - Source: Unicode, Mappings for Windows code pages 1252, 1250 and 1251, where bytes without a character are controls
  private static let encodings: [(name: String, bytes: [Unicode.Scalar: UInt8])] = [
    (
      "Windows-1252",
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"
        + String(String.UnicodeScalarView((0xA0...0xFF).compactMap(Unicode.Scalar.init)))
    ),
    (
      "Windows-1250",
      "€\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ\u{90}‘’“”•–—\u{98}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    ),
    (
      "Windows-1251",
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
        + String(String.UnicodeScalarView((0x410...0x44F).compactMap(Unicode.Scalar.init)))
    ),
  ].map { name, characters in
    (name, Dictionary(uniqueKeysWithValues: zip(characters.unicodeScalars, UInt8(128)...UInt8(255))))
  }

  /// Nil unless all of the text is what such a program makes of UTF-8.
  static func doubled(in text: some StringProtocol) -> Doubled? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    for (name, known) in encodings {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.utf8.count)
      let isKnown = text.unicodeScalars.allSatisfy { scalar in
        guard let byte = scalar.isASCII ? UInt8(scalar.value) : known[scalar] else { return false }
        bytes.append(byte)
        return true
      }
      guard isKnown, let restored = String(validating: bytes, as: UTF8.self) else { continue }
      let letters = restored.unicodeScalars.filter { !$0.isASCII }
      guard let letter = letters.first, letters.allSatisfy(isCommon) else { continue }
      let piece = text.unicodeScalars.drop { $0.isASCII }.prefix(String(letter).utf8.count)
      return Doubled(
        piece: String(String.UnicodeScalarView(piece)), letter: String(letter), encoding: name, count: letters.count)
    }
    return nil
  }

  /// Of a script that apps are translated into: 'Spaß…' and 'CAFÉ…' would be letters of others.
  private static func isCommon(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0..<0x180, 0x1A0...0x1B0, 0x218...0x21B, 0x370..<0x530, 0x590..<0x700, 0x900...: true
    default: false
    }
  }

  /// A word in which question marks stand for letters, as in `zam?wienie`, or a text that hardly has others; nil if there is
  /// none, or the source has it too.
  static func lost(in text: String, from source: String) -> String? {
    guard text.contains("?") else { return nil }
    for word in text.split(whereSeparator: \.isWhitespace) {
      let scalars = Array(word.unicodeScalars)
      let isInside = scalars.indices.dropFirst().dropLast().contains { place in
        scalars[place] == "?" && scalars[place - 1].properties.isAlphabetic
          && scalars[place + 1].properties.isLowercase
      }
      // An address may have one.
      if isInside, !word.contains(where: { "/=.@&".contains($0) }), !source.contains(word) { return String(word) }
    }
    let words = text.replacing(/\{[^}]*\}/, with: "")
    let marks = words.count { $0 == "?" }
    let letters = words.unicodeScalars.count { $0.properties.isAlphabetic }
    return marks > max(3, letters) && marks > source.count { $0 == "?" } ? text : nil
  }
}

extension DamagedLetters.Doubled {
  /// What has happened to the file.
  var sentence: String {
    "its letters are damaged, '\(piece)' stands for '\(letter)': a program has read UTF-8 as \(encoding) and saved it "
      + "again. Take the file as it was before that, and open it as UTF-8"
  }
}
