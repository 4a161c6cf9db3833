import NotificationConformance
import YAMLNodes

/// The cases and stories of an earlier run that are what they were: neither their file nor their app has changed, nor
/// what they may name. Reading all of them again would take most of the time in which a saved file is shown.
///
/// What is wrong with one case may be said at another, or once for many. If anything was wrong, all of them are read.
struct UnchangedCases {
  let files: Set<String>
  private let earlier: LoadedWorkspace

  /// - Returns: Nil if all of them have to be read.
  init?(of scenarios: [SourceTree], in current: LoadedWorkspace, since earlier: LoadedWorkspace) {
    let (now, before) = (current.testedApps, earlier.testedApps)
    guard earlier.caseFindings.isEmpty, current.requirementIDs == earlier.requirementIDs,
      current.appsOfNoCases == earlier.appsOfNoCases, now.map(\.app.id) == before.map(\.app.id)
    else { return nil }
    let apps = Set(zip(now, before).filter { $0 == $1 }.map(\.0.app.id))
    let same = scenarios.filter { tree in
      ScenarioLoader.head(of: tree).map { apps.contains($0.app) } ?? false
        && current.files.bytes(tree.file) == earlier.files.bytes(tree.file)
    }
    guard !same.isEmpty else { return nil }
    files = Set(same.map(\.file))
    self.earlier = earlier
  }

  /// Adds them to those that were read.
  ///
  /// - Returns: Whether that is all. If a case that was read has the id of one that was not, they have to be compared.
  func complete(_ result: inout ScenarioLoader.Result) -> Bool {
    let known = earlier.cases.filter { files.contains($0.span.file) }
    guard Set(result.cases.map(\.id)).isDisjoint(with: known.map(\.id)) else { return false }
    result.cases = Self.merged(result.cases, known)
    result.stories = Self.merged(result.stories, earlier.stories.filter { files.contains($0.span.file) })
    return true
  }

  /// Each is in the order of the files, and a file is in one of them.
  private static func merged(_ own: [ScenarioCase], _ known: [ScenarioCase]) -> [ScenarioCase] {
    (own + known).enumerated().sorted { ($0.element.span.file, $0.offset) < ($1.element.span.file, $1.offset) }
      .map(\.element)
  }
}
