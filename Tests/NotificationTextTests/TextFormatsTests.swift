import Testing

@testable import NotificationText

/// Numbers, money, dates and times by the lines of a locale.
@Suite struct TextFormatsTests {
  private let formats = TextFormats(
    #"""
    de
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols EUR=€
      time HH:mm
      date d. MMM y
      months Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
      weekdays Mo|Di|Mi|Do|Fr|Sa|So
      join {1} um {0}
    en
      time h:mm a
      periods 0=AM 720=PM
    """#)

  private let evening = CivilFields(year: 2026, month: 11, day: 28, hour: 18, minute: 4)

  @Test func aLocaleWritesWhatItHasLinesFor() {
    #expect(formats.text(.decimal(-1234567.5), in: "de") == "-1.234.567,5")
    #expect(formats.text(.money(1234.5, currency: "EUR"), in: "de") == "1.234,50\u{A0}€")
    #expect(formats.text(.money(-3, currency: "JPY"), in: "de") == "-3\u{A0}JPY")
    #expect(formats.text(.civil(evening, .time), in: "de") == "18:04")
    #expect(formats.text(.civil(evening, .weekday), in: "de") == "Sa")
    #expect(formats.text(.civil(evening, .time), in: "en") == "6:04 PM")
    #expect(formats.text(.int(12345), in: "de") == "12345")
  }

  @Test func anotherLocaleWritesAsAProgramWould() {
    #expect(formats.text(.decimal(1234567.25), in: "fr") == "1234567.25")
    #expect(formats.text(.money(1.5, currency: "USD"), in: "fr") == "USD\u{A0}1.50")
    #expect(formats.text(.civil(evening, .dateTime), in: "fr") == "2026-11-28 18:04")
    #expect(TextFormats().isEmpty)
    #expect(TextFormats("  date y\nen 3").text(.civil(evening, .date), in: "en") == "2026-11-28")
  }

  @Test func numbersAreRoundedByTheirDigits() {
    func text(_ number: Double) -> String { TextFormats().text(.decimal(number), in: "x") }
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (-0.0001, "0"), (0.0005, "0"), (0.0015, "0.002"), (2.675, "2.675"), (0.9995, "1"),
      (99.9999, "100"),
      (1e-9, "0"), (1e21, "1000000000000000000000"), (123_456_789.0125, "123456789.012"), (.infinity, "inf"),
    ]
    for (number, said) in cases { #expect(text(number) == said) }
  }

  @Test func everyDateHasItsWeekday() {
    // 1 January 1600 was a Saturday; the days follow each other for more than a cycle of the calendar.
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var weekday = 5
    for year in 1600...2001 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for month in 1...12 {
        for day in 1...(month == 2 && isLeap ? 29 : lengths[month - 1]) {
          #expect(CivilFields(year: year, month: month, day: day).weekday == weekday)
          weekday = (weekday + 1) % 7
        }
      }
    }
  }
}
