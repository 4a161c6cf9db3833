/// One app's validated description, merged from all files of its folder. Broken parts are left out of it.
public struct Spec: Sendable, Hashable {
  public var app: AppItem
  /// Items of every section in the order of the files (by path) and of their lines.
  public var signals: [SignalItem] = [] { didSet { signalPlaces = IDPlaces(signals.lazy.map(\.id)) } }
  public var deepLinks: DeepLinks? { didSet { targetPlaces = IDPlaces((deepLinks?.targets ?? []).lazy.map(\.id)) } }
  public var strings: [StringItem] = []
  public var modules: [ModuleItem] = []
  public var categories: [CategoryItem] = []
  public var preferences: [PreferenceItem] = [] { didSet { preferencePlaces = IDPlaces(preferences.lazy.map(\.id)) } }
  public var settingsScreen: SettingsScreenItem?
  public var attributes: [AttributeItem] = []
  public var flags: [FlagItem] = []
  public var experiments: [ExperimentItem] = []
  public var permissionFlow: PermissionFlowItem?
  public var notifications: [NotificationItem] = [] {
    didSet { notificationPlaces = IDPlaces(notifications.lazy.map(\.id)) }
  }
  public var push: PushItem?
  public var liveActivities: [LiveActivityItem] = []
  public var policies: PoliciesItem
  public var analytics: AnalyticsItem?
  /// The files it was read from, sorted.
  public var files: [String] = []
  /// False if broken parts were left out; then something may only look unused.
  public var isComplete = true
  private var signalPlaces = IDPlaces()
  private var targetPlaces = IDPlaces()
  private var preferencePlaces = IDPlaces()
  private var notificationPlaces = IDPlaces()

  public init(app: AppItem, policies: PoliciesItem) {
    self.app = app
    self.policies = policies
  }

  /// The id of the team at Apple, from either of the two places for it.
  public var teamID: String? { app.teamID?.value ?? push?.authentication?.teamID?.value }

  public func signal(_ id: String) -> SignalItem? { signalPlaces.item(id, in: signals, \.id) }
  public func target(_ id: String) -> TargetItem? { targetPlaces.item(id, in: deepLinks?.targets ?? [], \.id) }
  public func notification(_ id: String) -> NotificationItem? {
    notificationPlaces.item(id, in: notifications, \.id)
  }
  public func preference(_ id: String) -> PreferenceItem? { preferencePlaces.item(id, in: preferences, \.id) }
  public func experiment(_ id: String) -> ExperimentItem? { experiments.first { $0.id == id } }
  public func category(_ id: String) -> CategoryItem? { categories.first { $0.id == id } }
  public func module(_ id: String) -> ModuleItem? { modules.first { $0.id == id } }
}
