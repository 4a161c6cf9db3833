/// The center leaves calls without an answer. Where it has left one of a step, an app asks it for nothing more in that step.
struct CenterSilence {
  /// So many of the next adds are carried out and not answered.
  var adds = 0
  /// So many of the next removals from the list are not done.
  var removals = 0
  /// So many of the next steps get no report, and nothing that they ask for is done.
  var reports = 0
  /// For the rest of the step.
  var holds = false
  /// Until a step that has a report, and an answer to all that it adds.
  var lasts = false
  /// What was to be taken back, and the center did not hear it: it comes all the same, unless the next report finds it.
  var untaken: Set<String> = []

  /// Whether this add gets no answer.
  mutating func takesAdd() -> Bool {
    guard Self.take(&adds) else { return false }
    lasts = true
    return true
  }

  /// Whether this removal is not done.
  mutating func takesRemoval() -> Bool { Self.take(&removals) }

  /// Whether this question gets no answer.
  mutating func takesReport() -> Bool {
    lasts = Self.take(&reports)
    return lasts
  }

  private static func take(_ count: inout Int) -> Bool {
    guard count > 0 else { return false }
    count -= 1
    return true
  }
}
