import NotificationCivilTime
import SpecDiagnostics

/// `live_activities`.
extension AppReader {
  func readLiveActivity(_ entry: MapEntry) -> LiveActivityItem? {
    let errors = session.errorCount
    guard let activity = session.object(entry.value, LiveActivityShape.object) else { return nil }
    let summary = activity.text("summary")
    let swiftName = activity.pattern("swift_name")
    let attributes = readActivityFields(activity, "attributes") { self.readAttribute($0) }
    let state = readActivityFields(activity, "state") { self.readStateField($0) }
    let texts = attributes.arguments(and: state)
    let copy = (activity.map("copy") ?? []).compactMap { readActivityCopy($0, of: state, texts) }
    let progress = (activity.map("progress") ?? []).compactMap { readProgress($0, of: state) }
    let labels = (activity.map("labels") ?? []).compactMap { readLabel($0, texts) }
    let status = state.status
    let initial = activity.pattern("initial")
    if let initial, let value = activity.written("initial") { checkStatus(initial.value, value, status, state) }
    let next = (activity.map("next") ?? []).compactMap { readStep($0, status, state) }
    let final = readStatuses(activity.list("final") ?? [], status, state)
    let estimate = activity.duration("estimate")
    let staleAfter = activity.duration("stale_after")
    let dismissal = activity.either("dismissal").flatMap { readDismissal($0.value, $0.expected) }
    let presentations = activity.list("presentations").map { values in
      session.distinctPlaces(values) { session.choice($0, as: LiveActivityItem.Presentation.self) }
    }
    let pushUpdates = activity.flag("push_updates")
    let frequentUpdates = activity.flag("frequent_updates")
    let covers = activity.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return LiveActivityItem(
      id: entry.name, idSpan: entry.nameSpan, summary: summary?.value, swiftName: swiftName,
      attributes: attributes.fields, state: state.fields, copy: copy, progress: progress, labels: labels,
      initial: initial, next: next, final: final, estimate: estimate, staleAfter: staleAfter, dismissal: dismissal,
      presentations: presentations, hasPushUpdates: pushUpdates, hasFrequentUpdates: frequentUpdates, covers: covers)
  }

  private func readLabel(_ entry: MapEntry, _ arguments: SignalFacts) -> LiveActivityLabelItem? {
    guard let text = readText(entry.value, arguments: arguments), entry.isNameValid else { return nil }
    return LiveActivityLabelItem(id: entry.name, idSpan: entry.nameSpan, text: text.text)
  }

  private enum DismissalWord: String, CaseIterable {
    case standard = "default"
    case immediate
  }

  private func readDismissal(_ value: SourceValue, _ expected: ValueShape) -> Located<LiveActivityItem.Dismissal>? {
    switch value.kind {
    case .mapping:
      // The system takes it away after four hours, whatever the app asks for.
      let after = session.object(value, LiveActivityShape.dismissal)?.duration("after", in: .zero ... .hours(4))
      return after.map { Located(.after($0.value), at: $0.span) }
    case .scalar:
      return session.choice(value, as: DismissalWord.self).map { word in
        switch word {
        case .standard: Located(.standard, at: value.span)
        case .immediate: Located(.immediate, at: value.span)
        }
      }
    case .sequence:
      session.reportWrongType(value, expected: expected)
      return nil
    }
  }
}

/// The values that an activity goes through.
extension AppReader {
  private func readStep(_ entry: MapEntry, _ status: LiveActivityField?, _ state: ActivityFields) -> LiveActivityStep? {
    if entry.isNameValid { checkStatus(entry.name, entry.value, at: entry.nameSpan, status, state) }
    guard let values = session.list(entry.value, expected: .list(of: .pattern(.enumValue))) else { return nil }
    let to = readStatuses(values, status, state)
    return LiveActivityStep(from: Located(entry.name, at: entry.nameSpan), to: to)
  }

  private func readStatuses(
    _ values: [SourceValue], _ status: LiveActivityField?, _ state: ActivityFields
  ) -> [Located<String>] {
    session.distinctPlaces(values) { value in
      guard let word = session.pattern(value, .enumValue) else { return nil }
      checkStatus(word, value, status, state)
      return word
    }
  }

  /// Whether a word is a value of the field that says how far the activity is.
  private func checkStatus(
    _ word: String, _ value: SourceValue, at span: SourceSpan? = nil, _ status: LiveActivityField?,
    _ state: ActivityFields
  ) {
    if let status {
      checkValue(word, value, at: span, of: status)
    } else if state.isComplete {
      session.report(
        .unknownID, "is '\(word)', but no field of 'state' has an 'enum' with that value", about: value, at: span)
    }
  }

  /// Whether a word is a value of a field with an `enum`; if not, that is reported.
  @discardableResult
  func checkValue(
    _ word: String, _ value: SourceValue, at span: SourceSpan? = nil, of field: LiveActivityField
  ) -> Bool {
    if field.values.contains(where: { $0.value == word }) { return true }
    let meant = session.guess(for: word, among: field.values.map(\.value))
    let fixIt = meant.flatMap { meant in
      span.map { meant.fixIt(replacing: $0) } ?? session.replacing(value, with: meant)
    }
    session.report(
      .unknownID,
      "is '\(excerpt(word))', which is not a value of '\(field.id)'\(meant?.question() ?? "")", about: value,
      at: span,
      notes: [Diagnostic.Note("the values of '\(field.id)' are here", at: field.idSpan)], fixIt: fixIt)
    return false
  }
}
