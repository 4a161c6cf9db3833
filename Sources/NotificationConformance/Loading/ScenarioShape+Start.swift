import NotificationRules
public import NotificationScheduling
import NotificationTerms
public import SpecLanguage

extension ScenarioShape {
  public static let start = ObjectShape(
    "scenario-start", doc: "The world before the first step.",
    fields: [
      FieldShape(
        "at", .scenarioTime, doc: "The device's local date and time. Required here or in the defaults.",
        example: "\"2026-03-02 09:00\""),
      .fold,
      FieldShape(
        "zone", .text, doc: "The device's time zone. Required here or in the defaults.", example: "Europe/Moscow"),
      FieldShape(
        "tzdata", .text,
        doc: "The oldest release of the time zone data that has the clock changes of the case. A machine with older "
          + "data gives no verdict on it.", example: "\"2024a\""),
      FieldShape(
        "profile", .reference(.profile), doc: "The profile of policies in force; without one, the policies themselves.",
        example: "calendar"),
      FieldShape(
        "authorization", .either([.authorizationStatus, .object(permissions)]),
        doc: "What the user allowed; 'authorized' if left out.", example: "denied"),
      FieldShape(
        "app", .choice(ScenarioStart.AppState.allCases.map(\.rawValue)),
        doc: "In the foreground or background the app has just been launched. 'foreground' if left out.",
        example: "killed"),
      FieldShape("locale", .languageTag, doc: "The user's language; the app's own if left out.", example: "ru"),
      FieldShape(
        "preferences", .settings, doc: "Settings that are not at their defaults.",
        example: "{ notifications_enabled: false }"),
      FieldShape(
        "attributes", .attributeValues, doc: "What the app has reported of the user.", example: "{ tier: gold }"),
      FieldShape(
        "device", .object(DeviceFacts.keys.shape), doc: "What the device is, and the app on it.",
        example: "{ region: DE, language: de, app_version: \"5.2\" }"),
      FieldShape(
        "switches", .switches, doc: "Flags of the team that the app has reported; the others are at their defaults.",
        example: "{ offers: off }"),
      FieldShape(
        "experiments", .arms, doc: "The arms that were drawn, for cases that depend on them.",
        example: "{ wording: energy }"),
      FieldShape(
        "signals", .list(of: .object(pastSignal)), doc: "What the app has reported before.",
        example: "[{ signal: photos_cleaned, at: \"2026-03-01 10:00\" }]"),
      FieldShape(
        "history", .list(of: .object(pastDelivery)), doc: "What was delivered before.",
        example: "[{ delivered: storage_high_90, at: \"2026-03-01 20:00\" }]"),
      FieldShape(
        "pending", .list(of: .object(pastRequest)),
        doc: "What the center already holds, under raw ids: an older version's and foreign ones too.",
        example: "[{ id: old.1, type: storage_high_90, at: \"2026-03-03 20:00\" }]"),
      FieldShape("focus", .onOff, doc: "Whether a Focus silences notifications; 'off' if left out.", example: "on"),
      FieldShape(
        "flags", .flags,
        doc:
          "The flags of the permission flow that the app has stored: completed, forced. If this key is left out, every "
          + "step of the flow is done.", example: "{ hasCompletedPermissionsFlow: false }"),
      FieldShape(
        "token", .object(TokenStart.keys.shape), doc: "The push token, of an app that has one.",
        example: "{ stored: fcm-1 }"),
      FieldShape("user", .text, doc: "Who is signed in; no user if left out.", example: "alice"),
      FieldShape("network", .onOff, doc: "Whether there is a network; 'on' if left out.", example: "off"),
    ])

  static let permissions = ObjectShape(
    "scenario-permissions", doc: "What the user allowed, by permission.",
    fields: [
      FieldShape(
        "notifications", .authorizationStatus, doc: "Whether the app may post notifications.", example: "authorized")
    ]
      // Everything but notifications, which have states of their own.
      + Permission.allCases.filter { $0 != .notifications }.map {
        FieldShape(
          $0.rawValue, .choice(AccessStatus.allCases.map(\.rawValue)),
          doc: "How much access to \($0.rawValue) the app has.",
          example: $0.canBeLimited ? "limited" : "authorized")
      })

  static let pastSignal = ObjectShape(
    "scenario-past-signal", doc: "Something the app reported before the scenario begins.",
    fields: [
      FieldShape("signal", .reference(.signal), required: true, doc: "What it reported.", example: "photos_cleaned"),
      FieldShape("at", .scenarioTime, required: true, doc: "When.", example: "\"2026-03-01 10:00\""),
      .fold,
      FieldShape(
        "with", .carriedValues, doc: "What the signal carried; a moment is a time.", example: "{ used_percent: 91 }"),
    ])

  static let pastDelivery = ObjectShape(
    "scenario-past-delivery", doc: "A notification that was delivered before the scenario begins.",
    fields: [
      FieldShape(
        "delivered", .reference(.notification), required: true, doc: "Its type.", example: "storage_high_90"),
      FieldShape("at", .scenarioTime, required: true, doc: "When.", example: "\"2026-03-01 20:00\""),
      .fold,
    ])

  static let pastRequest = ObjectShape(
    "scenario-past-request", doc: "A request the center already holds.",
    fields: [
      FieldShape("id", .text, required: true, doc: "The request's identifier, whatever it is.", example: "old.1"),
      FieldShape(
        "type", .reference(.notification), doc: "Its type; left out for a foreign one.", example: "storage_high_90"),
      FieldShape("at", .scenarioTime, required: true, doc: "When it is due.", example: "\"2026-03-03 20:00\""),
      .fold,
    ])
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
