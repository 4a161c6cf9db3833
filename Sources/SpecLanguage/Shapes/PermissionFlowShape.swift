/// `permission_flow`.
public enum PermissionFlowShape {
  public static let object = ObjectShape(
    "permission-flow", doc: "The screens that ask for permissions, in order.",
    fields: [
      FieldShape(
        "show_when", .list(of: .choice(PermissionFlowItem.Occasion.allCases.map(\.rawValue))), required: true,
        doc: "When the flow is shown; any one of these is enough.", example: "[first_launch, not_completed, forced]"),
      FieldShape(
        "completed_flag", .pattern(.storageKey), doc: "The name under which the app remembers that the flow is done.",
        example: "hasCompletedPermissionsFlow"),
      FieldShape(
        "forced_by", .pattern(.storageKey), doc: "The outside switch that shows the flow again; with `forced`.",
        example: "feature_flags"),
      FieldShape(
        "ask_once", .flag, doc: "Whether people are not asked again once iOS has an answer; yes by default.",
        example: "true"),
      FieldShape(
        "steps", .list(of: .object(PermissionStepShape.object)), required: true,
        doc: "The permissions, in the order in which they are asked for.",
        example: "[{ id: photos, permission: photos, screen: { … } }]"),
      FieldShape(
        "screens", .map(keys: .identifier(.screen), values: .object(screen)),
        doc: "What is shown after an answer, or in place of a module.",
        example: "{ photos_blocked: { text: { … }, primary: { … } } }"),
      FieldShape(
        "final_screen", .object(finalScreen), doc: "The end of the flow; without one it ends with its last step.",
        example: "{ id: all_set, when: all_granted, … }"),
      CommonFields.summary,
      CommonFields.covers,
    ])

  /// One entry of `screens`.
  public static let screen = ObjectShape(
    "permission-screen", doc: "A screen after an answer, or in place of a module. It has a title or a text, or both.",
    fields: [
      FieldShape(
        "title", CopyShape.localized, doc: "The first line, in every language.", example: "{ en: \"No access\" }"),
      FieldShape(
        "text", CopyShape.localized, doc: "What it says, in every language.",
        example: "{ en: \"To clean all duplicates, allow access to all photos.\" }"),
      FieldShape(
        "primary", CopyShape.localized, doc: "The large button, in every language.",
        example: "{ en: \"Allow Photos Access in Settings\" }"),
      FieldShape(
        "primary_opens", .choice(destinations), doc: "Where the large button leads; to Settings by default.",
        example: "settings"),
      FieldShape(
        "secondary", CopyShape.localized, doc: "The other button, in every language.",
        example: "{ en: \"Continue\" }"),
      FieldShape(
        "secondary_opens", .choice(destinations), doc: "Where the other button leads; to the next step by default.",
        example: "next_step"),
      CommonFields.summary,
      CommonFields.covers,
    ])

  public static let finalScreen = ObjectShape(
    "final-screen", doc: "What is shown when all steps are done.",
    fields: [
      FieldShape(
        "id", .pattern(.identifier), required: true, doc: "Unique name of the screen.",
        example: "all_set"),
      FieldShape(
        "when", .choice(FinalScreenItem.Occasion.allCases.map(\.rawValue)), required: true,
        doc: "Whether it comes always, never, or only if everything was granted.", example: "all_granted"),
      FieldShape(
        "title", CopyShape.localized, required: true, doc: "The first line, in every language.",
        example: "{ en: \"You’re all set!\" }"),
      FieldShape(
        "text", CopyShape.localized, doc: "What it says, in every language.", example: "{ en: \"Enjoy.\" }"),
      FieldShape(
        "primary", CopyShape.localized, required: true, doc: "The button, in every language.",
        example: "{ en: \"Continue\" }"),
      FieldShape(
        "target", .reference(.target), required: true, doc: "The screen of the app that the button opens.",
        example: "main_dashboard"),
      CommonFields.summary,
      CommonFields.covers,
    ])

  private static let destinations = PermissionScreenItem.Destination.allCases.map(\.rawValue)
}
