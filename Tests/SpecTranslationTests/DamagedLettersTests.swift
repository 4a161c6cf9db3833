import SpecLanguage
import Testing

@testable import SpecTranslation

/// A file whose letters a program has damaged is refused, and the sentence says what has happened.
@Suite struct DamagedLettersTests {
  @Test(arguments: [
    ("Jak smakowaÅ‚o?", "Å‚", "ł", "Windows-1252"), ("Jak smakowaĹ‚o?", "Ĺ‚", "ł", "Windows-1250"),
    ("РџСЂРёРІРµС‚", "Рџ", "П", "Windows-1251"), ("2â€“4", "â€“", "–", "Windows-1252"),
  ])
  func whatReadsUTF8InAnotherEncoding(_ text: String, _ piece: String, _ letter: String, _ encoding: String) {
    let doubled = DamagedLetters.doubled(in: text)
    #expect(doubled?.piece == piece && doubled?.letter == letter && doubled?.encoding == encoding)
  }

  @Test(arguments: [
    "Привет", "Zażółć gęślą jaźń", "Größe „Spaß“", "Déjà vu…", "Viel Spaß…", "CAFÉ…", "2–4, 22–24", "“Hi”", "السماح",
    "允许", "Привет…", "plain",
  ])
  func lettersAreWhatTheyAre(_ text: String) { #expect(DamagedLetters.doubled(in: text) == nil) }

  @Test(arguments: [
    ("Twoje zam?wienie", "zam?wienie"), ("??? ????? ?????!", "??? ????? ?????!"), ("Idziesz?", nil), ("好吗?去看看", nil),
    ("Idziesz? Tak", nil), ("https://x.example/a?b=c", nil), ("{what}?", nil), ("Co???", nil), ("Ale?Tak", nil),
  ])
  func questionMarksInThePlaceOfLetters(_ text: String, _ word: String?) {
    #expect(DamagedLetters.lost(in: text, from: "Your order") == word)
    #expect(DamagedLetters.lost(in: text, from: text) == nil)
  }

  private let app = try? TestApp(
    TranslationEditsTests.notifications
      + "strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" }, b: { en: \"Fun\", ru: \"Б\", zh-Hans: \"乙\" } }\n")

  private func sentences(_ document: String) -> [String] {
    let (read, findings) = TranslationDocument.read(Array(document.utf8), file: "back")
    return read == nil ? findings.map(\.message) : []
  }

  private static let cannot = "This file of translations cannot be read: "
  private static let doubled =
    "a program has read UTF-8 as Windows-1252 and saved it again. Take the file as it was before that, and open it as UTF-8"

  @Test(arguments: TranslationFormat.allCases) func aWholeFileIsRefused(_ format: TranslationFormat) throws {
    let file = try #require(app).export(format, "ru")
    // Windows-1252 as it is read by programs that know no other encoding.
    let damaged = String(
      String.UnicodeScalarView(
        file.utf8.map { byte in
          Self.upper[byte] ?? Unicode.Scalar(byte)
        }))
    #expect(sentences(damaged).count == 1 && sentences(damaged)[0].hasSuffix(Self.doubled), "\(sentences(damaged))")
    #expect(sentences(file) == [])
  }

  private static let upper: [UInt8: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      UInt8(0x80)...UInt8(0x9F), "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars))

  @Test func aTableWithOneDamagedTextIsRefused() throws {
    let app = try #require(app)
    let table = app.table(["strings.a": "ÐŸÑ€Ð¸Ð²ÐµÑ‚", "strings.b": "Привет"], in: "ru")
    #expect(sentences(table) == ["\(Self.cannot)its letters are damaged, 'ÐŸ' stands for 'П': \(Self.doubled)"])
    let lost = app.table(["strings.a": "Привет", "strings.b": "za?ka"], in: "ru")
    #expect(
      sentences(lost).first?.hasPrefix(
        "\(Self.cannot)a program has put question marks in the place of letters, as in 'za?ka', because the encoding that it "
          + "saved the file in does not have them. Save it as UTF-8") == true)
    let fine = app.table(["strings.a": "Größe", "strings.b": "Viel Spaß…"], in: "ru")
    #expect(sentences(fine) == [])
  }
}
