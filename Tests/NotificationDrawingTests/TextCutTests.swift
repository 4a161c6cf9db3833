import Foundation
import TestSupport
import Testing

@testable import NotificationDrawing

/// Where a text is cut.
@Suite struct TextCutTests {
  private let room = PhoneSize.Text.standard.width()

  @Test func whatFitsIsNotCut() {
    let cut = TextCut("20% off at Luigi’s today.", lines: 2, width: room)
    #expect(cut == TextCut(shown: nil, lines: 1))
    #expect(TextCut("", lines: 2, width: room) == TextCut(shown: nil, lines: 0))
  }

  @Test(arguments: ["word ", "слово ", "文字", "كلمة ", "👩‍👩‍👧 "])
  func aLongTextIsCutWhereItsLinesAreFull(_ word: String) throws {
    let text = String(repeating: word, count: 80)
    let banner = try #require(TextCut(text, lines: 2, width: room).shown)
    let lock = try #require(TextCut(text, lines: 4, width: room).shown)
    #expect(banner < lock && lock < text.count)
    #expect(CharacterWidths.width(of: text.prefix(banner) + "…") <= 2 * room + 200)
    #expect(CharacterWidths.width(of: text.prefix(banner)) >= room)
    #expect(!text.prefix(banner).hasSuffix(" "))
    let largest = try #require(TextCut(text, lines: 2, width: PhoneSize.Text.largest.width()).shown)
    #expect(largest < banner)
  }

  @Test func linesBreakBetweenWordsAndNotBeforeClosingPunctuation() {
    #expect(TextCut("aaaa bbbb cccc", lines: 9, width: 500).lines == 2)
    #expect(TextCut("aaaa\u{A0}bbbb", lines: 9, width: 300).lines == 2)
    #expect(TextCut("文文文，文", lines: 9, width: 300).lines == 2)
    #expect(TextCut("one\ntwo\nthree", lines: 9, width: 3000).lines == 3)
  }

  /// A word that is wider than a line does not hang the search for its end.
  @Test func aWordWithoutAnEnd() {
    #expect(TextCut(String(repeating: "w", count: 500), lines: 2, width: 100).shown != nil)
    #expect(TextCut("文", lines: 1, width: 10).lines == 1)
  }

  /// A title has one line at each size of text, beside a time that grows with it.
  @Test func titlesAndBodiesAreCutForEachSize() throws {
    var card = NotificationCard(app: "Kiosk", appID: "kiosk", locale: "ru", body: "Осталось немного времени до конца.")
    card.title = "Скидки до 20 % только сегодня"
    let cuts = card.cuts(of: .title)
    #expect(cuts.map(\.lock) == cuts.map(\.banner) && cuts.count == PhoneSize.Text.allCases.count)
    #expect(cuts[0].lock == nil)
    let largest = try #require(cuts[2].lock)
    #expect(largest < 29 && card.room(for: .title, .largest) == 30_100 / 21 - 280)
    #expect(card.fill().lines == 1 && card.fill(.largest).lines == 2)
    #expect(card.fill(.largest, on: .banner).tenths > card.fill(.largest).tenths)
    #expect(card.cuts(of: .subtitle).isEmpty)
  }

  /// `docs/preview.md` is the table that people read.
  @Test func thePageSaysTheNumbers() throws {
    let folder = Golden.packageFolder().appendingPathComponent("docs/preview.md")
    let page = try String(contentsOf: folder, encoding: .utf8)
    #expect(page.contains("| Line of the body | \(PhoneSize.textWidth) points |"))
    #expect(page.contains("| Line of the title | \(PhoneSize.textWidth - PhoneSize.timeWidth) points"))
    #expect(page.contains("| Picture at the end | takes \(PhoneSize.thumbWidth) points of every line |"))
    for size in PhoneSize.Text.allCases { #expect(page.contains("| \(size.points) points |")) }
    for (name, letter) in [
      ("Chinese, Japanese, Korean", "語"), ("Arabic, Devanagari and other scripts of India", "ع"), ("Thai, Lao", "ก"),
      ("Hebrew", "ש"), ("emoji", "🍋"), ("everything else", "ᚠ"),
    ] {
      #expect(page.contains("| \(name) | \(CharacterWidths.width(of: letter)) |"))
    }
  }

  @Test func marksHaveNoWidth() {
    #expect(CharacterWidths.width(of: "е\u{301}") == CharacterWidths.width(of: "е"))
    #expect(CharacterWidths.width(of: "W") > 2 * CharacterWidths.width(of: "i"))
    #expect(CharacterWidths.width(of: "中") == 100)
  }
}

extension TextCut {
  init(shown: Int?, lines: Int) {
    self.init("", lines: 0, width: 1)
    self.shown = shown
    self.lines = lines
  }
}
