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
