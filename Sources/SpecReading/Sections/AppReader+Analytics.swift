import NotificationRules
import SpecDiagnostics
import SpecModel

/// `analytics`.
extension AppReader {
  func readAnalytics(_ analytics: ObjectReader) -> AnalyticsItem? {
    let provider = analytics.choice("provider", as: AnalyticsItem.Provider.self)
    let events = (analytics.map("events") ?? []).compactMap(readEvent)
    return provider.map { AnalyticsItem(provider: $0.value, events: events) }
  }

  private func readEvent(_ entry: MapEntry) -> EventItem? {
    let errors = session.errorCount
    checkEventName(entry)
    guard let event = session.object(entry.value, AnalyticsShape.event) else { return nil }
    let transitions = session.distinct(event.oneOrMore("on") ?? [], readTransition)
    let parameters = session.distinct(event.list("parameters") ?? []) {
      session.choice($0, as: EventRule.Parameter.self)
    }
    let covers = event.covers()
    if session.errorCount == errors, transitions.isEmpty {
      session.report(.badValue, "names no moment to log it at", about: event.written("on") ?? event.origin)
    }
    guard session.errorCount == errors else { return nil }
    return EventItem(
      name: entry.name, nameSpan: entry.nameSpan, transitions: transitions, parameters: parameters, covers: covers)
  }

  /// The letters of a name are for the rules of the provider; here only `{id}` is looked at.
  private func checkEventName(_ entry: MapEntry) {
    let isBrace = { (byte: UInt8) in byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
    if !entry.name.isEmpty, !entry.name.utf8.contains(where: isBrace) { return }
    let rest = entry.name.replacing("{id}", with: "")
    if entry.name.isEmpty || rest.utf8.contains(where: isBrace) {
      session.report(
        .badID, "is no event name: the only placeholder in one is '{id}', the id of the type", about: entry.value,
        at: entry.nameSpan)
    }
  }

  private func readTransition(_ value: SourceValue) -> EventRule.Transition? {
    if AnalyticsShape.plannedTransitions.contains(where: value.text.hasPrefix) {
      session.report(
        .notYetSupported, "is '\(excerpt(value.text))', which this version of notispec does not support yet",
        about: value)
      return nil
    }
    return session.choice(value)
  }
}
