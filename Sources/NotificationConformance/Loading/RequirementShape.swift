import SpecLanguage

/// The keys of an entry of `conformance/requirements.yaml`.
enum RequirementShape {
  static let entry = ObjectShape(
    "requirement", doc: "One requirement of a product document.",
    fields: [
      FieldShape(
        "id", .text, required: true, doc: "What 'covers' names; the part before '/' belongs to the document.",
        example: "NOTIF-001/EVENT-1"),
      FieldShape("document", .text, required: true, doc: "The document it is from.", example: "notif-001"),
      FieldShape("section", .text, required: true, doc: "Where in the document.", example: "Events"),
      FieldShape("quote", .text, required: true, doc: "The document's own words.", example: "|-\n  …"),
      FieldShape("requires", .text, required: true, doc: "What it asks for, in one sentence.", example: "…"),
      FieldShape("kind", .text, required: true, doc: "What it is about.", example: "schedule"),
      FieldShape(
        "checked_by", .choice(Requirement.Check.allCases.map(\.rawValue)), required: true, doc: "What proves it.",
        example: "scenario"),
      FieldShape("here", .text, doc: "For 'device': what can be checked without one.", example: "…"),
      FieldShape("note", .text, doc: "A conflict or gap and its proposed resolution.", example: "…"),
    ])
}
