import NotificationTerms
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// What a translator is told about a text, in the words and the way of writing of the language that they write.
@Suite struct TranslationNoteTests {
  private static let app = """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, pl, ar, zh-Hans], source_locale: en, delivery: local }
    signals: { left: { parameters: { at: { type: instant }, price: { type: double }, n: { type: int } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      cart:
        summary: "A cart was left."
        target: home
        trigger: { after: { signal: left, delay: 1h } }
        badge: { argument: n }
        arguments:
          at: { type: instant, style: date_time, example: 1767268800000 }
          price: { type: money, currency: EUR, example: 23.5 }
          n: { type: int, example: 3, from: { signal: left, parameter: n }, default: { en: "0", pl: "0", ar: "0", zh-Hans: "0" } }
        copy:
          title: { en: "Your cart", pl: "Koszyk", ar: "سلتك", zh-Hans: "购物车" }
          body: { en: "Until {at}: {price}", pl: "Do {at}: {price}", ar: "حتى {at}: {price}", zh-Hans: "{at}前：{price}" }
    """

  private func units(_ locale: LanguageTag) throws -> [TranslationUnit] {
    let read = SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(Self.app.utf8))], folder: "demo")
    let spec = try #require(read.spec, "\(read.diagnostics)")
    return spec.translationUnits(in: locale)
  }

  @Test(
    arguments: [
      ("pl", "1 sty 2026", "23,50"), ("zh-Hans", "2026年1月1日", "23.50"), ("en", "Jan 1, 2026", "23.50"),
    ] as [(LanguageTag, String, String)])
  func momentsAndAmountsAreThoseOfTheLanguage(_ locale: LanguageTag, _ date: String, _ amount: String) throws {
    let note = try #require(units(locale).first { $0.id == "cart.body" }).note
    #expect(note.contains(date) && note.contains(amount), "\(note)")
    #expect(note.contains("wide") == (locale.language == "zh"))
  }

  /// The number on a badge is no text: somebody would return "zero".
  @Test func whatNoTextShowsIsNotExported() throws {
    #expect(try units("pl").map(\.id) == ["cart.title", "cart.body"])
  }

  /// A placeholder counts as what is shown in its place.
  @Test func aLimitIsSaidToTools() throws {
    let units = try units("pl")
    #expect(units[0].maxLength == 50)
    #expect(units[1].maxLength != 178 && units[1].maxLength.map { (150...190).contains($0) } == true)
    let read = SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(Self.app.utf8))], folder: "demo")
    let spec = try #require(read.spec)
    let old = TranslationFormat.xliff.document(of: [spec], in: ["pl"])
    #expect(old.contains("<trans-unit id=\"cart.title\" approved=\"yes\" maxwidth=\"50\" size-unit=\"char\""), "\(old)")
    let new = TranslationFormat.xliff2.document(of: [spec], in: ["pl"])
    #expect(new.contains("slr:sizeRestriction=\"50\"") && new.contains("<slr:profiles generalProfile="), "\(new)")
    // And both come back.
    for document in [old, new] {
      #expect(TranslationDocument.read(Array(document.utf8), file: "pl").document?.rows.count == 2)
    }
  }
}
