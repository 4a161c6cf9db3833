public import NotificationCivilTime
public import NotificationTerms

/// The scheduled summary: what can wait comes together, at times that the user chose.
extension SimulatedCenter {
  /// A notification that waits for a summary.
  public struct SummaryEntry: Sendable, Hashable {
    public let request: NotificationRequest
    public let due: Instant
    public internal(set) var summary: Instant
  }

  /// The next time at which the summary shows, strictly after this one; nil if it is off.
  func nextSummary(after instant: Instant, in zone: ZoneRules) -> Instant? {
    let today = zone.local(at: instant).date
    for days in 0...2 {
      let times = settings.summaryTimes.map {
        zone.instant(of: CivilDateTime(date: today.adding(days: days), time: $0))
      }
      if let next = times.filter({ $0 > instant }).min() { return next }
    }
    return nil
  }

  /// In one summary the most relevant comes first, then the one that was due first.
  mutating func hold(_ request: NotificationRequest, due: Instant, until summary: Instant) {
    if let collapseID = collapseIDs[request.identifier] {
      waitingForSummary.removeAll { collapseIDs[$0.request.identifier] == collapseID }
    }
    waitingForSummary.append(SummaryEntry(request: request, due: due, summary: summary))
    waitingForSummary.sort { a, b in
      if a.summary != b.summary { return a.summary < b.summary }
      let (first, second) = (a.request.content.relevanceScore, b.request.content.relevanceScore)
      if first != second { return first > second }
      return a.due == b.due ? a.request.identifier < b.request.identifier : a.due < b.due
    }
    if choices.listedForSummary == .atOnce { list(request, at: due, .inSummary) }
    // The system has it, and no app learns when the summary is read.
    settle(request, at: due, .presented(quietly: true))
  }

  mutating func showInSummary(_ entry: SummaryEntry) -> CenterEvent {
    if let number = entry.request.content.badge, settings.setsBadge { badge = number }
    if choices.listedForSummary == .withTheSummary { list(entry.request, at: entry.summary, .inSummary) }
    return .presented(entry.request, Presentation(hasBanner: false, hasSound: false, isListed: true))
  }
}
