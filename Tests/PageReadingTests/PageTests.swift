import PageReading
import Testing

@Suite struct PageTests {
  @Test func aPageHasItsParts() {
    let page = Page(
      """
      # A title, with `code`.

      The first
      paragraph.
      ```diff daily A/B-1
      - bad

      + good
      ```
      The # second.


      The third.
      """)
    #expect(page.title == "A title, with `code`.")
    #expect(page.paragraphs == ["The first paragraph.", "The # second.", "The third."])
    #expect(page.blocks.map(\.language) == ["diff"])
    #expect(page.blocks[0].words == ["daily", "A/B-1"] && page.blocks[0].text == "- bad\n\n+ good")
    #expect(page.sections.isEmpty)
  }

  @Test func aSectionEndsWhereTheNextBegins() {
    let page = Page(
      "# All\n\nWords.\n\n## One\n\nText of one.\n\n```yaml\n#: a\n```\n\n## Two\n\nText of two.\n\n### Below")
    #expect(page.title == "All" && page.paragraphs == ["Words."] && page.blocks.isEmpty)
    #expect(page.sections.map(\.title) == ["One", "Two"])
    #expect(page.sections[0].paragraphs == ["Text of one."] && page.sections[0].blocks[0].text == "#: a")
    #expect(page.sections[1].sections.map(\.title) == ["Below"])
  }

  @Test func whatIsNotFinishedIsTakenAsItIs() {
    #expect(Page("").paragraphs == [] && Page("words").title == "" && Page("words").paragraphs == ["words"])
    let page = Page("# Open\n```\ntext")
    #expect(page.blocks.count == 1 && page.blocks[0].language == "" && page.blocks[0].text == "text")
  }
}
