public import Foundation
public import NotificationCivilTime

extension Instant {
  /// To the millisecond: `.orderPlaced(arrivesAt: Instant(date))`.
  public init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }
}

extension Date {
  public init(_ instant: Instant) { self.init(timeIntervalSince1970: Double(instant.milliseconds) / 1_000) }
}
