/// `specs/notispec.yaml`: settings for all apps together.
public struct Workspace: Sendable, Hashable {
  /// One output to generate.
  public struct Output: Sendable, Hashable {
    /// The id of its emitter, which is also its folder below `generated/`.
    public var id: String
    /// Nil for all.
    public var apps: [Located<String>]?
    /// Of `swift` alone.
    public var runtime = SwiftRuntime.library
    /// Of `swift` alone.
    public var texts = SwiftTexts.module
  }

  /// Where generated Swift reads its texts.
  public enum SwiftTexts: String, Sendable, Hashable, CaseIterable {
    /// In itself.
    case module
    /// In the String Catalog of the app, where it has them.
    case stringCatalog = "string_catalog"
  }

  /// Where generated Swift has from what every module of it needs.
  public enum SwiftRuntime: String, Sendable, Hashable, CaseIterable {
    /// It imports `NotificationText`.
    case library
    /// The same sources are in a folder of its own, and it depends on nothing.
    case embedded
  }

  /// The version of notispec that must work here, or its first numbers; nil for any.
  public var requires: Located<String>?
  /// In the order of their names; nil when the file names none, and then all are generated.
  public var outputs: [Output]?
  /// In the order of the file.
  public var templates: [TemplateItem] = []
  /// `lint.levels`: how serious the findings of a rule are here.
  public var levels: [LevelItem] = []
  public var waivers: [WaiverItem] = []
  public var breaks: [BreakItem] = []

  /// Where generated Swift has its runtime from.
  public var runtime: SwiftRuntime { outputs?.first { $0.id == "swift" }?.runtime ?? .library }

  /// Where generated Swift reads its texts.
  public var texts: SwiftTexts { outputs?.first { $0.id == "swift" }?.texts ?? .module }

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
