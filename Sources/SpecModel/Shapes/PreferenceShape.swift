/// One entry of `preferences`.
public enum PreferenceShape {
  public static let object = ObjectShape(
    "preference", doc: "A setting of the app that people change.",
    fields: [
      FieldShape("type", .choice(["toggle"]), required: true, doc: "The kind of setting.", example: "toggle"),
      FieldShape(
        "default", .flag, required: true, doc: "Its value until somebody changes it.", example: "true"),
      FieldShape(
        "controls", .either([.choice(["all"]), .list(of: .reference(.notification))]), required: true,
        doc: "The types that are sent only while it is on: `all`, or a list of types.", example: "all"),
      FieldShape(
        "label", CopyShape.localized, doc: "The text beside the switch, in every language.",
        example: "{ en: \"Notifications\" }"),
      FieldShape(
        "footer", CopyShape.localized, doc: "The small text below it, in every language.",
        example: "{ en: \"At most one a day.\" }"),
      CommonFields.covers,
    ])
}
