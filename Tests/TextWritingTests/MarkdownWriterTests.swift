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
        == "&lt;b&gt; \\*x\\* \\[a\\](b) \\@&#8203;me \\#&#8203;1 https:&#8203;//a.b www&#8203;.a.b \\`c\\` a\\_b d: e."
    )
  }

  /// GitHub and GitLab look for these after they have resolved escapes and entities, and in code not at all.
  @Test(arguments: [
    ("Hi @octocat, see @acme/team", "Hi @|octocat, see @|acme/team"), ("mail a.b@c.de", "mail a.b@|c.de"),
    ("@", "@|"), ("at @ 9", "at @ 9"), ("fixes #1, o/r#23", "fixes #|1, o/r#|23"), ("#", "#|"), ("C# # x", "C# # x"),
    ("GH-2 gh-3 (GH-4) GH-", "GH-|2 gh-|3 (GH-|4) GH-|"), ("HIGH-2 GH-x", "HIGH-2 GH-x"),
    ("https://github.com/o/r/issues/1", "https:|//github.com/o/r/issues/1"), ("WWW.a.b", "WWW|.a.b"),
    (":tada: :+1: at 10:30:45", ":|tada: :|+1: at 10:30:45"), ("a: b: c", "a: b: c"),
    ("by 1f2e3d4c5b6a79880f1e2d3c4b5a69788f9e0d1c", "by `1f2e3d4c5b6a79880f1e2d3c4b5a69788f9e0d1c`"),
    ("o/r@1f2e3d4, 1000000 defaced", "o/r@|`1f2e3d4`, 1000000 defaced"),
    ("给@octocat说#7。", "给@|octocat说#|7。"), ("!12 &3 %v1 50% off", "!12 &3 %v1 50% off"),
  ])
  func nothingBecomesAReference(_ text: String, _ shown: String) {
    for markdown in [MarkdownWriter.plain(text), MarkdownWriter.text(text)] {
      let plain = markdown.replacing("&#8203;", with: "|").replacing("&amp;", with: "&").replacing("\\", with: "")
      #expect(plain == shown)
    }
    #expect(MarkdownWriter.plain("!12 &3 %v1 50% off") == "\\!12 \\&3 \\%v1 50% off")
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
    (" a ", "&#32;a&#32;"), ("https://x.y", "https:&#8203;//x.y"), ("\u{202E}abc", "\\\\u{202E}abc"), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func textIsShownAsWritten(_ text: String, _ markdown: String) {
    #expect(MarkdownWriter.text(text) == markdown)
  }
}
