/// Finds the commit with which something began to fail for the last time: what was repaired and broke again has two.
///
/// The newest commits are looked at one by one, as many as `oneByOne`. Behind them the distances double until one
/// passes, and halving finds the border: of a thousand commits about thirty are looked at.
public struct OriginSearch {
  /// The commits of a branch without those that were merged into it, the newest first.
  public struct Line {
    public let commits: [ChangeCommit]

    public init(_ commits: [ChangeCommit]) { self.commits = commits }
  }

  /// Whether it fails at a commit; one that git cannot show is none at which it does.
  private let fails: (_ commit: String) -> Bool
  /// The commits that a merge brought in; empty for any other commit.
  private let merged: (_ merge: String) -> Line

  /// No repair among so many commits is overlooked.
  public static let oneByOne = 16

  public init(fails: @escaping (_ commit: String) -> Bool, merged: @escaping (_ merge: String) -> Line) {
    (self.fails, self.merged) = (fails, merged)
  }

  /// - Parameter line: The commits up to the one of today.
  public func origin(in line: Line) -> FailureOrigin {
    let commits = line.commits
    guard let newest = commits.first?.id else { return .unknown }
    if !fails(newest) { return .commit(.uncommitted) }
    guard let border = border(of: line) else { return .older(than: commits.count) }
    return .commit(first(of: line, border))
  }

  /// One that fails, and a later one in the list that passes; nil if none that is looked at passes.
  private func border(of line: Line) -> (failing: Int, passing: Int)? {
    let commits = line.commits
    var failing = 0
    while failing < commits.count - 1 {
      let next = failing < Self.oneByOne ? failing + 1 : min(failing * 2, commits.count - 1)
      if !(commits[next].id.map(fails) ?? false) { return (failing, next) }
      failing = next
    }
    return nil
  }

  /// - Parameter border: Nil if what was before the line passes, and the newest fails.
  private func first(of line: Line, _ border: (failing: Int, passing: Int)?) -> ChangeCommit {
    let commits = line.commits
    var (failing, passing) = border ?? (0, commits.count)
    while passing - failing > 1 {
      let middle = (failing + passing) / 2
      if commits[middle].id.map(fails) ?? false { failing = middle } else { passing = middle }
    }
    let found = commits[failing]
    guard let id = found.id else { return found }
    // What a merge brought in has a commit of its own, unless it fails only together with what was there.
    let branch = merged(id)
    guard let tip = branch.commits.first?.id, fails(tip) else { return found }
    return first(of: branch, self.border(of: branch))
  }
}

/// Since when something fails.
public enum FailureOrigin: Sendable, Hashable {
  case commit(ChangeCommit)
  /// At all commits that were looked through.
  case older(than: Int)
  /// Git knows nothing of it.
  case unknown

  /// "began with Emil, 2026-11-10: Adjust offer limits (1a2b3c4d5e6f)"
  var words: String {
    switch self {
    case .commit(.uncommitted): "began with what is not committed yet"
    case .commit(let commit): "began with \(commit.words)"
    case .older(let count):
      "fails at \(count > OriginSearch.oneByOne + 1 ? "the oldest and the newest" : "each") of the last "
        + "\(ReleaseReport.number(count, "commit")) that changed specs or scenarios"
    case .unknown: "git does not know since when"
    }
  }
}

extension ChangeCommit {
  /// Nil for what is in no commit yet.
  public var id: String? { if case .commit(let id, _, _, _) = self { id } else { nil } }
}
