/// `notifications.<type>.push`.
public enum PushContentShape {
  public static let object = ObjectShape(
    "push-content", doc: "A type that a server sends: how Apple handles it, and what it carries.",
    fields: [
      FieldShape(
        "push_type", .choice(PushContentItem.PushType.allCases.map(\.rawValue)),
        default: "alert", doc: "What kind of push it is.", example: "alert"),
      FieldShape(
        "priority", .either(PushContentItem.Priority.allCases.map { .int($0.rawValue...$0.rawValue) }),
        doc: "10 means at once, 5 when it suits the battery, 1 rarely. 10 by default, 5 for background pushes.",
        example: "10"),
      FieldShape(
        "expiration", .duration, doc: "How long Apple keeps what it cannot deliver; `0m` means one attempt.",
        example: "24h"),
      FieldShape(
        "collapse_id", .text,
        doc: "Pushes with the same id replace each other; `{name}` is an argument. At most 64 bytes.",
        example: "\"chat-{chat_id}\""),
      FieldShape(
        "mutable_content", .flag, default: "false",
        doc: "Whether the service extension may change it.",
        example: "true"),
      FieldShape(
        "content_available", .flag, default: "false",
        doc: "Whether it wakes the app in the background.",
        example: "true"),
      FieldShape(
        "target_content_id", .text, doc: "The window of the app that it is about.", example: "\"chat\""),
      FieldShape("filter_criteria", .text, doc: "What a Focus filter compares.", example: "\"work\""),
      FieldShape(
        "data", ParameterShape.map, doc: "What it carries besides the texts, by name.",
        example: "{ chat_id: { type: string, key: chatId } }"),
    ])
}
