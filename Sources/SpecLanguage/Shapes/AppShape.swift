import NotificationTerms

/// `app`.
public enum AppShape {
  public static let object = ObjectShape(
    "app", doc: "Names, languages and the kind of delivery of the app.",
    fields: [
      FieldShape(
        "id", .pattern(.identifier), required: true, doc: "Short name of the app, and the name of its folder.",
        example: "cleaner"),
      FieldShape("name", .text, doc: "The name people know the app by.", example: "\"Swipe Cleaner\""),
      FieldShape(
        "module", .pattern(.swiftModule), required: true, doc: "Name of the Swift module that is generated.",
        example: "CleanerNotifications"),
      FieldShape(
        "bundle_id", .pattern(.bundleID), required: true, doc: "Bundle identifier of the app.",
        example: "com.example.swipecleaner"),
      FieldShape(
        "locales", .list(of: .languageTag), required: true,
        doc: "The languages of the app. Every text needs all of them.", example: "[en, ru, zh-Hans]"),
      FieldShape(
        "source_locale", .languageTag, required: true, doc: "The language that texts are translated from.",
        example: "en"),
      FieldShape(
        "delivery", .oneOrMore(.choice(AppItem.Delivery.allCases.map(\.rawValue))), required: true,
        doc: "Whether the device plans the notifications itself (local) or a server sends them (remote).",
        example: "local"),
      FieldShape("owner", .text, doc: "The team to ask about this description.", example: "retention"),
      CommonFields.summary,
      CommonFields.covers,
      FieldShape(
        "minimum_ios", .pattern(.systemVersion), doc: "The oldest version of iOS that the app runs on.",
        example: "\"15.0\""),
      FieldShape(
        "team_id", .pattern(.appleID),
        doc: "The Apple team id, which universal links need to open the app; that of `push` by default.",
        example: "\"DEF123GHIJ\""),
      entitlements,
      FieldShape(
        "out_of_scope", .list(of: .choice(AppItem.Omission.allCases.map(\.rawValue))),
        doc: "What the app leaves out on purpose, so that it is not missed here.",
        example: "[silent_push, live_activities]"),
      FieldShape(
        "authorization", .object(authorization),
        doc: "What permissions for notifications the app asks for, and when.",
        example: "{ options: [alert, sound], ask_at: permission_flow }"),
      FieldShape(
        "launch", .list(of: .choice(AppItem.LaunchStep.allCases.map(\.rawValue))),
        doc: "What the app sets up while it launches, in this order.",
        example: "[firebase, notification_delegate, launch_notification]"),
      FieldShape(
        "swift", .object(SwiftOptionsShape.object), doc: "How the generated Swift looks to the code around it.",
        example: "{ access: internal }"),
    ])

  static let entitlements = FieldShape(
    "entitlements", .list(of: .choice(Entitlement.allCases.map(\.rawValue))),
    doc: "What Apple grants the app for its notifications.", example: "[time_sensitive]")

  public static let authorization = ObjectShape(
    "authorization", doc: "What permissions for notifications the app asks for, and when.",
    fields: [
      FieldShape(
        "options", .list(of: .choice(AuthorizationOption.allCases.map(\.rawValue))),
        doc: "What it asks for. Alerts, sounds and badges by default.", example: "[alert, sound]"),
      FieldShape(
        "ask_at", .choice(AuthorizationItem.Moment.allCases.map(\.rawValue)),
        doc: "When the iOS dialog comes: at its step of the permission flow, after signing in, or with a setting.",
        example: "permission_flow"),
      FieldShape(
        "preference", .reference(.preference), doc: "The setting that asks when it is switched on.",
        example: "notifications_enabled"),
      FieldShape(
        "fallback", .reference(.target),
        doc:
          "The screen at which the dialog may come when the step of the flow was never shown, or to which signing in "
          + "leads.",
        example: "main_dashboard"),
      FieldShape(
        "pre_prompt", .choice(AuthorizationItem.PrePrompt.allCases.map(\.rawValue)),
        doc: "Whether a screen of the app must come before the iOS dialog; no by default.",
        example: "required"),
    ])
}
