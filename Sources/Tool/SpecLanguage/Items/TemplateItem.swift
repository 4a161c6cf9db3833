public import SpecDiagnostics

/// One entry of `templates`: a template of the workspace's own, and the files that it gives.
public struct TemplateItem: Sendable, Hashable {
  /// What one rendering is about.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    case app, notification, workspace
  }

  /// What a value may not mean where the template writes it: `{{name}}` is escaped so, `{{{name}}}` is not.
  public enum Escape: String, Sendable, Hashable, CaseIterable {
    case noEscape = "none"
    case html, json, kotlin, swift, xml
  }

  public var id: String
  public var idSpan: SourceSpan
  /// Below `specs/`.
  public var file: Located<String>
  /// Below `generated/templates/`, with `{app}`, `{module}` and `{notification}` in it.
  public var output: Located<String>
  public var subject: Subject
  public var escape: Escape
  /// Nil for all.
  public var apps: [Located<String>]?

  public init(
    id: String, idSpan: SourceSpan, file: Located<String>, output: Located<String>, subject: Subject = .app,
    escape: Escape = .noEscape, apps: [Located<String>]? = nil
  ) {
    self.id = id
    self.idSpan = idSpan
    self.file = file
    self.output = output
    self.subject = subject
    self.escape = escape
    self.apps = apps
  }
}

extension TemplateItem: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "template", doc: "A text template in Mustache, and the files that it produces below 'generated/templates/'.")

  public init?(_ read: KeyReader<Self>) {
    let file = read.located(
      "file", .pattern(.templateFile), required: true, doc: "The template, below 'specs/'.",
      example: "templates/kotlin.mustache")
    let output = read.located(
      "output", .pattern(.outputPath), required: true,
      doc: "Where its output goes, below 'generated/templates/'; '{app}', '{module}' and '{notification}' are "
        + "replaced by " + "the names.", example: "\"kotlin/{app}/Notifications.kt\"")
    let subject = read(
      "for", KeyType<Subject>.choice, default: Subject.app.rawValue,
      doc: "Whether it is rendered once per app, once per notification type, or once for all apps together.",
      example: "notification")
    let escape = read(
      "escape", KeyType<Escape>.choice, default: Escape.noEscape.rawValue,
      doc: "The language whose special characters are escaped in every value; '{{{…}}}' writes one as it is.",
      example: "xml")
    let apps = read.apps("rendered")
    guard let mapping = read.mapping, let value = mapping.written("output"), let output else { return nil }
    mapping.session.checkPlaceholders(output, subject ?? .app, about: value)
    mapping.session.checkLength(output, about: value)
    guard let file else { return nil }
    self.init(
      id: read.name.value, idSpan: read.name.span, file: file, output: output, subject: subject ?? .app,
      escape: escape ?? .noEscape, apps: apps)
  }
}

extension ReadingSession {
  /// What fits into a file system once ids, which have at most 64 bytes, are put in; a draft has a longer name for a while.
  private static let longestPart = 230
  private static let longestPath = 900

  fileprivate func checkLength(_ output: Located<String>, about value: SourceValue) {
    var filled = output.value
    for name in TextPattern.outputPlaceholders {
      filled = filled.replacing("{\(name)}", with: String(repeating: "x", count: 64))
    }
    let part = filled.split(separator: "/").map(\.utf8.count).max() ?? 0
    let words = filled == output.value ? "" : " (with ids of 64 bytes)"
    if part > Self.longestPart {
      report(
        .badValue,
        "contains a name of \(part) bytes\(words), but a file or folder can have at most \(Self.longestPart)",
        about: value)
    } else if filled.utf8.count > Self.longestPath {
      report(
        .badValue, "is a path of \(filled.utf8.count) bytes\(words); the limit is \(Self.longestPath)",
        about: value)
    }
  }

  /// Reports a placeholder that has no value for this subject, and a path that several outputs would share.
  fileprivate func checkPlaceholders(
    _ output: Located<String>, _ subject: TemplateItem.Subject, about value: SourceValue
  ) {
    let used = TextPattern.outputPlaceholders.filter { output.value.contains("{\($0)}") }
    switch subject {
    case .workspace:
      guard let first = used.first else { return }
      report(
        .badValue,
        "has '{\(first)}', which means nothing in a template 'for: workspace': it is rendered once for all apps",
        about: value)
    case .app where used.contains("notification"):
      report(
        .badValue, "has '{notification}', which means nothing unless the template is 'for: notification'", about: value)
    case .notification where !used.contains("notification"):
      report(
        .badValue, "needs '{notification}', because every notification type has its own file",
        about: value)
    case .app, .notification: break
    }
  }
}
