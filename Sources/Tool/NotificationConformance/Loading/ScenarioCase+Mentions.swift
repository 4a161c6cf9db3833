public import SpecLanguage

extension ScenarioCase {
  /// Whether the case has to do with an item: it is in the world before the first step, in a step or in what is expected.
  ///
  /// - Parameter kind: Of types, signals, screens, settings and profiles; no case names an item of another kind.
  public func mentions(_ kind: ItemKind, _ id: String) -> Bool {
    start.mentions(kind, id) || names(.item(kind, id))
  }

  /// Whether the case expects an analytics event, whatever its parameters.
  public func mentions(event name: String) -> Bool { names(.event(name)) }

  private func names(_ mention: ScenarioMention) -> Bool {
    let lines = then + steps.flatMap(\.expect)
    return steps.contains { $0.mentions.contains(mention) } || lines.contains { $0.mentions.contains(mention) }
  }
}

extension ScenarioStart {
  fileprivate func mentions(_ kind: ItemKind, _ id: String) -> Bool {
    switch kind {
    case .signal: signals.contains { $0.signal == id }
    case .notification: history.contains { $0.type == id } || pending.contains { $0.type == id }
    case .preference: preferences[id] != nil
    case .attribute: attributes[id] != nil
    case .flag: switches[id] != nil
    case .experiment: arms[id] != nil
    case .profile: profile == id
    case .app, .target, .parameter, .cap, .trigger, .requirement, .string, .module, .category, .action,
      .option, .variant, .attachment, .group, .screen, .step, .purpose, .claim, .liveActivity, .stateField,
      .settingsSection,
      .template:
      false
    }
  }
}
