import NotificationTerms

/// `push`.
public enum PushShape {
  public static let object = ObjectShape(
    "push", doc: "How remote notifications reach the app.",
    fields: [
      FieldShape("summary", .text, doc: "How it works, in a sentence.", example: "\"Tokens go to Firestore.\""),
      FieldShape(
        "providers", .list(of: .choice(PushItem.Provider.allCases.map(\.rawValue))),
        default: "[apns]", doc: "Who delivers the notifications; `apns` by default.", example: "[apns, fcm]"),
      FieldShape(
        "authentication", .object(authentication), doc: "How a server shows Apple that it may send.",
        example: "{ method: key, key_id: \"ABC123DEFG\", team_id: \"DEF123GHIJ\" }"),
      FieldShape(
        "environments", .object(environments), doc: "Which of Apple's servers each kind of build registers with.",
        example: "{ debug: sandbox, release: production }"),
      FieldShape(
        "background_modes", .list(of: .choice(PushItem.BackgroundMode.allCases.map(\.rawValue))),
        doc: "The background modes that the app declares.", example: "[remote_notification]"),
      FieldShape(
        "entitlements", .list(of: .choice(Entitlement.allCases.map(\.rawValue))),
        doc: "What Apple must grant to the app.", example: "[aps_environment]"),
      FieldShape(
        "token", .object(PushTokenItem.keys.shape), doc: "Where the device token is kept.",
        example: "{ store: \"users/{uid}\", field: fcmToken }"),
      FieldShape(
        "firestore_rules", .choice(PushItem.FirestoreRules.allCases.map(\.rawValue)),
        default: "none", doc: "The access rules that are generated for stored tokens; none by default.",
        example: "private_subcollection"
      ),
      FieldShape(
        "registration_request", .object(registrationRequest),
        doc: "The request that hands the token to a server of your own.",
        example: "{ endpoint: \"https://api.example.com/register\", fields: [device_token] }"),
      FieldShape(
        "service_extension", .object(serviceExtension), doc: "What changes a notification before it is shown.",
        example: "{ handles: [image_url], time_limit: 30s }"),
      FieldShape(
        "content_extension", .object(contentExtension), doc: "What draws notifications in a way of its own.",
        example: "{ categories: [message], size_ratio: 0.5 }"),
      FieldShape(
        "onesignal", .object(oneSignal), doc: "The settings of OneSignal.", example: "{ app_id: \"1234abcd\" }"),
      FieldShape(
        "dependencies", .list(of: .pattern(.swiftModule)), doc: "The modules of others that the app links for this.",
        example: "[FirebaseMessaging]"),
      CommonFields.covers,
    ])

  public static let authentication = ObjectShape(
    "push-authentication", doc: "How a server shows Apple that it may send.",
    fields: [
      FieldShape(
        "method", .choice(PushAuthenticationItem.Method.allCases.map(\.rawValue)), required: true,
        doc: "A signing key, or a certificate that ends after a year.", example: "key"),
      FieldShape(
        "key_id", .pattern(.appleID), doc: "The id of the signing key; with `method: key`.", example: "\"ABC123DEFG\""),
      FieldShape(
        "team_id", .pattern(.appleID), doc: "The id of the team at Apple; with `method: key`.",
        example: "\"DEF123GHIJ\""),
      FieldShape(
        "key_file", .text, doc: "Where the server finds the key or the certificate; never the secret itself.",
        example: "\"AuthKey_ABC123DEFG.p8\""),
    ])

  private static let environment = ValueShape.choice(PushItem.Environment.allCases.map(\.rawValue))

  public static let environments = ObjectShape(
    "push-environments", doc: "Which of Apple's servers each kind of build registers with.",
    fields: [
      FieldShape(
        "debug", environment, default: "sandbox", doc: "Builds from Xcode; `sandbox` by default.", example: "sandbox"),
      FieldShape(
        "testflight", environment, default: "production", doc: "TestFlight; `production` by default.",
        example: "production"),
      FieldShape(
        "release", environment, default: "production", doc: "The App Store; `production` by default.",
        example: "production"),
    ])

  public static let registrationRequest = ObjectShape(
    "registration-request", doc: "The request that hands the token to a server of your own.",
    fields: [
      FieldShape(
        "endpoint", .pattern(.endpoint), required: true, doc: "The address it is sent to.",
        example: "\"https://api.example.com/register\""),
      FieldShape(
        "fields", .list(of: .pattern(.payloadKey)), required: true, doc: "The keys of its body.",
        example: "[device_token, platform]"),
    ])

  public static let serviceExtension = ObjectShape(
    "service-extension", doc: "Code that changes a notification before it is shown.",
    fields: [
      FieldShape(
        "handles", .list(of: .reference(.parameter)), doc: "The entries of `data` that it works on.",
        example: "[image_url]"),
      FieldShape("time_limit", .duration, default: "30s", doc: "How long it may take; 30s by default.", example: "30s"),
      FieldShape(
        "downloads", .choice(ServiceExtensionItem.Downloads.allCases.map(\.rawValue)),
        default: ServiceExtensionItem.Downloads.appDirectory.rawValue,
        doc: "Where it puts what it downloads; `app_directory` by default, because iOS empties the temporary one.",
        example: "app_directory"),
    ])

  public static let contentExtension = ObjectShape(
    "content-extension", doc: "Code that draws the notifications of some categories.",
    fields: [
      FieldShape(
        "categories", .list(of: .reference(.category)), required: true, doc: "The categories that it draws.",
        example: "[message]"),
      FieldShape(
        "size_ratio", .numberIn(0.01...10), default: "1",
        doc: "Height by width until it has drawn something; 1 by default.",
        example: "0.5"),
      FieldShape(
        "hides_default_content", .flag, default: "false", doc: "Whether it shows the texts itself; false by default.",
        example: "true"),
      FieldShape(
        "principal_class", .pattern(.swiftType), default: ContentExtensionItem.standardClass,
        doc: "The Swift class of its view controller; `\(ContentExtensionItem.standardClass)` by default.",
        example: "\"MessageViewController\""),
      FieldShape(
        "responses",
        .map(
          keys: .reference(.action), values: .choice(ContentExtensionItem.Response.allCases.map(\.rawValue))),
        doc: "What a press of a button does to it, by the id of the action.", example: "{ LIKE_ACTION: dismiss }"),
    ])

  public static let oneSignal = ObjectShape(
    "onesignal", doc: "The settings of OneSignal.",
    fields: [
      FieldShape("app_id", .text, required: true, doc: "The id of the app at OneSignal.", example: "\"1234abcd\""),
      FieldShape(
        "fallback_to_settings", .flag, default: "false",
        doc: "Whether a refused prompt leads to Settings; false by default.",
        example: "true"),
      FieldShape(
        "tags", .list(of: .pattern(.payloadKey)), doc: "What the app tells OneSignal about the user.",
        example: "[subscription]"),
      FieldShape(
        "foreground", .choice(OneSignalItem.Foreground.allCases.map(\.rawValue)),
        default: "display", doc: "Whether a notification shows while the app is open; `display` by default.",
        example: "display"),
    ])
}
