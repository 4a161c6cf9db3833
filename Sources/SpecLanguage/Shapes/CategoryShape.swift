import NotificationTerms

/// One entry of `categories`.
public enum CategoryShape {
  public static let object = ObjectShape(
    "category", doc: "The buttons that a notification offers, and how it behaves.",
    fields: [
      CommonFields.summary,
      FieldShape(
        "identifier", .pattern(.systemIdentifier), doc: "The system's identifier for it; the id by default.",
        example: "MESSAGE_CATEGORY"),
      FieldShape(
        "actions", .list(of: .object(action)), required: true,
        doc: "The buttons, the most important first: where space is short, only two are shown.",
        example: "[{ id: VIEW_ACTION, title: { en: \"View\" }, options: [foreground], target: chat }]"),
      FieldShape(
        "options", .list(of: .choice(CategoryOption.allCases.map(\.rawValue))),
        doc: "How notifications of the category behave.", example: "[custom_dismiss_action]"),
      FieldShape(
        "hidden_preview", CopyShape.localized, doc: "The text while previews are hidden, in every language.",
        example: "{ en: \"New message\" }"),
      FieldShape(
        "test_only", .flag, doc: "Whether it is only for tests, so that no type has to use it; no by default.",
        example: "true"),
      CommonFields.covers,
    ])

  public static let action = ObjectShape(
    "action", doc: "A button of a notification.",
    fields: [
      FieldShape(
        "id", .pattern(.systemIdentifier), required: true, doc: "The system's identifier for it.",
        example: "REPLY_ACTION"),
      CommonFields.summary,
      FieldShape(
        "title", CopyShape.localized, required: true, doc: "The words on it, in every language.",
        example: "{ en: \"Reply\" }"),
      FieldShape(
        "options", .list(of: .choice(ActionOption.allCases.map(\.rawValue))),
        doc: "Whether it opens the app, is destructive, or requires the device to be unlocked first.",
        example: "[foreground]"),
      FieldShape("target", .reference(.target), doc: "The screen it opens.", example: "chat"),
      FieldShape(
        "text_input", .object(textInput), doc: "A text field.",
        example: "{ button: { en: \"Send\" }, placeholder: { en: \"Message…\" } }"),
      FieldShape(
        "requires", .list(of: .reference(.parameter)),
        doc: "The arguments or data that a notification with this button must carry.", example: "[chat_id]"),
      FieldShape(
        "ends_with", .choice(ActionEnding.allCases.map(\.rawValue)),
        doc: "What happens to the expanded view when it is pressed.", example: "dismiss"),
      FieldShape("icon", .text, doc: "The name of the symbol next to the words.", example: "\"arrow.up\""),
      CommonFields.covers,
    ])

  public static let textInput = ObjectShape(
    "text-input", doc: "A text field.",
    fields: [
      FieldShape(
        "button", CopyShape.localized, required: true, doc: "The words on the button that sends the text.",
        example: "{ en: \"Send\" }"),
      FieldShape(
        "placeholder", CopyShape.localized, doc: "The words in the empty field.", example: "{ en: \"Message…\" }"),
    ])
}
