import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import Testing

@testable import SystemNotifications

/// What people have chosen in a version of the app that offered something else.
@Suite struct SettingsAtUpdateTests {
  private let afterAnHour = "trigger: { after: { signal: left, delay: 1h } }"

  private func often(_ options: String...) -> AppVersionRules {
    let rules = [
      "daily": "daily: { every: day, label: { en: D } }",
      "rarely": "rarely: { every: { days: 3 }, label: { en: R } }",
    ]
    let list = options.compactMap { rules[$0] }.joined(separator: ", ")
    return AppVersionRules(
      sections: "preferences: { often: { type: choice, default: daily, options: { \(list) }, label: { en: O } } }",
      types: ["news": ["trigger: { calendar: { every: { preference: often }, time: \"20:00\" } }"]])
  }

  private func setting(_ rule: String, _ more: String = "", _ lines: String...) -> AppVersionRules {
    AppVersionRules(
      sections: "preferences: { news: { \(rule), label: { en: N } } }\n\(more)",
      types: ["basket": lines + [afterAnHour]])
  }

  @Test func anOptionThatIsGoneCountsAsNone() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(often("daily", "rarely"))
    await first.handle(.preferenceChanged("often", .choice("rarely")))
    #expect(await phone.pending.count == 5)
    _ = try await phone.start(often("daily"))
    #expect(await phone.pending.count == 14)
  }

  /// Somebody who is not here at the update.
  @Test func itIsGoneForEveryUser() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(often("daily", "rarely"))
    await first.handle(.signedIn("alice"))
    await first.handle(.preferenceChanged("often", .choice("rarely")))
    await first.handle(.signedOut)
    let second = try await phone.start(often("daily"))
    await second.handle(.signedIn("alice"))
    #expect(await phone.pending.count == 14)
  }

  @Test func aTimeThatBecomesASwitchHasTheDefaultOfThat() async throws {
    let phone = try await UpdatedPhone()
    let night = "policies: { quiet_hours: { from: { preference: news }, to: \"12:00\", held: release } }"
    let first = try await phone.start(setting("type: time, default: \"22:00\"", night))
    await first.handle(.preferenceChanged("news", .time(try #require(WallClockTime("21:00")))))
    await first.report("left")
    #expect(await phone.pending == ["shop.basket.1 2026-03-02 12:00"])
    let second = try await phone.start(setting("type: toggle, default: false, controls: [basket]"))
    #expect(await phone.pending == [])
    await second.handle(.preferenceChanged("news", true))
    #expect(await phone.pending == ["shop.basket.1 2026-03-02 10:00"])
  }

  @Test func aSwitchThatBecomesAChoiceHasTheDefaultOfThat() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(setting("type: toggle, default: true, controls: [basket]"))
    await first.handle(.preferenceChanged("news", true))
    await first.report("left")
    let options = "options: { all: { label: { en: A } }, few: { label: { en: F } } }"
    _ = try await phone.start(
      setting("type: choice, default: all, \(options)", "", "conditions: [{ preference: { id: news, is: all } }]"))
    #expect(await phone.pending == ["shop.basket.1 2026-03-02 10:00"])
  }

  @Test func aNumberOutsideItsNewRangeCountsAsNone() async throws {
    func most(_ most: Int) -> AppVersionRules {
      setting(
        "type: number, default: 5, at_least: 1, at_most: \(most)", "",
        "conditions: [{ last: { signal: left, parameter: count, at_least: { preference: news } } }]")
    }
    let phone = try await UpdatedPhone()
    let first = try await phone.start(most(500))
    await first.handle(.preferenceChanged("news", .number(400)))
    await first.report("left", count: 50)
    #expect(await phone.pending == [])
    _ = try await phone.start(most(100))
    #expect(await phone.pending == ["shop.basket.1 2026-03-02 10:00"])
  }

  @Test(arguments: [true, false]) func whoHasChosenNothingHasTheDefaultOfToday(_ chooses: Bool) async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(setting("type: toggle, default: true, controls: all"))
    if chooses { await first.handle(.preferenceChanged("news", true)) }
    await first.report("left")
    _ = try await phone.start(setting("type: toggle, default: false, controls: all"))
    #expect(await phone.pending.count == (chooses ? 1 : 0))
  }
}
