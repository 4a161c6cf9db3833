import NotificationCivilTime
import NotificationRules
import SpecLanguage

/// The zones that the scheduler of an app may ask for: those of its triggers and texts, those that its signals name, and
/// those in which the device is or was.
struct CaseZones {
  private var fixed: Set<String> = []
  /// Parameters whose values are names of zones.
  private var parameters: Set<String> = []

  init(of spec: Spec) {
    for type in spec.notifications {
      for zone in type.triggers.map(\.zone) + type.arguments.map(\.zone) {
        switch zone?.value {
        case nil, .home: break
        case .fixed(let name): fixed.insert(name)
        case .parameter(let id): parameters.insert(id)
        }
      }
    }
  }

  /// The rules of those that a case may ask for, as far as this machine knows them.
  func zones(of scenario: ScenarioCase, in catalog: ZoneCatalog) -> [String: ZoneRules] {
    var zones: [String: ZoneRules] = [:]
    for name in fixed { zones[name] = catalog[name] }
    zones[scenario.start.moment.zone.identifier] = scenario.start.moment.zone
    for step in scenario.steps { if case .zone(let zone) = step.action { zones[zone.identifier] = zone } }
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
