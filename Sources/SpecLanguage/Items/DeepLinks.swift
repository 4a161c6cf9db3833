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

/// One screen. It never changes, and is a class as `NotificationItem` is one.
public final class TargetItem: Sendable {
  public let id: String
  public let idSpan: SourceSpan
  private let summaryText: SourceText?
  /// Starts with `/`; `{name}` segments are parameters.
  public let path: Located<String>
  /// Other first segments that open the same screen.
  public let aliases: [Located<String>]
  public let parameters: [ParameterItem]
  public let covers: [Located<String>]
  private let rareFallback: Rare<Located<String>>
  private let rareModule: Rare<Located<String>>

  public init(
    id: String, idSpan: SourceSpan, summary: SourceText?, path: Located<String>, aliases: [Located<String>],
    parameters: [ParameterItem], fallback: Located<String>?, module: Located<String>? = nil,
    covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    summaryText = summary
    self.path = path
    self.aliases = aliases
    self.parameters = parameters
    self.covers = covers
    rareFallback = Rare(wrappedValue: fallback)
    rareModule = Rare(wrappedValue: module)
  }

  public var summary: String? { summaryText?.string }

  public var fallback: Located<String>? { rareFallback.wrappedValue }

  /// The part of the app that it belongs to: while a refused permission takes that away, it does not open.
  public var module: Located<String>? { rareModule.wrappedValue }
}

extension TargetItem: Hashable {
  public static func == (left: TargetItem, right: TargetItem) -> Bool {
    if left === right { return true }
    return left.id == right.id && left.idSpan == right.idSpan && left.summaryText == right.summaryText
      && left.path == right.path && left.aliases == right.aliases && left.parameters == right.parameters
      && left.fallback == right.fallback && left.module == right.module && left.covers == right.covers
  }

  /// Screens that differ usually differ in their ids.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(idSpan)
  }
}
