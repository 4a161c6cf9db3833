import NotificationTerms
import TestSupport
import Testing

@testable import NotificationDrawing

/// Cards as SVG.
@Suite struct CardPictureTests {
  private func card(_ body: String, in locale: LanguageTag = "en") -> NotificationCard {
    var card = NotificationCard(app: "Kiosk", appID: "kiosk", locale: locale, body: body)
    card.title = "A title"
    return card
  }

  /// The lines together are the text, as far as it is seen.
  @Test func linesAreThoseOfTheCut() {
    let room = PhoneSize.Text.standard.width()
    let text = String(repeating: "word ", count: 80)
    let lines = TextCut.lines(of: text, atMost: 4, width: room)
    #expect(lines.count == 4 && lines.last?.hasSuffix("…") == true)
    #expect(lines.allSatisfy { CharacterWidths.width(of: $0) <= room })
    #expect(TextCut.lines(of: "one\ntwo", atMost: 4, width: room) == ["one", "two"])
    #expect(TextCut.lines(of: "", atMost: 4, width: room) == [""])
  }

  @Test func arabicBeginsAtTheRight() {
    let english = CardPicture("A card", rows: [[card("Text")]]).text
    let arabic = CardPicture("A card", rows: [[card("نص", in: "ar")]]).text
    #expect(english.contains("<rect x=\"24\"") && english.contains("direction=\"ltr\""))
    #expect(arabic.contains("<rect x=\"335\"") && arabic.contains("direction=\"rtl\""))
  }

  @Test func hostileTextsStayTexts() {
    let picture = CardPicture("<script>", rows: [[card("</text><script>alert(1)</script>")]]).text
    #expect(!picture.contains("<script"))
  }

  /// The style sheet of cards has the same colours of icons.
  @Test func iconsHaveTheColoursOfThePages() {
    let style = "\(CardStyle.text)"
    for (number, colour) in NotificationCard.hues.enumerated().dropFirst() {
      #expect(style.contains(".hue\(number) { background: \(colour); }"))
    }
    #expect(style.contains("border-radius: .6em; background: \(NotificationCard.hues[0]);"))
  }
}
