public import CenterSimulation
public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
import SpecDiagnostics
public import SpecLanguage

/// What a step does with the parts of the system beside the permission and the planned requests.
public enum SystemAction: Sendable, Hashable {
  /// The user answers below a notification that came quietly on trial.
  case trial(SimulatedCenter.TrialChoice)
  /// The user has read in the app what the notifications of a type say.
  case seen(type: String)
  case location(Place)
  /// Changed in Settings.
  case settings(SettingsChange)
  /// From now on a cold start takes this long until its first screen.
  case firstScreen(TimeSpan)
  /// The user goes to a screen of the app, without a tap on a notification.
  case arrive(target: String)
  case activity(kind: String, ActivityEvent)
}

/// Notification settings by kind; nil leaves one as it is.
public struct SettingsChange: Sendable, Hashable {
  public var alerts: Bool?
  public var previews: Bool?
  public var sounds: Bool?
  public var badge: Bool?
  public var timeSensitive: Bool?
  public var critical: Bool?
  /// The times of the scheduled summary; empty switches it off.
  public var summary: [WallClockTime]?
}

/// What happens to a Live Activity.
public enum ActivityEvent: Sendable, Hashable {
  case start
  /// By the app; the estimate counts from now.
  case update(status: String?, estimate: TimeSpan?)
  case end(ActivityDismissal?)
  /// By a push with this `content-state`.
  case push([String: ParameterValue])
  /// The system has a token for pushes to it.
  case token([UInt8])
}

extension SystemAction {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .trial(let choice): "provisional: \(choice.rawValue)"
    case .seen(let type): "seen \(type)"
    case .location(let place): "location: \(place.latitude), \(place.longitude)"
    case .settings: "settings"
    case .firstScreen(let span): "first screen after \(span)"
    case .arrive(let target): "goes to \(target)"
    case .activity(let kind, let event): "activity \(kind): \(event.text)"
    }
  }
}

extension ActivityEvent {
  fileprivate var text: String {
    switch self {
    case .start: "start"
    case .update(let status, let estimate):
      (["update"] + [status.map { "status \($0)" }, estimate.map { "estimate \($0)" }].compactMap { $0 })
        .joined(separator: ", ")
    case .end(let dismissal):
      switch dismissal {
      case nil: "end"
      case .standard: "end, dismissed by default"
      case .immediate: "end, dismissed at once"
      case .after(let span): "end, dismissed after \(span)"
      }
    case .push(let state):
      (["push"] + state.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
    case .token(let bytes): "token \(bytes.hexadecimal)"
    }
  }
}

extension StepVerb {
  /// Notifications on trial, what was read, places, Settings, Live Activities and screens.
  static let system = [
    StepVerb(
      "provisional", KeyType<SimulatedCenter.TrialChoice>.choice, "What the user chooses.", example: "keep",
      doc: "On a notification that came quietly, the user keeps notifications or turns them off."
    ) { .system(.trial($0)) },
    StepVerb(
      "seen", .reference(.notification), "The type.", example: "new_message",
      doc: "The user has read in the app what the notifications of a type say; the app removes them."
    ) { .system(.seen(type: $0)) },
    StepVerb(
      "location", group: ScenarioPlace.self, "Where it is.", example: "{ latitude: 37.7749, longitude: -122.4194 }",
      doc: "The device is at a place."
    ) { .system(.location($0.place)) },
    StepVerb(
      "settings", group: SettingsChange.self, "What changes.", example: "{ time_sensitive: off }",
      doc: "The user changes notification settings of the app in Settings."
    ) { .system(.settings($0)) },
    StepVerb(
      "activity", .reference(.liveActivity), "The Live Activity.", example: "pizza_delivery",
      doc: "Something happens to a Live Activity."
    ) { kind, line in
      let event = ActivityEvent(line)
      guard let kind, let event else { return nil }
      return .system(.activity(kind: kind, event))
    },
    StepVerb(
      "first_screen", .duration, "How long.", example: "500ms",
      doc: "From now on a cold start takes this long until the first screen appears."
    ) { .system(.firstScreen($0)) },
    StepVerb(
      "arrive", .reference(.target), "The screen.", example: "main_screen",
      doc: "The user goes to a screen of the app without a tap on a notification."
    ) { .system(.arrive(target: $0)) },
  ]
}

private struct ScenarioPlace: KeyedSection {
  static let keys = SectionKeys<Self>("scenario-place", doc: "A point on the map, in degrees.")

  let place: Place

  init?(_ read: KeyReader<Self>) {
    let latitude = read(
      "latitude", .number(-90...90), required: true, doc: "North is positive.", example: "37.7749")
    let longitude = read(
      "longitude", .number(-180...180), required: true, doc: "East is positive.", example: "-122.4194")
    guard let latitude, let longitude else { return nil }
    place = Place(latitude: latitude, longitude: longitude)
  }
}

extension SettingsChange: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "scenario-settings", doc: "Notification settings; those that are not named stay as they are.")

  public init?(_ read: KeyReader<Self>) {
    self.init()
    alerts = read("alerts", .onOff, doc: "Banners and the Lock Screen.", example: "off")
    previews = read("previews", .onOff, doc: "Texts; off hides them.", example: "off")
    sounds = read("sounds", .onOff, doc: "Sounds.", example: "off")
    badge = read("badge", .onOff, doc: "The number on the icon.", example: "off")
    timeSensitive = read(
      "time_sensitive", .onOff, doc: "Whether time-sensitive ones break through.", example: "off")
    critical = read("critical", .onOff, doc: "Whether critical ones break through.", example: "off")
    summary = read(
      "summary", .list(of: .localTime), doc: "The times of the scheduled summary; an empty list switches it off.",
      example: "[\"08:00\", \"18:00\"]")
    if self == SettingsChange() { read.report(.missingKey, "names no setting") }
  }
}

extension ActivityEvent {
  private enum Word: String, CaseIterable { case start, update, end, push, token }

  fileprivate init?(_ read: KeyReader<ScenarioStep.Action>) {
    let word = read(
      "event", KeyType<Word>.choice, required: true,
      doc: "The app starts, updates or ends it; a push updates it; the system has a token for such pushes.",
      example: "start")
    let status = read("status", .text, doc: "How far it is now, as the app reports it.", example: "outForDelivery")
    let estimate = read(
      "estimate", .duration, doc: "How long it will still take, as the app reports it.", example: "20m")
    let dismissal = read(
      "dismissal", .dismissal, doc: "When it leaves the Lock Screen, if that differs from its spec.", example: "2h")
    let state = read(
      "content_state", .contentState, doc: "What a push says, key by key.",
      example: "{ status: outForDelivery, estimatedDeliveryTime: 794130300 }")
    let bytes = read("bytes", .list(of: .int(0...255)), doc: "The bytes of the token.", example: "[10, 255, 0]")
    guard let word else { return nil }
    let own: [String]
    switch word {
    case .start: own = []
    case .update: own = ["status", "estimate"]
    case .end: own = ["dismissal"]
    case .push: own = ["content_state"]
    case .token: own = ["bytes"]
    }
    let others = ["status", "estimate", "dismissal", "content_state", "bytes"].filter { !own.contains($0) }
    read.refuse(others, as: "if 'event' is '\(word.rawValue)'")
    switch word {
    case .start: self = .start
    case .update: self = .update(status: status, estimate: estimate)
    case .end: self = .end(dismissal)
    case .push, .token:
      if let key = own.first, !read.has(key) { read.report(.missingKey, "lacks '\(key)'") }
      if word == .push { self = .push(state ?? [:]) } else { self = .token((bytes ?? []).map { UInt8($0) }) }
    }
  }
}

extension KeyType where Value == ActivityDismissal {
  fileprivate static var dismissal: Self {
    Self(.either([.choice(["default", "immediate"]), .duration])) { value, file in
      switch value.text {
      case "default": .standard
      case "immediate": .immediate
      default: file.session.duration(value).map { .after($0) }
      }
    }
  }
}

extension KeyType where Value == [String: ParameterValue] {
  fileprivate static var contentState: Self {
    .map(
      keys: .pattern(.storageKey),
      values: KeyType<ParameterValue>(.either([.number, .text])) { $1.session.loggedValue($0) })
  }
}
