/// `app`.
public enum AppShape {
  public static let object = ObjectShape(
    "app", doc: "Names, languages and the kind of delivery of the app.",
    fields: [
      FieldShape(
        "id", .pattern(.identifier), required: true, doc: "Short name of the app, and the name of its folder.",
        example: "cleaner"),
      FieldShape("name", .text, doc: "The name people know the app by.", example: "\"Swipe Cleaner\""),
      FieldShape(
        "module", .pattern(.swiftModule), required: true, doc: "Name of the Swift module that is generated.",
        example: "CleanerNotifications"),
      FieldShape(
        "bundle_id", .pattern(.bundleID), required: true, doc: "Bundle identifier of the app.",
        example: "com.example.swipecleaner"),
      FieldShape(
        "locales", .list(of: .languageTag), required: true,
        doc: "The languages of the app. Every text must be there in each of them.", example: "[en, ru, zh-Hans]"),
      FieldShape(
        "source_locale", .languageTag, required: true, doc: "The language that texts are translated from.",
        example: "en"),
      FieldShape(
        "delivery", .oneOrMore(.choice(AppItem.Delivery.allCases.map(\.rawValue))), required: true,
        doc: "Whether the device plans the notifications itself (local) or a server sends them (remote).",
        example: "local"),
      FieldShape("owner", .text, doc: "The team to ask about this description.", example: "retention"),
      CommonFields.covers,
    ])
}
