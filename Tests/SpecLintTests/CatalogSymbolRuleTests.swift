import Testing

@testable import SpecLint

@Suite struct CatalogSymbolRuleTests {
  @Test(arguments: [
    ("body.cheerful.2", "bodyCheerful2"), ("body.cheerful_2", "bodyCheerful2"), ("body.cheerful2", "bodyCheerful2"),
    ("a.b", "aB"), ("Streak.body", "streakBody"),
  ])
  func aSymbolHasNoSigns(_ key: String, _ symbol: String) { #expect(CatalogSymbolRule.symbol(of: key) == symbol) }

  @Test func keysOfDifferentSectionsMeet() throws {
    try expectFindings(
      of: CatalogSymbolRule(),
      in: """
        notispec: 1
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        notifications:
          day_end:
            summary: "The day ends."
            target: home
            trigger: { calendar: { every: day } }
            copy: { body: { en: "The day ends" } }
          day:
            summary: "A day."
            target: home
            trigger: { calendar: { every: day } }
            copy: { title: { en: "A day" }, body: { variants: { choose: rotate, end: { en: "Day" }, night: { en: "Night" } } } }
        """, [])
  }
}
