import NotificationCivilTime
import NotificationTerms
import Testing

@Suite struct NotificationRequestTests {
  @Test func datedComponentsNameTheirLocalTimeAgain() throws {
    let local = try #require(CivilDateTime("2026-03-02 20:00:30"))
    #expect(CalendarComponents(dated: local).dated == local)
  }

  @Test func componentsWithoutAnHourOrADateAreNotDated() {
    #expect(CalendarComponents(hour: 20, minute: 0).dated == nil)
    #expect(CalendarComponents(year: 2026, month: 3, day: 2).dated == nil)
    #expect(CalendarComponents(year: 2026, month: 2, day: 30, hour: 9).dated == nil)
    #expect(CalendarComponents(year: 2026, month: 3, day: 2, hour: 24).dated == nil)
  }

  @Test func threeOfFiveStatesAllowPosting() {
    let allowing = AuthorizationStatus.allCases.filter(\.allowsPosting)
    #expect(allowing == [.authorized, .provisional, .ephemeral])
  }

  @Test func presentationOptionsHaveTheNumbersOfApple() {
    let options: PresentationOptions = [.banner, .list, .sound]
    #expect(options.rawValue == 26)
  }
}
