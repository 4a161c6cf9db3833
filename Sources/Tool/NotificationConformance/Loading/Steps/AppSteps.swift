public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
import SpecDiagnostics
import SpecLanguage

extension ScenarioStep {
  /// What happens: to the app, the device or its user, or what another file of this folder lists.
  public enum Action: Sendable, Hashable {
    /// With what it carries. `moments` are those values that are moments, as local times of the zone in force.
    case signal(String, [String: ParameterValue], moments: [String: CivilDateTime] = [:])
    case app(AppTransition)
    /// A new version of the app, with other policies.
    case upgrade(profile: String)
    /// The user taps the newest delivered notification of this type.
    case tap(type: String)
    /// The same, and two entry points of the app report it.
    case tapTwice(type: String)
    /// A link from outside the app.
    case link(String)
    /// The user presses a button of it, and perhaps writes something.
    case act(type: String, action: String, text: String?)
    case dismiss(type: String)
    /// Changed in Settings.
    case authorization(AuthorizationStatus)
    case prefer([PreferenceChange])
    /// The app knows something new of the user.
    case attribute([String: String])
    /// The team turns flags on or off.
    case switched([String: Bool])
    /// The region, the language or the version of the app changes.
    case device(DeviceFacts)
    /// A text comes from outside for a setting that cannot have it.
    case preferRefused(id: String, text: String)
    case zone(ZoneRules)
    /// The device names a zone without rules.
    case zoneUnknown
    /// The clock of the device is set; positive is forward.
    case clock(TimeSpan)
    case locale(LanguageTag)
    case focus(Bool)
    /// So many of the next calls.
    case fail(FailingCall, times: Int)
    /// The app is killed behind the n-th write from here on.
    case crash(afterWrite: Int)
    case state(StateDamage)
    case permission(PermissionAction)
    case token(TokenAction)
    case push(PushAction)
    case system(SystemAction)
    /// `until` and `after`: time passes.
    case wait
  }

  public enum AppTransition: String, Sendable, Hashable, CaseIterable {
    case launch, foreground, background, killed, reinstall, upgrade, restore
  }

  /// What the center does not do, or does not say.
  public enum FailingCall: String, Sendable, Hashable, CaseIterable {
    case add, answer, removal, report

    var one: String {
      switch self {
      case .add: "add fails"
      case .answer: "add gets no answer"
      case .removal: "removal from the list fails"
      case .report: "question gets no answer"
      }
    }

    var several: String {
      switch self {
      case .add: "adds fail"
      case .answer: "adds get no answer"
      case .removal: "removals from the list fail"
      case .report: "questions get no answer"
      }
    }
  }

  /// What becomes of the state file.
  public enum StateDamage: String, Sendable, Hashable, CaseIterable {
    case corrupt, newer, truncated, lost
  }

  public struct PreferenceChange: Sendable, Hashable {
    public var id: String
    public var value: PreferenceValue

    public init(id: String, value: PreferenceValue) {
      self.id = id
      self.value = value
    }
  }
}

extension ScenarioStep.Action {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .signal(let id, let parameters, let moments):
      // A moment reads as scenarios write it.
      let values = parameters.mapValues(\.description).merging(moments.mapValues { "\"\($0)\"" }) { $1 }
      return (["signal \(id)"] + Self.pairs(values)).joined(separator: " ")
    case .app(let transition): return "app: \(transition.rawValue)"
    case .upgrade(let profile): return "app: upgrade to the policies '\(profile)'"
    case .tap(let type): return "tap \(type)"
    case .tapTwice(let type): return "tap \(type), reported twice"
    case .link(let link): return "link: \(link)"
    case .act(let type, let action, let text): return "tap \(type): \(action)\(text.map { " \"\($0)\"" } ?? "")"
    case .dismiss(let type): return "dismiss \(type)"
    case .authorization(let status): return "authorization: \(status.rawValue)"
    case .prefer(let changes): return "prefer " + changes.map { "\($0.id)=\($0.value)" }.joined(separator: " ")
    case .attribute(let values): return (["attribute"] + Self.pairs(values)).joined(separator: " ")
    case .switched(let positions):
      return (["switch"] + Self.pairs(positions.mapValues { $0 ? "on" : "off" })).joined(separator: " ")
    case .device(let facts): return facts.text
    case .preferRefused(let id, let text): return "prefer \(id)=\"\(text)\" from outside"
    case .zone(let zone): return "zone: \(zone.identifier)"
    case .zoneUnknown: return "zone: unknown"
    case .clock(let shift): return "clock: \(shift < .zero ? "" : "+")\(shift)"
    case .locale(let locale): return "locale: \(locale)"
    case .focus(let isOn): return "focus: \(isOn ? "on" : "off")"
    case .fail(let call, let times): return "center: the next \(times == 1 ? call.one : "\(times) \(call.several)")"
    case .crash(let write): return "crash after write \(write)"
    case .state(let damage): return "state: \(damage.rawValue)"
    case .permission(let action): return action.text
    case .token(let action): return action.text
    case .push(let action): return action.text
    case .system(let action): return action.text
    case .wait: return "wait"
    }
  }

  /// `name=value`, by name.
  static func pairs(_ values: [String: some Any]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

extension StepVerb {
  /// What the app reports, what the user does with notifications, and what becomes of the device.
  static let app = [
    StepVerb(
      "signal", .reference(.signal), "What the app reports.", example: "free_limit_reached",
      doc: "The app reports something."
    ) { signal, line in
      let carried = line.carried(
        by: signal, on: line.file?.timeline, doc: "What the signal carries; a moment is a time.",
        example: "{ used_percent: 86 }")
      guard let signal, let carried, let file = line.file else { return nil }
      let moments = file.reading.localMoments(in: carried, of: signal, on: file.timeline)
      // In another row they may be other times.
      if !moments.isEmpty { file.dependOnTime() }
      return .signal(signal, carried, moments: moments)
    },
    StepVerb(
      "app", KeyType<ScenarioStep.AppTransition>.choice, "What happens to the app.", example: "background",
      doc: "The app changes its state."
    ) { transition, line in
      let profile = line(
        "profile", .reference(.profile), doc: "With `upgrade`, the policies that the new version has.",
        example: "calendar")
      guard let transition else { return nil }
      guard let profile else { return .app(transition) }
      if transition == .upgrade { return .upgrade(profile: profile) }
      line.report(.badValue, "belongs to 'app: upgrade': only a new version has other policies", at: "profile")
      return nil
    },
    StepVerb(
      "tap", .reference(.notification), "The type of the notification.", example: "storage_high_90",
      doc: "The user taps the newest delivered notification of a type."
    ) { type, line in
      let action = line(
        "action", .text, doc: "The button that is pressed, in place of the notification.", example: "VIEW_ACTION")
      let text = line("text", .text, doc: "What the user writes, if the button takes text.", example: "\"On my way\"")
      let isTwice = line(
        "twice", .flag, doc: "Whether two entry points of the app report the one tap.", example: "true")
      guard let type, let file = line.file else { return nil }
      guard let action else {
        guard text != nil else { return isTwice == true ? .tapTwice(type: type) : .tap(type: type) }
        line.report(.missingKey, "writes a text without the 'action' that takes it", at: "text")
        return nil
      }
      guard let button = file.button(action, of: type) else { return nil }
      if text != nil, button.textInput == nil {
        line.report(.badValue, "needs a button that takes text: '\(action)' has no 'text_input'", at: "text")
        return nil
      }
      return .act(type: type, action: action, text: text)
    },
    StepVerb(
      "link", .text, "The whole link.", example: "swipecleaner://paywall",
      doc: "The user follows a link from outside the app."
    ) { .link($0) },
    StepVerb(
      "dismiss", .reference(.notification), "The type of the notification.", example: "storage_high_90",
      doc: "The user swipes the newest notification of a type away."
    ) { .dismiss(type: $0) },
    StepVerb(
      "authorization", .authorizationChange,
      "What the user allows; 'unknown' is a status that this version has never heard of.", example: "denied",
      doc: "The user changes the permission in Settings."
    ) { $0 },
    StepVerb(
      "prefer", .written(.settings), "The settings and their new values.", example: "{ notifications_enabled: false }",
      doc: "The user changes settings of the app."
    ) { settings, line in
      let isRefused = line(
        "refused", .flag,
        doc: "With `true` the value comes from outside, as a text that the setting cannot have: the app leaves it as "
          + "it is.", example: "true")
      guard let settings, let file = line.file else { return nil }
      if isRefused == true { return file.refusedSetting(settings) }
      return KeyType.settings.notEmpty(.missingKey, "names no setting").read(settings, file).map { .prefer($0) }
    },
    StepVerb(
      "attribute", KeyType.attributes.notEmpty(.missingKey, "names no attribute"), "The attributes and their values.",
      example: "{ tier: gold }", doc: "The app reports something new of the user."
    ) { .attribute($0) },
    StepVerb(
      "switch", KeyType.switches.notEmpty(.missingKey, "names no flag"), "The flags, on or off.",
      example: "{ offers: off }", doc: "The team turns flags on or off, and the app reports it."
    ) { .switched($0) },
    StepVerb(
      "device", group: DeviceFacts.self, "What has changed.", example: "{ region: DE, app_version: \"5.2\" }",
      doc: "The device or the app on it changes, and the app notices."
    ) { .device($0) },
    StepVerb(
      "zone", .zone, "The new time zone, or 'unknown' for one without rules.", example: "Asia/Tokyo",
      doc: "The device arrives in another time zone."
    ) { $0.map { .zone($0) } ?? .zoneUnknown },
    StepVerb(
      "clock", .clockShift, "How far the clock is set forward or back.", example: "-2h",
      doc: "The device's clock is set."
    ) { .clock($0) },
    StepVerb("locale", .languageTag, "The new language.", example: "en", doc: "The user changes the language.") {
      .locale($0)
    },
    StepVerb(
      "focus", .onOff, "Whether a Focus silences notifications.", example: "on",
      doc: "The user turns a Focus on or off."
    ) { .focus($0) },
    StepVerb(
      "center", group: CenterFault.self, "What fails.", example: "{ fail: add }",
      doc: "The notification center fails from now on."
    ) { .fail($0.call, times: $0.times) },
    StepVerb(
      "crash", group: ArmedCrash.self, "When it is killed.", example: "{ after_write: 1 }",
      doc: "The app will be killed right after it has stored its state."
    ) { .crash(afterWrite: $0.write) },
    StepVerb(
      "state", KeyType<ScenarioStep.StateDamage>.choice, "What happens to the file.", example: "corrupt",
      doc: "The file with the app's state is damaged, or gone."
    ) { .state($0) },
  ]
}
