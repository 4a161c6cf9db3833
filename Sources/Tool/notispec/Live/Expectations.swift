import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What a scenario of a story may expect: what happened.
struct Expectations {
  struct Line {
    var words: String
    /// A line below `then`.
    var line: JSONValue
    /// Whether it is expected unless somebody decides otherwise.
    var isChosen: Bool
  }

  private(set) var lines: [Line] = []

  init(_ played: PlayedStory) {
    let prefix = "\(played.result.scenario.app)."
    func type(_ id: String) -> String { String(id.dropFirst(prefix.count).prefix { $0 != "." }) }
    var refusals: [Refusal] = []
    var isSilenced = false
    for entry in played.result.trace {
      switch entry.event {
      // What Focus silenced came unseen, which counts as no delivery: its outcome says so.
      case .delivered(let id, let manner, _) where id.hasPrefix(prefix) && manner != .silencedByFocus:
        lines.append(
          Line(
            words: "\(type(id)) comes at \(entry.local)",
            line: .object([.init("delivered", .text(type(id))), .init("at", .text(Self.time(entry, played.zone)))]),
            isChosen: true))
      case .delivered(_, .silencedByFocus, _): isSilenced = true
      // Of what the app has not found out yet a case sees nothing.
      case .outcome(let record, _) where entry.told != nil:
        let fact = Refusal(type: record.type, outcome: record.outcome, reason: record.reason)
        if !refusals.contains(fact) { refusals.append(fact) }
      default: continue
      }
    }
    // What came unseen is all that there is to expect of it.
    if lines.isEmpty, !refusals.contains(where: { $0.outcome == .suppressed }) {
      let words = isSilenced ? "nothing comes that Focus does not silence" : "nothing comes"
      lines.append(Line(words: words, line: .object([.init("delivered", .text("none"))]), isChosen: true))
    }
    for fact in refusals {
      let (outcome, reason) = (fact.outcome.rawValue, fact.reason.rawValue)
      lines.append(
        Line(
          words: "\(fact.type) is \(outcome): \(reason)",
          line: .object([
            .init("outcome", .text(fact.type)), .init("is", .text(outcome)), .init("reason", .text(reason)),
          ]), isChosen: fact.outcome == .suppressed))
    }
  }

  private struct Refusal: Equatable {
    var type: String
    var outcome: Outcome
    var reason: OutcomeReason
  }

  /// What is expected at the end is in the zone of the end; what came in another one, or at an hour that comes twice, says
  /// how far it is from UTC.
  private static func time(_ entry: TraceEntry, _ zone: String) -> String {
    if entry.zone.identifier == zone, case .unique = entry.zone.resolve(entry.local) { return "\(entry.local)" }
    return "\(entry.local)\(entry.zone.offsetText(at: entry.instant))"
  }
}
