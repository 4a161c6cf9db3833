import NotificationConformance
import SpecLanguage
import TextWriting

/// What becomes of stories and cases of an app with other values, beside what becomes of them now.
struct LiveTrial {
  let before: Spec
  let after: Spec

  /// Two runs of a story, side by side.
  struct Comparison {
    fileprivate var before: [Line]
    fileprivate var after: [Line]

    /// "the same", "2 lines differ"
    private var words: String {
      let count = max(before.count { !after.contains($0) }, after.count { !before.contains($0) })
      return count == 0 ? "the same" : "\(Plural.of(count, "line")) \(count == 1 ? "differs" : "differ")"
    }

    func write(to json: inout JSONWriter) {
      json.member("words", words)
      json.member("differs", before != after)
      json.objects("before", before) { json, line in line.write(besides: after, to: &json) }
      json.objects("after", after) { json, line in line.write(besides: before, to: &json) }
    }
  }

  fileprivate struct Line: Equatable {
    var at: String
    var day: String
    var lane: String
    var text: String

    func write(besides others: [Line], to json: inout JSONWriter) {
      json.member("at", at)
      json.member("day", day)
      json.member("lane", lane)
      json.member("text", text)
      json.member("differs", !others.contains(self))
    }
  }

  /// - Parameters:
  ///   - now: As it is read with the spec of today.
  ///   - then: As it is read with the other values.
  func compare(_ now: ScenarioCase?, _ then: ScenarioCase?) -> Comparison {
    Comparison(
      before: now.map { Self.lines($0, of: before) } ?? [], after: then.map { Self.lines($0, of: after) } ?? [])
  }

  /// What comes and what does not.
  private static func lines(_ story: ScenarioCase, of spec: Spec) -> [Line] {
    StoryLines(ScenarioRunner(specs: [spec]).run(story)).lines.filter {
      $0.entry.lane == .delivered || $0.entry.lane == .outcome
    }.map {
      Line(
        at: "\($0.entry.local)", day: LiveDay.words($0.entry.local), lane: $0.entry.lane.rawValue,
        text: TerminalText($0.text).text)
    }
  }

  /// The cases whose verdict changes, by their ids, with what is wrong on the side that fails.
  ///
  /// - Parameter types: With the cases that speak of each.
  static func write(
    _ old: [String: CaseVerdict], _ new: [String: CaseVerdict], to json: inout JSONWriter,
    about types: [(id: String, cases: Set<String>)]
  ) {
    let changed = new.keys.filter { id in old[id].map { $0.passes != new[id]?.passes } ?? false }.sorted()
    json.member("cases", new.count)
    json.strings("nowFail", changed.filter { new[$0]?.passes == false })
    json.strings("nowPass", changed.filter { new[$0]?.passes == true })
    json.objects("groups", groups(changed, old, new, types)) { json, group in
      json.member("about", group.about)
      json.member("words", group.words)
      json.strings("changed", Array(group.changed.prefix(mostCases)))
    }
    json.objects("changed", Array(changed.prefix(mostCases))) { json, id in
      json.member("id", id)
      json.member("before", old[id]?.words ?? "")
      json.member("after", new[id]?.words ?? "")
    }
  }

  /// Cases that have another verdict, by the type that they are about.
  private struct Group {
    var about: String
    /// "12 cases, of which 3 newly fail"
    var words: String
    var changed: [String]
  }

  private static func groups(
    _ changed: [String], _ old: [String: CaseVerdict], _ new: [String: CaseVerdict],
    _ types: [(id: String, cases: Set<String>)]
  ) -> [Group] {
    let groups = Dictionary(grouping: changed) { id in
      let words = [old[id], new[id]].compactMap { $0?.passes == false ? $0?.words : nil }.joined(separator: " ")
      let named = types.filter { $0.cases.contains(id) }
      // The first one that the failure names; else the first that the case speaks of.
      let first = named.compactMap { type in words.firstRange(of: type.id).map { (type.id, $0) } }
        .min { ($0.1.lowerBound, $1.1.upperBound) < ($1.1.lowerBound, $0.1.upperBound) }
      return first?.0 ?? named.first?.id ?? "other"
    }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { about, changed in
      let fails = changed.count { new[$0]?.passes == false }
      let all = types.first { $0.id == about }.map { $0.cases.filter { new[$0] != nil }.count } ?? changed.count
      let parts = [fails == 0 ? nil : "\(fails) newly fail\(fails == 1 ? "s" : "")", passing(changed.count - fails)]
      return Group(
        about: about,
        words: "\(Plural.of(all, "case")), of which \(parts.compactMap(\.self).joined(separator: " and "))",
        changed: changed)
    }
  }

  private static func passing(_ count: Int) -> String? {
    count == 0 ? nil : "\(count) newly pass\(count == 1 ? "es" : "")"
  }

  /// More are counted, and not shown.
  private static let mostCases = 100
}

/// How a case ends.
struct CaseVerdict: Equatable {
  var passes: Bool
  /// "passes", or what is wrong first.
  var words: String

  init(_ result: CaseResult) {
    passes = !result.isFailed
    words = passes ? "passes" : TerminalText(result.failures.first?.message ?? result.verdict.words).text
  }
}
