public import SpecDiagnostics

/// `specs/notispec.yaml`: settings for all apps together.
public struct Workspace: Sendable, Hashable {
  /// One output to generate.
  public struct Output: Sendable, Hashable {
    /// The id of its emitter, which is also its folder below `generated/`.
    public var id: String
    public var idSpan: SourceSpan
    /// Nil for all.
    public var apps: [Located<String>]?

    public init(id: String, idSpan: SourceSpan, apps: [Located<String>]? = nil) {
      self.id = id
      self.idSpan = idSpan
      self.apps = apps
    }
  }

  /// In the order of the file; nil when the file names none, and then all are generated.
  public var outputs: [Output]?
  /// In the order of the file.
  public var templates: [TemplateItem] = []
  /// `lint.levels`: how serious the findings of a rule are here.
  public var levels: [LevelItem] = []
  public var waivers: [WaiverItem] = []
  public var breaks: [BreakItem] = []

  public init(
    outputs: [Output]? = nil, templates: [TemplateItem] = [], levels: [LevelItem] = [], waivers: [WaiverItem] = [],
    breaks: [BreakItem] = []
  ) {
    self.outputs = outputs
    self.templates = templates
    self.levels = levels
    self.waivers = waivers
    self.breaks = breaks
  }
}
