import NotificationCivilTime

extension CaseResult {
  /// What the scheduler said about the type that a failed line is about, in the order of time; of much only what is
  /// nearest to the time that the line names.
  ///
  ///     2026-03-02 12:00: daily.2026-03-02 dropped: quiet: quiet hours 22:00 to 08:00
  public func reasons(for failure: Failure, atMost most: Int) -> (sentences: [String], more: Int) {
    guard let type = type(inQuestion: failure) else { return ([], 0) }
    let assertions = scenario.steps.flatMap(\.expect) + scenario.then
    let wanted = failure.instant ?? assertions.first { $0.span == failure.span }?.notification?.1.time?.lowerBound
    let times = CaseTimes(of: scenario)
    var found: [(instant: Instant, sentence: String)] = []
    for entry in trace {
      guard case .outcome(let record, _) = entry.event, record.type == type else { continue }
      let sentence =
        "\(times.text(entry.instant, in: entry.zone)): \(entry.event.explained(prefix: "\(scenario.app)."))"
      if !found.contains(where: { $0.sentence == sentence }) { found.append((entry.instant, sentence)) }
    }
    var kept = Array(found.indices)
    if let wanted {
      kept.sort { abs((found[$0].instant - wanted).milliseconds) < abs((found[$1].instant - wanted).milliseconds) }
    }
    let sentences = kept.prefix(most).sorted().map { found[$0].sentence }
    return (sentences, found.count - sentences.count)
  }
}
