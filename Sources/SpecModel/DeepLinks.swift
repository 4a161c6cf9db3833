public import SpecDiagnostics

/// `deep_links`: the screens a notification can open.
public struct DeepLinks: Sendable, Hashable {
  public var scheme: Located<String>
  /// `https` address of the site that hosts the association file.
  public var universal: Located<String>?
  public var targets: [TargetItem]

  public init(scheme: Located<String>, universal: Located<String>?, targets: [TargetItem]) {
    self.scheme = scheme
    self.universal = universal
    self.targets = targets
  }
}

/// One screen.
public struct TargetItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var summary: String?
  /// Starts with `/`; `{name}` segments are parameters.
  public var path: Located<String>
  /// Other first segments that open the same screen.
  public var aliases: [Located<String>]
  public var parameters: [ParameterItem]
  public var fallback: Located<String>?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, summary: String?, path: Located<String>, aliases: [Located<String>],
    parameters: [ParameterItem], fallback: Located<String>?, covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    self.summary = summary
    self.path = path
    self.aliases = aliases
    self.parameters = parameters
    self.fallback = fallback
    self.covers = covers
  }
}
