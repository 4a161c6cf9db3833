/// A section of a spec as it is in the end.
public enum ResolvedSection {
  case value(ResolvedValue)
  /// The items of a map, which may be many: made one by one.
  case items(Int, item: (Int) -> ResolvedMember)

  /// All of it.
  var value: ResolvedValue {
    switch self {
    case .value(let value): value
    case .items(let count, let item): .section((0..<count).map(item))
    }
  }
}

extension Spec {
  /// The description as notispec understands it: every default filled in, no places, nothing of the layout. Keys are
  /// those of the language, durations and times are in its notation.
  public var resolved: ResolvedValue {
    .section(resolvedSections.map { ResolvedMember(key: $0.key, value: $0.section.value) })
  }

  /// The same section by section; without those that have nothing in them.
  public var resolvedSections: [(key: String, section: ResolvedSection)] {
    var sections: [(key: String, section: ResolvedSection)] = []
    func add(_ key: String, _ value: ResolvedValue?) {
      if let value { sections.append((key, .value(value))) }
    }
    func add<Item>(
      _ key: String, _ items: [Item], _ id: @escaping (Item) -> String, _ value: @escaping (Item) -> ResolvedValue
    ) {
      if items.isEmpty { return }
      sections.append((key, .items(items.count) { ResolvedMember(key: id(items[$0]), value: value(items[$0])) }))
    }
    add("app", app.resolved)
    add("signals", signals, \.id, \.resolved)
    add("deep_links", deepLinks?.resolved)
    add("strings", strings, \.id, \.resolved)
    add("modules", modules, \.id, \.resolved)
    add("categories", categories, \.id, \.resolved)
    add("preferences", preferences, \.id, \.resolved)
    add("settings_screen", settingsScreen?.resolved)
    add("attributes", attributes, \.id, \.resolved)
    add("flags", flags, \.id, \.resolved)
    add("experiments", experiments, \.id, \.resolved)
    add("permission_flow", permissionFlow?.resolved)
    add("notifications", notifications, \.id, \.resolved)
    add("push", push?.resolved)
    add("live_activities", liveActivities, \.id, \.resolved)
    add("policies", policies.resolved)
    add("analytics", analytics?.resolved)
    return sections
  }
}
