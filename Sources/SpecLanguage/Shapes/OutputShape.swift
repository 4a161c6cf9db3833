/// `outputs` of `specs/notispec.yaml`: what is generated.
public enum OutputShape {
  /// Each with its folder below `generated/`.
  public static let all = ObjectShape(
    "outputs", doc: "What is generated, each in a folder of that name below 'generated/'.",
    fields: [
      field(
        "apns", "Each notification as a file for 'xcrun simctl push'; pushes also as the requests that a server sends."),
      field("catalogue", "A page per app with all texts and rules, for people who do not read YAML."),
      field("entitlements", "The entitlements of the app, for Debug and for Release."),
      field("firestore", "'firestore.rules': who may read and write the stored device tokens."),
      field("info_plist", "What 'Info.plist' of the app and of its extensions needs."),
      field("reference", "Pages with every key, what people say and how to write it, and what a server does."),
      field("schema", "JSON Schemas, with which editors complete keys and mark mistakes."),
      field("site_association", "'apple-app-site-association', for universal links; it needs 'app.team_id'."),
      field("swift", "The Swift module of each app.", swift),
      field("tracking_plan", "The analytics events, as a page and as a table."),
      field("xcstrings", "All texts as string catalogs for Xcode."),
    ],
    elsewhere: Dictionary(
      uniqueKeysWithValues: ["android", "kotlin", "java", "typescript", "javascript", "flutter", "dart", "csv", "json"]
        .map {
          ($0, "what notispec does not write itself comes from a template of your own, in 'templates'")
        }))

  private static func field(_ key: String, _ doc: String, _ shape: ObjectShape = object) -> FieldShape {
    FieldShape(key, .object(shape), doc: doc, example: "{}")
  }

  static let object = ObjectShape("output", doc: "The options of an output.", fields: [apps])

  static let swift = ObjectShape(
    "swift-output", doc: "The options of the Swift modules.",
    fields: [
      apps,
      FieldShape(
        "runtime", .choice(Workspace.SwiftRuntime.allCases.map(\.rawValue)),
        default: Workspace.SwiftRuntime.library.rawValue,
        doc:
          "Whether a module imports 'NotificationText', or has its sources in a folder 'Runtime' and "
          + "depends on nothing. An embedded module has no rule table.",
        example: "embedded"),
      FieldShape(
        "texts", .choice(Workspace.SwiftTexts.allCases.map(\.rawValue)),
        default: Workspace.SwiftTexts.module.rawValue,
        doc:
          "Where a module has its texts: in itself, or on Apple's platforms in the String Catalog that 'xcstrings' "
          + "writes, so that an edit in Xcode reaches people. What is not there stays as the module has it.",
        example: "string_catalog"),
    ])

  private static let apps = FieldShape(
    "apps", .list(of: .reference(.app)), doc: "The apps it is generated for; all if left out.",
    example: "[messenger]")
}

/// `templates` of `specs/notispec.yaml`: outputs that the workspace itself defines.
public enum TemplateShape {
  /// One entry.
  public static let object = ObjectShape(
    "template", doc: "A text template in Mustache, and the files that it produces below 'generated/templates/'.",
    fields: [
      FieldShape(
        "file", .pattern(.templateFile), required: true, doc: "The template, below 'specs/'.",
        example: "templates/kotlin.mustache"),
      FieldShape(
        "output", .pattern(.outputPath), required: true,
        doc: "Where its output goes, below 'generated/templates/'; '{app}', '{module}' and '{notification}' are "
          + "replaced by "
          + "the names.",
        example: "\"kotlin/{app}/Notifications.kt\""),
      FieldShape(
        "for", .choice(TemplateItem.Subject.allCases.map(\.rawValue)), default: TemplateItem.Subject.app.rawValue,
        doc: "Whether it is rendered once per app, once per notification type, or once for all apps together.",
        example: "notification"),
      FieldShape(
        "escape", .choice(TemplateItem.Escape.allCases.map(\.rawValue)), default: TemplateItem.Escape.noEscape.rawValue,
        doc: "The language whose special characters are escaped in every value; '{{{…}}}' writes one as it is.",
        example: "xml"),
      FieldShape(
        "apps", .list(of: .reference(.app)), doc: "The apps it is rendered for; all if left out.",
        example: "[messenger]"),
    ])
}
