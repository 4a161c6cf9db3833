/// What a testee may do besides planning notifications. Cases that need what it does not declare are not applicable.
public enum TesteeFeature: String, Sendable, Hashable, CaseIterable, Comparable {
  case analytics
  case links
  case liveActivities = "live_activities"
  case outcomes
  case permissionFlow = "permission_flow"
  case profiles
  case push
  case settings
  case token

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What a case needs, in words of the page.
  public var doc: String {
    switch self {
    case .analytics: "Events for analytics: 'deliver' and its answers."
    case .links: "Screens that taps and links open: 'open', 'perform' and 'lacking'."
    case .liveActivities: "Live Activities: the event 'activity' and its effects."
    case .outcomes: "What became of an occurrence that was not delivered: 'report', and 'outcomes' in a snapshot."
    case .permissionFlow: "The permission flow, and the parts of the app that a refused permission takes away."
    case .profiles: "The variants of 'profiles', at the start of a case and in an update."
    case .push: "Pushes that came through APNs, silent ones too."
    case .settings: "The settings screen, in a snapshot."
    case .token: "The push token: its registration, its store, and users."
    }
  }

  static func needed(by scenario: ScenarioCase) -> Set<Self> {
    var needed: Set<Self> = []
    if scenario.start.profile != nil { needed.insert(.profiles) }
    if !scenario.start.flags.isEmpty { needed.insert(.permissionFlow) }
    if scenario.start.token.stored != nil || scenario.start.token.provider != nil { needed.insert(.token) }
    for step in scenario.steps {
      needed.formUnion(Self.needed(by: step.action))
      for line in step.expect { needed.formUnion(Self.needed(by: line.kind)) }
    }
    for line in scenario.then { needed.formUnion(Self.needed(by: line.kind)) }
    return needed
  }

  private static func needed(by action: ScenarioStep.Action) -> Set<Self> {
    switch action {
    case .upgrade: [.profiles]
    case .link: [.links]
    case .permission(.settings): []
    case .permission: [.permissionFlow]
    case .token(.user), .token(.network), .token(.store), .token(.server): []
    case .token: [.token]
    case .push: [.push]
    case .system(.activity): [.liveActivities]
    case .system, .signal, .app, .tap, .tapTwice, .act, .dismiss, .authorization, .prefer, .attribute, .switched,
      .device, .preferRefused, .zone, .zoneUnknown, .clock, .locale, .focus, .fail, .crash, .state, .wait:
      []
    }
  }

  private static func needed(by line: Assertion.Kind) -> Set<Self> {
    switch line {
    case .logged, .loggedIncludes, .loggedCount, .console: [.analytics]
    case .opened: [.links]
    case .outcome: [.outcomes]
    case .settings: [.settings]
    case .permission(.prompted): []
    case .permission: [.permissionFlow]
    case .token, .stored: [.token]
    case .push(.performed): [.links]
    case .push: [.push]
    case .system(.activity): [.liveActivities]
    case .delivered, .deliveredIncludes, .pending, .pendingCount, .pendingIncludes, .center, .badge, .string,
      .textDiffers, .system, .nothing:
      []
    }
  }
}
