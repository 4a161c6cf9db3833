import SpecDiagnostics

/// `permission_flow`.
extension AppReader {
  func readPermissionFlow(_ flow: ObjectReader) -> PermissionFlowItem? {
    let errors = session.errorCount
    let stepValues = flow.list("steps")
    let readers = (stepValues ?? []).compactMap { StepReader($0, in: session) }
    let screens = flow.map("screens")
    let final = flow.object("final_screen")
    let finalID = final?.pattern("id")
    defineScreens(readers, screens ?? [], finalID)
    let isWhole =
      isComplete && !file.isIncomplete && readers.count == stepValues?.count && flow.isWhole("screens")
      && readers.allSatisfy { $0.screenID != nil } && (finalID != nil || !flow.has("final_screen"))
    if !isWhole { session.items.mute(.screen) }

    let occasions = readOccasions(flow)
    let completedFlag = flow.pattern("completed_flag")
    let forcedBy = flow.pattern("forced_by")
    let asksOnce = flow.flag("ask_once")
    reportEmpty(flow, "steps", "has no step")
    let steps = readSteps(readers)
    let screenItems = (screens ?? []).compactMap(readScreen)
    let finalItem = final.flatMap { readFinalScreen($0, id: finalID) }
    let summary = flow.text("summary")
    let covers = flow.covers()
    guard session.errorCount == errors else { return nil }
    return PermissionFlowItem(
      span: flow.origin.headSpan, showWhen: occasions, completedFlag: completedFlag, forcedBy: forcedBy,
      asksOnce: asksOnce?.value ?? true, steps: steps, screens: screenItems, finalScreen: finalItem,
      summary: summary?.value, covers: covers)
  }

  private func readOccasions(_ flow: ObjectReader) -> [Located<PermissionFlowItem.Occasion>] {
    guard let values = flow.list("show_when") else { return [] }
    let errors = session.errorCount
    let occasions = session.distinctPlaces(values) { session.choice($0, as: PermissionFlowItem.Occasion.self) }
    reportEmpty(flow, "show_when", "lists no moment to show it at")
    if flow.has("forced_by"), session.errorCount == errors, !occasions.contains(where: { $0.value == .forced }) {
      session.report(
        .conflictingKeys, "has no meaning, because 'show_when' does not list 'forced'",
        about: flow.written("forced_by") ?? flow.origin, at: flow.keySpan("forced_by"))
    }
    return occasions
  }

  /// All screens of the flow have names of one kind: `on.denied.screen` may name any of them, and so may scenarios.
  private func defineScreens(_ steps: [StepReader], _ screens: [MapEntry], _ finalID: Located<String>?) {
    session.items.track(.screen)
    var first: [String: SourceSpan] = [:]
    func define(_ id: String, at span: SourceSpan) {
      if let place = first[id] {
        session.add(
          Diagnostic(
            .duplicateID, .error, "'\(id)' is the name of a second screen", at: span,
            notes: [Diagnostic.Note("first defined here", at: place)]))
      } else {
        first[id] = span
        session.items.define(.screen, id, at: span)
      }
    }
    for case let id? in steps.map(\.screenID) { define(id.value, at: id.span) }
    for entry in screens { define(entry.name, at: entry.nameSpan) }
    if let finalID { define(finalID.value, at: finalID.span) }
  }

  private func readScreen(_ entry: MapEntry) -> PermissionScreenItem? {
    let errors = session.errorCount
    guard let screen = session.object(entry.value, PermissionFlowShape.screen) else { return nil }
    let title = readText(screen, "title", arguments: .nothing)
    let text = readText(screen, "text", arguments: .nothing)
    let keys = ["title", "text"]
    if !keys.contains(where: screen.mayHave) {
      session.report(.missingKey, "needs a 'title' or a 'text'", about: entry.value, at: screen.origin.headSpan)
    }
    let primary = readButton(screen, "primary", "primary_opens")
    let secondary = readButton(screen, "secondary", "secondary_opens")
    let summary = screen.text("summary")
    let covers = screen.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return PermissionScreenItem(
      id: entry.name, idSpan: entry.nameSpan, title: title?.text, text: text?.text, primary: primary,
      secondary: secondary, summary: summary?.value, covers: covers)
  }

  private func readButton(_ screen: ObjectReader, _ key: String, _ opens: String) -> PermissionScreenItem.Button? {
    let label = readText(screen, key, arguments: .nothing)
    let destination = screen.choice(opens, as: PermissionScreenItem.Destination.self)
    if screen.has(opens), !screen.mayHave(key) { session.reportMeaningless(screen, opens, without: key) }
    return label.map { PermissionScreenItem.Button(label: $0.text, opens: destination) }
  }

  private func readFinalScreen(_ screen: ObjectReader, id: Located<String>?) -> FinalScreenItem? {
    let errors = session.errorCount
    let when = screen.choice("when", as: FinalScreenItem.Occasion.self)
    let title = readText(screen, "title", arguments: .nothing)
    let text = readText(screen, "text", arguments: .nothing)
    let primary = readText(screen, "primary", arguments: .nothing)
    let target = screen.reference("target")
    let summary = screen.text("summary")
    let covers = screen.covers()
    guard session.errorCount == errors, let id, let when, let title, let primary, let target else { return nil }
    return FinalScreenItem(
      id: id.value, idSpan: id.span, when: when, title: title.text, text: text?.text, primary: primary.text,
      target: target, summary: summary?.value, covers: covers)
  }

  /// A list that must name something and is empty.
  func reportEmpty(_ owner: ObjectReader, _ key: String, _ predicate: String) {
    guard let value = owner.written(key), value.kind == .sequence, value.node.count == 0 else { return }
    session.report(.badValue, predicate, about: value)
  }
}

extension ObjectReader {
  /// False if a key is certainly absent: no misspelled one is meant as it, and nothing is hidden.
  func mayHave(_ key: String) -> Bool { has(key) || meantKeys.contains(key) || isIncomplete }
}

extension ReadingSession {
  /// A key that says something about another one, which is not there.
  func reportMeaningless(_ owner: ObjectReader, _ key: String, without other: String) {
    report(
      .conflictingKeys, "has no meaning without '\(other)'", about: owner.written(key) ?? owner.origin,
      at: owner.keySpan(key))
  }
}
