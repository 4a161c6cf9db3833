public import NotificationCivilTime

/// What Apple leaves undocumented, each point with the answer this simulation gives and those it can give instead.
///
/// A scheduler that is right only under one of the answers is not right on a device.
public struct CenterChoices: Sendable, Hashable {
  /// Which request is lost, without an error, when there are more than `pendingLimit`.
  public enum Overflow: Sendable, Hashable, CaseIterable {
    /// The one due last, as the page of `UILocalNotification` says.
    case keepsSoonest
    /// The one added first, as reports about the present interface say.
    case keepsLastAdded
    /// The new one.
    case ignoresNew
  }

  /// What adding does while notifications are not permitted; both are reported.
  public enum AddingUnpermitted: Sendable, Hashable, CaseIterable {
    /// The request waits, and is not shown unless permission comes before it is due.
    case succeeds
    /// `UNError` 1, `notificationsNotAllowed`.
    case throwsNotAllowed
  }

  /// What adding a calendar trigger does whose only match has passed.
  public enum PastDate: Sendable, Hashable, CaseIterable {
    /// `UNError` 1400, `notificationInvalidNoDate`: the trigger has no next date.
    case throwsNoDate
    /// Nothing is pending and nobody is told.
    case forgets
  }

  /// When a calendar trigger fires whose wall-clock time the clocks skip that day.
  public enum SkippedTime: Sendable, Hashable, CaseIterable {
    /// At the first instant after the gap, as `Calendar` does when it matches the next time.
    case firesAfterGap
    /// Not on that day.
    case doesNotFire
  }

  /// When a calendar trigger fires whose wall-clock time the clocks show twice that day. It fires once either way.
  public enum RepeatedTime: Sendable, Hashable, CaseIterable {
    case firesAtFirst
    case firesAtSecond
  }

  /// What a time-interval trigger does when somebody sets the clock.
  public enum IntervalAfterClockChange: Sendable, Hashable, CaseIterable {
    /// It goes on counting the time that really passes.
    case countsElapsedTime
    /// It keeps the instant it was due at, which the clock now reaches earlier or later, or has jumped over.
    case keepsInstant
  }

  /// Who is asked first when a notification comes due in the foreground while Focus is on.
  public enum FocusInForeground: Sendable, Hashable, CaseIterable {
    /// Focus silences it and `willPresent` is not called.
    case silencesFirst
    /// `willPresent` is called; what the app then wants shown, Focus silences.
    case asksTheApp
  }

  /// `UILocalNotification` says 64; the present interface says only "limited by the system". Requests due at once do not
  /// count.
  public var pendingLimit: Int
  public var overflow: Overflow
  public var addingUnpermitted: AddingUnpermitted
  public var pastDate: PastDate
  public var skippedTime: SkippedTime
  public var repeatedTime: RepeatedTime
  public var intervalAfterClockChange: IntervalAfterClockChange
  public var focusInForeground: FocusInForeground
  /// A request that a change of clock or zone jumps over by more than this is missed; by this much or less, it is late.
  ///
  /// - Source: trap T22; old tests saw iOS drop such requests after about 15 minutes.
  public var lateness: TimeSpan

  public init(
    pendingLimit: Int = 64, overflow: Overflow = .keepsSoonest, addingUnpermitted: AddingUnpermitted = .succeeds,
    pastDate: PastDate = .throwsNoDate, skippedTime: SkippedTime = .firesAfterGap,
    repeatedTime: RepeatedTime = .firesAtFirst,
    intervalAfterClockChange: IntervalAfterClockChange = .countsElapsedTime,
    focusInForeground: FocusInForeground = .silencesFirst, lateness: TimeSpan = .minutes(15)
  ) {
    self.pendingLimit = pendingLimit
    self.overflow = overflow
    self.addingUnpermitted = addingUnpermitted
    self.pastDate = pastDate
    self.skippedTime = skippedTime
    self.repeatedTime = repeatedTime
    self.intervalAfterClockChange = intervalAfterClockChange
    self.focusInForeground = focusInForeground
    self.lateness = lateness
  }

  /// The first answer of every list, 64 requests, 15 minutes.
  public static let standard = CenterChoices()
}
