import NotificationRules
import NotificationTerms
import SpecDiagnostics

/// `notifications`.
extension AppReader {
  func readNotification(_ entry: MapEntry) -> NotificationItem? {
    let errors = session.errorCount
    guard let type = session.object(entry.value, NotificationShape.object) else { return nil }
    let summary = type.sourceText("summary")
    let covers = type.covers()
    let target = type.reference("target")
    let push = type.object("push").flatMap { readPushContent($0, at: type.keySpan("push")) }
    let ownTriggers = readTriggers(type)
    let triggers = ownTriggers ?? (push != nil && !type.has("trigger") && !type.has("triggers") ? [] : nil)
    // `since: trigger` asks for a signal; if a trigger is broken, it is unknown whether there is one.
    hasTriggerSignal = triggers.map { all in all.indices.contains { all[$0].hasSignal } } ?? true
    let conditions = readConditions(type)
    let repeatAfter = type.object("repeat_after").flatMap(readRepeat)
    let priority = type.int("priority")
    let onCap = type.choice("on_cap", as: TypeRule.OnCap.self)
    let combine = type.pattern("combine")
    let level = type.choice("interruption_level", as: InterruptionLevel.self)
    let arguments = readParameters(type, "arguments", ParameterShape.argument)
    let upkeep = readUpkeep(type)
    let data = push?.facts ?? SignalFacts(isComplete: !type.has("push"))
    let values = arguments.facts.adding(data)
    let before = session.errorCount
    let content = readContent(type, values: values)
    let collapseID = push?.written.value("collapse_id").flatMap { readCollapseID($0, values) }
    let used = session.errorCount == before ? usedBesidesTexts(content, collapseID, target) : nil
    let copy = type.object("copy").flatMap { readCopy($0, arguments: arguments.facts, used: used) }
    if type.has("push") {
      reportPlanning(type)
    } else if let triggers {
      checkFilling(of: arguments.facts, by: triggers)
    }
    if let target, let opened = targets[target.value] { checkFilling(of: opened, type, values) }
    for entry in data.parameters { dataEntries.parameters.append(entry) }
    if session.errorCount != errors { dataEntries.isComplete = false }
    guard entry.isNameValid, session.errorCount == errors, let summary, let target, let triggers, let copy else {
      return nil
    }
    return NotificationItem(
      id: entry.name, idSpan: entry.nameSpan, summary: summary, covers: covers, target: target, triggers: triggers,
      push: push?.item(collapseID: collapseID), conditions: conditions, priority: priority?.value ?? 0,
      onCap: onCap?.value ?? .drop, repeatAfter: repeatAfter, combine: combine,
      interruptionLevel: level?.value ?? .active,
      interruptionLevelSpan: level?.span,
      arguments: arguments.items, copy: copy, content: content, upkeep: upkeep)
  }

  /// The arguments that are carried along without being shown: for the screen, the thread, an attachment, a button.
  private func usedBesidesTexts(
    _ content: ContentItem, _ collapseID: TextTemplate?, _ target: Located<String>?
  ) -> [String] {
    let required = content.category.flatMap { requirements[$0.value] } ?? []
    return content.usedArguments + required.map(\.argument.value) + (collapseID?.arguments ?? [])
      + (target.flatMap { targets[$0.value]?.parameters.map(\.id) ?? brokenTargetParameters[$0.value] } ?? [])
  }

  private func readRepeat(_ reader: ObjectReader) -> RepeatItem? {
    let days = reader.int("days")
    let orWhen = reader.recursive("or_when").flatMap(readCondition)
    return days.map { RepeatItem(days: $0, orWhen: orWhen) }
  }
}
