public import Foundation
import NotificationCivilTime
public import NotificationTerms

/// What the adapter reads from the world: the clock, the zone and the language. Nothing else reads them.
public struct Device: Sendable {
  /// The instant and the zone in force now.
  public var moment: @Sendable () -> Moment
  /// The language that the app is shown in now.
  public var locale: @Sendable () -> LanguageTag

  public init(moment: @escaping @Sendable () -> Moment, locale: @escaping @Sendable () -> LanguageTag) {
    self.moment = moment
    self.locale = locale
  }

  /// The device that the app runs on.
  public static let current = Device(
    moment: { moment(at: Date(), in: .autoupdatingCurrent) },
    locale: { Bundle.main.preferredLocalizations.first.flatMap { LanguageTag($0) } ?? "en" })

  /// The instant of a date, with the rules of a zone for the years around it.
  public static func moment(at date: Date, in zone: TimeZone) -> Moment {
    let instant = Instant(milliseconds: Int64((date.timeIntervalSince1970 * 1_000).rounded(.down)))
    let year = ZoneRules.utc.local(at: instant).date.year
    return Moment(instant: instant, zone: ZoneRules(zone, around: year))
  }
}
