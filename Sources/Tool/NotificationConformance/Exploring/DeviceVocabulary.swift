import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
public import SpecLanguage

/// What a search may do besides reporting signals: to the app and its device, in the name of its user, and on its servers.
/// Values are few and close to what the spec names.
public struct DeviceVocabulary: Sendable {
  /// What belongs together.
  public enum Subject: Sendable, Hashable, CaseIterable {
    /// A server sends something.
    case pushes
    /// Somebody follows a link from outside.
    case links
    /// The permission flow, the dialogs of the system and Settings.
    case flow
    /// People go to screens, and read there what a notification says.
    case screens
    /// The system, the provider or a server has news of the push token.
    case token
    /// There is no network, or the store does not take what is written.
    case network
    /// Another device or a server writes into the documents of users.
    case documents
    /// The device moves.
    case places
    /// A new version of the app, or a new device.
    case updates
    case activities
    /// What Settings and notifications on trial offer.
    case center
  }

  private let actions: [Subject: [ScenarioStep.Action]]

  public init(_ spec: Spec) {
    let rules = spec.ruleTable
    var actions: [Subject: [ScenarioStep.Action]] = [:]
    actions[.pushes] = rules.token == nil ? [] : Self.pushes(spec, rules)
    actions[.links] = spec.deepLinks.map { Self.links($0) }
    actions[.flow] = rules.permissionFlow.map { Self.flow($0) }
    actions[.screens] =
      rules.targets.map { .system(.arrive(target: $0.id)) } + rules.types.map { .system(.seen(type: $0.id)) } + [
        .system(.firstScreen(.seconds(3))), .system(.firstScreen(.zero)),
      ]
    actions[.token] = rules.token.map { Self.token($0) }
    if rules.token != nil || rules.preferenceStore != nil { actions[.network] = Self.network }
    actions[.documents] = rules.token.map { Self.documents($0) }
    actions[.places] = Self.places(rules)
    actions[.updates] =
      [.app(.upgrade), .app(.restore), .app(.reinstall)] + rules.profiles.map { .upgrade(profile: $0.id) }
    actions[.activities] = rules.liveActivities.flatMap { Self.activities($0) }
    actions[.center] = Self.center
    self.actions = actions
  }

  /// Those that an app gives occasion for, in the order in which they are declared.
  public var subjects: [Subject] { Subject.allCases.filter { !all($0).isEmpty } }

  /// Everything that a search may do, whether it can be done now or not.
  public func all(_ subject: Subject) -> [ScenarioStep.Action] { actions[subject] ?? [] }
}

// MARK: - The app and its device

extension DeviceVocabulary {
  private static func links(_ links: DeepLinks) -> [ScenarioStep.Action] {
    let table = links.table
    var texts: [String] = []
    for target in links.targets {
      for values in [sample(target.parameters), [:]] {
        guard let text = table.url(of: target.id, values), !texts.contains(text) else { continue }
        texts.append(text)
      }
    }
    if let (own, site) = links.bases.first.flatMap({ own in links.bases.dropFirst().first.map { (own, $0) } }) {
      texts += texts.map { site + $0.dropFirst(own.count) }
    }
    return (texts + ["\(links.bases.first ?? "")nowhere"]).map { .link($0) }
  }

  private static func flow(_ rule: PermissionFlowRule) -> [ScenarioStep.Action] {
    let answers = PermissionFlowEvent.DialogAnswer.allCases.map { PermissionAction.answer($0) }
    let settings = rule.steps.map(\.permission).filter { $0 != .notifications }.flatMap { permission in
      [AccessStatus.authorized, .denied].map { PermissionAction.settings([permission: $0]) }
    }
    let actions: [PermissionAction] =
      [.start, .force, .press(.primary), .press(.primary), .press(.secondary)] + answers + settings
      + rule.modules.map { .open(module: $0) }
    return actions.map { .permission($0) }
  }

  private static func places(_ rules: RuleTable) -> [ScenarioStep.Action] {
    let regions = rules.types.flatMap(\.triggers).compactMap { trigger -> LocationRule? in
      if case .location(let region) = trigger.schedule { region } else { nil }
    }
    guard !regions.isEmpty else { return [] }
    let inside = regions.map { Place(latitude: $0.latitude, longitude: $0.longitude) }
    return [.permission(.settings([.location: .authorized])), .permission(.settings([.location: .denied]))]
      + (inside + [Place(latitude: 0, longitude: 0)]).map { .system(.location($0)) }
  }

  private static func activities(_ rule: LiveActivityRule) -> [ScenarioStep.Action] {
    var events: [ActivityEvent] = [.start, .start, .update(status: nil, estimate: .minutes(20)), .end(nil)]
    events += rule.statuses.map { .update(status: $0, estimate: nil) }
    events += [.end(.immediate), .token([10, 255, 0]), .token([11, 255, 0])]
    if rule.hasPushUpdates {
      events += (rule.statuses + ["unknown"]).map { status in
        var state: [String: ParameterValue] = [rule.statusKey: .string(status)]
        if let key = rule.estimateKey { state[key] = .int(794_130_300) }
        return .push(state)
      }
    }
    return events.map { .system(.activity(kind: rule.id, $0)) }
  }

  /// One kind of setting at a time.
  private static let center: [ScenarioStep.Action] = {
    var changes: [SettingsChange] = []
    for isOn in [false, true] {
      changes += [
        SettingsChange(alerts: isOn), SettingsChange(previews: isOn), SettingsChange(sounds: isOn),
        SettingsChange(badge: isOn), SettingsChange(timeSensitive: isOn), SettingsChange(critical: isOn),
      ]
    }
    return SimulatedCenter.TrialChoice.allCases.map { .system(.trial($0)) } + changes.map { .system(.settings($0)) }
  }()
}

// MARK: - Servers

extension DeviceVocabulary {
  private static func pushes(_ spec: Spec, _ rules: RuleTable) -> [ScenarioStep.Action] {
    var actions: [PushAction] = []
    for type in spec.notifications {
      guard let push = type.push else { continue }
      let whole = payload(of: type, push, rules, 0)
      for payload in [whole, payload(of: type, push, rules, 1)] {
        actions.append(.alert(type: type.id, payload: payload, to: [], ExtensionWork()))
      }
      actions.append(.alert(type: type.id, payload: [:], to: [], ExtensionWork()))
      actions.append(.alert(type: type.id, payload: whole, to: [elsewhere], ExtensionWork()))
      guard rules.serviceExtension != nil, push.hasMutableContent.value else { continue }
      for work in [
        ExtensionWork(takes: .seconds(40)), ExtensionWork(takes: .seconds(3), downloadFails: true),
        ExtensionWork(decrypted: "text"),
      ] {
        actions.append(.alert(type: type.id, payload: whole, to: [], work))
      }
    }
    if spec.push?.backgroundModes.contains(where: { $0.value == .remoteNotification }) == true {
      actions += [.silent(.newData), .silent(.noData), .silent(.failed), .silent(nil)]
    }
    return actions.map { .push($0) }
  }

  /// - Parameter number: Which of the values each key has.
  private static func payload(
    of type: NotificationItem, _ push: PushContentItem, _ rules: RuleTable, _ number: Int
  ) -> [String: String] {
    let screens = rules.targets.map(\.id)
    var payload: [String: String] = [:]
    for item in push.data + type.arguments { payload[item.payloadKey] = text(item, number) }
    for target in rules.targets where target.id == type.opening.id.value {
      for value in target.payload { payload[value.key] = payload[value.key] ?? "\(number + 1)" }
    }
    if let key = push.screenKey, !screens.isEmpty { payload[key] = screens[number % screens.count] }
    payload["type"] = nil
    return payload
  }

  /// The token of a device that nobody has any more.
  static let elsewhere = "other-device"

  private static func token(_ rule: TokenRule) -> [ScenarioStep.Action] {
    var actions: [TokenAction] = [
      .device([0x0a, 0xff, 0x00]), .device([0x0b, 0x01]), .gone(elsewhere, age: .hours(1)), .slowFetch(.seconds(40)),
      .slowFetch(.zero),
    ]
    actions += TokenFault.allCases.map { .fail($0, $0.error) }
    for part in [TokenPart.registration, .exchange, .upload, .refresh] {
      actions += [.slow([part: .seconds(12)]), .slow([part: .zero])]
    }
    if rule.encoding == .opaque { actions += [.provider("fcm-8"), .provider("fcm-9"), .provider("")] }
    return actions.map { .token($0) }
  }

  private static let network: [ScenarioStep.Action] = [
    .network(isOn: false), .network(isOn: true), .store(fails: true), .store(fails: false), .server(status: 503),
    .server(status: 200),
  ].map { (action: TokenAction) in .token(action) }

  private static func documents(_ rule: TokenRule) -> [ScenarioStep.Action] {
    [nil, "alice", "bob"].map { .token(.remote(user: $0, fields: [rule.field: elsewhere])) }
  }
}

// MARK: - Values

extension DeviceVocabulary {
  private static func sample(_ items: [ParameterItem]) -> [String: ParameterValue] {
    Dictionary(items.map { ($0.id, .string(text($0, 0))) }, uniquingKeysWith: { first, _ in first })
  }

  private static func text(_ item: ParameterItem, _ number: Int) -> String {
    switch item.kind {
    case .int, .double, .percent, .instant, .decimal, .money: "\(number + 1)"
    case .string: number == 0 ? "a" : "b"
    case .time: "09:00"
    case .times: "09:00,21:00"
    case .weekdays: "monday"
    }
  }
}
