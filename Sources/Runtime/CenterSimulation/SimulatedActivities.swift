public import NotificationCivilTime
public import NotificationTerms

/// ActivityKit on virtual time: what is on the Lock Screen and for how long.
///
/// - Source: Apple, "Displaying live data with Live Activities"; where it is silent, `CenterChoices`.
public struct SimulatedActivities: Sendable {
  public struct Activity: Sendable, Hashable {
    /// `Activity.id`
    public let id: String
    /// The type of its attributes.
    public let kind: String
    public fileprivate(set) var content: ActivityContent
    /// Updates may be pushed.
    public let hasPushUpdates: Bool
    public let started: Instant
    /// When it was over; nil while it continues.
    public fileprivate(set) var ended: Instant?
    /// When an ended one leaves the Lock Screen.
    fileprivate var dismissal: Instant?

    public func state(at now: Instant) -> ActivityState {
      if let dismissal { return dismissal <= now ? .dismissed : .ended }
      return content.staleDate.map { $0 <= now } == true ? .stale : .active
    }
  }

  /// The longest time that an activity lasts; a documented limit, not a choice.
  static let longestRun: TimeSpan = .hours(8)

  public private(set) var all: [Activity] = []
  public let choices: CenterChoices
  /// `ActivityAuthorizationInfo().areActivitiesEnabled`
  public var areEnabled = true

  public init(choices: CenterChoices = .standard) { self.choices = choices }

  /// `Activity.request(attributes:content:pushType:)`
  ///
  /// - Returns: The activity's id; nil if the app is not in the foreground or the user has switched activities off.
  public mutating func request(
    _ kind: String, _ content: ActivityContent, hasPushUpdates: Bool, appState: SimulatedCenter.AppState,
    at now: Instant
  ) -> String? {
    guard areEnabled, appState == .foreground else { return nil }
    let id = "\(kind)-\(all.count + 1)"
    all.append(Activity(id: id, kind: kind, content: content, hasPushUpdates: hasPushUpdates, started: now))
    return id
  }

  /// `update(_:)`, in the foreground or not; one that is over stays as it is.
  public mutating func update(_ id: String, _ content: ActivityContent, at now: Instant) {
    settle(at: now)
    guard let index = running(id) else { return }
    all[index].content = content
  }

  /// A push updates it without the app.
  ///
  /// - Parameter content: Nil if the state does not decode.
  /// - Returns: Whether what it shows is new.
  public mutating func receive(_ content: ActivityContent?, for id: String, at now: Instant) -> Bool {
    settle(at: now)
    guard let index = running(id), all[index].hasPushUpdates else { return false }
    guard let content else {
      if choices.undecodableState == .countsAsUpdate { all[index].content.staleDate = nil }
      return false
    }
    all[index].content = content
    return true
  }

  /// `end(_:dismissalPolicy:)`
  public mutating func end(_ id: String, _ content: ActivityContent, _ dismissal: ActivityDismissal, at now: Instant) {
    settle(at: now)
    guard let index = running(id) else { return }
    all[index].content = content
    end(index, dismissal, at: now)
  }

  /// The app was removed, and what it showed with it.
  public mutating func appRemoved() { all.removeAll() }

  /// The newest of a kind, as it is now.
  public mutating func newest(_ kind: String, at now: Instant) -> Activity? {
    settle(at: now)
    return all.last { $0.kind == kind }
  }

  private func running(_ id: String) -> Int? { all.firstIndex { $0.id == id && $0.ended == nil } }

  private mutating func end(_ index: Int, _ dismissal: ActivityDismissal, at end: Instant) {
    all[index].ended = end
    switch dismissal {
    case .standard: all[index].dismissal = end + choices.endedActivityLimit
    case .immediate: all[index].dismissal = end
    case .after(let span): all[index].dismissal = end + min(max(span, .zero), choices.endedActivityLimit)
    }
  }

  /// The system ends what has lasted too long.
  private mutating func settle(at now: Instant) {
    for index in all.indices where all[index].ended == nil && all[index].started + Self.longestRun <= now {
      end(index, .standard, at: all[index].started + Self.longestRun)
    }
  }
}
