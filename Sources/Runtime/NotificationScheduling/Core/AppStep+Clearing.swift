/// What is taken from Notification Center.
extension AppStep {
  /// What was shown to whoever has left, also what nobody has told the app of yet.
  mutating func removePushes() {
    let shown = state.pushes.shown.filter { $0.user == earlierUser }
    takeAway(shown.map(\.identifier) + (report.listed ?? []).map(\.identifier))
  }

  /// What somebody has read in the app.
  mutating func removePushes(of type: String) {
    takeAway((report.listed ?? []).filter { $0.type == type }.map(\.identifier))
  }

  private mutating func takeAway(_ identifiers: [String]) {
    if !identifiers.isEmpty { commands.append(.removeDelivered(identifiers.distinct)) }
  }

  /// What was to go from Notification Center and has not gone is asked for again.
  ///
  /// - Parameter uncleared: What of it is still there; nil if the center was not asked or did not answer.
  mutating func clear(_ uncleared: [String]?) {
    if has(.clearedOnce) { return }
    let asked: [String] = commands.flatMap {
      if case .removeDelivered(let identifiers) = $0 { identifiers } else { [String]() }
    }
    if let uncleared {
      state.clearing = state.clearing.filter { uncleared.contains($0.key) }
      let again = state.clearing.keys.filter { !asked.contains($0) }.sorted()
      let write = commands.firstIndex(of: .write).map { $0 + 1 } ?? commands.endIndex
      if !again.isEmpty { commands.insert(.removeDelivered(again), at: write) }
    }
    for identifier in asked { state.clearing[identifier] = now.instant }
  }
}
