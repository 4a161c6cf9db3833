/// `deep_links`.
public enum DeepLinkShape {
  public static let object = ObjectShape(
    "deep-links", doc: "How screens are addressed from outside the app.",
    fields: [
      FieldShape(
        "scheme", .pattern(.urlScheme), required: true, doc: "The URL scheme that opens the app.",
        example: "swipecleaner"),
      FieldShape(
        "universal", .pattern(.webOrigin), doc: "The web site whose links open the app.",
        example: "https://cleaner.example.com"),
      FieldShape(
        "targets", .map(keys: .identifier(.target), values: .object(target)), required: true,
        doc: "The screens.", example: "{ paywall: { path: /paywall } }"),
    ])

  /// One entry of `targets`.
  public static let target = ObjectShape(
    "target", doc: "A screen that a tap can open.",
    fields: [
      FieldShape("summary", .text, doc: "What the screen shows, in a sentence.", example: "\"Offers a subscription.\""),
      FieldShape(
        "path", .pattern(.linkPath), required: true,
        doc: "The path of the link; `{name}` is a parameter.", example: "/chat/{chat_id}"),
      FieldShape(
        "aliases", .list(of: .pattern(.pathSegment)), doc: "Other names by which links ask for the same screen.",
        example: "[dashboard]"),
      FieldShape(
        "parameters", ParameterShape.map, doc: "The values the link carries, in its path or after the `?`.",
        example: "{ source: { type: string, optional: true } }"),
      FieldShape(
        "fallback", .reference(.target), doc: "The screen to open if what the notification announced is over.",
        example: "main_dashboard"),
      FieldShape(
        "module", .reference(.module),
        doc:
          "The part of the app it belongs to: while a refused permission blocks, hides or disables that, a tap shows "
          + "the screen in its place, or the fallback if there is none.", example: "photo_cleaner"),
      CommonFields.covers,
    ])
}
