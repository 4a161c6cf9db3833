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
      FieldShape(
        "quote", .text, required: true, doc: "The document's own words; several excerpts are on lines of their own.",
        example: "|-\n  …"),
      FieldShape("requires", .text, required: true, doc: "What it asks for, in one sentence.", example: "…"),
      FieldShape("kind", .text, required: true, doc: "What it is about.", example: "schedule"),
      FieldShape(
        "checked_by", .choice(Requirement.Check.allCases.map(\.rawValue)), required: true, doc: "What proves it.",
        example: "scenario"),
      FieldShape("here", .text, doc: "For 'device': what can be checked without one.", example: "…"),
      FieldShape("note", .text, doc: "A conflict or gap and its proposed resolution.", example: "…"),
      FieldShape(
        "texts", .list(of: .object(text)), doc: "Texts of the apps that must have the document's own words.",
        example: "[{ text: cleaner/highlight_ready.body, locale: ru }]"),
      FieldShape(
        "not_applicable", .object(notApplicable), doc: "Why nothing here can or should meet it.",
        example: "{ reason: …, owner: …, until: … }"),
      NamedOnlyReason.field,
    ])

  static let text = ObjectShape(
    "requirement-text",
    doc:
      "A text that must be one line of the quote, to the letter, without what the document puts around it, or the words "
      + "that were agreed on.",
    fields: [
      FieldShape(
        "text", .text, required: true,
        doc: "The app, a slash and the key of the text, as in 'notispec strings export'.",
        example: "cleaner/highlight_ready.body"),
      FieldShape("locale", .languageTag, required: true, doc: "The language of the words.", example: "ru"),
      FieldShape(
        "line", .int(1...1000), doc: "Which line of the quote, from 1; needed if there are several.", example: "2"),
      FieldShape(
        "agreed", .text, doc: "The words that were agreed on, where the document has none in this language.",
        example: "\"Time to celebrate!\""),
      FieldShape(
        "with", .map(keys: .identifier(.parameter), values: .text),
        doc: "What the document writes where the text has placeholders.", example: "{ sender: Джона }"),
    ])

  static let notApplicable = ObjectShape(
    "not-applicable", doc: "A requirement that is left out on purpose until a date.",
    fields: Justification.fields(
      reason: "Why nothing here can or should meet it.", example: "\"Version 1 supports one device for each user.\"",
      until: "The last day on which that is agreed."))
}
