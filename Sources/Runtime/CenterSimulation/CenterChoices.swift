public import NotificationCivilTime

/// What Apple does not document, each point with the answer this simulation gives and the alternatives.
///
/// A scheduler that is right only under one of the answers is not right on a device.
public struct CenterChoices: Sendable, Hashable {
  /// Which request is lost, without an error, if there are more than `pendingLimit`.
  public enum Overflow: Sendable, Hashable, CaseIterable {
    /// The one due last, as the documentation of `UILocalNotification` says.
    case keepsSoonest
    /// The one added first, as reports about the present API say.
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

  /// What adding a calendar trigger does if its only match has passed.
  public enum PastDate: Sendable, Hashable, CaseIterable {
    /// `UNError` 1400, `notificationInvalidNoDate`: the trigger has no next date.
    case throwsNoDate
    /// Nothing is pending, without an error.
    case forgets
  }

  /// When a calendar trigger fires if its wall-clock time is skipped that day.
  public enum SkippedTime: Sendable, Hashable, CaseIterable {
    /// At the first instant after the gap, like `Calendar` when it matches the next time.
    case firesAfterGap
    /// Not on that day.
    case doesNotFire
  }

  /// When a calendar trigger fires if its wall-clock time comes twice that day. It fires once either way.
  public enum RepeatedTime: Sendable, Hashable, CaseIterable {
    case firesAtFirst
    case firesAtSecond
  }

  /// What a time-interval trigger does when somebody sets the clock.
  public enum IntervalAfterClockChange: Sendable, Hashable, CaseIterable {
    /// It continues to count the time that really passes.
    case countsElapsedTime
    /// It keeps the instant it was due at, which the clock now reaches earlier or later, or has skipped.
    case keepsInstant
  }

  /// Which is asked first when a notification comes due in the foreground while Focus is on.
  public enum FocusInForeground: Sendable, Hashable, CaseIterable {
    /// Focus silences it and `willPresent` is not called.
    case silencesFirst
    /// `willPresent` is called; Focus silences what the app then wants shown.
    case asksTheApp
  }

  /// Whether the list of delivered notifications is emptied when the app sets its badge to zero.
  public enum ZeroBadge: Sendable, Hashable, CaseIterable {
    /// As the Human Interface Guidelines say.
    case clearsList
    case keepsList
  }

  /// What happens to the delivered notifications when the user revokes permission.
  public enum ListAfterDenial: Sendable, Hashable, CaseIterable {
    case stays
    case isCleared
  }

  /// How notifications come after "Keep" below one that came quietly. The status is `authorized` either way.
  public enum AfterKeep: Sendable, Hashable, CaseIterable {
    case prominently
    /// Without banners and sounds, until the user changes it in Settings.
    case quietly
  }

  /// What a request without `provisional` does while the authorization is provisional.
  public enum AskingWhileProvisional: Sendable, Hashable, CaseIterable {
    case showsDialog
    /// The stored answer, yes, and no dialog.
    case keepsProvisional
  }

  /// What a critical notification counts as without its entitlement or the user's consent.
  public enum CriticalWithoutConsent: Sendable, Hashable, CaseIterable {
    case active
    case timeSensitive
  }

  /// When a notification that waits for the scheduled summary is in the list of delivered ones.
  public enum ListedForSummary: Sendable, Hashable, CaseIterable {
    case withTheSummary
    case atOnce
  }

  /// What a location trigger does if its request is added while the device is inside the place.
  public enum AlreadyInside: Sendable, Hashable, CaseIterable {
    /// It waits until the device leaves and comes back.
    case waitsForCrossing
    case firesAtOnce
  }

  /// What happens to a push whose service extension never answers.
  public enum SilentExtension: Sendable, Hashable, CaseIterable {
    /// It shows as it was sent.
    case showsOriginal
    case showsNothing
  }

  /// What a Live Activity does with a pushed state that does not decode.
  public enum UndecodableState: Sendable, Hashable, CaseIterable {
    case keepsOldState
    /// The update counts, so that nothing is out of date, and the views show nothing new.
    case countsAsUpdate
  }

  /// `UILocalNotification` says 64; the present API says only "limited by the system". Requests due at once do not
  /// count.
  public var pendingLimit = 64
  public var overflow = Overflow.keepsSoonest
  public var addingUnpermitted = AddingUnpermitted.succeeds
  public var pastDate = PastDate.throwsNoDate
  public var skippedTime = SkippedTime.firesAfterGap
  public var repeatedTime = RepeatedTime.firesAtFirst
  public var intervalAfterClockChange = IntervalAfterClockChange.countsElapsedTime
  public var focusInForeground = FocusInForeground.silencesFirst
  /// A request that a change of clock or zone skips by more than this is missed; by this much or less, it is late.
  ///
  /// - Source: trap T22; old tests saw iOS drop such requests after about 15 minutes.
  public var lateness = TimeSpan.minutes(15)
  public var zeroBadge = ZeroBadge.clearsList
  public var listAfterDenial = ListAfterDenial.stays
  public var afterKeep = AfterKeep.prominently
  public var askingWhileProvisional = AskingWhileProvisional.showsDialog
  public var criticalWithoutConsent = CriticalWithoutConsent.active
  public var listedForSummary = ListedForSummary.withTheSummary
  public var alreadyInside = AlreadyInside.waitsForCrossing
  public var silentExtension = SilentExtension.showsOriginal
  public var undecodableState = UndecodableState.keepsOldState
  /// How many places an app can wait for; more requests are ignored. The page of `CLLocationManager` says 20 regions.
  public var locationLimit = 20
  /// How long a service extension may work; documented as "about 30 seconds".
  public var extensionLimit = TimeSpan.seconds(30)
  /// How long an app may work that a silent push woke.
  public var backgroundLimit = TimeSpan.seconds(30)
  /// How long an ended Live Activity stays with the policy `default`; documented as "up to four hours".
  public var endedActivityLimit = TimeSpan.hours(4)

  /// The first answer of every list, 64 requests, 20 places, 15 minutes, 30 seconds, 4 hours.
  public static let standard = CenterChoices()
}
