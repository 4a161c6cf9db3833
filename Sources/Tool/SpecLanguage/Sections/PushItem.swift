public import SpecDiagnostics

/// `push`: how remote notifications reach the app.
public struct PushItem: SpecSection, Hashable {
  public let span: SourceSpan
  public let summary: Located<String>?
  public let providers: [Located<Provider>]
  public let authentication: PushAuthenticationItem?
  public let environments: PushEnvironmentsItem
  public let backgroundModes: [Located<BackgroundMode>]
  public let entitlements: [Located<Entitlement>]
  public let token: PushTokenItem?
  public let goals: PushGoalsItem?
  public let preferences: PushPreferencesItem?
  public let firestoreRules: Located<FirestoreRules>
  public let registrationRequest: RegistrationRequestItem?
  public let serviceExtension: ServiceExtensionItem?
  public let contentExtension: ContentExtensionItem?
  public let oneSignal: OneSignalItem?
  public let dependencies: [Located<String>]
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>("push", doc: "How remote notifications reach the app.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    summary = read(
      "summary", \.summary, .text, doc: "How it works, in a sentence.", example: "\"Tokens go to Firestore.\"")
    providers = read(
      "providers", \.providers, listOf: .choice, default: [.apns], notEmpty: "lists no provider",
      doc: "Who delivers the notifications.", example: "[apns, fcm]")
    authentication = read(
      "authentication", \.authentication, .section, doc: "How a server proves to Apple that it may send.",
      example: "{ method: key, key_id: \"ABC123DEFG\", team_id: \"DEF123GHIJ\" }")
    environments = read(
      "environments", \.environments, doc: "Which of Apple's servers each kind of build registers with.",
      example: "{ debug: sandbox, release: production }")
    backgroundModes = read(
      "background_modes", \.backgroundModes, listOf: .choice, doc: "The background modes that the app declares.",
      example: "[remote_notification]")
    entitlements = read(
      "entitlements", \.entitlements, listOf: .choice, doc: "What Apple must grant to the app.",
      example: "[aps_environment]")
    token = read(
      "token", \.token, .section, doc: "Where the device token is kept.",
      example: "{ store: \"users/{uid}\", field: fcmToken }")
    goals = read(
      "goals", \.goals, .section, doc: "What the field should show.",
      example: "{ registered: 99, crash_free: 99.9 }")
    preferences = read(
      "preferences", \.preferences, .section, doc: "Where a server finds the settings that it must follow.",
      example: "{ store: \"users/{uid}\", fields: { marketing: marketingOn } }")
    firestoreRules = read(
      "firestore_rules", \.firestoreRules, .choice, default: .none,
      doc: "The access rules that are generated for stored tokens.", example: "private_subcollection")
    registrationRequest = read(
      "registration_request", \.registrationRequest, .section,
      doc: "The request that passes the token to your own server.",
      example: "{ endpoint: \"https://api.example.com/register\", fields: [device_token] }")
    serviceExtension = read(
      "service_extension", \.serviceExtension, .section, doc: "What changes a notification before it is shown.",
      example: "{ handles: [image_url], time_limit: 30s }")
    contentExtension = read(
      "content_extension", \.contentExtension, .section, doc: "What draws notifications in a custom way.",
      example: "{ categories: [message], size_ratio: 0.5 }")
    oneSignal = read(
      "onesignal", \.oneSignal, .section, doc: "The settings of OneSignal.", example: "{ app_id: \"1234abcd\" }")
    dependencies = read(
      "dependencies", \.dependencies, listOf: .pattern(.swiftModule),
      doc: "The third-party modules that the app links for this.", example: "[FirebaseMessaging]")
    covers = read.covers(\.covers)
    read.check { _, app in
      guard let token, let field = preferences?.fields.first(where: { $0.value.value == token.field.value }),
        preferences?.store.value == token.store.value
      else { return }
      app.session.error(
        .duplicateID, "'\(field.name.value)' has the field that the token is kept in: one would overwrite the other",
        at: field.value.span, notes: [Diagnostic.Note("the token is kept here", at: token.field.span)])
    }
  }
}

extension PushItem {
  /// Who delivers.
  public enum Provider: String, Sendable, CaseIterable {
    case apns, fcm, onesignal
  }

  /// Which of Apple's two servers a build registers with.
  public enum Environment: String, Sendable, CaseIterable {
    case sandbox, production
  }

  /// `UIBackgroundModes` of the app, in snake_case.
  public enum BackgroundMode: String, Sendable, CaseIterable {
    case remoteNotification = "remote_notification"
    case fetch
  }

  /// What access rules are generated for the stored tokens.
  public enum FirestoreRules: String, Sendable, CaseIterable {
    /// As the requirements write them, weaknesses included.
    case asWritten = "as_written"
    /// Tokens in a subcollection that only their owner reads.
    case privateSubcollection = "private_subcollection"
    case none
  }
}
