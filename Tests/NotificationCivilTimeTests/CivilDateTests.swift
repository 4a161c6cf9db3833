import Foundation
import NotificationCivilTime
import Testing

@Suite struct CivilDateTests {
  @Test func everyDayFollowsTheOneBefore() throws {
    // A whole 400-year cycle, counted by hand beside the arithmetic.
    var (year, month, day) = (1899, 12, 31)
    var weekday = 1  // a Sunday
    var date = try #require(CivilDate(year: year, month: month, day: day))
    var wrong: [CivilDate] = []
    for _ in 0..<146_100 {
      let components = date.components
      if components != (year, month, day) || date.weekday.rawValue != weekday
        || CivilDate(year: year, month: month, day: day) != date
      {
        wrong.append(date)
      }
      weekday = weekday % 7 + 1
      day += 1
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
      if day > length { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
      date = date.adding(days: 1)
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11017), ("2026-03-02", 20514), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ])
  func textsNameDays(_ text: String, _ dayNumber: Int32) {
    #expect(CivilDate(text)?.dayNumber == dayNumber)
    #expect(CivilDate(dayNumber: dayNumber).description == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "2026-1-01",
    "26-01-01", "2026-01-01 ", "2026/01/01", "+026-01-01", "20260101", "", "２０26-01-01", "12026-01-01",
  ])
  func anInvalidDateIsRefused(_ text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func componentsAreChecked() {
    #expect(CivilDate(year: 2028, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 2027, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 10000, month: 1, day: 1) == nil)
    #expect(CivilDate(year: 2026, month: Int.max, day: 1) == nil)
    #expect(CivilDate.daysInMonth(year: 2000, month: 2) == 29)
    #expect(CivilDate.daysInMonth(year: 1900, month: 2) == 28)
    #expect(CivilDate.daysInMonth(year: 2026, month: 0) == 0)
  }

  @Test func datesFarOutsideStillCountAndPrint() {
    let first = CivilDate(dayNumber: .min)
    let last = CivilDate(dayNumber: .max)
    #expect(first.description == "-5877641-06-23")
    #expect(last.description == "5881580-07-11")
    #expect(last - first == 4_294_967_295)
    #expect(last.adding(days: 1) == last)
    #expect(first.adding(days: Int.min) == first)
    #expect(first.weekday == .tuesday)
    #expect(last.adding(days: -6).weekday == .saturday)
  }

  @Test func weekdaysHaveAppleNumbersAndSpecNames() throws {
    #expect(try date("2026-03-02").weekday == .monday)
    #expect(Weekday.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
    for weekday in Weekday.allCases { #expect(Weekday(name: weekday.name) == weekday) }
    #expect(Weekday(name: "Sunday") == nil)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in stride(from: -30_000, through: 60_000, by: 997) {
      let expected = calendar.component(.weekday, from: Date(timeIntervalSince1970: Double(day) * 86_400))
      #expect(CivilDate(dayNumber: Int32(day)).weekday.rawValue == expected)
    }
  }
}
