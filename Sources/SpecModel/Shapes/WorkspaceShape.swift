/// `specs/notispec.yaml`: settings for all apps together.
public enum WorkspaceShape {
  public static let object = ObjectShape(
    "workspace", doc: "What is generated, and how strict the checks are.",
    fields: [
      SpecFileShape.version,
      FieldShape(
        "outputs", .map(keys: .identifier(.emitter), values: .object(output)), doc: "What is generated.",
        example: "{ swift: {} }"),
    ],
    plannedKeys: ["lint", "waivers", "breaks", "templates"])

  /// One entry of `outputs`.
  public static let output = ObjectShape("output", doc: "An output and its options; none has any so far.", fields: [])
}
