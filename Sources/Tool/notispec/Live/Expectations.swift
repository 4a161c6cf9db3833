import NotificationCivilTime
import NotificationConformance
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
    var refusals: [[String]] = []
    for entry in played.result.trace {
      switch entry.event {
      case .delivered(let id, _, _) where id.hasPrefix(prefix):
        lines.append(
          Line(
            words: "\(type(id)) comes at \(entry.local)",
            line: .object([.init("delivered", .text(type(id))), .init("at", .text(Self.time(entry, played.zone)))]),
            isChosen: true))
      case .outcome(let record, _):
        let facts = [record.type, record.outcome.rawValue, record.reason.rawValue]
        if record.outcome.rawValue != "delivered", !refusals.contains(facts) { refusals.append(facts) }
      default: continue
      }
    }
    if lines.isEmpty {
      lines.append(Line(words: "nothing comes", line: .object([.init("delivered", .text("none"))]), isChosen: true))
    }
    for facts in refusals {
      lines.append(
        Line(
          words: "\(facts[0]) is \(facts[1]): \(facts[2])",
          line: .object([
            .init("outcome", .text(facts[0])), .init("is", .text(facts[1])), .init("reason", .text(facts[2])),
          ]), isChosen: false))
    }
  }

  /// What is expected at the end is in the zone of the end; what came in another one, or at an hour that comes twice, says
  /// how far it is from UTC.
  private static func time(_ entry: TraceEntry, _ zone: String) -> String {
    if entry.zone.identifier == zone, case .unique = entry.zone.resolve(entry.local) { return "\(entry.local)" }
    return "\(entry.local)\(entry.zone.offsetText(at: entry.instant))"
  }
}
