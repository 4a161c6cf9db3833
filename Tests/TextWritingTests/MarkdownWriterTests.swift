import Testing
import TextWriting

@Suite struct MarkdownWriterTests {
  @Test func blocksHaveAnEmptyLineBetweenThem() {
    var page = MarkdownWriter()
    page.heading(1, "Title")
    page.paragraph("Text.")
    page.list([(0, "a"), (1, "b")])
    page.table(["A", "B"], [["1", "2"]])
    #expect(page.text == "# Title\n\nText.\n\n- a\n  - b\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n")
  }

  @Test func cellsStayOnOneLine() {
    var page = MarkdownWriter()
    page.table(["A"], [["`a|b`\nc ё"]])
    #expect(page.text.hasSuffix("| `a\\|b` c ё |\n"))
  }

  @Test func aSentenceActsAsNothingElse() {
    #expect(
      MarkdownWriter.plain("<b> *x* [a](b) @me #1 https://a.b www.a.b `c` a_b\nd: e.")
        == "&lt;b&gt; \\*x\\* \\[a\\](b) &#64;me &#35;1 https&#58;//a.b www&#46;a.b \\`c\\` a\\_b d: e.")
  }

  @Test func codeIsFencedByMoreThanItHolds() {
    #expect(MarkdownWriter.code("a") == "`a`")
    #expect(MarkdownWriter.code("a`b") == "`` a`b ``")
    #expect(MarkdownWriter.code("a``b") == "``` a``b ```")
    #expect(MarkdownWriter.code("``\u{200D}") == "``` ``\u{200D} ```")
    #expect(MarkdownWriter.code("a\n\n<b>\r\u{202E}") == "`a\\u{A}\\u{A}<b>\\u{D}\\u{202E}`")
  }

  @Test func linksFollowTheRulesOfHeadings() {
    #expect(MarkdownWriter.link(toHeading: "Kinds of ids") == "[Kinds of ids](#kinds-of-ids)")
    #expect(MarkdownWriter.link(toHeading: "after-trigger") == "[after-trigger](#after-trigger)")
    #expect(MarkdownWriter.link(toHeading: "What? (Now)") == "[What? (Now)](#what-now)")
  }

  @Test(arguments: [
    ("plain, text.", "plain, text."), ("<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    ("*a* _b_ `c` [d](e)", "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e)"), ("a\r\nb\nc", "a<br>b<br>c"),
    ("# no", "\\# no"), ("- no", "\\- no"), ("1. no", "1\\. no"), ("2026 is fine", "2026 is fine"),
    (" a ", "&#32;a&#32;"), ("https://x.y", "https\\://x.y"), ("\u{202E}abc", "\\\\u{202E}abc"), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func textIsShownAsWritten(_ text: String, _ markdown: String) {
    #expect(MarkdownWriter.text(text) == markdown)
  }
}
