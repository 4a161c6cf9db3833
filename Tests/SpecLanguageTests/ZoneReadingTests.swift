import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// `zone` of calendar triggers and of `at`.
@Suite struct ZoneReadingTests {
  private static func spec(_ trigger: String) -> String {
    Specs.trigger("trigger: { \(trigger) }").replacing(
      "  walked: {}",
      with: "  walked: {}\n"
        + "  planned: { parameters: { starts_at: { type: instant }, zone: { type: string }, days: { type: int } } }")
  }

  private static func zone(_ trigger: String) -> ZoneSource? {
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(spec(trigger).utf8))])
    #expect(result.diagnostics == [])
    return result.spec?.notifications.first?.triggers.first?.rule.zone
  }

  private static let noon = "before: { days: 1, time: \"12:00\" }"

  @Test func zones() {
    #expect(Self.zone("calendar: { every: day, zone: America/New_York }") == .fixed("America/New_York"))
    #expect(Self.zone("calendar: { every: day, zone: America/Argentina/Buenos_Aires }") != nil)
    #expect(Self.zone("calendar: { every: day, zone: UTC }") == .fixed("UTC"))
    #expect(Self.zone("calendar: { every: day, zone: home }") == .home)
    #expect(Self.zone("calendar: { every: day }") == nil)
    #expect(Self.zone("at: { signal: planned, parameter: starts_at, \(Self.noon), zone: home }") == .home)
    #expect(
      Self.zone("at: { signal: planned, parameter: starts_at, \(Self.noon), zone: { parameter: zone } }")
        == .parameter("zone"))
  }

  @Test(arguments: [
    ("1️⃣America/NewYork", "names an unknown time zone 'America/NewYork': did you mean 'America/New_York'?"),
    ("1️⃣europe/berlin", "did you mean 'Europe/Berlin'?"),
    ("1️⃣Home", "did you mean 'home'?"),
    ("1️⃣Mars/Base", "names an unknown time zone 'Mars/Base'"),
    ("1️⃣9", "zone' must be a time zone such as"),
    ("1️⃣[home]", "zone' must be a time zone such as"),
    ("1️⃣\"+03:00\"", "zone' must be a time zone such as"),
    ("{ 1️⃣preference: zone }", "Unknown key 'preference'"),
    ("1️⃣America/New York", "did you mean 'America/New_York'?"),
  ])
  func mistakes(_ zone: String, _ words: String) throws {
    try Self.expectOne("calendar: { every: day, zone: \(zone) }", words)
  }

  @Test(arguments: [
    ("calendar: { every: day, 1️⃣zone: {} }", "zone' has no 'parameter'"),
    ("calendar: { every: day, 1️⃣zone: { parameter: zone } }", "no signal begins this trigger"),
    ("at: { signal: planned, parameter: starts_at, before: 15m, 1️⃣zone: home }", "a span from a moment is the same"),
    ("at: { signal: planned, parameter: starts_at, after: 24h, 1️⃣zone: UTC }", "a span from a moment is the same"),
    ("at: { signal: planned, parameter: starts_at, 1️⃣zone: UTC }", "that moment is the same in every zone"),
    (
      "at: { signal: planned, parameter: starts_at, before: { days: 1, time: \"12:00\" }, zone: { parameter: 1️⃣days } }",
      "has the type 'int' in the signal 'planned', but 'zone' needs the type 'string'"
    ),
    (
      "at: { signal: planned, parameter: starts_at, before: { days: 1, time: \"12:00\" }, zone: { parameter: 1️⃣town } }",
      "names an unknown parameter 'town' of the signal 'planned'"
    ),
    ("after: { signal: walked, delay: 1h, 1️⃣zone: home }", "Unknown key 'zone'"),
  ])
  func whereItMakesNoSense(_ trigger: String, _ words: String) throws {
    try Self.expectOne(trigger, words)
  }

  private static func expectOne(_ trigger: String, _ words: String) throws {
    let marked = spec(trigger)
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(marked.replacing("1️⃣", with: "").utf8))])
      .diagnostics
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains(words))
    expectFindings(in: marked, [("1️⃣", message)])
  }
}
