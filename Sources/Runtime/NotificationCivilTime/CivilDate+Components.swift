/// Both directions count in years that begin on 1 March, so that the leap day is the last day of its year and the lengths
/// of the months before it follow one straight line: 153 days in every five.
extension CivilDate {
  /// Days from 1 March of year 0 to 1970-01-01.
  private static let epochFromMarchZero = 719_468
  private static let daysPer400Years = 146_097
  /// Whole 400-year cycles that bring the earliest day of an `Int32` above zero, so that division never rounds up.
  private static let liftedCycles = 15_000

  /// Year, month 1...12 and day 1...31 in one go; `year`, `month` and `day` each cost as much as all three.
  public var components: (year: Int, month: Int, day: Int) {
    let sinceMarchZero = Int(dayNumber) + Self.epochFromMarchZero + Self.liftedCycles * Self.daysPer400Years
    // Four times the day plus three makes the cycle of 97 leap years in 400 an exact division, and then that of 1 in 4.
    let (century, dayOfCentury) = (4 * sinceMarchZero + 3).quotientAndRemainder(dividingBy: Self.daysPer400Years)
    let (yearOfCentury, dayOfYear) = (dayOfCentury | 3).quotientAndRemainder(dividingBy: 1461)
    let (monthFromMarch, dayOfMonth) = (5 * (dayOfYear / 4) + 2).quotientAndRemainder(dividingBy: 153)
    let isNextYear = monthFromMarch >= 10
    return (
      year: 100 * century + yearOfCentury - 400 * Self.liftedCycles + (isNextYear ? 1 : 0),
      month: monthFromMarch + (isNextYear ? -9 : 3),
      day: dayOfMonth / 5 + 1
    )
  }

  /// Days from 1970-01-01 to this date of the proleptic Gregorian calendar; any year, `month` in 1...12.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month < 3 ? year - 1 : year
    let monthFromMarch = month < 3 ? month + 9 : month - 3
    let cycle = Int(Int64(marchYear).dividedDown(by: 400))
    let yearOfCycle = marchYear - 400 * cycle
    return cycle * daysPer400Years + 365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100
      + (153 * monthFromMarch + 2) / 5 + day - 1 - epochFromMarchZero
  }
}
