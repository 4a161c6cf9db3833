import SpecLanguage
import Testing

@testable import SpecPreview

/// What a translator sees: everything that waits for a translation says so, and each language for itself.
@Suite struct TranslatorViewTests {
  private static func missing(_ english: String, _ words: String) -> (String, String) {
    ("ar: \"\(words)\"", "ar: { text: \"\(english)\", status: missing }")
  }

  @Test func whatIsNotTranslatedSaysSoWhereverItIs() throws {
    let page = try KioskApp.page(
      Self.missing("Reply", "رد"), Self.missing("New issues", "أعداد جديدة"), Self.missing("Not now", "ليس الآن"))
    for name in ["button REPLY", "issues", "second button"] {
      #expect(page.contains("Not translated yet, and in the words of the source: \(name)<"), "\(name)")
    }
    #expect(page.contains("<div data-locale=\"ar\">"))
  }

  @Test func textsWithoutADrawingAreListed() throws {
    let page = try KioskApp.page(
      (
        "preferences:\n",
        "strings:\n  closed: { en: \"Closed\", ru: { text: \"Закрыто\", status: proposed }, zh-Hans: \"关闭\", ar: \"مغلق\" }\npreferences:\n"
      ))
    #expect(page.contains("id=\"kiosk/other-texts\"") && page.contains("<code>strings.closed</code>"))
    #expect(page.contains("Proposed and not yet approved: strings.closed<"))
  }

  /// In one language the boxes of a changed source would be empty.
  @Test func aChangedSourceIsShownInEachLanguage() throws {
    var app = PreviewApp(try KioskApp.spec())
    app.before = try KioskApp.spec(("\"Not now\"", "\"Later\""), ("\"Reply\"", "\"Answer\""))
    let page = PreviewPage([app], base: "main").text
    #expect(page.contains("<div class=\"pair of-source\" data-locale=\"ru\">"))
    #expect(page.contains("ru · русский: only its source has changed"))
    // Also seen by whoever looks at the source alone.
    #expect(page.contains("still translate the earlier text in en · English."))
    let markdown = PreviewPage([app], base: "main").markdown
    #expect(markdown.contains("~~Answer~~") && markdown.contains("**Reply**"), "\(markdown)")
  }
}
