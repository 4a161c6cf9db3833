import NotificationRules
import NotificationTerms

/// One entry of `notifications`.
public enum NotificationShape {
  public static let object = ObjectShape(
    "notification", doc: "One type of notification: when it is due, what it says and what a tap opens.",
    fields: [
      FieldShape(
        "summary", .text, required: true, doc: "Who gets it and why, in a sentence.",
        example: "\"Reached the free limit and has not subscribed.\""),
      CommonFields.covers,
    ] + ContentShape.upkeep + [
      FieldShape(
        "target", .reference(.target), required: true, doc: "The screen that a tap opens.", example: "paywall"),
      FieldShape(
        "trigger", .object(TriggerShape.object), doc: "When it is due.",
        example: "{ after: { signal: free_limit_reached, delay: 30m..60m } }"),
      FieldShape(
        "triggers", .map(keys: .identifier(.trigger), values: .object(TriggerShape.object)),
        doc: "Several ways in which the same type becomes due, by name.",
        example: "{ level: { calendar: { every: day } } }"),
      FieldShape(
        "push", .object(PushContentShape.object), doc: "A server sends it: how Apple handles it, and its data.",
        example: "{ priority: 10, data: { chat_id: { type: string } } }"),
      FieldShape(
        "conditions", ConditionShape.list, doc: "What must be true when it is delivered; all of them.",
        example: "[{ not: { happened: subscription_bought } }]"),
      FieldShape(
        "repeat_after", .object(TriggerShape.repeatAfter), doc: "How long the same type waits after a delivery.",
        example: "{ days: 7 }"),
      FieldShape(
        "priority", .int(0...1000), default: "0",
        doc: "Which type wins if several want the same day: the higher one.",
        example: "50"),
      FieldShape(
        "on_cap", .choice(TypeRule.OnCap.allCases.map(\.rawValue)), default: "drop",
        doc: "If a cap leaves no room: wait for the next free slot, be dropped, or be `exempt`: come "
          + "all the same and not be counted.", example: "defer"),
      FieldShape(
        "combine", .pattern(.identifier),
        doc: "Types with the same name here that are due at one instant come as one: that of the highest priority.",
        example: "summaries"),
      FieldShape(
        "interruption_level", .choice(InterruptionLevel.allCases.map(\.rawValue)), default: "active",
        doc: "How strongly the system interrupts.", example: "active"),
      FieldShape(
        "arguments", ParameterShape.argumentMap, doc: "Values that are put into the texts.",
        example: "{ days: { type: int, example: 7 } }"),
      FieldShape(
        "copy", .object(CopyShape.object), required: true, doc: "What it says, in every language.",
        example: "{ body: { en: \"We have new best photos for you\" } }"),
    ] + ContentShape.fields,
    choices: [KeyChoice(triggerKeys, required: true)])

  public static let triggerKeys = ["trigger", "triggers", "push"]
}
