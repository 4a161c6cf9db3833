import NotificationCivilTime
public import TextWriting

/// A story for a terminal: what comes and when, and of the rest why it does not.
public enum StoryReport {
  public static func text(_ result: CaseResult) -> TerminalText {
    let scenario = result.scenario
    let times = CaseTimes(of: scenario)
    var out: TerminalText = "\(scenario.title)\n\(scenario.app), \(scenario.span.file)\n"
    var day: CivilDate?
    var place = ""
    for line in StoryLines(result).lines where line.entry.lane != .logged {
      let local = line.entry.local
      let newPlace = times.place(of: line.entry.instant, in: line.entry.zone)
      if local.date != day || newPlace != place {
        out += "\n\(local.date.description)\(newPlace.isEmpty ? "" : ", \(newPlace)")\n"
        (day, place) = (local.date, newPlace)
      }
      out += "  \(local.time.description)  \(TerminalText(line.entry.lane.storyWord).padded(to: 8))  \(line.text)\n"
      for told in line.behind { out += "                   (\(told))\n" }
    }
    for failure in result.failures { out += "\nline \(failure.span.start.line): \(failure.message)\n" }
    for remark in result.remarks { out += "\nline \(remark.span.start.line): \(remark.message)\n" }
    return out
  }
}

extension TraceEntry.Lane {
  fileprivate var storyWord: String {
    switch self {
    case .input: "happens"
    case .center: "planned"
    case .delivered: "COMES"
    case .opened: "opens"
    case .logged: "logged"
    case .outcome: "not sent"
    }
  }
}
