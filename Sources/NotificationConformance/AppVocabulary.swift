import NotificationTerms
import SpecDiagnostics
import SpecModel
import SpecReading

/// The words that scenarios of one app may use.
struct AppVocabulary {
  /// Signals, types, screens, preferences, profiles and requirements.
  var items: ItemIndex
  let signals: [String: SignalItem]
  /// Event names with `{id}` spelled out, and the parameters they carry.
  let events: [String: Set<String>]
  let locales: Set<LanguageTag>

  /// - Parameter shared: What does not depend on the app: apps and requirements.
  init(of spec: Spec, shared: ItemIndex) {
    items = shared
    for kind in [ItemKind.signal, .notification, .target, .preference, .profile] { items.track(kind) }
    for signal in spec.signals { items.define(.signal, signal.id, at: signal.idSpan) }
    for type in spec.notifications { items.define(.notification, type.id, at: type.idSpan) }
    for target in spec.deepLinks?.targets ?? [] { items.define(.target, target.id, at: target.idSpan) }
    for preference in spec.preferences { items.define(.preference, preference.id, at: preference.idSpan) }
    for profile in spec.policies.profiles { items.define(.profile, profile.id, at: profile.idSpan) }
    signals = Dictionary(spec.signals.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    events = Self.events(of: spec)
    locales = Set(spec.app.locales.map(\.value))
  }

  private static func events(of spec: Spec) -> [String: Set<String>] {
    var events: [String: Set<String>] = [:]
    for event in spec.analytics?.events ?? [] {
      let parameters = Set(event.parameters.map(\.value.rawValue))
      if event.name.contains("{id}") {
        for type in spec.notifications {
          events[event.name.replacing("{id}", with: type.id), default: []].formUnion(parameters)
        }
      } else {
        events[event.name, default: []].formUnion(parameters)
      }
    }
    return events
  }
}
