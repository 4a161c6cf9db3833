public import NotificationCivilTime
public import NotificationTerms
public import NotificationText

/// Everything a scheduler needs to know about an app's notifications. Generated Swift builds one, and a spec lowers to
/// one; the two are equal.
public struct RuleTable: Sendable, Hashable {
  /// Prefix of every request identifier.
  public var app: String
  public var locales: [LanguageTag]
  public var sourceLocale: LanguageTag
  public var policies: PolicyRule
  /// Policies a product may use instead, by name.
  public var profiles: [ProfileRule]
  public var preferences: [PreferenceRule]
  public var targets: [TargetRule]
  public var categories: [CategoryRule]
  /// In declaration order, which breaks ties between equal priorities.
  public var types: [TypeRule]
  /// In declaration order, which is the order of logging within one transition.
  public var events: [EventRule]
  /// When the app asks for permission to notify; nil if its spec does not say.
  public var authorization: AuthorizationRule?
  public var permissionFlow: PermissionFlowRule?
  /// Nil for an app that stores no push token.
  public var token: TokenRule?
  /// Nil for an app that shows pushes as they are sent.
  public var serviceExtension: ServiceExtensionRule?
  public var liveActivities: [LiveActivityRule]
  public var attributes: [AttributeRule]
  /// Nil for an app that stores no settings for servers.
  public var preferenceStore: PreferenceStoreRule?
  public var flags: [FlagRule]
  public var experiments: [ExperimentRule]
  /// The sections of the settings screen, from top to bottom; empty for an app whose spec does not say.
  public var settingsSections: [SettingsSectionRule]
  /// Ids of earlier versions of the app.
  public var formerIDs: [FormerID]
  /// How the locales write values; empty for an app that needs none of it.
  public var formats: TextFormats

  public init(
    app: String, locales: [LanguageTag], sourceLocale: LanguageTag, policies: PolicyRule,
    profiles: [ProfileRule] = [], preferences: [PreferenceRule] = [], targets: [TargetRule] = [],
    categories: [CategoryRule] = [], types: [TypeRule], events: [EventRule] = [],
    authorization: AuthorizationRule? = nil, permissionFlow: PermissionFlowRule? = nil, token: TokenRule? = nil,
    serviceExtension: ServiceExtensionRule? = nil, liveActivities: [LiveActivityRule] = [],
    attributes: [AttributeRule] = [], preferenceStore: PreferenceStoreRule? = nil, flags: [FlagRule] = [],
    experiments: [ExperimentRule] = [], settingsSections: [SettingsSectionRule] = [],
    formerIDs: [FormerID] = [], formats: TextFormats = TextFormats()
  ) {
    self.app = app
    self.locales = locales
    self.sourceLocale = sourceLocale
    self.policies = policies
    self.profiles = profiles
    self.preferences = preferences
    self.targets = targets
    self.categories = categories
    self.types = types
    self.events = events
    self.authorization = authorization
    self.permissionFlow = permissionFlow
    self.token = token
    self.serviceExtension = serviceExtension
    self.liveActivities = liveActivities
    self.attributes = attributes
    self.preferenceStore = preferenceStore
    self.flags = flags
    self.experiments = experiments
    self.settingsSections = settingsSections
    self.formerIDs = formerIDs
    self.formats = formats
  }

  /// The buttons of a type; nil for one without.
  public func category(of type: String) -> CategoryRule? {
    guard let category = types.first(where: { $0.id == type })?.content.category else { return nil }
    return categories.first { $0.identifier == category }
  }

  /// This table with the policies of a profile, or nil if there is none of that name.
  public func applying(profile id: String) -> RuleTable? {
    guard let profile = profiles.first(where: { $0.id == id }) else { return nil }
    var table = self
    table.policies = profile.policies
    return table
  }
}

/// Rules that apply to all types together.
public struct PolicyRule: Sendable, Hashable {
  /// The daily time of types that name none, and the place a deferred notification moves to.
  public var slot: WallClockTime
  public var caps: [CapRule]
  public var quietHours: QuietHoursRule?
  /// How far ahead requests are planned.
  public var horizon: TimeSpan
  /// How many requests are submitted at most; the system keeps 64.
  public var pendingBudget: Int
  /// Which requests of the code before are removed: identifiers, or their beginnings with a `*` behind them.
  public var replaces: [String]
  public var foreground: ForegroundRule
  /// How a notification is shown in the foreground, if it is.
  public var presentation: PresentationOptions
  public var clearBadge: ClearBadgeRule

  /// How many pending requests the system keeps for an app.
  public static let systemLimit = 64

  /// How a notification is shown while the app is on screen; no options means that it is not.
  public var shown: PresentationOptions { foreground == .banner ? presentation : [] }

  public init(
    slot: WallClockTime, caps: [CapRule] = [], quietHours: QuietHoursRule? = nil, horizon: TimeSpan = .days(14),
    pendingBudget: Int = 60, replaces: [String] = [], foreground: ForegroundRule = .banner,
    presentation: PresentationOptions = .standard,
    clearBadge: ClearBadgeRule = .never
  ) {
    self.slot = slot
    self.caps = caps
    self.quietHours = quietHours
    self.horizon = horizon
    self.pendingBudget = pendingBudget
    self.replaces = replaces
    self.foreground = foreground
    self.presentation = presentation
    self.clearBadge = clearBadge
  }
}

/// A named set of policies that replaces the default one.
public struct ProfileRule: Sendable, Hashable {
  public var id: String
  public var policies: PolicyRule

  public init(_ id: String, policies: PolicyRule) {
    self.id = id
    self.policies = policies
  }
}

/// At most `max` deliveries in one window, of all types together, or of some groups, except those that are exempt.
public struct CapRule: Sendable, Hashable {
  public enum Window: Sendable, Hashable {
    /// The next delivery is allowed from the same local wall-clock time on the next date.
    case rollingDay
    /// One local date.
    case calendarDay
    /// Seven local dates, from a Monday to the Sunday after it.
    case calendarWeek
    /// A length of real time.
    case span(TimeSpan)
  }

  public var id: String
  public var max: Int
  public var window: Window
  /// The groups whose types it counts; all types if there is none.
  public var groups: [String]

  public init(_ id: String, max: Int, per window: Window, groups: [String] = []) {
    self.id = id
    self.max = max
    self.window = window
    self.groups = groups
  }

  /// Whether it counts a type, unless that is exempt.
  public func counts(_ type: TypeRule) -> Bool { counts(group: type.group) }

  /// Whether it counts the types of a group, or those without one.
  public func counts(group: String?) -> Bool { groups.isEmpty || group.map(groups.contains) ?? false }
}

/// What happens to a notification that comes due while its app is in the foreground.
public enum ForegroundRule: String, Sendable, Hashable, CaseIterable {
  case banner, suppress
}

/// When the number on the app's icon is removed. iOS then also removes what is in Notification Center.
public enum ClearBadgeRule: String, Sendable, Hashable, CaseIterable {
  case never
  /// Whenever the app comes to the foreground.
  case foreground
}

/// A value that a screen always gets from a type or a button, such as `source=push`.
public struct TargetConstant: Sendable, Hashable {
  /// Id of the parameter.
  public var parameter: String
  public var value: ParameterValue

  public init(_ parameter: String, _ value: ParameterValue) {
    self.parameter = parameter
    self.value = value
  }
}

/// A screen a tap opens.
public struct TargetRule: Sendable, Hashable {
  public var id: String
  /// Opened instead of this one if what the notification announced is over.
  public var fallback: String?
  /// Ids of the arguments it is opened with.
  public var parameters: [String]
  /// The part of the app that it belongs to, and without which it does not open.
  public var module: String?
  /// The keys that carry them. In an app that takes no pushes an argument without one is carried under its id.
  public var payload: [LinkParameter]

  public init(
    _ id: String, parameters: [String] = [], fallback: String? = nil, module: String? = nil,
    payload: [LinkParameter] = []
  ) {
    self.id = id
    self.parameters = parameters
    self.fallback = fallback
    self.module = module
    self.payload = payload
  }

  /// The key that carries an argument.
  public func key(of argument: String) -> String { payload.first { $0.id == argument }?.key ?? argument }
}
