import SpecLanguage
import Testing

/// The number on the icon.
@Suite struct BadgeReadingTests {
  private func findings(_ badge: String, _ message: String? = nil) {
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        target: home
        trigger: { after: { signal: told, delay: 5m } }
        badge: \(badge)
        arguments: { days: { type: int }, word: { type: string } }
        copy: { body: { en: "{word} {days}", ru: "{word} {days}" } }
        """), message.map { [("1️⃣", $0)] } ?? [])
  }

  private let path = "'notifications.hungry.badge"

  @Test func itIsANumberOrAnArgument() {
    findings("3")
    findings("{ argument: days }")
    findings(
      "{ argument: 1️⃣day }", "\(path)' names an unknown argument 'day' of this type: did you mean 'days'?")
    findings(
      "{ argument: 1️⃣word }", "\(path)' is 'word', which has the type 'string', but a badge is a whole number")
    findings("{ 1️⃣parameter: days }", "Unknown key 'parameter' in \(path)', which has no 'argument'")
  }

  @Test func anArgumentMayBeOnTheIconAlone() {
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        target: home
        trigger: { after: { signal: told, delay: 5m } }
        badge: { argument: days }
        arguments: { days: { type: int } }
        copy: { body: { en: "Eat", ru: "Ешь" } }
        """), [])
  }
}
