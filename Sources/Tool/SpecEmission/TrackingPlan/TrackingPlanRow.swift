import NotificationRules
import SpecLanguage

/// One event under the name that analytics gets, or one console line.
struct TrackingPlanRow {
  let event: EventItem
  /// The type whose id is in the name.
  let type: NotificationItem?
  let name: String

  /// The provider's limits; nil if it has none.
  struct Limits {
    let nameLength = 40
    let parameters = 25
    let valueLength = 100
    let names = 500
  }

  var requirements: [String] { event.covers.map(\.value) }
}

/// What the plan says about events, with look-ups done once.
struct TrackingPlan {
  let spec: Spec
  let analytics: AnalyticsItem
  private let steps: [PermissionStepItem]
  private let targets: [String]

  init?(_ spec: Spec) {
    guard let analytics = spec.analytics, !analytics.events.isEmpty else { return nil }
    self.spec = spec
    self.analytics = analytics
    steps = spec.permissionFlow?.steps ?? []
    var targets: [String] = []
    var known: Set<String> = []
    for type in spec.notifications where known.insert(type.target.value).inserted { targets.append(type.target.value) }
    self.targets = targets
  }

  var limits: TrackingPlanRow.Limits? {
    switch analytics.provider {
    case .firebase: TrackingPlanRow.Limits()
    case .noProvider: nil
    }
  }

  /// The events, then the console lines, in the order of the spec; an event with `{id}` once per type.
  var rows: [TrackingPlanRow] {
    let events = analytics.events.filter { $0.console == nil } + analytics.events.filter { $0.console != nil }
    return events.flatMap { event -> [TrackingPlanRow] in
      guard event.name.contains("{id}") else { return [TrackingPlanRow(event: event, type: nil, name: event.name)] }
      return spec.notifications.map {
        TrackingPlanRow(event: event, type: $0, name: event.name.replacing("{id}", with: $0.id))
      }
    }
  }

  /// How many names of events the provider counts.
  var nameCount: Int {
    analytics.events.reduce(0) { count, event in
      count + (event.console != nil ? 0 : event.name.contains("{id}") ? spec.notifications.count : 1)
    }
  }

  /// Ids of the screens that are shown, or will be, when it is logged.
  func screens(of event: EventItem, type: NotificationItem?) -> [String] {
    var screens: [String] = []
    for transition in event.transitions.map(\.value) {
      for screen in self.screens(of: transition, type: type) where !screens.contains(screen) { screens.append(screen) }
    }
    return screens
  }

  private func screens(of transition: EventRule.Transition, type: NotificationItem?) -> [String] {
    switch transition {
    case .notificationOpened: Self.shortened(type.map { [$0.target.value] } ?? targets)
    case .permission(let permission, _): steps.filter { $0.permission.value == permission }.map(\.screen.id)
    case .permissionFlowStarted: steps.prefix(1).map(\.screen.id)
    case .permissionFlowCompleted: [spec.permissionFlow?.finalScreen?.id].compactMap { $0 }
    case .linkFallback:
      Self.shortened((spec.deepLinks?.targets ?? []).compactMap { $0.fallback == nil ? nil : $0.id })
    case .notificationScheduled, .notificationFired, .notificationDismissed, .notificationAction,
      .notificationScheduleFailed, .tokenRegistered, .tokenRegistrationFailed, .tokenReceived, .tokenStored,
      .tokenRefreshed, .tokenStoreFailed, .tokenFailed, .tokenCleared:
      []
    }
  }

  /// Values of notifications that events carry, each name once.
  var arguments: [EventParameterItem] {
    var found: [EventParameterItem] = []
    for item in analytics.events.flatMap(\.allParameters).map(\.value) {
      if case .argument = item, !found.contains(item) { found.append(item) }
    }
    return found
  }

  /// The kind of value that analytics gets.
  func type(of item: EventParameterItem, _ type: NotificationItem?) -> String {
    guard case .argument(let id, _) = item else { return "string" }
    let kinds = spec.kinds(carriedAs: id, by: type.map { [$0] } ?? spec.notifications)
    switch kinds.count == 1 ? kinds[0] : .string {
    case .int, .percent, .instant: return "integer"
    case .double, .decimal, .money: return "number"
    case .string, .time, .times, .weekdays: return "string"
    }
  }

  func values(of item: EventParameterItem, in row: TrackingPlanRow) -> [String] {
    if case .known(let parameter) = item { values(of: parameter, in: row) } else { [] }
  }

  /// The values that a parameter can have; empty if they are not known in advance.
  func values(of parameter: EventRule.Parameter, in row: TrackingPlanRow) -> [String] {
    let transitions = row.event.transitions.map(\.value)
    switch parameter {
    case .type: return Self.shortened(row.type.map { [$0.id] } ?? spec.notifications.map(\.id))
    case .trigger:
      return Self.shortened(
        Self.distinct((row.type.map { [$0] } ?? spec.notifications).flatMap(\.triggers).map(\.name)))
    case .target: return Self.shortened(row.type.map { [$0.target.value] } ?? targets)
    case .stage: return Self.distinct(transitions.map(\.stage))
    case .access: return ["full", "limited"]
    case .permission:
      return Self.distinct(
        transitions.compactMap { if case .permission(let permission, _) = $0 { permission.rawValue } else { nil } })
    case .action: return Self.shortened(Self.distinct(spec.categories.flatMap(\.actions).map(\.id)))
    case .variant:
      return Self.shortened(Self.distinct((row.type.map { [$0] } ?? spec.notifications).flatMap(spec.variants)))
    case .reason, .request, .date, .plan, .token, .error: return []
    }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }

  /// A cell is for reading: only the beginning of a long list is shown.
  private static func shortened(_ texts: [String]) -> [String] {
    texts.count <= 50 ? texts : Array(texts.prefix(49)) + ["… (\(texts.count) in all)"]
  }
}
