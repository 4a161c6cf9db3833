import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// A reason names the rule, the line that it is written in, and the numbers that it saw.
@Suite struct ReasonTests {
  private static let head = """
    notispec: 1
    app: { id: shop, module: ShopNotifications, bundle_id: com.example.shop, locales: [en, ru], source_locale: en, delivery: local }
    deep_links: { scheme: shop, targets: { home: { path: /home } } }

    """

  /// Ends with `notifications`, so that types follow.
  private static let rules = """
    signals:
      price_compared: { parameters: { drop: { type: double }, item: { type: string } } }
      sold: {}
      order_placed: {}
      cart_filled: {}
      deal_came: {}
      far_off: {}
      lesson_booked: { parameters: { starts_at: { type: instant } } }
    flags: { offers: { default: off } }
    experiments: { holdout: { all: 90, none: 10 } }
    preferences:
      everything: { type: toggle, default: true, label: { en: "All", ru: "Всё" } }
      sales: { type: toggle, default: true, parent: everything, controls: [toggled], label: { en: "Sales", ru: "Акции" } }
    policies:
      quiet_hours: { from: "22:00", to: "08:00", held: drop }
      caps: [{ id: offers_weekly, max: 2, per: calendar_week, groups: [offers] }]
    permission_flow:
      show_when: [not_completed]
      completed_flag: asked
      steps:
        - { id: ask, permission: notifications, optional: true, screen: { id: ask_screen, title: { en: "A", ru: "Б" }, primary: { en: "A", ru: "Б" } } }
    notifications:

    """

  private static func type(_ id: String, _ body: String, says text: String = "{ en: \"A\", ru: \"Б\" }") -> String {
    "  \(id): { summary: \"S.\", target: home, covers: [SHOP/1], \(body), copy: { body: \(text) } }\n"
  }

  private static func daily(_ id: String, _ time: String, _ body: String) -> String {
    type(id, "trigger: { calendar: { every: day, time: \"\(time)\" } }, \(body)")
  }

  private static let types =
    type(
      "price",
      "trigger: { after: { signal: price_compared, delay: 0m, from: each } }, arguments: { item: { type: string } },\n"
        + "    conditions: [{ not: { happened: sold } },\n"
        + "      { last: { signal: price_compared, parameter: drop, at_least: 10 } }]",
      says: "{ en: \"{item} costs less\", ru: \"{item} дешевле\" }")
    + daily("held_out", "12:00", "conditions: [{ experiment: { id: holdout, is: all } }]")
    + daily("flagged", "12:30", "conditions: [{ flag: offers }], priority: 1")
    + daily("toggled", "13:00", "priority: 2")
    + daily("night", "22:30", "priority: 3")
    + daily("weekly", "15:00", "repeat_after: { days: 7 }, priority: 4")
    + daily("once", "16:00", "repeat_after: { days: 3660 }, priority: 5")
    + type("deal", "trigger: { after: { signal: deal_came, delay: 0m, from: each } }, group: offers, on_cap: drop")
    + type(
      "cart",
      "trigger: { after: { signal: cart_filled, delay: 2h } }, "
        + "conditions: [{ not: { happened: { signal: order_placed, since: trigger } } }]")
    + type("lesson", "trigger: { at: { signal: lesson_booked, parameter: starts_at, before: 1h } }")
    + type("far", "trigger: { after: { signal: far_off, delay: 31d } }")

  private static func spec() throws -> Spec {
    let result = SpecReader.read([SpecSource(path: "specs/shop/app.yaml", bytes: Array((head + rules + types).utf8))])
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.spec)
  }

  /// The line of a part of the spec, as reports name it.
  private static func line(of part: String) throws -> String {
    let lines = (head + rules + types).split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.contains(part) })
    return "app.yaml:\(number + 1)"
  }

  private func result(_ start: String, _ steps: String, _ then: String) throws -> CaseResult {
    let own = start.isEmpty ? "" : ", \(start)"
    let text = """
      notispec_scenarios: 1
      suite: shop.why
      app: shop
      scenarios:
        - id: one
          covers: [SHOP/1]
          start: { at: "2026-03-02 09:00", zone: Europe/Berlin\(own) }
          steps: [\(steps)]
          then: [\(then)]
      """
    let tree = try #require(YAMLReader.read(Array(text.utf8), file: "why.yaml").tree)
    let spec = try Self.spec()
    let loaded = ScenarioLoader(specs: [spec], requirements: ["SHOP/1"], zone: Zones.rules).load([tree])
    #expect(loaded.diagnostics.map(\.message) == [])
    return ScenarioRunner(specs: [spec]).run(try #require(loaded.cases.first))
  }

  private static let background = #"{ at: "09:01", app: background }, { until: "2026-03-02 23:00" }"#

  /// A case that the background ends, about something of a day: its reason beside the time at which it was expected.
  private func reason(_ type: String, _ time: String, _ start: String = "") throws -> String {
    let result = try result(
      start, Self.background, "{ delivered_includes: \(type), at: \"2026-03-02 \(time)\" }")
    #expect(result.isFailed)
    let text = TextReport.failed(result).text
    let page = HTMLReport(runner: ScenarioRunner(specs: [try Self.spec()])).page([result])
    let found = text.split(separator: "\n").first { $0.contains("2026-03-02 \(time)  outcome    shop.\(type).") }
    let line = try #require(found, "\(text)")
    let words = String(line.drop { $0 != "s" }.dropFirst("shop.".count))
    #expect(page.contains(words), "the page lacks the reason")
    #expect(result.asFindings.first?.notes.first?.message == "2026-03-02 \(time): \(words)")
    return words
  }

  private static let later = "; the app finds out when it next runs"

  @Test func whatTheBackgroundEndsHasItsReasons() throws {
    let day = "2026-03-02"
    #expect(
      try reason("night", "22:30")
        == "night.\(day) dropped: quiet: quiet hours 22:00 to 08:00 (\(Self.line(of: "quiet_hours:")))\(Self.later)")
    #expect(
      try reason("flagged", "12:30")
        == "flagged.\(day) dropped: disabled: flag offers, was off (\(Self.line(of: "flag: offers")))\(Self.later)")
    #expect(
      try reason("held_out", "12:00", "experiments: { holdout: none }")
        == "held_out.\(day) dropped: disabled: arm none of holdout, needs all "
        + "(\(Self.line(of: "id: holdout")))\(Self.later)")
    for off in ["sales", "everything"] {
      #expect(
        try reason("toggled", "13:00", "preferences: { \(off): false }")
          == "toggled.\(day) dropped: preference.off: setting \(off) is off "
          + "(\(Self.line(of: "\(off): { type")))\(Self.later)")
    }
    #expect(
      try reason("weekly", "15:00", "authorization: denied")
        == "weekly.\(day) dropped: permission.denied: the permission to notify is denied "
        + "(\(Self.line(of: "permission: notifications")))\(Self.later)")
    #expect(
      try reason("weekly", "15:00", #"history: [{ delivered: weekly, at: "2026-02-26 20:00" }]"#)
        == "weekly.\(day) dropped: repeat_guard: 7 days since 2026-02-26 20:00, until 2026-03-05 20:00 "
        + "(\(Self.line(of: "repeat_after: { days: 7")))\(Self.later)")
    #expect(
      try reason("once", "16:00", #"history: [{ delivered: once, at: "2024-02-26 20:00" }]"#)
        == "once.\(day) dropped: repeat_guard: it comes once, and came 2024-02-26 20:00 "
        + "(\(Self.line(of: "repeat_after: { days: 3660")))\(Self.later)")
  }

  /// The outcomes of a case that fails, in order, as the report has them.
  private func outcomes(_ steps: String, _ start: String = "") throws -> [String] {
    let result = try result(start, steps, "{ delivered_includes: far, at: \"2026-03-02 09:30\" }")
    // Those of every day are another test's.
    let daily = ["held_out", "flagged", "toggled", "night", "weekly", "once"]
    return result.trace.compactMap { entry in
      guard case .outcome(let record, _) = entry.event, !daily.contains(record.type) else { return nil }
      return entry.event.explained(prefix: "shop.")
    }
  }

  @Test func aConditionIsNamedWithTheValueThatItSaw() throws {
    #expect(
      try outcomes(#"{ at: "10:00", signal: price_compared, with: { drop: 9.9, item: Lamp } }"#)
        == ["price.1 dropped: condition: last price_compared.drop at least 10, was 9.9 (\(Self.line(of: "last: {")))"])
    #expect(
      try outcomes(
        #"{ at: "09:30", signal: sold }, { at: "10:00", signal: price_compared, with: { drop: 9, item: Lamp } }"#)
        == [
          "price.1 dropped: condition: not happened sold, came 2026-03-02 09:30 (\(Self.line(of: "happened: sold"))); "
            + "last price_compared.drop at least 10, was 9 (\(Self.line(of: "last: {")))"
        ])
  }

  @Test func whatEndedItIsNamed() throws {
    #expect(
      try outcomes(#"{ at: "10:00", signal: cart_filled }, { at: "11:00", signal: order_placed }"#)
        == [
          "cart.1 cancelled: cancelled.goal: not happened order_placed since the trigger, came 2026-03-02 11:00 "
            + "(\(Self.line(of: "since: trigger")))"
        ])
    #expect(
      try outcomes(
        #"{ at: "10:00", signal: lesson_booked, with: { starts_at: "2026-03-02 13:00" } }, "#
          + #"{ at: "11:00", signal: lesson_booked, with: { starts_at: "2026-03-03 14:00" } }"#)
        == ["lesson.1 cancelled: cancelled.goal: lesson_booked moved it to Tuesday 2026-03-03 13:00"])
  }

  @Test func aCapSaysHowManyAndUntilWhen() throws {
    let deals = ["10:00", "11:00", "12:00"].map { "{ at: \"\($0)\", signal: deal_came }" }
    #expect(
      try outcomes(deals.joined(separator: ", "))
        == [
          "deal.3 dropped: cap.weekly: offers_weekly: 2 of 2, until Monday 2026-03-09 00:00, held by deal.1, deal.2 "
            + "(\(Self.line(of: "id: offers_weekly")))"
        ])
    // One that had room says how much.
    let met = try result("", deals[0], "{ outcome: deal, is: dropped, reason: cap.weekly, cap: offers_weekly }")
    #expect(
      met.failures.map(\.message) == [
        "expected deal to be dropped because of cap.weekly by the cap 'offers_weekly'; it was delivered at "
          + "2026-03-02 10:00, when offers_weekly had 0 of 2 used"
      ])
    let other = try result("", deals[0], "{ outcome: price, is: dropped, cap: offers_weekly }")
    #expect(
      other.failures.map(\.message) == [
        "expected price to be dropped by the cap 'offers_weekly'; 'offers_weekly' does not count it"
      ])
  }

  @Test func whatLiesBeyondTheHorizonSaysSo() throws {
    #expect(
      try outcomes(#"{ at: "10:00", signal: far_off }, { at: "10:01", app: killed }, { until: "2026-04-05 18:00" }"#)
        == [
          "far.1 held: horizon: due Thursday 2026-04-02 11:00, and only 14 days are planned ahead",
          "far.1 expired: expired: the app learned too late that it may come: its time ended at 2026-04-02 11:00\(Self.later)",
        ])
  }

  /// Of a daily type that never comes only what is near the line is of use; other types have nothing to do with it.
  @Test func theReasonsOfTheDayInQuestionAreTold() throws {
    let result = try result(
      "", #"{ at: "09:01", app: killed }, { until: "2026-03-31 23:00" }"#,
      "{ delivered_includes: night, at: \"2026-03-20 22:30\" }")
    let (sentences, more) = result.reasons(for: try #require(result.failures.first), atMost: 3)
    #expect(sentences.map { String($0.prefix(10)) } == ["2026-03-19", "2026-03-20", "2026-03-21"])
    #expect(more == 27)
    let lines = TraceExcerpt(of: result).lines.filter { $0.lane == "outcome" }
    #expect(lines.contains { $0.text.contains("night.2026-03-20 dropped: quiet") })
    #expect(lines.allSatisfy { $0.text.contains("shop.night.") })
  }

  @Test func whatFocusSilencedIsNoDelivery() throws {
    let result = try result(
      "focus: on", #"{ at: "10:00", signal: deal_came }"#, "{ delivered: deal, at: \"2026-03-02 10:00\" }")
    #expect(
      result.failures.map(\.message) == [
        "expected deal to be delivered at 2026-03-02 10:00; it came at 2026-03-02 10:00, but Focus silenced it, "
          + "which is no delivery"
      ])
  }

  @Test func theTextIsWhatPeopleRead() throws {
    let result = try result(
      "locale: ru", #"{ at: "10:00", signal: price_compared, with: { drop: 12, item: "Лампа\u202E" } }"#,
      "{ delivered: none }")
    #expect(
      result.trace.first { $0.lane == .delivered }?.text == "shop.price.1  \"Лампа\u{202E} дешевле\"")
    #expect(TextReport.failed(result).text.contains("delivered  shop.price.1  \"Лампа\\u{202E} дешевле\"\n"))
    let page = HTMLReport(runner: ScenarioRunner(specs: [try Self.spec()])).page([result])
    #expect(page.contains("Лампа\\u{202E} дешевле"))
    #expect(!page.contains("\u{202E}"))
  }
}
