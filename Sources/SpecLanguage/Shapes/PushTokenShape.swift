import NotificationTerms

/// `push.token`.
public enum PushTokenShape {
  public static let object = ObjectShape(
    "push-token", doc: "Where the device token is kept, and when it is written.",
    fields: [
      FieldShape(
        "store", .pattern(.documentPath), required: true,
        doc: "The document that holds it; `{uid}` stands for the user.", example: "\"users/{uid}\""),
      FieldShape(
        "field", .pattern(.payloadKey), required: true, doc: "The field of that document.", example: "fcmToken"),
      FieldShape(
        "encoding", .choice(PushTokenItem.Encoding.allCases.map(\.rawValue)),
        default: "opaque", doc: "Hexadecimal digits, or the provider's own text (`opaque`, the default).",
        example: "opaque"),
      FieldShape(
        "write_when", .list(of: .choice(AuthorizationStatus.allCases.map(\.rawValue))),
        default: "[authorized, provisional, ephemeral]",
        doc: "The states of permission in which it is written; those that let the app post, by default.",
        example: "[authorized, provisional]"),
      FieldShape(
        "clear_on", .list(of: .choice(PushTokenItem.Clearing.allCases.map(\.rawValue))),
        default: "[sign_out]", doc: "When it is taken away; at `sign_out` by default.", example: "[sign_out, revoked]"),
      FieldShape(
        "retry", .choice(PushTokenItem.Retry.allCases.map(\.rawValue)),
        default: "next_launch", doc: "When a write that failed is tried again; at the next launch by default.",
        example: "next_launch"),
      FieldShape(
        "refresh_on", .list(of: .choice(PushTokenItem.Refresh.allCases.map(\.rawValue))),
        default: "[launch, provider_change]",
        doc: "When the app looks for a new token; at a launch and when the provider says so, by default.",
        example: "[launch, provider_change]"),
      FieldShape(
        "simulator", .choice(PushTokenItem.Simulator.allCases.map(\.rawValue)),
        default: "none", doc: "Whether a simulator makes up a token; `none` by default.", example: "mock"),
      FieldShape(
        "log", .object(log), doc: "How much of it goes to the console.", example: "{ debug: full, release: none }"),
      FieldShape(
        "multiple_devices", .flag, default: "false",
        doc: "Whether each device of a user has a token of its own; false by default.",
        example: "true"),
      FieldShape(
        "local_key", .pattern(.payloadKey), doc: "Where the device remembers it.", example: "deviceToken"),
      FieldShape(
        "budgets", .object(budgets), doc: "How long each part may take.", example: "{ registration: 2s, total: 5s }"),
    ])

  private static let logging = ValueShape.choice(PushTokenItem.Logging.allCases.map(\.rawValue))

  public static let log = ObjectShape(
    "token-log", doc: "How much of the token goes to the console.",
    fields: [
      FieldShape("debug", logging, default: "none", doc: "In debug builds; `none` by default.", example: "full"),
      FieldShape("release", logging, default: "none", doc: "In release builds; `none` by default.", example: "none"),
    ])

  public static let budgets = ObjectShape(
    "token-budgets", doc: "How long each part of the registration may take.",
    fields: [
      FieldShape("registration", .duration, doc: "From the permission to the token.", example: "2s"),
      FieldShape("upload", .duration, doc: "From the token to its place in the store.", example: "1s"),
      FieldShape("refresh", .duration, doc: "The look for a new token at a launch.", example: "2s"),
      FieldShape("total", .duration, doc: "From the prompt to the end.", example: "5s"),
    ])
}
