/// Lines of a trace with what repeats within one moment told once.
///
/// A plan for two weeks is a dozen lines that differ in a date alone, each with its events.
struct TraceFolding {
  struct Line {
    var entry: TraceEntry
    var text: String
    /// How many entries it replaces.
    var count = 1
  }

  private(set) var lines: [Line] = []
  private let prefix: String

  /// More events of one moment than that are told by name and number.
  private static let mostEvents = 4
  /// More lines of one type than that become the first and the last.
  private static let mostOfType = 3

  /// - Parameter app: What every identifier begins with.
  init(_ trace: [TraceEntry], app: String) {
    prefix = "\(app)."
    var rest = trace[...]
    while let first = rest.first {
      let moment = rest.prefix { $0.instant == first.instant && $0.zone == first.zone }
      rest = rest.dropFirst(moment.count)
      fold(moment)
    }
  }

  private mutating func fold(_ moment: ArraySlice<TraceEntry>) {
    let foldsEvents = moment.count { $0.lane == .logged } > Self.mostEvents
    var groups: [String: [Int]] = [:]
    for index in moment.indices {
      if let key = key(of: moment[index], foldsEvents) { groups[key, default: []].append(index) }
    }
    for index in moment.indices {
      let entry = moment[index]
      let text = entry.event.explained()
      guard let key = key(of: entry, foldsEvents), let all = groups[key] else {
        lines.append(Line(entry: entry, text: text))
        continue
      }
      if entry.lane == .logged {
        guard index == all[0] else { continue }
        let times = all.count == 1 ? "" : ", \(all.count) times"
        lines.append(Line(entry: entry, text: text + times, count: all.count))
      } else if all.count <= Self.mostOfType || index == all[0] || index == all[all.count - 1] {
        lines.append(Line(entry: entry, text: text))
      } else if index == all[1] {
        lines.append(Line(entry: entry, text: "… \(all.count - 2) more of this type …", count: all.count - 2))
      }
    }
  }

  /// Entries of one key are told together; nil for one of its own.
  private func key(of entry: TraceEntry, _ foldsEvents: Bool) -> String? {
    switch entry.lane {
    case .logged: foldsEvents ? "logged \(entry.text)" : nil
    case .center, .outcome: "\(entry.lane) \(entry.event.group(prefix: prefix))"
    case .input, .delivered, .opened: nil
    }
  }
}
