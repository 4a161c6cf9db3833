/// One `*.yaml` file below an app's folder; the sections of all files of the folder are merged.
public enum SpecFileShape {
  public static let object = ObjectShape(
    "spec-file", doc: "One file of an app's description. Sections may be spread over any number of files.",
    fields: [
      version,
      FieldShape(
        "app", .object(AppItem.keys.shape), doc: "What the description is about.", example: "{ id: cleaner, … }"),
      FieldShape(
        "signals", .map(keys: .identifier(.signal), values: .object(SignalItem.keys.shape)),
        doc: "What the app reports: all that a scheduler knows about the world.", example: "{ photos_cleaned: {} }"),
      FieldShape(
        "deep_links", .object(DeepLinks.keys.shape), doc: "The screens a notification can open.",
        example: "{ scheme: swipecleaner, targets: { … } }"),
      FieldShape(
        "preferences", .map(keys: .identifier(.preference), values: PreferenceItem.entry),
        doc: "Settings of the app that notifications depend on.",
        example: "{ notifications_enabled: { type: toggle, default: true, controls: all } }"),
      FieldShape(
        "settings_screen", .object(SettingsScreenItem.keys.shape),
        doc: "What is on the settings screen.", example: "{ sections: [ … ] }"),
      FieldShape(
        "attributes", .map(keys: .identifier(.attribute), values: .object(AttributeItem.keys.shape)),
        doc: "What the app knows of the user and conditions ask about.",
        example: "{ tier: { enum: [free, gold] } }"),
      FieldShape(
        "flags", .map(keys: .identifier(.flag), values: .object(FlagItem.keys.shape)),
        doc: "Switches in the hands of the team, which conditions ask about.", example: "{ offers: { default: on } }"),
      FieldShape(
        "experiments", .map(keys: .identifier(.experiment), values: ExperimentItem.entry),
        doc: "Groups of installations: the arms of each with their shares in percent.",
        example: "{ wording: { energy: 45, play: 45, none: 10 } }"),
      FieldShape(
        "notifications", .map(keys: .identifier(.notification), values: .object(NotificationItem.keys.shape)),
        doc: "The types of notification that the app sends.", example: "{ daily_clean_reminder: { … } }"),
      FieldShape(
        "policies", .object(PoliciesItem.keys.shape), doc: "Rules for all types together.",
        example: "{ slot: \"20:00\" }"),
      FieldShape(
        "analytics", .object(AnalyticsItem.keys.shape), doc: "The events that are logged, and when.",
        example: "{ provider: firebase, events: { … } }"),
      FieldShape(
        "strings", .map(keys: .identifier(.string), values: StringItem.entry),
        doc: "Texts of the app that belong to no notification: settings, buttons, alerts.",
        example: "{ open_settings: { en: \"Open Settings\" } }"),
      FieldShape(
        "modules", .map(keys: .identifier(.module), values: .object(ModuleItem.keys.shape)),
        doc: "Parts of the app that a refused permission can block, hide or disable.",
        example: "{ photo_cleaner: { name: { en: \"Photo Cleaner\" } } }"),
      FieldShape(
        "categories", .map(keys: .identifier(.category), values: .object(CategoryItem.keys.shape)),
        doc: "The buttons that notifications offer.", example: "{ message: { actions: [ … ] } }"),
      FieldShape(
        "permission_flow", .object(PermissionFlowItem.keys.shape),
        doc: "The screens that ask for permissions, in order.",
        example: "{ show_when: [first_launch], steps: [ … ] }"),
      FieldShape(
        "push", .object(PushItem.keys.shape), doc: "How remote notifications reach the app.",
        example: "{ token: { store: \"users/{uid}\", field: fcmToken } }"),
      FieldShape(
        "live_activities", .map(keys: .identifier(.liveActivity), values: .object(LiveActivityItem.keys.shape)),
        doc: "What takes a while and is shown on the Lock Screen.", example: "{ pizza_delivery: { … } }"),
    ], elsewhere: elsewhere)

  private static let elsewhere: [String: String] = {
    let types = "the types are in 'notifications', and how those of a server reach the app in 'push'"
    let workspace = "the settings of the workspace are in 'notispec.yaml' in the folder that holds those of the apps"
    return [
      "outputs": workspace, "waivers": workspace, "requires": workspace, "breaks": workspace, "templates": workspace,
      "lint": workspace,
      "pushes": types, "push_notifications": types, "messages": types, "alerts": types, "reminders": types,
      "notification": types, "types": types, "notification_types": types,
    ]
  }()

  /// The key every file begins with.
  static let version = FieldShape(
    "notispec", .int(1...1), required: true, perFile: true, doc: "The version of the language; this is version 1.",
    example: "1")

  /// Every shape that `ValueShape.recursive` may name in a spec file.
  public static let recursiveShapes = [ConditionItem.keys.shape, LiveActivityField.keys.shape]
}
