import NotificationCivilTime
import NotificationRules
public import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
public import SpecLanguage

extension ScenarioStart: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-start", doc: "The world before the first step.")

  /// The date and the zone are those of the file that is read: its other times need them.
  public init?(_ read: KeyReader<Self>) {
    let timeline = read.file?.timeline
    self.init(moment: Moment(instant: timeline?.now ?? Instant(milliseconds: 0), zone: timeline?.zone ?? .utc))
    _ = read(
      "at", .written(.scenarioTime), doc: "The device's local date and time. Required here or in the defaults.",
      example: "\"2026-03-02 09:00\"")
    read.fold()
    _ = read(
      "zone", .written(.text), doc: "The device's time zone. Required here or in the defaults.",
      example: "Europe/Moscow")
    tzdata = read(
      "tzdata", .text,
      doc: "The oldest release of the time zone data that has the clock changes of the case. A machine with older "
        + "data gives no verdict on it.", example: "\"2024a\"")
    profile = read(
      "profile", .id(of: .profile), doc: "The profile of policies in force; without one, the policies themselves.",
      example: "calendar")
    var access: [Permission: AccessStatus] = [:]
    let status = read(
      "authorization", .access { access = $0 }, doc: "What the user allowed; 'authorized' if left out.",
      example: "denied")
    authorization = status ?? authorization
    permissions = access
    let state = read(
      "app", KeyType<AppState>.choice,
      doc: "In the foreground or background the app has just been launched. 'foreground' if left out.",
      example: "killed")
    app = state ?? app
    locale = read("locale", .languageTag, doc: "The user's language; the app's own if left out.", example: "ru")
    let settings = read(
      "preferences", .settings, doc: "Settings that are not at their defaults.",
      example: "{ notifications_enabled: false }")
    for setting in settings ?? [] { preferences[setting.id] = setting.value }
    attributes =
      read("attributes", .attributes, doc: "What the app has reported of the user.", example: "{ tier: gold }") ?? [:]
    let device = read(
      "device", DeviceFacts.self, doc: "What the device is, and the app on it.",
      example: "{ region: DE, language: de, app_version: \"5.2\" }")
    self.device = device ?? self.device
    switches =
      read(
        "switches", .switches, doc: "Flags of the team that the app has reported; the others are at their defaults.",
        example: "{ offers: off }") ?? [:]
    arms =
      read(
        "experiments", .arms, doc: "The arms that were drawn, for cases that depend on them.",
        example: "{ wording: energy }") ?? [:]
    let signals = read(
      "signals", .list(of: KeyType<PastSignal>.group), doc: "What the app has reported before.",
      example: "[{ signal: photos_cleaned, at: \"2026-03-01 10:00\" }]")
    self.signals = (signals ?? []).sortedByInstant { $0.instant }
    let history = read(
      "history", .list(of: KeyType<PastDelivery>.group), doc: "What was delivered before.",
      example: "[{ delivered: storage_high_90, at: \"2026-03-01 20:00\" }]")
    self.history = (history ?? []).sortedByInstant { $0.instant }
    pending =
      read(
        "pending", .list(of: KeyType<PastRequest>.group),
        doc: "What the center already holds, under raw ids: an older version's and foreign ones too.",
        example: "[{ id: old.1, type: storage_high_90, at: \"2026-03-03 20:00\" }]") ?? []
    isFocusOn =
      read("focus", .onOff, doc: "Whether a Focus silences notifications; 'off' if left out.", example: "on") ?? false
    flags =
      read(
        "flags", .flags,
        doc:
          "The flags of the permission flow that the app has stored: completed, forced. If this key is left out, every "
          + "step of the flow is done.", example: "{ hasCompletedPermissionsFlow: false }") ?? [:]
    let token = read(
      "token", TokenStart.self, doc: "The push token, of an app that has one.", example: "{ stored: fcm-1 }")
    self.token = token ?? self.token
    self.token.user = read("user", .userAtStart, doc: "Who is signed in; no user if left out.", example: "alice")
    let isOnline = read("network", .onOff, doc: "Whether there is a network; 'on' if left out.", example: "off")
    self.token.isOnline = isOnline ?? self.token.isOnline
  }
}

extension ScenarioStart.PastSignal: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "scenario-past-signal", doc: "Something the app reported before the scenario begins.")

  public init?(_ read: KeyReader<Self>) {
    let signal = read(
      "signal", .id(of: .signal), required: true, doc: "What it reported.", example: "photos_cleaned")
    let instant = read.pastTime("When.", example: "\"2026-03-01 10:00\"")
    // What it carried is read where it was.
    var past = read.file?.timeline
    if let instant { past?.move(to: instant) }
    let parameters = read.carried(
      by: signal, on: past, doc: "What the signal carried; a moment is a time.", example: "{ used_percent: 91 }")
    guard let signal, let parameters, let instant, let file = read.file else { return nil }
    file.checkIsPast(instant)
    self.init(signal: signal, instant: instant, parameters: parameters)
  }
}

extension ScenarioStart.PastDelivery: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "scenario-past-delivery", doc: "A notification that was delivered before the scenario begins.")

  public init?(_ read: KeyReader<Self>) {
    let type = read(
      "delivered", .id(of: .notification), required: true, doc: "Its type.", example: "storage_high_90")
    let instant = read.file == nil || type != nil ? read.pastTime("When.", example: "\"2026-03-01 20:00\"") : nil
    guard let type, let instant, let file = read.file else { return nil }
    file.checkIsPast(instant)
    self.init(type: type, instant: instant)
  }
}

extension ScenarioStart.PastRequest: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-past-request", doc: "A request the center already holds.")

  public init?(_ read: KeyReader<Self>) {
    let id = read.located(
      "id", .text, required: true, doc: "The request's identifier, whatever it is.", example: "old.1")
    let type = read(
      "type", .id(of: .notification), doc: "Its type; left out for a foreign one.", example: "storage_high_90")
    let instant =
      read.file == nil || id != nil ? read.pastTime("When it is due.", example: "\"2026-03-03 20:00\"") : nil
    guard let file = read.file else { return nil }
    if let written = file.mapping.written("id") { file.session.mentions?.note(.value(of: "request"), written) }
    guard let id, let instant else { return nil }
    if instant <= file.timeline.now {
      read.report(.badValue, "is not after the start (\(file.timeline.local))", about: "at")
    }
    self.init(identifier: id.value, type: type, instant: instant)
  }
}

extension KeyReader {
  fileprivate func pastTime(_ doc: String, example: String) -> Instant? {
    let instant = self("at", .time(), required: true, doc: doc, example: example)
    fold()
    return instant
  }
}

extension LineFile {
  fileprivate func checkIsPast(_ instant: Instant) {
    guard instant > timeline.now, let value = mapping.written("at") else { return }
    session.report(.badValue, "is after the start (\(timeline.local)); what comes later is a step", about: value)
  }
}

extension Array {
  /// Equal instants keep the order in which they are written.
  fileprivate func sortedByInstant(_ instant: (Element) -> Instant) -> [Element] {
    enumerated().sorted { a, b in
      let (x, y) = (instant(a.element), instant(b.element))
      return x != y ? x < y : a.offset < b.offset
    }.map(\.element)
  }
}

extension KeyType where Value == [String: String] {
  /// Experiments with an arm of each.
  fileprivate static var arms: Self { Self(.arms) { value, file in file.reading.arms(value) } }
}

/// What the user allowed, by permission.
struct AllowedAccess: KeyedSection {
  var notifications: AuthorizationStatus?
  var others: [Permission: AccessStatus] = [:]

  static let keys = SectionKeys<Self>("scenario-permissions", doc: "What the user allowed, by permission.")

  init?(_ read: KeyReader<Self>) {
    notifications = read(
      "notifications", KeyType<AuthorizationStatus>.choice, doc: "Whether the app may post notifications.",
      example: "authorized")
    // Everything but notifications, which have states of their own.
    for permission in Permission.allCases where permission != .notifications {
      others[permission] = read(
        permission.rawValue, KeyType<AccessStatus>.choice,
        doc: "How much access to \(permission.rawValue) the app has.",
        example: permission.canBeLimited ? "limited" : "authorized")
    }
  }
}

extension KeyType where Value == AuthorizationStatus {
  /// One word, which is about notifications, or a map by permission.
  ///
  /// - Parameter others: Is given what the map says of the others.
  fileprivate static func access(_ others: @escaping ([Permission: AccessStatus]) -> Void) -> Self {
    Self(.either([.authorizationStatus, .object(AllowedAccess.keys.shape)])) { written in
      guard written.value.kind == .mapping else { return Self.choice.read(written) }
      let allowed = KeyType<AllowedAccess>.parts().read(WrittenValue(written.value, written.scope))
      if let allowed { others(allowed.others) }
      return allowed?.notifications
    }
  }
}

/// The push side of the world before the first step.
public struct TokenStart: Sendable, Hashable {
  /// Signed in already.
  public var user: String?
  /// What the provider will hand out first.
  public var provider: String?
  /// What this device has put into the user's document.
  public var stored: String?
  public var isSimulator = false
  public var build = TokenRegistration.Build.debug
  public var isOnline = true
}

extension TokenStart: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-token-start", doc: "The push token before the first step.")

  public init?(_ read: KeyReader<Self>) {
    self.init()
    provider = read(
      "fcm", .text, doc: "What the provider hands out first, or has now if it differs from what is stored.",
      example: "fcm-1")
    stored = read("stored", .text, doc: "What this device has put into the user's document.", example: "fcm-1")
    isSimulator = read("simulator", .flag, doc: "Whether the device is a simulator.", example: "true") ?? false
    build =
      read(
        "build", KeyType<TokenRegistration.Build>.choice, doc: "How the app was built; 'debug'.", example: "release")
      ?? .debug
  }
}
