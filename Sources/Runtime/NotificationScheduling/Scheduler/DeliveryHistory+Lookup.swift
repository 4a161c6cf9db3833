/// What is asked of what was delivered.
extension DeliveryHistory {
  /// The newest delivery of a type, whatever its value.
  func newest(of type: String) -> DeliveryRecord? {
    newest[type] ?? recent.last { $0.type == type && $0.isCounted }
  }

  /// Which of the rotating texts an occurrence had.
  func turn(of key: OccurrenceKey, _ type: String) -> Int {
    let own = recent.filter { $0.type == type && !$0.key.isRepeat }
    // What was not shown has the text of the next.
    if own.last(where: { $0.key == key.original })?.isSuppressed == true { return counts[type, default: 0] }
    let shown = own.filter { !$0.isSuppressed }
    let later = shown.lastIndex { $0.key == key.original }.map { shown.count - 1 - $0 } ?? 0
    return max(0, counts[type, default: 0] - 1 - later)
  }

  /// The one that was snoozed.
  func lastShown(_ type: String, before key: OccurrenceKey) -> DeliveryRecord? {
    recent.last {
      $0.type == type && $0.key.original == key.original && !$0.key.isFollowUp && $0.key.snoozes < key.snoozes
    }
  }

  func record(_ type: String, _ key: OccurrenceKey) -> DeliveryRecord? {
    // By its place: every plan asks for each that is shown again, and a record is large to copy.
    recent.indices.last { recent[$0].type == type && recent[$0].key == key }.map { recent[$0] }
  }
}
