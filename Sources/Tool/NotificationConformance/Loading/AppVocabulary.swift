import NotificationRules
import NotificationTerms
import SpecLanguage

/// The words that scenarios of one app may use.
struct AppVocabulary {
  /// Signals, types, screens, preferences, profiles and requirements.
  var items: ItemIndex
  let signals: [String: SignalItem]
  let preferences: [String: PreferenceItem]
  let attributes: [String: AttributeItem]
  let experiments: [String: ExperimentItem]
  /// The actions of each type.
  let buttons: [String: [ActionItem]]
  let events: EventVocabulary
  /// What is told of each cap that leaves no room, by its id.
  let capReasons: [String: OutcomeReason]
  let locales: Set<LanguageTag>
  /// Names of switches that the app remembers or is told from outside.
  let flags: [String]
  /// What the app writes on a server: fields of documents, with `{uid}` for the user.
  let storedFields: [(document: String, field: String)]

  /// - Parameter shared: What does not depend on the app: apps and requirements.
  init(of spec: Spec, shared: ItemIndex) {
    items = shared
    for kind in [
      ItemKind.signal, .attribute, .flag, .experiment, .notification, .target, .preference, .profile, .cap, .module,
      .screen, .liveActivity, .category, .settingsSection, .string,
    ] {
      items.track(kind)
    }
    for signal in spec.signals { items.define(.signal, signal.id, at: signal.idSpan) }
    for type in spec.notifications { items.define(.notification, type.id, at: type.idSpan) }
    for target in spec.deepLinks?.targets ?? [] { items.define(.target, target.id, at: target.idSpan) }
    for preference in spec.preferences { items.define(.preference, preference.id, at: preference.idSpan) }
    for attribute in spec.attributes { items.define(.attribute, attribute.id, at: attribute.idSpan) }
    for flag in spec.flags { items.define(.flag, flag.id, at: flag.idSpan) }
    for experiment in spec.experiments { items.define(.experiment, experiment.id, at: experiment.idSpan) }
    for module in spec.modules { items.define(.module, module.id, at: module.idSpan) }
    for category in spec.categories { items.define(.category, category.id, at: category.idSpan) }
    for activity in spec.liveActivities { items.define(.liveActivity, activity.id, at: activity.idSpan) }
    for screen in spec.permissionFlow?.screenIDs ?? [] { items.define(.screen, screen.value, at: screen.span) }
    if case .preference? = spec.ruleTable.authorization?.askAt {
      items.define(.screen, ScenarioShape.permissionAlert, at: spec.app.idSpan)
    }
    for section in spec.settingsScreen?.sections ?? [] {
      items.define(.settingsSection, section.id, at: section.idSpan)
    }
    for string in spec.strings { items.define(.string, string.id, at: string.idSpan) }
    for profile in spec.policies.profiles { items.define(.profile, profile.id, at: profile.idSpan) }
    let policies = spec.policies
    for cap in policies.rules.flatMap(\.caps) {
      items.define(.cap, cap.id, at: policies.span)
    }
    capReasons = Dictionary(
      policies.rules.flatMap(\.caps).map { ($0.id, $0.window.reason) }, uniquingKeysWith: { first, _ in first })
    signals = Dictionary(spec.signals.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    buttons = Dictionary(
      spec.notifications.compactMap { type in
        type.content.category.flatMap { spec.category($0.value) }.map { (type.id, $0.actions) }
      }, uniquingKeysWith: { first, _ in first })
    preferences = Dictionary(spec.preferences.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    attributes = Dictionary(spec.attributes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    experiments = Dictionary(spec.experiments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    events = EventVocabulary(of: spec)
    flags = [spec.permissionFlow?.completedFlag, spec.permissionFlow?.forcedBy].compactMap { $0?.value }
    locales = Set(spec.app.locales.map(\.value))
    let token = spec.push?.token.map { [($0.store.value, $0.field.value)] } ?? []
    let settings = spec.push?.preferences.map { item in item.fields.map { (item.store.value, $0.value.value) } } ?? []
    storedFields = token + settings
  }
}
