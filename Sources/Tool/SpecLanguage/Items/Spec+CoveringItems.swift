extension Spec {
  /// Items that may say what requirements they cover, by their path in the spec.
  public var coveringItems: [(path: String, covers: [Located<String>])] {
    var items: [(String, [Located<String>])] = []
    items.append(("app", app.covers))
    items += strings.map { ("strings.\($0.id)", $0.covers) }
    items += modules.map { ("modules.\($0.id)", $0.covers) }
    for category in categories {
      items.append(("categories.\(category.id)", category.covers))
      items += category.actions.map { ("categories.\(category.id).\($0.id)", $0.covers) }
    }
    items += liveActivities.map { ("live_activities.\($0.id)", $0.covers) }
    if let permissionFlow { items += permissionFlow.coveringItems }
    if let push { items.append(("push", push.covers)) }
    items += signals.map { ("signals.\($0.id)", $0.covers) }
    items += (deepLinks?.targets ?? []).map { ("deep_links.targets.\($0.id)", $0.covers) }
    items += preferences.map { ("preferences.\($0.id)", $0.covers) }
    items += (settingsScreen?.sections ?? []).map { ("settings_screen.sections.\($0.id)", $0.covers) }
    items += notifications.map { ("notifications.\($0.id)", $0.covers) }
    items += (analytics?.events ?? []).map { ("analytics.events.\($0.name)", $0.covers) }
    return items
  }
}

extension PermissionFlowItem {
  fileprivate var coveringItems: [(path: String, covers: [Located<String>])] {
    var items: [(String, [Located<String>])] = [("permission_flow", covers)]
    for step in steps {
      items.append(("permission_flow.steps.\(step.id)", step.covers))
      items.append(("permission_flow.steps.\(step.id).screen", step.screen.covers))
    }
    items += screens.map { ("permission_flow.screens.\($0.id)", $0.covers) }
    if let finalScreen { items.append(("permission_flow.final_screen", finalScreen.covers)) }
    return items
  }
}
