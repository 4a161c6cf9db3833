import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// Steps and lines about the parts of the system beside permissions and planned requests.
extension ScenarioReading {
  func systemAction(_ reader: ObjectReader, _ verb: StepVerb?) -> ScenarioStep.Action? {
    let errorsBefore = session.errorCount
    let action: SystemAction?
    switch verb {
    case .provisional:
      action = reader.choice("provisional", as: SimulatedCenter.TrialChoice.self).map { .trial($0.value) }
    case .seen: action = reader.reference("seen").map { .seen(type: $0.value) }
    case .location: action = reader.object("location").flatMap { place($0) }.map { .location($0) }
    case .settings: action = reader.object("settings").map { .settings(settingsChange($0)) }
    case .firstScreen: action = reader.duration("first_screen").map { .firstScreen($0.value) }
    case .activity:
      let event = activityEvent(reader)
      guard let kind = reader.reference("activity")?.value, let event else { return nil }
      action = .activity(kind: kind, event)
    default: action = nil
    }
    return session.errorCount == errorsBefore ? action.map { .system($0) } : nil
  }

  private func place(_ reader: ObjectReader) -> Place? {
    guard let latitude = reader.number("latitude")?.value, let longitude = reader.number("longitude")?.value else {
      return nil
    }
    return Place(latitude: latitude, longitude: longitude)
  }

  private func settingsChange(_ reader: ObjectReader) -> SettingsChange {
    func flag(_ key: String) -> Bool? {
      reader.has(key) ? reader.choice(key, as: OnOff.self).map { $0.value == .on } : nil
    }
    var change = SettingsChange()
    change.alerts = flag("alerts")
    change.sounds = flag("sounds")
    change.badge = flag("badge")
    change.timeSensitive = flag("time_sensitive")
    change.critical = flag("critical")
    if reader.has("summary") {
      change.summary = (reader.list("summary") ?? []).compactMap { session.localTime($0) }
    }
    if change == SettingsChange() {
      session.report(.missingKey, "names no setting", about: reader.origin)
    }
    return change
  }

  private func contentState(_ value: SourceValue) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for entry in session.map(value, keys: .pattern(.storageKey), expected: ScenarioShape.payloadValues) ?? []
    where entry.isNameValid {
      values[entry.name] = session.loggedValue(entry.value)
    }
    return values
  }

  private func activityEvent(_ reader: ObjectReader) -> ActivityEvent? {
    guard let word = reader.choice("event", as: ScenarioShape.ActivityWord.self)?.value else { return nil }
    let allowed: [String]
    let event: ActivityEvent?
    switch word {
    case .start: (allowed, event) = ([], .start)
    case .update:
      allowed = ["status", "estimate"]
      let estimate = reader.has("estimate") ? reader.duration("estimate")?.value : nil
      event = .update(status: reader.text("status")?.value, estimate: estimate)
    case .end: (allowed, event) = (["dismissal"], .end(dismissal(reader)))
    case .push:
      (allowed, event) = (["content_state"], reader.value("content_state").map { .push(contentState($0)) })
    case .token:
      let bytes = (reader.list("bytes") ?? []).compactMap { session.int($0, in: 0...255) }.map { UInt8($0) }
      (allowed, event) = (["bytes"], .token(bytes))
    }
    for key in ["status", "estimate", "dismissal", "content_state", "bytes"]
    where reader.has(key) && !allowed.contains(key) {
      session.report(
        .conflictingKeys, "cannot have '\(key)' where 'event' is '\(word.rawValue)'", about: reader.origin,
        at: reader.keySpan(key))
    }
    if let needed = ["push": "content_state", "token": "bytes"][word.rawValue], !reader.has(needed) {
      session.report(.missingKey, "lacks '\(needed)'", about: reader.origin)
    }
    return event
  }

  private func dismissal(_ reader: ObjectReader) -> ActivityDismissal? {
    guard let value = reader.value("dismissal") else { return nil }
    switch ScenarioShape.DismissalWord(rawValue: value.text) {
    case .standard: return .standard
    case .immediate: return .immediate
    case nil: return session.duration(value).map { .after($0) }
    }
  }

  // MARK: - Lines

  func systemAssertion(_ word: AssertionWord, _ reader: ObjectReader, _ value: SourceValue, on timeline: Timeline)
    -> SystemAssertion?
  {
    let errorsBefore = session.errorCount
    let items = value.kind == .scalar && value.text == "none" ? [] : nil as [SourceValue]?
    let assertion: SystemAssertion?
    switch word {
    case .listed:
      assertion = .listed((items ?? list(value)).compactMap { session.reference($0, to: .notification) })
    case .listing: assertion = .listing(list(value).compactMap { session.text($0) })
    case .activity: assertion = expectedActivity(reader, on: timeline)
    default: assertion = nil
    }
    guard session.errorCount == errorsBefore else { return nil }
    if items == nil, value.kind == .sequence, value.node.count == 0 {
      session.report(.assertsNothing, "is empty; 'none' says that there is nothing", about: value)
      return nil
    }
    return assertion
  }

  private func list(_ value: SourceValue) -> [SourceValue] { session.list(value, expected: .list(of: .text)) ?? [] }

  private func expectedActivity(_ reader: ObjectReader, on timeline: Timeline) -> SystemAssertion? {
    var expected = ExpectedActivity(nil)
    expected.status = reader.text("status")?.value
    if reader.has("estimate") { expected.estimate = instant(reader, "estimate", on: timeline) }
    if let tokens = reader.list("tokens") { expected.tokens = tokens.compactMap { session.text($0) } }
    if reader.has("push_updates") { expected.hasPushUpdates = reader.flag("push_updates")?.value }
    let word = reader.value("is")
    guard let kind = reader.reference("activity")?.value, let word else { return nil }
    if word.kind == .scalar, word.text == "none" { return .activity(kind: kind, ExpectedActivity(nil)) }
    guard let state = session.choice(word, as: ActivityState.self) else { return nil }
    expected.state = state
    return .activity(kind: kind, expected)
  }
}
