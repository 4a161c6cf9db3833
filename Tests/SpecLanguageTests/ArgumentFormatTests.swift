import SpecLanguage
import Testing

/// Values that each locale writes in its way.
@Suite struct ArgumentFormatTests {
  private func findings(_ argument: String, _ message: String? = nil, locales: String = "[en, ru]") {
    let spec = Specs.type(
      """
      summary: "Hungry."
      target: home
      trigger: { after: { signal: sold, delay: 5m } }
      arguments: { price: \(argument), code: { type: string } }
      copy: { body: { en: "{price} {code}", ru: "{price} {code}" } }
      """)
    let signal =
      "told: {\nsold: { parameters: { price: { type: double }, code: { type: string }, grams: { type: int } } }"
    expectFindings(
      in: spec.replacing("  told: {", with: "  \(signal.replacing("told: {\n", with: ""))\n  told: {"),
      message.map { [("1️⃣", $0)] } ?? [])
  }

  private let path = "'notifications.hungry.arguments.price"

  @Test func moneyHasACurrency() {
    findings("{ type: money, currency: EUR, example: 23.5 }")
    findings("{ type: money, currency: { parameter: code } }")
    findings("{ 1️⃣type: money }", "\(path)' has no 'currency', which 'type: money' needs")
    findings(
      "{ type: money, currency: 1️⃣euro }",
      "\(path).currency' must be a currency such as 'EUR' (three capital letters), not 'euro'")
    findings(
      "{ type: money, currency: { parameter: 1️⃣kode } }",
      "The currency of '{price}' is 'kode', which is not an argument here: did you mean 'code'?")
    findings(
      "{ type: money, currency: { parameter: 1️⃣price } }",
      "The currency of '{price}' is 'price', which has the type 'money', but the code of a currency is a string")
    findings(
      "{ type: money, currency: { 1️⃣argument: code } }",
      "Unknown key 'argument' in \(path).currency', which has no 'parameter'")
  }

  @Test func othersHaveNone() {
    findings("{ type: decimal }")
    findings("{ type: decimal, 1️⃣currency: EUR }", "\(path).currency' makes sense only with 'type: money'")
    findings("{ type: double, 1️⃣style: time }", "\(path).style' makes sense only with 'type: instant'")
    findings("{ type: decimal, example: 1️⃣many }", "\(path).example' must be a number, not 'many'")
  }

  @Test func aMomentHasAStyle() {
    let from = "from: { signal: met, parameter: at }"
    for style in ["time", "date", "weekday", "date_time"] {
      expectFindings(in: moment("{ type: instant, style: \(style), \(from) }"), [])
    }
    expectFindings(
      in: moment("{ 1️⃣type: instant, \(from) }"),
      [("1️⃣", "'notifications.hungry.arguments.at' has no 'style', which 'type: instant' needs")])
    expectFindings(
      in: moment("{ type: instant, style: 1️⃣hour, \(from) }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.arguments.at.style' must be one of 'time', 'date', 'weekday', 'date_time', not 'hour'"
        )
      ])
  }

  private func moment(_ argument: String) -> String {
    Specs.type(
      """
      summary: "Hungry."
      target: home
      trigger: { calendar: { every: day } }
      arguments: { at: \(argument) }
      copy: { body: { en: "{at}", ru: "{at}" } }
      """
    ).replacing("  told: {", with: "  met: { parameters: { at: { type: instant } } }\n  told: {")
  }

  @Test func everyLanguageHasFormats() {
    let spec = """
      notispec: 1
      app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en, ia], source_locale: en, delivery: local }
      signals: { sold: { parameters: { price: { type: double } } } }
      deep_links: { scheme: pets, targets: { home: { path: /home } } }
      notifications:
        sale:
          summary: "Sold."
          target: home
          trigger: { after: { signal: sold, delay: 5m } }
          arguments: { price: { type: 1️⃣money, currency: EUR } }
          copy: { body: { en: "{price}", ia: "{price}" } }
      """
    expectFindings(
      in: spec,
      [
        (
          "1️⃣",
          "'notifications.sale.arguments.price.type' is 'money', but notispec does not know how 'ia' writes it: "
            + "use 'string', and write it in the app"
        )
      ])
  }

  @Test func somebodyHasToWriteTheTextOfAPush() {
    let push = Specs.type(
      """
      summary: "Hungry."
      target: home
      push: { priority: 10 }
      arguments: { 1️⃣price: { type: money, currency: EUR } }
      copy: { body: { en: "{price}", ru: "{price}" } }
      """)
    expectFindings(
      in: push.replacing("delivery: local", with: "delivery: [local, remote]"),
      [
        (
          "1️⃣",
          "'{price}' of 'notifications.hungry' has the type 'money', which the service extension writes: add "
            + "'service_extension' to 'push', or use 'string' and let the server write it"
        )
      ])
  }
}
