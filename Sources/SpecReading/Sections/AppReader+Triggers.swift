import SpecDiagnostics
import SpecModel

/// `trigger` and `triggers` of a type.
extension AppReader {
  /// Nil when one of them is broken, or there is none.
  func readTriggers(_ type: ObjectReader) -> [TriggerItem]? {
    let single = type.object("trigger").map { readTrigger($0, name: nil, at: type.keySpan("trigger")) }
    let entries = type.map("triggers")
    let named = (entries ?? []).map { entry in
      session.object(entry.value, TriggerShape.object).flatMap {
        readTrigger($0, name: entry.name, at: entry.nameSpan)
      }
    }
    if let entries, entries.isEmpty {
      session.report(.badValue, "names no trigger", about: type.written("triggers") ?? type.origin)
    }
    // Of two descriptions nobody knows which one counts; that is reported.
    if type.has("trigger"), type.has("triggers") { return nil }
    let all = (single.map { [$0] } ?? []) + named
    let sound = all.compactMap { $0 }
    return sound.isEmpty || sound.count < all.count ? nil : sound
  }

  private func readTrigger(_ trigger: ObjectReader, name: String?, at span: SourceSpan) -> TriggerItem? {
    let kind = trigger.chosen(TriggerShape.kinds)
    let schedule =
      trigger.object("calendar").flatMap(readCalendar)
      ?? trigger.object("after").flatMap(readAfter)
      ?? trigger.object("slot_after").flatMap(readSlotAfter)
      ?? trigger.object("at").flatMap(readAt)
      ?? trigger.object("reached").flatMap(readReached)
      ?? trigger.object("location").flatMap(readLocation)
    hasTriggerSignal = kind != "calendar" && kind != "location"
    let conditions = readConditions(trigger)
    guard let kind, let schedule else { return nil }
    return TriggerItem(name: name ?? kind, span: span, schedule: schedule, conditions: conditions)
  }
}
