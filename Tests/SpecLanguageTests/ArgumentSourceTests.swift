import SpecLanguage
import Testing

/// Values that come from another signal than that of the trigger, and what is said without one.
@Suite struct ArgumentSourceTests {
  private func findings(
    _ argument: String, trigger: String = "{ calendar: { every: day } }", _ message: String? = nil
  ) {
    let spec = Specs.type(
      """
      summary: "Hungry."
      target: home
      trigger: \(trigger)
      arguments: { days: \(argument) }
      copy: { body: { en: "{days}", ru: "{days}" } }
      """)
    expectFindings(
      in: spec.replacing("grams: { type: int } }", with: "grams: { type: int, optional: true } }"),
      message.map { [("1️⃣", $0)] } ?? [])
  }

  private let path = "'notifications.hungry.arguments.days"

  @Test func everySignalMayBringAValue() {
    findings("{ type: int, from: { signal: told, parameter: days } }")
    findings("{ type: double, from: { signal: told, parameter: days } }")
    findings("{ type: int, from: { signal: told, parameter: days }, default: { en: some, ru: \"несколько\" } }")
    findings(
      "{ type: int, from: { signal: told, parameter: days } }", trigger: "{ after: { signal: walked, delay: 5m } }")
  }

  @Test func theSignalCarriesSuchAValue() {
    findings(
      "{ type: int, from: { signal: 1️⃣tolt, parameter: days } }",
      "\(path).from.signal' names an unknown signal 'tolt'")
    findings(
      "{ type: int, from: { signal: told, parameter: 1️⃣day } }",
      "\(path).from.parameter' names an unknown parameter 'day' of the signal 'told': did you mean 'days'?")
    findings(
      "{ type: int, from: { signal: told, parameter: 1️⃣word } }",
      "\(path).from' names 'word', which has the type 'string' in the signal 'told', but the argument has the type 'int'"
    )
    findings(
      "{ type: int, 1️⃣from: { signal: told } }", "\(path).from' has no 'parameter'")
    findings(
      "{ type: int, from: 1️⃣told }",
      "\(path).from' must be a group of keys with 'signal', 'parameter', not 'told': write "
        + "'{ signal: told, parameter: … }'")
    findings(
      "{ type: int, from: { signal: told, parameter: days, 1️⃣since: today } }",
      "Unknown key 'since' in \(path).from'")
  }

  @Test func aValueThatMayBeMissingNeedsADefault() {
    findings(
      "{ type: int, from: { signal: told, parameter: 1️⃣grams } }",
      "\(path).from' names 'grams', which may be left out of the signal 'told': add a 'default' for that case")
    findings("{ type: int, from: { signal: told, parameter: grams }, default: { en: some, ru: \"немного\" } }")
    let after = "{ after: { signal: told, delay: 5m } }"
    findings(
      "{ type: int, 1️⃣default: { en: some, ru: \"немного\" } }", trigger: after,
      "The default of '{days}' is never used: every signal that begins the type carries a value")

  }

  @Test func aDefaultIsAPlainTextInEveryLanguage() {
    let from = "type: int, from: { signal: told, parameter: days }"
    findings("{ \(from), 1️⃣default: { en: some } }", "\(path).default' has no text for 'ru'")
    findings(
      "{ \(from), default: { en: \"1️⃣{days}\", ru: \"немного\" } }",
      "\(path).default.en' shows '{days}', but this text takes no values; write '{{' or '}}' for a brace")
    findings(
      "{ \(from), default: 1️⃣some }",
      "\(path).default' must be a group of texts, one per language, not 'some'")
  }

  @Test func theServerSendsEveryValueOfAPush() {
    let push = Specs.type(
      """
      summary: "Hungry."
      target: home
      push: { priority: 10 }
      arguments: { word: { type: string, 1️⃣from: { signal: told, parameter: word }, 2️⃣default: { en: hi, ru: hi } } }
      copy: { body: { en: "{word}", ru: "{word}" } }
      """)
    let reason = "of 'word' makes no sense with 'push', because the server sends every value"
    expectFindings(
      in: push.replacing("delivery: local", with: "delivery: [local, remote]"),
      [("1️⃣", "'from' \(reason)"), ("2️⃣", "'default' \(reason)")])
  }
}
