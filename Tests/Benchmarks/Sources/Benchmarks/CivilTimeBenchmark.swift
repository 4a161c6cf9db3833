import Foundation
import NotificationCivilTime

/// Local times of every day of 40 years to instants, in a zone that moves its clocks.
struct CivilTimeBenchmark {
  /// Nil on a machine without tzdata.
  var nanosecondsPerTime: Double? {
    let folder = ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    let name = "America/New_York"
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
      let zone = try? ZoneRules(identifier: name, tzif: Array(data)),
      let start = CivilDate(year: 2000, month: 1, day: 1), let time = WallClockTime(hour: 2, minute: 30)
    else { return nil }
    let locals = (0..<14_600).map { CivilDateTime(date: start.adding(days: $0), time: time) }
    var sum: Int64 = 0
    let cost = measure { for local in locals { sum &+= zone.instant(of: local).milliseconds } }
    guard sum != 0 else { fatalError("nothing was measured") }
    return cost / Double(locals.count)
  }
}
