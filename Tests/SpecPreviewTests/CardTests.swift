import NotificationDrawing
import NotificationTerms
import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import TextWriting

@testable import SpecPreview

/// What a card shows of a type.
@Suite struct CardTests {
  private func cards(_ type: String, _ edits: (String, String)...) throws -> TypeCards {
    let spec = try KioskApp.spec(of: edits)
    return TypeCards(try #require(spec.notification(type)), in: spec)
  }

  @Test func examplesAreFilledIn() throws {
    let card = try #require(try cards("issue_out").card(TypeCards.Wording(), in: "en"))
    #expect(card.title == "A new issue with a long story by Anna about the sea")
    #expect(card.body.hasPrefix("7 stories for the weekend"))
  }

  @Test func numbersChooseTheFormOfTheLanguage() throws {
    let samples = try cards("issue_out").samples
    #expect(
      samples.map(\.name) == ["Shortest form", "Longest form"] + [0, 1, 2, 5, 11, 21, 100].map { "stories = \($0)" })
    func body(_ name: String, _ locale: String) -> String? {
      samples.first { $0.name == name }.flatMap { sample in LanguageTag(locale).flatMap { sample.text($0)?.body } }
    }
    #expect(body("stories = 21", "ru")?.hasPrefix("21 рассказ на") == true)
    #expect(body("stories = 2", "ru")?.hasPrefix("2 рассказа на") == true)
    #expect(body("stories = 0", "ar") == "لا قصص لعطلة نهاية الأسبوع.")
    #expect(body("Shortest form", "ar") == "لا قصص لعطلة نهاية الأسبوع.")
    // With a number of its form, not with that of the spec: 7 has another.
    let longest = try #require(body("Longest form", "ar"))
    #expect(longest.contains(" قصة لعطلة") && !longest.hasPrefix("7"), "\(longest)")
  }

  @Test func arabicIsDrawnFromRightToLeft() throws {
    let card = try #require(try cards("letter").card(TypeCards.Wording(), in: "ar"))
    var html = HTMLWriter()
    card.draw(to: &html)
    #expect(html.text.hasPrefix("<div class=\"card urgent\" lang=\"ar\" dir=\"rtl\">"))
    #expect(html.text.contains("<p class=\"body stand-in\">رسالة</p>"))
    #expect(html.text.contains("<i class=\"badge\">2</i>"))
  }

  @Test func theCutIsMarkedAndKeepsEveryCharacter() throws {
    let card = try #require(try cards("issue_out").card(TypeCards.Wording(), in: "en"))
    var html = HTMLWriter()
    card.draw(to: &html)
    let body = try #require(html.text.components(separatedBy: "<p class=\"body secret cuttable\"").last)
    #expect(body.contains("<i class=\"dots banner\">…</i><span class=\"second\">"))
    #expect(body.contains("<i class=\"dots lock\">…</i><span class=\"rest\">"))
    let text = body.prefix { $0 != ">" }.count
    let shown = body.dropFirst(text + 1).replacing("<i class=\"dots banner\">…</i><span class=\"second\">", with: "")
      .replacing("</span><i class=\"dots lock\">…</i><span class=\"rest\">", with: "")
    #expect(shown.hasPrefix(card.body))
  }

  /// What a text keeps apart is kept apart in each of its pieces, and the whole text is there for another size.
  @Test func aCutClosesWhatIsOpen() throws {
    let name = "\u{2068}" + String(repeating: "Luigi ", count: 40) + "\u{2069}"
    var card = NotificationCard(app: "Kiosk", appID: "kiosk", locale: "ar", body: "طلب من \(name).")
    card.title = name
    var html = HTMLWriter()
    card.draw(to: &html)
    card.writeCuts(to: &html)
    #expect(!html.text.contains("u{2068}") && !html.text.contains("u{2069}"), "\(html.text)")
    #expect(html.text.contains("data-whole=\"\(HTMLText.escape(card.body))\""))
    let rest = try #require(html.text.components(separatedBy: "<span class=\"rest\">").dropFirst().first)
    #expect(rest.hasPrefix("&#8296;"), "\(rest)")
  }
}
