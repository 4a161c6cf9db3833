import SpecDiagnostics
import TestSupport
import Testing

@testable import SpecLint

/// What counts as markup or as a placeholder of another tool, and what is only a sign.
@Suite struct TextScanTests {
  @Test(arguments: [
    ("a <b>c", "<b>"), ("x</i >y", "</i >"), ("Tom &amp; Ann", "&amp;"), ("a&#160;b", "&#160;"),
    ("**now** or", "**now**"),
    ("[here](https://x.y/z) is", "](https://x.y/z)"), ("** a ** <br/>", "** a **"),
  ])
  func markupIsFound(_ text: String, _ found: String) { #expect(MarkupRule.markup(in: text) == found) }

  @Test(arguments: [
    "1 < 2 > 1", "a<b<c", "Q&A; R&D", "5 * 3 ** 2", "](http:x", "<", "&", "**", "</", "&#;", "I <3 you",
  ])
  func aLoneCharacterIsNotMarkup(_ text: String) { #expect(MarkupRule.markup(in: text) == nil) }

  @Test(arguments: [
    ("You have %d photos", "%d"), ("%1$@!", "%1$@"), ("%lld", "%lld"), ("$(name) x", "$(name)"), ("{имя}", "{имя}"),
    ("<%= a %>", "<%= a %>"), ("50 %s.", "%s"),
  ])
  func placeholdersAreFound(_ text: String, _ found: String) {
    #expect(ForeignPlaceholderRule.placeholder(in: text) == found)
  }

  @Test(arguments: ["50 % off", "100%", "50 %ige Rabatte", "$(", "{", "{a b}", "<% a", "%1$", "%", "5$ (five)"])
  func aLoneCharacterIsNotAPlaceholder(_ text: String) { #expect(ForeignPlaceholderRule.placeholder(in: text) == nil) }

  @Test(arguments: ["](http:", "$(", "<%", "**a", "<a", "{a", "&a", "%1"])
  func beginningsWithoutAnEndCostOneWalk(_ beginning: String) {
    let growth = Work.growth(from: 500, to: 4_000) { count in
      let text = String(repeating: beginning, count: count)
      _ = MarkupRule.markup(in: text)
      _ = ForeignPlaceholderRule.placeholder(in: text)
    }
    #expect(growth < 24)
  }
}
