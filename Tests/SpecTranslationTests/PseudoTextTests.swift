import NotificationTerms
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// The pseudo-language, and how far a translation has got.
@Suite struct PseudoTextTests {
  @Test(arguments: [
    ("Hello", "[Ĥéļļö one]"), ("Hello, {name}!", "[Ĥéļļö, {name}! one]"),
    ("{{x}} {count} left", "[{{ẋ}} {count} ļéƒţ one]"), ("喝水", "[喝水 one]"), ("{count}", "[{count}]"),
    ("Water your plants before they dry out", "[Ŵåţéŕ ýöûŕ þļåñţš ƀéƒöŕé ţĥéý ðŕý öûţ one two three four]"),
  ])
  func texts(_ source: String, _ pseudo: String) {
    #expect(PseudoText.of(source) == pseudo)
  }

  /// A language gets what its own letters would show: another direction, or twice the width.
  @Test(
    arguments: [
      ("ar", "[حهللو, {name} 5 واحد]"), ("fa", "[حهللو, {name} 5 واحد]"), ("he", "[חהללו, {name} 5 אחד]"),
      ("ja", "[Ｈｅｌｌｏ, {name} 5 文]"), ("zh-Hans", "[Ｈｅｌｌｏ, {name} 5 文]"), ("pl", "[Ĥéļļö, {name} 5 one]"),
    ] as [(String, String)])
  func lettersOfALanguage(_ tag: String, _ pseudo: String) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(PseudoText.of("Hello, {name} 5", in: .of(locale)) == pseudo)
  }

  @Test func aNumberThatAFormMustShowIsAdded() {
    #expect(PseudoText.of("One day", showing: ["days"]) == "[Öñé ðåý {days} one]")
  }

  /// Every shipped text in every language: placeholders stay, and the import takes the file.
  @Test(arguments: ShippedSpecs.apps)
  func shippedTextsComeBack(_ app: String) throws {
    let sources = try ShippedSpecs.sources(app)
    let spec = try #require(SpecReader.read(sources).spec)
    for locale in spec.app.locales.map(\.value) where locale != spec.app.sourceLocale.value {
      for format in TranslationFormat.allCases {
        let text = format.document(of: [spec], in: [locale], isPseudo: true)
        let document = try #require(TranslationDocument.read(Array(text.utf8), file: "x").document)
        let changes = TranslationImport([document], into: [TranslatedApp(spec: spec, sources: sources)])
        #expect(changes.findings == [], "\(locale) \(format)")
        #expect(changes.emptyCount == 0)
      }
    }
  }

  @Test func progress() throws {
    let spec = try #require(
      SpecReader.read(
        [
          SpecSource(
            path: "a.yaml",
            bytes: Array(
              """
              notispec: 1
              app:
                id: demo
                owner: care
                module: Demo
                bundle_id: com.example.demo
                locales: [en, ru]
                source_locale: en
                delivery: local
              strings:
                a: { en: "Hello", ru: "Привет" }
                b: { en: "Water", ru: "Water" }
                c: { en: "Days" }
                d: { en: "Old", ru: { text: "Старый", status: stale } }
                e: { en: "New", ru: { text: "Новый", status: proposed } }

              """.utf8))
        ], isTranslating: true
      ).spec)
    let progress = TranslationProgress(of: spec, in: "ru")
    #expect(progress.texts == 5 && progress.missing == 1 && progress.stale == 1 && progress.proposed == 1)
    #expect(progress.sameAsSource == 1 && progress.translated == 3 && progress.percent == 60)
    let source = TranslationProgress(of: spec, in: "en")
    #expect(source.isSource && source.percent == 100 && source.sameAsSource == 0)
  }
}
