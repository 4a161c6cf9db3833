public import NotificationCivilTime

/// Local dates and a time of day. A date that is missing in a month moves to its last day.
public struct CalendarRule: Sendable, Hashable {
  public enum Period: Sendable, Hashable {
    case day
    case week(Weekday)
    case month(day: Int)
    case year(month: Int, day: Int)
    /// Every so many days, counted from the day this was chosen or the app was installed.
    case days(Int)
    /// On these days of every week, of which there is at least one.
    case weekdays([Weekday])
    /// On the days that the user has chosen: the id of a setting.
    case chosenWeekdays(String)
    /// Once.
    case on(CivilDate)
    /// So many days on and so many off, again and again; the date of the newest such signal is the first. Without a
    /// signal there is none.
    case cycle(on: Int, off: Int, since: String)
    /// As the user has set it: the id of a choice whose options each say how often.
    case preference(String)
    /// On the days of every week that the signal of its series carries in this parameter.
    case statedWeekdays(String)
  }

  public enum Time: Sendable, Hashable {
    /// The slot of the policies.
    case slot
    case fixed(WallClockTime)
    /// At each of them, each time for itself.
    case several([WallClockTime])
    /// As the user has set it: the id of a time, and how long before. It stays a time of day of the same dates.
    case preference(String, before: TimeSpan = .zero)
    /// At each of the times that the user has chosen: the id of a setting.
    case chosenTimes(String)
    /// At the time that the signal of its series carries in this parameter.
    case stated(String)
    /// At each of the times that it carries there.
    case statedTimes(String)
  }

  public var every: Period
  public var time: Time

  public init(every: Period, time: Time) {
    self.every = every
    self.time = time
  }

  /// At several times of the day.
  public init(every: Period, times: [WallClockTime]) { self.init(every: every, time: .several(times)) }

  /// At a time of day, or in the slot of the policies if there is none.
  public init(every: Period, time: WallClockTime? = nil) {
    self.init(every: every, time: time.map { .fixed($0) } ?? .slot)
  }
}

/// A circle on the map: `CLCircularRegion`.
public struct LocationRule: Sendable, Hashable {
  /// In degrees, -90 to 90.
  public var latitude: Double
  /// In degrees, -180 to 180.
  public var longitude: Double
  /// In metres.
  public var radius: Double
  public var onEntry: Bool
  public var onExit: Bool

  public init(latitude: Double, longitude: Double, radius: Double, onEntry: Bool = true, onExit: Bool = false) {
    self.latitude = latitude
    self.longitude = longitude
    self.radius = radius
    self.onEntry = onEntry
    self.onExit = onExit
  }
}
