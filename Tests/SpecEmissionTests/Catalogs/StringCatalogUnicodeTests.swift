import Foundation
import SpecEmission
import TestSupport
import Testing

/// Any text reaches a String Catalog unharmed, and a JSON reader finds it again.
@Suite struct StringCatalogUnicodeTests {
  /// What breaks writers: ends of strings and lines, escapes, formats, markup, marks that nobody sees.
  static let pieces = [
    "\"", "\\", "\\(x)", "\n", "\t", "`", "'", "<b>&amp;</b>", "%", "%@", "%%", "{{", "}}",
    "\u{1F468}\u{200D}\u{1F469}",
    "\u{202E}", "\u{2067}", "\u{2028}", "\u{FEFF}", "é", "e\u{301}", "я", "中", "\u{10FFFF}", " ", "=1+1", "-->", "]]>",
  ]

  @Test(arguments: 0..<40)
  func anyTextComesBack(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let plain = (0..<12).map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }.joined()
    let shown = plain.replacing("{{", with: "{").replacing("}}", with: "}")
    let app = try spec(
      """
      notispec: 1
      app: { id: demo, module: DemoNotifications, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      signals: { done: { parameters: { n: { type: int }, who: { type: string } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: \(Self.quoted("Summary \(shown)"))
          target: home
          arguments: { n: { type: int, example: 1 }, who: { type: string, example: "A" } }
          trigger: { after: { signal: done, delay: 0m } }
          copy:
            title: { en: \(Self.quoted(plain)) }
            subtitle: { en: \(Self.quoted("\(plain){who}")) }
            body: { en: { plural: n, one: \(Self.quoted("\(plain){n}{who}")), other: \(Self.quoted("{who}\(plain)")) } }
      """)
    let file = try #require(StringCatalogEmitter().files(for: app).last)
    let catalog = try JSONDecoder().decode(Catalog.self, from: Data(file.contents.utf8))
    let format = shown.replacing("%", with: "%%")
    #expect(Self.bytes(catalog.value("daily.title")) == Self.bytes(shown))
    #expect(Self.bytes(catalog.value("daily.subtitle")) == Self.bytes(format + "%1$@"))
    #expect(Self.bytes(catalog.form("daily.body", "one")) == Self.bytes(format + "%arg%2$@"))
    #expect(Self.bytes(catalog.form("daily.body", "other")) == Self.bytes("%2$@" + format))
    #expect(catalog.strings["daily.title"]?.comment == "Title of a notification. Summary \(shown)")
  }

  /// Swift's own comparison would take composed and decomposed letters for the same.
  private static func bytes(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) } }

  /// A YAML text in which every character is an escape.
  private static func quoted(_ text: String) -> String {
    let escapes = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(escapes.joined())\""
  }
}

/// The part of a String Catalog that these tests look at.
private struct Catalog: Decodable {
  struct Entry: Decodable {
    let comment: String
    let localizations: [String: Localization]
  }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let substitutions: [String: Substitution]?
  }
  struct Substitution: Decodable { let variations: [String: [String: Form]] }
  struct Form: Decodable { let stringUnit: Unit }
  struct Unit: Decodable { let value: String }

  let strings: [String: Entry]

  func value(_ key: String) -> String? { strings[key]?.localizations["en"]?.stringUnit?.value }

  func form(_ key: String, _ category: String) -> String? {
    strings[key]?.localizations["en"]?.substitutions?["n"]?.variations["plural"]?[category]?.stringUnit.value
  }
}
