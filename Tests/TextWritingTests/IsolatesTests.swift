import Testing

@testable import TextWriting

/// What keeps a value apart from the direction of a text is closed wherever the text is cut.
@Suite struct IsolatesTests {
  @Test func whatAPieceLeavesOpenIsClosedInItAndOpenedAgain() {
    #expect(Isolates.parted("a \u{2068}bc\u{2069} d", at: 4) == ["a \u{2068}b\u{2069}", "\u{2068}c\u{2069} d"])
    #expect(
      Isolates.parted(["\u{2067}a", "", "\u{2066}b", "c\u{2069}", "\u{2069}d"]) == [
        "\u{2067}a\u{2069}", "", "\u{2067}\u{2066}b\u{2069}\u{2069}", "\u{2067}\u{2066}c\u{2069}\u{2069}",
        "\u{2067}\u{2069}d",
      ])
    #expect(Isolates.parted("abc", at: 0, 2) == ["", "ab", "c"])
    #expect(Isolates.removed(from: "a \u{2068}b\u{2069}\u{202E}") == "a b\u{202E}")
  }

  @Test(arguments: [
    ("\u{2068}a\u{2069}", true), ("\u{2066}\u{2068}a\u{2069}\u{2069}", true), ("a", true), ("\u{2067}a", false),
    ("a\u{2069}", false), ("\u{2069}a\u{2068}", false),
  ])
  func areClosed(_ text: String, _ isClosed: Bool) {
    #expect(Isolates.areClosed(in: text) == isClosed)
  }

  /// In a page the rest would be turned around by one that is open.
  @Test func onlyClosedOnesAreInAPage() {
    #expect(HTMLText.escape("\u{2068}a\u{2069}") == "&#8296;a&#8297;")
    #expect(HTMLText.escape("\u{2068}a") == "\\u{2068}a")
    #expect(HTMLText.escape("a\u{2069}") == "a\\u{2069}")
    #expect(MarkdownWriter.text("\u{2068}a") == "\\\\u{2068}a")
  }
}
