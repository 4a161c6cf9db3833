public import NotificationCivilTime
public import NotificationTerms

/// `UNUserNotificationCenter` on virtual time, with the user, the system and the foreground it works in.
///
/// The caller owns time: it asks for `nextDue(at:)`, moves its clock there and calls `deliverDue(at:)`. It reports
/// changes of the zone and the clock with `zoneChanged(at:)` and `clockChanged(by:at:)`. Copying a center copies all of
/// it.
/// - Source: Apple's UserNotifications headers and pages; where they are silent, `CenterChoices`.
public struct SimulatedCenter: Sendable {
  /// What the user allowed in Settings or in the prompt. The state at the time a request comes due is what counts for
  /// it.
  public var authorization: AuthorizationStatus {
    didSet {
      if !authorization.allowsPosting, choices.listAfterDenial == .isCleared { delivered.removeAll() }
    }
  }
  /// What the user switched off in Settings.
  public var settings = CenterSettings()
  /// Core Location may be used while the app is in use; otherwise no place is ever reached.
  public var allowsLocation = false
  /// Focus or Do Not Disturb: lets through what is time-sensitive or critical.
  public var isFocusOn = false
  public var appState: AppState {
    didSet {
      // An app that left the foreground no longer answers, and without an answer nothing shows.
      if appState != .foreground { awaitingAnswer.removeAll() }
    }
  }
  public let choices: CenterChoices

  /// By due instant, then identifier.
  public internal(set) var pending: [PendingRequest] = []
  /// The number on the app's icon; 0 for none. Only what is shown changes it, with or without Focus.
  public internal(set) var badge = 0
  /// Notification Center, oldest first. Requests with equal identifiers replace one another here too.
  public internal(set) var delivered: [DeliveredNotification] = []
  public internal(set) var counters = CenterCounters()
  /// Notifications that wait for the scheduled summary, by the time of the summary.
  public internal(set) var waitingForSummary: [SummaryEntry] = []
  /// Pushes that a service extension works on.
  public internal(set) var extensions: [RunningExtension] = []
  /// The collapse id of each push that has one, by its identifier.
  var collapseIDs: [String: String] = [:]
  /// The identifiers of pushes.
  var pushed: Set<String> = []
  /// Registered with `setNotificationCategories`; each call replaces the previous one.
  public var categories: [CategoryRegistration] = []
  /// Where the device is, as far as it was told.
  var place: Place?

  var settled: [CenterReport.Settled] = []
  var awaitingAnswer: [NotificationRequest] = []
  var failure: (error: CenterError, remaining: Int)?
  /// The zone in which `pending` was last evaluated; nil until there was one.
  var zone: ZoneRules?
  var lastSerial = 0

  public init(
    authorization: AuthorizationStatus = .notDetermined, choices: CenterChoices = .standard,
    appState: AppState = .foreground
  ) {
    self.authorization = authorization
    self.choices = choices
    self.appState = appState
  }

  /// What the app learns when it looks: authorization, the pending identifiers by due instant, and everything settled
  /// since it last looked. What it decided itself by answering `willPresent` with nothing to show is not repeated.
  ///
  /// - Parameter cleared: What was to be taken from the list, and until when it had come.
  public mutating func report(clearing cleared: [String: Instant] = [:]) -> CenterReport {
    defer { settled.removeAll(keepingCapacity: true) }
    return CenterReport(
      authorization: authorization, pending: pending.map(\.request.identifier), settled: settled,
      isComplete: true, uncleared: uncleared(of: cleared),
      listed: delivered.map(\.request.identifier).filter { !pushed.contains($0) })
  }

  private func uncleared(of cleared: [String: Instant]) -> [String] {
    if cleared.isEmpty { return [] }
    let listed = delivered.filter { entry in cleared[entry.request.identifier].map { entry.instant <= $0 } ?? false }
    return listed.map(\.request.identifier).sorted()
  }

  /// The same as `UNUserNotificationCenter` can say it: what is pending, and which of the awaited requests are in Notification
  /// Center. What was cleared there, silenced by Focus, not permitted or skipped is in neither list, and no list says why.
  ///
  /// - Parameters:
  ///   - awaited: Identifiers of the requests that the app believes to be pending.
  ///   - cleared: What was to be taken from the list, and until when it had come.
  public mutating func reportLikeADevice(
    awaiting awaited: Set<String>, clearing cleared: [String: Instant] = [:]
  ) -> CenterReport {
    let all = report(clearing: cleared)
    let fate = CenterReport.Fate.presented(quietly: all.authorization == .provisional)
    let listed = delivered.filter { entry in
      let identifier = entry.request.identifier
      return awaited.contains(identifier) && !all.uncleared.contains(identifier)
    }
    return CenterReport(
      authorization: all.authorization, pending: all.pending,
      settled: listed.map { .init(identifier: $0.request.identifier, instant: $0.instant, fate: fate) }
        .sorted { ($0.instant, $0.identifier) < ($1.instant, $1.identifier) },
      uncleared: all.uncleared, listed: all.listed)
  }

  public mutating func removeDelivered(_ identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  public mutating func removeAllDelivered() { delivered.removeAll() }

  /// `setBadgeCount(_:)`.
  public mutating func setBadge(_ number: Int) {
    if settings.setsBadge { badge = max(0, number) }
    if number <= 0, choices.zeroBadge == .clearsList { delivered.removeAll() }
  }
}
