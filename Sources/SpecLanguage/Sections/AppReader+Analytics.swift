import NotificationRules
import SpecDiagnostics

/// `analytics`.
extension AppReader {
  func readAnalytics(_ analytics: ObjectReader) -> AnalyticsItem? {
    let provider = analytics.choice("provider", as: AnalyticsItem.Provider.self)
    let events = (analytics.map("events", atMost: ReadingSession.sectionLimit) ?? []).compactMap(readEvent)
    return provider.map { AnalyticsItem(provider: $0.value, events: events) }
  }

  private func readEvent(_ entry: MapEntry) -> EventItem? {
    let errors = session.errorCount
    checkEventName(entry)
    guard let event = session.object(entry.value, AnalyticsShape.event) else { return nil }
    let transitions = session.distinctPlaces(event.oneOrMore("on") ?? [], readTransition)
    let parameters = session.distinctPlaces(event.list("parameters") ?? []) {
      session.choice($0, as: EventRule.Parameter.self)
    }
    let console = event.has("console") ? readConsole(event, parameters) : nil
    let status = event.choice("status", as: CopyText.Status.self)
    let summary = event.text("summary")
    let covers = event.covers()
    if session.errorCount == errors, transitions.isEmpty {
      session.report(.badValue, "lists no moment to log it at", about: event.written("on") ?? event.origin)
    }
    guard session.errorCount == errors else { return nil }
    return EventItem(
      name: entry.name, nameSpan: entry.nameSpan, transitions: transitions, parameters: parameters, console: console,
      status: status?.value ?? .approved, summary: summary?.value, covers: covers)
  }

  /// The letters of a name are for the rules of the provider; here only `{id}` is looked at.
  private func checkEventName(_ entry: MapEntry) {
    let isBrace = { (byte: UInt8) in byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
    if !entry.name.isEmpty, !entry.name.utf8.contains(where: isBrace) { return }
    let rest = entry.name.replacing("{id}", with: "")
    if entry.name.isEmpty || rest.utf8.contains(where: isBrace) {
      session.report(
        .badID, "is not an event name: its only placeholder is '{id}', the id of the type", about: entry.value,
        at: entry.nameSpan)
    }
  }

  /// A line of the console shows what the event carries and nothing else.
  private func readConsole(_ event: ObjectReader, _ parameters: [Located<EventRule.Parameter>]) -> TextTemplate? {
    let count = event.written("parameters")?.node.count ?? 0
    let facts = SignalFacts(
      parameters: ParameterList(
        parameters.map { ParameterFacts(name: $0.value.rawValue, kind: .string, span: $0.span) }),
      isComplete: parameters.count == count && !event.isIncomplete && !event.meantKeys.contains("parameters"),
      declaringKey: "parameters")
    return event.written("console").flatMap { readTemplate($0, facts) }
  }

  /// All transitions together are too many for a finding: it lists those of the subject that was written.
  private func readTransition(_ value: SourceValue) -> EventRule.Transition? {
    guard let text = session.text(value) else { return nil }
    if let transition = EventRule.Transition(rawValue: text) { return transition }
    let all = EventRule.Transition.allCases
    let (subject, stage) = EventRule.Transition.parts(of: text)
    let near = all.filter { $0.subject == subject }
    var meant: String?
    if near.isEmpty {
      meant = Spelling.suggestion(for: subject, among: Set(all.map(\.subject)).sorted()).map { $0 + "." + stage }
    } else {
      meant = Spelling.suggestion(for: stage, among: near.map(\.stage)).map { subject + "." + $0 }
    }
    if let name = meant, EventRule.Transition(rawValue: name) == nil { meant = nil }
    let expectation =
      near.isEmpty
      ? "a moment such as 'notification.opened', 'permission.photos.granted' or 'permission_flow.completed'"
      : ValueShape.choice(near.map(\.rawValue)).expectation
    session.report(
      .wrongType, "must be \(expectation), not '\(excerpt(text))'", about: value,
      fixIt: meant.map { session.replacing(value, with: $0) })
    return nil
  }
}
