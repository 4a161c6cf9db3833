/// `specs/notispec.yaml`: settings for all apps together.
public enum WorkspaceShape {
  public static let object = ObjectShape(
    "workspace", doc: "What is generated, and how strict the checks are.",
    fields: [
      SpecFileShape.version,
      FieldShape(
        "outputs", .map(keys: .identifier(.emitter), values: .object(output)), doc: "What is generated.",
        example: "{ swift: {} }"),
      FieldShape(
        "lint", .object(LintShape.object), doc: "How strict the checks are.",
        example: "{ levels: { copy/too-long: warning } }"),
      FieldShape(
        "waivers", .list(of: .object(WaiverShape.object)),
        doc: "Findings of lint rules that may stay for a while.",
        example: "[{ rule: …, place: …, reason: …, owner: …, until: … }]"),
    ],
    plannedKeys: ["breaks", "templates"])

  /// One entry of `outputs`.
  public static let output = ObjectShape("output", doc: "An output and its options; none has any so far.", fields: [])
}
