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

  /// Every line of a picture is a text of its own.
  @Test func whatIsKeptApartIsClosedInEachLine() {
    let lines = TextCut.lines(of: "طلب \u{2068}aaaa bbbb cccc\u{2069} في الطريق", atMost: 2, width: 500)
    #expect(lines.count == 2 && lines[1].hasSuffix("…"), "\(lines)")
    for line in lines {
      let opened = line.unicodeScalars.count { $0 == "\u{2068}" }
      #expect(opened == line.unicodeScalars.count { $0 == "\u{2069}" } && opened > 0, "\(lines)")
    }
  }

  @Test func arabicBeginsAtTheRight() {
    let english = CardPicture("A card", rows: [[card("Text")]]).text
    let arabic = CardPicture("A card", rows: [[card("نص", in: "ar")]]).text
    #expect(english.contains("<rect x=\"24\"") && english.contains("direction=\"ltr\""))
    #expect(arabic.contains("<rect x=\"335\"") && arabic.contains("direction=\"rtl\""))
  }

  /// All of the texts, then the attachments and the buttons; nothing overlaps, and the picture has room for it.
  @Test func anOpenedNotificationHasEverything() throws {
    let text = (0..<60).map { "word\($0)" }.joined(separator: " ")
    var long = card(text)
    long.attachments = [.picture]
    long.buttons = [.init(title: "Reorder"), .init(title: "Delete")]
    long.buttons[1].isDestructive = true
    let closed = LockScreenPicture(long).text
    let opened = LockScreenPicture(long, as: .expanded).text
    #expect(!closed.contains("word59") && closed.contains("…") && !closed.contains("Reorder"))
    #expect(opened.contains("word59") && !opened.contains("…"))
    #expect(opened.contains(">Reorder<") && opened.contains("class=\"destructive\"") && opened.contains(">picture<"))
    #expect(long.height(on: .expanded) > long.height() + 144 + 2 * 40)
  }

  @Test func aHiddenNotificationTellsNothing() {
    var secret = card("A secret")
    secret.subtitle = "For you"
    secret.attachments = [.picture]
    let hidden = LockScreenPicture(secret, as: .hidden).text
    #expect(!hidden.contains("secret") && !hidden.contains("A title") && !hidden.contains("For you"))
    #expect(hidden.contains(">Kiosk<") && hidden.contains(">Notification<") && !hidden.contains("thumb"))
    secret.keepsTitle = true
    #expect(LockScreenPicture(secret, as: .hidden).text.contains(">A title<"))
  }

  @Test func aBannerHasTwoLines() {
    let text = (0..<60).map { "word\($0)" }.joined(separator: " ")
    #expect(CardLines(card(text), on: .lock).all.count == 5)
    #expect(CardLines(card(text), on: .banner).all.count == 3)
    #expect(CardLines(card("Short"), on: .banner).all.map(\.text) == ["A title", "Short"])
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
