import NotificationRules

/// The parts of the app that a refused permission takes away at this moment.
public struct BlockedModules: Sendable, Hashable {
  /// Those that a screen replaces.
  public var withScreen: Set<String>
  /// Those that are only hidden or disabled.
  public var withoutScreen: Set<String>

  public init(withScreen: Set<String> = [], withoutScreen: Set<String> = []) {
    self.withScreen = withScreen
    self.withoutScreen = withoutScreen
  }
}

/// Where a tap that asks for a screen leads.
struct LinkRoute: Hashable {
  /// The screen that opens.
  var target: String
  /// It is a different one from the one asked for.
  var isFallback = false
  /// The module whose own screen shows instead.
  var module: String?
}

extension RuleTable {
  /// What opens for a screen: itself, the screen that replaces its module, or a fallback whose module is available.
  /// Without a fallback it is the first screen of the app that can open.
  ///
  /// - Returns: Nil if none can.
  func route(to id: String, _ blocked: BlockedModules) -> LinkRoute? {
    var route = LinkRoute(target: id)
    var seen: Set<String> = []
    while let rule = targets.first(where: { $0.id == route.target }), let module = rule.module {
      if blocked.withScreen.contains(module) {
        route.module = module
        return route
      }
      guard blocked.withoutScreen.contains(module) else { return route }
      seen.insert(rule.id)
      guard let next = rule.fallback ?? firstOpen(blocked), seen.insert(next).inserted else { return nil }
      route = LinkRoute(target: next, isFallback: true)
    }
    return route
  }

  private func firstOpen(_ blocked: BlockedModules) -> String? {
    targets.first { target in
      target.module.map { !blocked.withoutScreen.contains($0) && !blocked.withScreen.contains($0) } ?? true
    }?.id
  }
}
