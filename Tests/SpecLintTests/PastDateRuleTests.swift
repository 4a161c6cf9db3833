import NotificationCivilTime
import SpecLanguage
import Testing

@testable import SpecLint

@Suite struct PastDateRuleTests {
  private func findings(_ date: String, today: String) throws -> [String] {
    let yaml = """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        sale:
          summary: "The sale."
          target: home
          trigger: { calendar: { on: "\(date)" } }
          copy: { body: { en: "The sale begins" } }
      """
    let files = [("spec.yaml", yaml), ("app.yaml", LintExample.app)]
    let result = SpecReader.read(files.map { SpecSource(path: $0, bytes: Array($1.utf8)) })
    return PastDateRule().check(try #require(result.spec), on: try #require(CivilDate(today))).map(\.message)
  }

  @Test func theDateItselfIsNotOver() throws {
    #expect(try findings("2026-11-28", today: "2026-11-28") == [])
    #expect(
      try findings("2026-11-28", today: "2026-11-29") == [
        "'notifications.sale' was due on 2026-11-28, and that date has passed"
      ])
  }
}
