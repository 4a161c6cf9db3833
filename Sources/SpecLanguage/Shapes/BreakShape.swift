/// `breaks` of `specs/notispec.yaml`: breaking changes that were agreed on.
public enum BreakShape {
  public static let object = ObjectShape(
    "break", doc: "A breaking change that somebody has agreed to; 'notispec diff --breaking' lets it pass.",
    fields: [
      FieldShape(
        "place", .pattern(.place), required: true,
        doc:
          "The app, a slash and the keys down to what changed, as 'notispec diff' prints it; everything below counts "
          + "too.",
        example: "cleaner/notifications.storage_high_90"),
      FieldShape(
        "audience", .choice(Audience.allCases.map(\.rawValue)),
        doc: "For whom the break is agreed on; for all of them if left out.",
        example: "dashboards"),
      FieldShape(
        "reason", .text, required: true, doc: "Why it is necessary.",
        example: "\"The reminder is replaced by the weekly report.\""),
      FieldShape("approver", .text, required: true, doc: "Who has agreed to it.", example: "\"Dana, retention\""),
      FieldShape("release", .text, required: true, doc: "The release that brings it.", example: "\"2.4\""),
    ])
}
