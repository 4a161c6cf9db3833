import Testing

@testable import SpecLint

@Suite struct IdleFromRuleTests {
  private func spec(_ trigger: String, _ rest: String = "", policies: String = "{}") -> String {
    """
    notispec: 1
    policies: \(policies)
    signals: { cart_changed: {} }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      cart:
        summary: "The cart waits."
        target: home
        trigger: { after: { signal: cart_changed, \(trigger) } }\(rest)
        copy: { body: { en: "Your cart" } }
    """
  }

  private let words =
    "'notifications.cart' comes at once and never waits, so 'last' changes nothing: give it a delay, or remove 'from'"

  @Test func whatACapDefersWaits() throws {
    try expectFindings(of: IdleFromRule(), in: spec("delay: 0m, from: each", "\n    on_cap: defer"), [])
  }

  @Test func whatQuietHoursHoldWaits() throws {
    let night = #"quiet_hours: { from: "22:00", to: "08:00", held: "#
    for policies in ["{ \(night)release } }", "{ profiles: { night: { \(night)release } } } }"] {
      try expectFindings(of: IdleFromRule(), in: spec("delay: 0m, from: each", policies: policies), [])
    }
    try expectFindings(
      of: IdleFromRule(), in: spec("delay: 0m, from: 1️⃣last", policies: "{ \(night)drop } }"), [("1️⃣", words)])
  }

  /// Somebody may add quiet hours.
  @Test func whatChangesNothingYetMayBeWritten() throws {
    for from in ["first", "each"] {
      try expectFindings(of: IdleFromRule(), in: spec("delay: 0m, from: \(from)"), [])
    }
  }

  @Test func aWindowWaits() throws {
    try expectFindings(of: IdleFromRule(), in: spec("delay: 0m..5m, from: last"), [])
  }
}
