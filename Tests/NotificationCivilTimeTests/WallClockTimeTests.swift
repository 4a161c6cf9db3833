import NotificationCivilTime
import Testing

@Suite struct WallClockTimeTests {
  @Test(arguments: [
    ("00:00", 0), ("20:00", 72_000_000), ("20:00:30", 72_030_000), ("20:00:30.250", 72_030_250),
    ("23:59:59.999", 86_399_999), ("00:00:00.001", 1),
  ])
  func theTextIsTheShortestOfThreeForms(_ text: String, _ millisecond: Int32) {
    #expect(WallClockTime(text)?.millisecondOfDay == millisecond)
    #expect(WallClockTime(text)?.description == text)
  }

  @Test(arguments: ["08:05:00", "08:05:00.000"])
  func zerosNeedNotBeWritten(_ text: String) {
    #expect(WallClockTime(text)?.description == "08:05")
  }

  @Test(
    "T26: a leap second and other times no clock shows are refused",
    arguments: [
      "23:59:60", "24:00", "23:60", "8:05", "08:5", "0805", "08:05:", "08:05:1", "08:05:10.", "08:05:10.5",
      "08:05:10.1234", "08:05 ", " 08:05", "-8:05", "08:05pm", "",
    ])
  func whatNoClockShowsIsRefused(_ text: String) {
    #expect(WallClockTime(text) == nil)
  }

  @Test func componentsAreCheckedAndReadBack() throws {
    let time = try #require(WallClockTime(hour: 13, minute: 7, second: 9, millisecond: 45))
    #expect([time.hour, time.minute, time.second, time.millisecond] == [13, 7, 9, 45])
    #expect(WallClockTime(hour: 24) == nil)
    #expect(WallClockTime(hour: -1) == nil)
    #expect(WallClockTime(hour: 0, minute: 60) == nil)
    #expect(WallClockTime(hour: 23, minute: 59, second: 60) == nil)
    #expect(WallClockTime(hour: 0, millisecond: 1000) == nil)
    #expect(WallClockTime(millisecondOfDay: 86_400_000) == nil)
    #expect(WallClockTime(hour: 0) == .midnight)
    #expect(try #require(WallClockTime("08:00")) < time)
  }

  @Test func datesAndTimesCombine() throws {
    let evening = try local("2026-03-02 20:00")
    #expect(evening.description == "2026-03-02 20:00")
    #expect(evening.adding(days: -2).description == "2026-02-28 20:00")
    #expect(try local("2026-03-03 08:00:00.001") - evening == .hours(12) + .milliseconds(1))
    #expect(evening < evening.adding(days: 1))
    #expect(CivilDateTime("2026-03-02T20:00") == nil)
    #expect(CivilDateTime("2026-03-02 20:00 ") == nil)
  }
}
