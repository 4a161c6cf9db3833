import NotificationCivilTime
import NotificationRules
import SpecLanguage

/// The zones that the scheduler of an app may ask for: those of its triggers and texts, and those that its signals name.
struct CaseZones {
  private var fixed: Set<String> = []
  /// Parameters whose values are names of zones.
  private var parameters: Set<String> = []
  private var usesHome = false

  init(of spec: Spec) {
    for type in spec.notifications {
      for zone in type.triggers.map(\.zone) + type.arguments.map(\.zone) {
        switch zone?.value {
        case nil: break
        case .fixed(let name): fixed.insert(name)
        case .home: usesHome = true
        case .parameter(let id): parameters.insert(id)
        }
      }
    }
  }

  /// The rules of those that a case may ask for, as far as this machine knows them.
  func zones(of scenario: ScenarioCase, in catalog: ZoneCatalog) -> [String: ZoneRules] {
    var zones: [String: ZoneRules] = [:]
    for name in fixed { zones[name] = catalog[name] }
    if usesHome {
      zones[scenario.start.moment.zone.identifier] = scenario.start.moment.zone
      for step in scenario.steps { if case .zone(let zone) = step.action { zones[zone.identifier] = zone } }
    }
    guard !parameters.isEmpty else { return zones }
    for values in scenario.start.signals.map(\.parameters) + scenario.steps.compactMap(\.action.parameters) {
      for (id, value) in values where parameters.contains(id) { zones[value.description] = catalog[value.description] }
    }
    return zones
  }
}

extension ScenarioStep.Action {
  /// What a signal carries.
  fileprivate var parameters: [String: ParameterValue]? {
    if case .signal(_, let parameters, _) = self { parameters } else { nil }
  }
}
