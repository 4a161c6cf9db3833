import NotificationTerms
import Testing

@testable import SpecPreview

/// The buttons of iOS's own dialogs are in its words, and where these are not certain in English, which is said.
@Suite struct DialogWordsTests {
  @Test(arguments: [
    ("pl", "Pozwól", "Nie pozwalaj"), ("de-AT", "Erlauben", "Nicht erlauben"), ("zh-Hans", "允许", "不允许"),
    ("zh-HK", "允許", "不允許"), ("pt-PT", "Permitir", "Não permitir"), ("pt-BR", "Permitir", "Não Permitir"),
  ])
  func knownWords(_ locale: LanguageTag, _ granted: String, _ denied: String) {
    let buttons = DialogWords.buttons(for: .notifications, in: locale)
    #expect(buttons.map(\.title) == [granted, denied] && buttons.map(\.id) == ["granted", "denied"])
    #expect(buttons.allSatisfy { $0.language == locale })
  }

  @Test func theRestIsEnglish() {
    #expect(DialogWords.buttons(for: .notifications, in: "he").map(\.title) == ["Allow", "Don’t Allow"])
    #expect(DialogWords.buttons(for: .notifications, in: "he").allSatisfy { $0.language == "en" })
    let photos = DialogWords.buttons(for: .photos, in: "pl")
    #expect(photos.map(\.language) == ["en", "en", "pl"] && photos.map(\.title).last == "Nie pozwalaj")
  }
}
