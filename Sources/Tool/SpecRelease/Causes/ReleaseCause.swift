public import SpecDiagnostics

/// A smallest set of changes without which failures pass.
public struct ReleaseCause: Sendable {
  public let app: String
  /// The team to ask about the app.
  public let owner: String?
  public var changes: [Change]
  /// Whether each change alone can be put back: the failures need all of them.
  public let failsOnlyTogether: Bool
  public var failures: [ReleaseFailure]

  /// "courier, growth"
  var about: String { [app, owner].compactMap(\.self).joined(separator: ", ") }

  /// The ids of the requirements that its failures are about, sorted.
  public var requirements: [String] { Set(failures.flatMap(\.requirements)).sorted() }

  public struct Change: Sendable {
    public let change: AppChange
    /// Nil where git does not know.
    public var commit: ChangeCommit?

    public init(_ change: AppChange, commit: ChangeCommit?) { (self.change, self.commit) = (change, commit) }
  }

  public init(
    app: String, owner: String?, changes: [Change], failsOnlyTogether: Bool, failures: [ReleaseFailure]
  ) {
    (self.app, self.owner, self.changes) = (app, owner, changes)
    (self.failsOnlyTogether, self.failures) = (failsOnlyTogether, failures)
  }
}

/// Something that is wrong with a release: a case that fails, an error, a proof that does not hold.
public struct ReleaseFailure: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case scenario = "case"
    case error, proof
  }

  public let kind: Kind
  /// The id of a case; the code of a finding.
  public let id: String
  /// What went wrong first.
  public let message: String
  public let place: SourceSpan
  /// The case could not be run before an error was taken away.
  public var isHidden = false
  /// The ids of those that it is to prove.
  public var requirements: [String] = []

  public init(
    _ kind: Kind, id: String, message: String, place: SourceSpan, isHidden: Bool = false, requirements: [String] = []
  ) {
    (self.kind, self.id, self.message, self.place, self.isHidden) = (kind, id, message, place, isHidden)
    self.requirements = requirements
  }
}

/// The commit that made a change.
public enum ChangeCommit: Sendable, Hashable {
  case commit(id: String, author: String, date: String, subject: String)
  /// It is in no commit yet.
  case uncommitted
}

/// Failures that no change explains.
public struct UnexplainedFailures: Sendable {
  public let reason: String
  public let failures: [ReleaseFailure]
  /// Since when they fail; nil if it was not looked for.
  public let origin: FailureOrigin?

  public init(reason: String, failures: [ReleaseFailure], origin: FailureOrigin? = nil) {
    (self.reason, self.failures, self.origin) = (reason, failures, origin)
  }

  /// The same by the commits that their failures began with.
  public func parted(by origin: (ReleaseFailure) -> FailureOrigin?) -> [Self] {
    var parts: [(origin: FailureOrigin?, failures: [ReleaseFailure])] = []
    for failure in failures {
      let found = origin(failure)
      if let index = parts.firstIndex(where: { $0.origin == found }) {
        parts[index].failures.append(failure)
      } else {
        parts.append((found, [failure]))
      }
    }
    return parts.map { Self(reason: reason, failures: $0.failures, origin: $0.origin) }
  }
}
