/// `app.swift`.
public enum SwiftOptionsShape {
  public static let object = ObjectShape(
    "swift", doc: "How the generated Swift looks to the code around it.",
    fields: [
      FieldShape(
        "access", .choice(SwiftOptions.Access.allCases.map(\.rawValue)), default: "public",
        doc: "Who may use it: everybody who imports the module, only the package, or only the module itself.",
        example: "internal"),
      FieldShape(
        "names", .object(names), doc: "Names in Swift for items whose id does not give a good one.",
        example: "{ notifications: { daily_reminder: reminder } }"),
    ])

  public static let names = ObjectShape(
    "swift-names", doc: "Names in Swift, by the section of the item and its id.",
    fields: SwiftOptions.kinds.map { key, kind in
      FieldShape(
        key, .map(keys: .reference(kind), values: .pattern(.swiftMember)),
        doc: "The name of each \(kind.noun) that needs a custom one.", example: "{ daily: everyDay }")
    })
}
