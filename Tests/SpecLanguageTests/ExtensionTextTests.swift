import NotificationText
import SpecLanguage
import Testing

/// Money, numbers and moments in pushes, which the service extension writes.
@Suite struct ExtensionTextTests {
  private func text(
    _ push: String = "push: { service_extension: {} }", own: String = "mutable_content: true",
    amount: String = "type: money, currency: EUR, example: 12.4",
    body: String = #"{ en: "{amount} at {shop}" }"#
  ) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
    \(push)
    preferences:
      tone: { type: choice, default: calm, options: { calm: { label: { en: "Calm" } }, loud: { label: { en: "Loud" } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      payment:
        summary: "Paid."
        target: home
        push: { \(own) }
        arguments:
          1️⃣amount: { \(amount) }
          shop: { type: string, key: shopName, example: Lidl }
        copy: { body: \(body) }
    """
  }

  private let start = "'{amount}' of 'notifications.payment' has the type 'money', which the service extension writes"
  private let end = ", or use 'string' and let the server write it"

  @Test func thePushCarriesAllValuesOfTheTexts() throws {
    let plain = text().replacing("1️⃣", with: "")
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(plain.utf8))])
    #expect(result.diagnostics.isEmpty)
    let push = try #require(result.spec?.ruleTable.types.first?.push)
    #expect(
      push.values == [LinkParameter("amount", key: "amount", .double), LinkParameter("shop", key: "shopName")])
  }

  @Test func theServerWritesTexts() throws {
    let plain = text(own: "", amount: "type: string, example: x").replacing("1️⃣", with: "")
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(plain.utf8))])
    #expect(result.diagnostics.isEmpty)
    #expect(result.spec?.ruleTable.types.first?.push?.values == [])
  }

  @Test func somebodyHasToWriteThem() {
    expectFindings(in: text("push: {}"), [("1️⃣", start + ": add 'service_extension' to 'push'" + end)])
    expectFindings(
      in: text(own: ""), [("1️⃣", start + ": add 'mutable_content: true' to the 'push' of the type" + end)])
  }

  @Test func theExtensionKnowsOnlyThePush() {
    let chosen =
      #"{ variants: { choose: { preference: tone }, calm: { en: "{amount} {shop}" }, loud: { en: "{amount}!" } } }"#
    let turns = #"{ variants: { choose: rotate, a: { en: "{amount} {shop}" }, b: { en: "{amount}!" } } }"#
    for body in [chosen, turns] {
      expectFindings(
        in: text(body: body),
        [
          (
            "1️⃣", start + ", but it does not know which variant to take: choose by a value of the push" + end
          )
        ])
    }
  }

  @Test func theServerSendsThem() {
    expectFindings(
      in: text(amount: "type: money, currency: EUR, example: 12.4, 2️⃣default: { en: \"some\" }"),
      [("2️⃣", "'default' of 'amount' makes no sense with 'push', because the server sends every value")])
  }
}
