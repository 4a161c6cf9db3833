import SpecDiagnostics

/// `trigger` and `triggers` of a type.
extension AppReader {
  /// Nil when one of them is broken, or there is none.
  func readTriggers(_ type: ObjectReader) -> [TriggerItem]? {
    // Nearly all types have one trigger, so no list has to be searched.
    if !type.has("triggers") {
      guard let trigger = type.object("trigger"),
        let item = readTrigger(trigger, name: nil, at: type.keySpan("trigger"))
      else { return nil }
      return [item]
    }
    let single = type.object("trigger").map { readTrigger($0, name: nil, at: type.keySpan("trigger")) }
    let entries = type.map("triggers")
    let named = (entries ?? []).map { entry in
      session.object(entry.value, TriggerShape.object).flatMap {
        readTrigger($0, name: entry.name, at: entry.nameSpan)
      }
    }
    if let entries, entries.isEmpty {
      session.report(.badValue, "lists no trigger", about: type.written("triggers") ?? type.origin)
    }
    // It is unclear which of two descriptions counts; that is reported.
    if type.has("trigger"), type.has("triggers") { return nil }
    let all = (single.map { [$0] } ?? []) + named
    let sound = all.compactMap { $0 }
    return sound.isEmpty || sound.count < all.count ? nil : sound
  }

  private func readTrigger(_ trigger: ObjectReader, name: String?, at span: SourceSpan) -> TriggerItem? {
    let kind = trigger.chosen(TriggerShape.kinds)
    // It is unclear which of several kinds counts, and all are checked for mistakes.
    var schedule = kind.flatMap { readSchedule($0, of: trigger) }
    if kind == nil {
      for kind in TriggerShape.kinds where schedule == nil { schedule = readSchedule(kind, of: trigger) }
    }
    hasTriggerSignal = kind != "calendar" && kind != "location"
    let conditions = readConditions(trigger)
    guard let kind, let schedule else { return nil }
    return TriggerItem(name: name ?? kind, span: span, schedule: schedule, conditions: conditions)
  }

  private func readSchedule(_ kind: String, of trigger: ObjectReader) -> TriggerItem.Schedule? {
    switch kind {
    case "calendar": trigger.object("calendar").flatMap(readCalendar)
    case "after": trigger.object("after").flatMap(readAfter)
    case "slot_after": trigger.object("slot_after").flatMap(readSlotAfter)
    case "at": trigger.object("at").flatMap(readAt)
    case "reached": trigger.object("reached").flatMap(readReached)
    case "location": trigger.object("location").flatMap(readLocation)
    default: preconditionFailure("The shape of triggers has a kind '\(kind)' that is not read.")
    }
  }
}
