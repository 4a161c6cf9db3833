import NotificationCivilTime
import Testing

@testable import NotificationConformance

/// What people saw in a case, as cards.
@Suite struct SeenNotificationTests {
  @Test func aFailedCaseHasTheCardsOfWhatCame() throws {
    let failed = try #require(Verdicts.late.first { $0.isFailed && $0.trace.contains { $0.lane == .delivered } })
    let page = HTMLReport(runner: ScenarioRunner(specs: [try Bakery.spec()])).page([failed])
    let seen = SeenNotification.all(in: failed, name: "Bakery", locale: "en")
    #expect(page.components(separatedBy: "<div class=\"card").count - 1 == seen.count)
    if !seen.isEmpty { #expect(page.contains("What people saw")) }
  }

  @Test func aChangedLanguageIsThatOfTheCard() throws {
    var result = try #require(Verdicts.late.first)
    let entry = TraceEntry(
      instant: result.scenario.start.moment.instant, zone: result.scenario.start.moment.zone,
      event: .delivered("bakery.fresh_bread.1", .plain, .init(title: "خبز", subtitle: "", body: "خبز طازج")))
    result.trace = [
      entry, TraceEntry(instant: entry.instant, zone: entry.zone, event: .step(.locale("ar"))), entry,
    ]
    let seen = SeenNotification.all(in: result, name: "Bakery", locale: "en")
    #expect(seen.map(\.card.locale) == ["en", "ar"])
    #expect(seen.map(\.card.title) == ["خبز", "خبز"])
  }
}
