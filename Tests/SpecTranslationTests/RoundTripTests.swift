import NotificationTerms
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// What goes to translators and comes back as it was changes nothing; what they edit arrives, and nothing else.
@Suite struct RoundTripTests {
  static let apps = ShippedSpecs.apps

  @Test(arguments: apps, TranslationFormat.allCases)
  func whatComesBackUnchangedChangesNothing(_ name: String, _ format: TranslationFormat) throws {
    let app = try TestApp.shipped(name)
    for locale in app.app.spec.app.locales.map(\.value) {
      let result = try app.imported(app.export(format, locale))
      #expect(result.findings == [])
      #expect(result.files == [])
      #expect(result.changedCount == 0)
      #expect(result.emptyCount == 0)
      #expect(result.sameCount == app.app.spec.translationUnits(in: locale).count)
    }
  }

  @Test(arguments: apps)
  func whatIsEditedArrivesAndNothingElse(_ name: String) throws {
    let app = try TestApp.shipped(name)
    for locale in app.app.spec.app.locales.map(\.value) {
      let units = app.app.spec.translationUnits(in: locale)
      let edited = Dictionary(
        uniqueKeysWithValues: units.enumerated().filter { $0.offset % 3 == 0 }.map {
          ($0.element.id, ($0.element.target ?? "") + " \"✎\" \\(x) #: 'ё'")
        })
      var document = "app,id,source,target,source_language,target_language\n"
      for unit in units {
        let cells = [name, unit.id, unit.source, edited[unit.id] ?? unit.target ?? "", "en", locale.text]
        document += cells.map(TestApp.cell).joined(separator: ",") + "\n"
      }
      document = document.replacing(",\"en\",", with: ",\"\(app.app.spec.app.sourceLocale.value)\",")
      let result = try app.imported(document)
      #expect(result.findings == [])
      #expect(result.changedCount == edited.count)
      let after = try app.after(result)
      for other in app.app.spec.app.locales.map(\.value) {
        let before = app.app.spec.translationUnits(in: other)
        for (old, new) in zip(before, after.app.spec.translationUnits(in: other)) {
          #expect(new.target == (other == locale ? edited[old.id] ?? old.target : old.target))
          #expect(new.status == old.status)
        }
      }
      // The same words put back give the same bytes: everything around them stayed.
      let old = app.export(.csv, locale).replacing("\u{FEFF}", with: "")
      let kept = try after.imported(old)
      #expect(kept.files == [] && kept.keptCount == edited.count)
      // Without what it says of the words that it was exported with.
      let back = try after.imported(old.replacing(",exported\r\n", with: ",x\r\n"))
      if locale == app.app.spec.app.sourceLocale.value {
        #expect(back.findings.allSatisfy { $0.code == "translation/source-changed" })
      } else {
        #expect(back.findings == [])
        let restored = try after.after(back)
        for (old, new) in zip(app.files, restored.files) { #expect(old.bytes == new.bytes, "\(old.path)") }
      }
    }
  }
}
