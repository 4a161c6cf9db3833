/// `lint` of `specs/notispec.yaml`: how strict the checks are.
public enum LintShape {
  public static let object = ObjectShape(
    "lint", doc: "How strict the checks are.",
    fields: [
      FieldShape(
        "levels", .map(keys: .ruleCode, values: .choice(LintLevel.allCases.map(\.rawValue))),
        doc: "How serious the findings of a lint rule are here; 'off' silences the rule everywhere.",
        example: "{ copy/too-long: warning }")
    ])
}

/// `waivers` of `specs/notispec.yaml`: what may stay as it is for a while.
public enum WaiverShape {
  public static let object = ObjectShape(
    "waiver", doc: "A lint rule that may be broken at one place until a date.",
    fields: [
      FieldShape(
        "rule", .pattern(.ruleCode), required: true, doc: "The code of the rule, as its findings show it.",
        example: "signals/unused"),
      FieldShape(
        "place", .pattern(.place), required: true,
        doc: "The app's id, a slash and the keys that a finding prints; everything below counts too.",
        example: "cleaner/notifications.storage_high_90"),
    ]
      + Justification.fields(
        reason: "Why this is good enough for now.", example: "\"The new text is with the translators.\"",
        until: "The last day of the waiver."))
}
