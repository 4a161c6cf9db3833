/// `specs/notispec.yaml`: settings for all apps together.
public enum WorkspaceShape {
  public static let object = ObjectShape(
    "workspace", doc: "What is generated, and how strict the checks are.",
    fields: [
      SpecFileShape.version,
      FieldShape(
        "requires", .pattern(.productVersion),
        doc:
          "The version of notispec that the team has agreed on, or its first numbers; any other refuses to work here.",
        example: "\"0.2\""),
      FieldShape(
        "outputs", .object(OutputShape.all), absent: "everything", doc: "What is generated, besides the templates.",
        example: "{ swift: {} }"),
      FieldShape(
        "templates", .map(keys: .identifier(.template), values: .object(TemplateShape.object)),
        doc: "Your own outputs, generated from templates.",
        example: "{ kotlin: { file: templates/kotlin.mustache, output: \"{app}/Notifications.kt\" } }"),
      FieldShape(
        "lint", .object(LintShape.object), doc: "How strict the checks are.",
        example: "{ levels: { copy/too-long: warning } }"),
      FieldShape(
        "waivers", .list(of: .object(WaiverShape.object)),
        doc: "Findings of lint rules that may stay for a while.",
        example: "[{ rule: …, place: …, reason: …, owner: …, until: … }]"),
      FieldShape(
        "breaks", .list(of: .object(BreakShape.object)), doc: "Breaking changes that were agreed on.",
        example: "[{ place: …, reason: …, approver: …, release: … }]"),
    ])
}
