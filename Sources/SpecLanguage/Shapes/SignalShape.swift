/// One entry of `signals`.
public enum SignalShape {
  public static let object = ObjectShape(
    "signal", doc: "Something the app reports when it happens.",
    fields: [
      FieldShape(
        "summary", .text, doc: "When the app reports it, in a sentence.",
        example: "\"The last onboarding screen was left.\""),
      FieldShape(
        "parameters", ParameterShape.signalMap, doc: "The values that are reported with it.",
        example: "{ used_percent: { type: percent } }"),
      CommonFields.covers,
    ])
}
