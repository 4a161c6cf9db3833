import NotificationRules

/// `analytics`.
public enum AnalyticsShape {
  public static let object = ObjectShape(
    "analytics", doc: "What is counted.",
    fields: [
      FieldShape(
        "provider", .choice(AnalyticsItem.Provider.allCases.map(\.rawValue)), required: true,
        doc: "The provider whose rules for event names and counts apply.", example: "firebase"),
      FieldShape(
        "events", .map(keys: .eventName, values: .object(event)), required: true,
        doc: "The events by name; `{id}` in a name is the id of the type.",
        example: "{ notif_opened: { on: notification.opened } }"),
    ])

  /// One entry of `events`.
  public static let event = ObjectShape(
    "event", doc: "An event and the moments it is logged at.",
    fields: [
      FieldShape(
        "on", .oneOrMore(.choice(EventRule.Transition.allCases.map(\.rawValue))), required: true,
        doc: "What must happen for it to be logged.", example: "notification.opened"),
      FieldShape(
        "parameters", .list(of: .choice(EventRule.Parameter.allCases.map(\.rawValue))),
        doc: "What is logged with it.", example: "[type, target]"),
      FieldShape(
        "console", .text, doc: "A line that is written to the console instead of an event, with its parameters.",
        example: "\"FCM Token: {token}\""),
      FieldShape(
        "status", .choice(CopyText.Status.allCases.map(\.rawValue)),
        doc: "Whether the event is approved (the default), proposed, or out of date.", example: "proposed"),
      CommonFields.summary,
      CommonFields.covers,
    ])
}
