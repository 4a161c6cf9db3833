public import SpecDiagnostics

/// `specs/notispec.yaml`: settings for all apps together.
public struct Workspace: Sendable, Hashable {
  /// One output to generate.
  public struct Output: Sendable, Hashable {
    /// The id of its emitter, which is also its folder below `generated/`.
    public var id: String
    public var idSpan: SourceSpan

    public init(id: String, idSpan: SourceSpan) {
      self.id = id
      self.idSpan = idSpan
    }
  }

  /// In the order of the file; nil when the file names none, and then all are generated.
  public var outputs: [Output]?
  /// `lint.levels`: how serious the findings of a rule are here.
  public var levels: [LevelItem] = []
  public var waivers: [WaiverItem] = []

  public init(outputs: [Output]? = nil, levels: [LevelItem] = [], waivers: [WaiverItem] = []) {
    self.outputs = outputs
    self.levels = levels
    self.waivers = waivers
  }
}
