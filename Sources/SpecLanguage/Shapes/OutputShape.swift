/// `outputs` of `specs/notispec.yaml`: what is generated.
public enum OutputShape {
  /// One entry.
  public static let object = ObjectShape(
    "output", doc: "A kind of output and its options.",
    fields: [
      FieldShape(
        "apps", .list(of: .reference(.app)), doc: "The apps it is generated for; all if left out.",
        example: "[messenger]"),
      FieldShape(
        "runtime", .choice(Workspace.SwiftRuntime.allCases.map(\.rawValue)),
        default: Workspace.SwiftRuntime.library.rawValue,
        doc:
          "For 'swift' only: whether a module imports 'NotificationText', or has its sources in a folder 'Runtime' and "
          + "depends on nothing. An embedded module has no rule table.",
        example: "embedded"),
    ])
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
