import Testing

@testable import SpecLint

@Test(arguments: ["ينتهي Courier Plus", "\\u200F{name}: 1", "\\u061CCourier Plus", "100 ينتهي", "…"])
func aLineThatBeginsOnTheRight(_ text: String) throws {
  try expectFindings(of: LineDirectionRule(), in: app(text), [])
}

@Test func aLineThatBeginsOnTheLeft() throws {
  try expectFindings(
    of: LineDirectionRule(), in: app("100 Courier ينتهي", marker: true),
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.ar' begins with a letter that is read from left to right, and with it the line: put U+200F before it"
      )
    ])
  try expectFindings(
    of: LineDirectionRule(), in: app("{name}: 1", marker: true),
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.ar' has no letter of its own, so that its line begins on the left: put U+200F before it"
      )
    ])
}

private func app(_ text: String, marker: Bool = false) -> String {
  """
  notispec: 1
  app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ar], source_locale: en, delivery: local, owner: care }
  signals: { told: { parameters: { name: { type: string } } } }
  deep_links: { scheme: demo, targets: { home: { path: /home } } }
  notifications:
    daily:
      summary: "Daily."
      target: home
      arguments: { name: { type: string, example: "Luigi" } }
      trigger: { after: { signal: told, delay: 0m } }
      copy:
        title: { en: "{name}", ar: "\\u200F{name}" }
        body: { en: "\(text.contains("{name}") ? "{name}" : "News")", ar: \(marker ? "1️⃣" : "")"\(text)" }
  """
}
