public import SpecLanguage

extension ScenarioCase {
  /// Whether the case has to do with an item: it is in the world before the first step, in a step or in what is expected.
  ///
  /// - Parameter kind: Of types, signals, screens, settings and profiles; no case names an item of another kind.
  public func mentions(_ kind: ItemKind, _ id: String) -> Bool {
    start.mentions(kind, id) || steps.contains { $0.mentions(kind, id) } || then.contains { $0.mentions(kind, id) }
  }

  /// Whether the case expects an analytics event, whatever its parameters.
  public func mentions(event name: String) -> Bool {
    let assertions = then + steps.flatMap(\.expect)
    return assertions.contains { assertion in
      switch assertion.kind {
      case .logged(let events), .loggedIncludes(let events): events.contains { $0.name == name }
      case .loggedCount(let counts): counts.contains { $0.name == name }
      case .delivered, .pending, .pendingCount, .pendingIncludes, .outcome, .opened, .center, .badge, .preference,
        .textDiffers, .permission, .token, .console, .push, .system, .nothing:
        false
      }
    }
  }
}

extension ScenarioStart {
  fileprivate func mentions(_ kind: ItemKind, _ id: String) -> Bool {
    switch kind {
    case .signal: signals.contains { $0.signal == id }
    case .notification: history.contains { $0.type == id } || pending.contains { $0.type == id }
    case .preference: preferences[id] != nil
    case .profile: profile == id
    case .app, .target, .parameter, .cap, .trigger, .requirement, .emitter, .string, .module, .category, .action,
      .option,
      .variant, .attachment, .screen, .step, .purpose, .claim, .liveActivity, .stateField, .template:
      false
    }
  }
}

extension ScenarioStep {
  fileprivate func mentions(_ kind: ItemKind, _ id: String) -> Bool {
    let isActedOn =
      switch action {
      case .signal(let signal, _): kind == .signal && signal == id
      case .tap(let type), .tapTwice(let type), .act(let type, _, _), .dismiss(let type),
        .push(.alert(let type, _, _, _)):
        kind == .notification && type == id
      case .prefer(let changes): kind == .preference && changes.contains { $0.id == id }
      case .preferRefused(let preference, _): kind == .preference && preference == id
      case .permission(.open(let module)): kind == .module && module == id
      case .system(.seen(let type)): kind == .notification && type == id
      case .system(.activity(let activity, _)): kind == .liveActivity && activity == id
      case .upgrade(let profile): kind == .profile && profile == id
      case .app, .link, .authorization, .zone, .zoneUnknown, .clock, .locale, .focus, .failAdds, .crash, .state,
        .permission,
        .token, .push, .system, .wait:
        false
      }
    return isActedOn || expect.contains { $0.mentions(kind, id) }
  }
}

extension Assertion {
  fileprivate func mentions(_ word: ItemKind, _ id: String) -> Bool {
    switch kind {
    case .delivered(let line), .pending(let line): word == .notification && line?.type == id
    case .pendingIncludes(let line): word == .notification && line.type == id
    case .outcome(let type, _, _, _), .textDiffers(let type): word == .notification && type == id
    case .opened(let line): word == .target && line?.target == id
    case .preference(let changes): word == .preference && changes.contains { $0.id == id }
    case .permission(.modules(let states)): word == .module && states[id] != nil
    case .permission(.shown(let screens)): word == .screen && screens.contains(id)
    case .system(.listed(let types)): word == .notification && types.contains(id)
    case .system(.activity(let kind, _)): word == .liveActivity && kind == id
    case .pendingCount, .logged, .loggedIncludes, .loggedCount, .center, .badge, .permission, .token, .console, .push,
      .system,
      .nothing:
      false
    }
  }
}
