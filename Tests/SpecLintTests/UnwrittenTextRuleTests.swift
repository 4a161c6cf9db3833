import Testing

@testable import SpecLint

@Suite struct UnwrittenTextRuleTests {
  private func spec(_ text: String, _ language: String) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [\(language)], source_locale: \(language), delivery: local }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { calendar: { every: day } }
        copy: { body: { \(language): 1️⃣"\(text)" } }
    """
  }

  @Test(arguments: ["TODO", "TBD", "TODO…", "TODO: a text", "FIXME!"])
  func aMarkIsNoText(_ text: String) throws {
    try expectFindings(
      of: UnwrittenTextRule(), in: spec(text, "en"),
      [("1️⃣", "'notifications.daily.copy.body.en' is '\(text)': write the text")])
  }

  @Test func aTextOfPrinters() throws {
    try expectFindings(
      of: UnwrittenTextRule(), in: spec("Lorem ipsum dolor", "ru"),
      [("1️⃣", "'notifications.daily.copy.body.ru' is 'Lorem ipsum': write the text")])
  }

  @Test(arguments: [
    ("Your TODO list", "en"), ("TODO list", "en"), ("Todo", "en"), ("¡TODO!", "es"), ("TODO", "es"), ("TODO", "pt-BR"),
  ])
  func aWordIsOne(_ text: String, _ language: String) throws {
    try expectFindings(of: UnwrittenTextRule(), in: spec(text, language).replacing("1️⃣", with: ""), [])
  }
}
