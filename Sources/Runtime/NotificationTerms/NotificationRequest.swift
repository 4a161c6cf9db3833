public import NotificationCivilTime

/// `UNNotificationRequest`: an identifier, what to show and when.
public struct NotificationRequest: Sendable, Hashable {
  /// Adding a request with the identifier of a pending one replaces that one.
  public var identifier: String
  public var content: NotificationContent
  public var trigger: Trigger

  public init(identifier: String, content: NotificationContent, trigger: Trigger) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// When a request is due. The cases behave differently when the clock or the zone changes.
public enum Trigger: Sendable, Hashable {
  /// A `nil` trigger: delivered at once.
  case immediate
  /// `UNTimeIntervalNotificationTrigger`: counts from the moment of adding and does not move with the zone.
  /// Repeating ones need at least 60 seconds.
  case timeInterval(TimeSpan, repeats: Bool)
  /// `UNCalendarNotificationTrigger`: due at this wall-clock time wherever the device is, or at this time in UTC.
  case calendar(CalendarComponents, repeats: Bool)
  /// `UNLocationNotificationTrigger`: due when the device crosses the border of a place, at an unknown time.
  case location(CircularRegion)
}

extension Instant {
  /// Later than any date a clock shows: the end of the year 9999, for what has no time.
  public static let distantFuture = Instant(milliseconds: 253_402_300_799_000)
}

/// `CLCircularRegion`: a circle on the map.
public struct CircularRegion: Sendable, Hashable {
  /// In degrees, -90 to 90.
  public var latitude: Double
  /// In degrees, -180 to 180.
  public var longitude: Double
  /// In metres.
  public var radius: Double
  public var notifyOnEntry: Bool
  public var notifyOnExit: Bool

  public init(latitude: Double, longitude: Double, radius: Double, notifyOnEntry: Bool, notifyOnExit: Bool) {
    self.latitude = latitude
    self.longitude = longitude
    self.radius = radius
    self.notifyOnEntry = notifyOnEntry
    self.notifyOnExit = notifyOnExit
  }
}

/// The `DateComponents` of a calendar trigger; only the fields given are matched. Without a time zone they float.
public struct CalendarComponents: Sendable, Hashable {
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var weekday: Weekday?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  /// They are matched in UTC: an instant that moves with the device's clock but not with its zone.
  public var isUTC = false

  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, weekday: Weekday? = nil, hour: Int? = nil,
    minute: Int? = nil, second: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.weekday = weekday
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// One date and time, to the second.
  public init(dated local: CivilDateTime) {
    self.init(
      year: local.date.year, month: local.date.month, day: local.date.day,
      hour: local.time.hour, minute: local.time.minute, second: local.time.second)
  }

  /// One instant, to the second.
  public init(instant: Instant) {
    self.init(dated: ZoneRules.utc.local(at: instant))
    isUTC = true
  }

  /// When a clock in this zone shows the one date and time that they name; nil if they name none.
  public func instant(in zone: ZoneRules) -> Instant? {
    dated.map { (isUTC ? .utc : zone).instant(of: $0) }
  }

  /// The one local date and time these components name, or nil if a field of the date or the hour is missing.
  public var dated: CivilDateTime? {
    guard let year, let month, let day, let hour, let date = CivilDate(year: year, month: month, day: day),
      let time = WallClockTime(hour: hour, minute: minute ?? 0, second: second ?? 0)
    else { return nil }
    return CivilDateTime(date: date, time: time)
  }
}
