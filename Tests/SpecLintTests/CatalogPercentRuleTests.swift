import Testing

@testable import SpecLanguage
@testable import SpecLint

@Suite struct CatalogPercentRuleTests {
  @Test(arguments: [
    ("50%-ig rabatt", "%-i"), ("100% daily", "% d"), ("20% off", "% o"), ("5%+x", "%+x"), ("1% .2f", "% .2f"),
    ("3% ld", "% ld"),
  ])
  func aFormatOfPrintf(_ text: String, _ found: String) { #expect(CatalogPercentRule.specifier(in: text) == found) }

  @Test(arguments: ["100%", "100 %", "100%.", "100%, daily", "100%\u{A0}daily", "% ", "50%-"])
  func nothingThatXcodeReads(_ text: String) { #expect(CatalogPercentRule.specifier(in: text) == nil) }

  @Test func aTextWithArgumentsIsEscaped() throws {
    func spec(_ body: String) -> String {
      """
      notispec: 1
      signals: { counted: { parameters: { name: { type: string } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { name: { type: string } }
          copy: { title: { en: "{name}" }, body: { en: \(body) } }
      """
    }
    try expectFindings(of: CatalogPercentRule(), in: spec("\"{name}: 100% daily\""), [])
    // What is a mistake of another kind is reported as that.
    try expectFindings(of: CatalogPercentRule(), in: spec("\"%d photos\""), [])
    try expectFindings(
      of: CatalogPercentRule(), in: spec("1️⃣\"Nur 50%-ig\""),
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.en' contains '%-i', which Xcode reads as a placeholder in a String Catalog: say "
            + "it in words, or put a no-break space after '%'"
        )
      ])
  }

  /// Without a String Catalog Xcode reads nothing.
  @Test func theRuleIsSilentWithoutTheOutput() {
    var settings = Workspace()
    #expect(!LintPolicy(settings, today: nil).silent.contains(CatalogPercentRule.code))
    settings.outputs = [Workspace.Output(id: "xcstrings", apps: nil)]
    #expect(!LintPolicy(settings, today: nil).silent.contains(CatalogSymbolRule.code))
    settings.outputs = [Workspace.Output(id: "swift", apps: nil)]
    let silent = LintPolicy(settings, today: nil).silent
    #expect(silent == [CatalogPercentRule.code, CatalogSymbolRule.code])
  }
}
