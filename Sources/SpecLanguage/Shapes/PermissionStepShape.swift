import NotificationTerms

/// One entry of `steps` in `permission_flow`.
public enum PermissionStepShape {
  public static let object = ObjectShape(
    "permission-step", doc: "One permission: the screen before the iOS dialog, and what the answers lead to.",
    fields: [
      FieldShape(
        "id", .pattern(.identifier), required: true, doc: "Unique name of the step.",
        example: "photos"),
      FieldShape(
        "permission", .choice(Permission.allCases.map(\.rawValue)), required: true, doc: "What is asked for.",
        example: "photos"),
      FieldShape(
        "optional", .flag, doc: "Whether the app can do everything it promises without it; no by default.",
        example: "true"),
      FieldShape(
        "usage_key", .pattern(.usageKey), doc: "The key of Info.plist with the text of the dialog.",
        example: "NSPhotoLibraryUsageDescription"),
      FieldShape(
        "purposes", .list(of: .pattern(.identifier)),
        doc: "What the permission is for; the types that need it name one of these as their purpose.",
        example: "[cleaning_reminders, device_tips]"),
      FieldShape(
        "claims",
        .either([
          .list(of: .pattern(.identifier)), .map(keys: .identifier(.claim), values: CopyShape.localized),
        ]),
        doc: "What both the screen and the usage description say, with or without the words that both must contain.",
        example: "{ duplicates: { en: \"duplicates\" } }"),
      FieldShape(
        "screen", .object(screen), required: true, doc: "What the app says before the iOS dialog.",
        example: "{ id: photos_pre_prompt, title: { … }, primary: { … } }"),
      FieldShape(
        "on", .object(answers), doc: "What each answer leads to; an answer that is left out changes nothing.",
        example: "{ denied: { block: [photo_cleaner], screen: photos_blocked } }"),
      CommonFields.summary,
      CommonFields.covers,
    ])

  public static let screen = ObjectShape(
    "pre-prompt", doc: "The screen of the app before the iOS dialog.",
    fields: [
      FieldShape(
        "id", .pattern(.identifier), required: true, doc: "Unique name of the screen.",
        example: "photos_pre_prompt"),
      FieldShape(
        "title", CopyShape.localized, required: true, doc: "The first line, in every language.",
        example: "{ en: \"Allow access to your Photos\" }"),
      FieldShape(
        "subtitle", CopyShape.localized, doc: "The text below it, in every language.",
        example: "{ en: \"We use contacts access to:\" }"),
      FieldShape(
        "reasons", .list(of: CopyShape.localized), doc: "The lines of a list below the subtitle, in every language.",
        example: "[{ en: \"find and merge duplicate contacts\" }]"),
      FieldShape(
        "note", CopyShape.localized, doc: "Another sentence, in every language.",
        example: "{ en: \"You can change notification settings anytime.\" }"),
      FieldShape(
        "safety_note", CopyShape.localized, doc: "What happens to the data, in every language.",
        example: "{ en: \"We never upload your contacts.\" }"),
      FieldShape(
        "primary", CopyShape.localized, required: true,
        doc: "The button that leads to the iOS dialog, in every language.", example: "{ en: \"Continue\" }"),
      FieldShape(
        "secondary", CopyShape.localized, doc: "The button that skips the dialog, in every language.",
        example: "{ en: \"Skip for now\" }"),
      FieldShape(
        "secondary_size", .choice(PrePromptItem.ButtonSize.allCases.map(\.rawValue)),
        doc: "How large that button is; regular by default.", example: "small"),
      FieldShape(
        "usage_description", CopyShape.localized,
        doc: "The text of the iOS dialog, which is in Info.plist, in every language.",
        example: "{ en: \"We need access to your photos to detect duplicates.\" }"),
      FieldShape(
        "system_text", CopyShape.localized,
        doc: "A text for a dialog in which iOS shows none; kept for reference.",
        example: "{ en: \"We use notifications for cleaning reminders.\" }"),
      CommonFields.summary,
      CommonFields.covers,
    ])

  /// `on`.
  public static let answers = ObjectShape(
    "permission-answers", doc: "What each answer leads to.",
    fields: [
      answer(.granted, "Access was granted."),
      answer(.limited, "Limited access was granted: to some photos or some contacts."),
      answer(.denied, "Access was refused."),
      answer(.skipped, "The screen of the app was left before iOS asked."),
      answer(.dismissed, "The iOS dialog went away without an answer."),
    ])

  public static let consequence = ObjectShape(
    "consequence", doc: "What an answer leads to.",
    fields: [
      modules("block", "Modules that a screen replaces."),
      modules("hide", "Modules that are not shown."),
      modules("disable", "Modules that are shown but cannot be used."),
      FieldShape(
        "screen", .reference(.screen), doc: "The screen that is shown next, or in place of a blocked module.",
        example: "photos_blocked"),
    ])

  private static func answer(_ answer: PermissionAnswer, _ doc: String) -> FieldShape {
    FieldShape(answer.rawValue, .object(consequence), doc: doc, example: "{ block: [photo_cleaner] }")
  }

  private static func modules(_ key: String, _ doc: String) -> FieldShape {
    FieldShape(key, .list(of: .reference(.module)), doc: doc, example: "[photo_cleaner]")
  }
}
