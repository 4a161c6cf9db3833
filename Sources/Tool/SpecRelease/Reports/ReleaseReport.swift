public import NotificationConformance
public import SpecDiagnostics

/// Go or no-go: what every check says, and what the failures come from.
public struct ReleaseReport: Sendable {
  /// One of the checks, under the name of its verb.
  public struct Check: Sendable {
    public enum State: String, Sendable, Hashable {
      case passed, failed
      /// Something to know that keeps nobody from releasing.
      case noted
      case skipped
    }

    public let name: String
    public let state: State
    /// "11 of 2584 cases fail"
    public let sentence: String
    public let details: [Detail]

    public init(_ name: String, _ state: State, _ sentence: String, _ details: [Detail] = []) {
      (self.name, self.state, self.sentence, self.details) = (name, state, sentence, details)
    }
  }

  public struct Detail: Sendable {
    public let place: SourceSpan?
    public let text: String

    public init(_ text: String, at place: SourceSpan? = nil) { (self.text, self.place) = (text, place) }
  }

  /// What may stay as it is until a day.
  public struct Excuse: Sendable {
    /// The last day; nil for good.
    public let until: String?
    public let owner: String?
    public let text: String
    public let place: SourceSpan
    public let endsSoon: Bool
    /// It holds no longer.
    public let hasEnded: Bool

    public init(until: String?, owner: String?, text: String, place: SourceSpan, endsSoon: Bool, hasEnded: Bool) {
      (self.until, self.owner, self.text, self.place, self.endsSoon) = (until, owner, text, place, endsSoon)
      self.hasEnded = hasEnded
    }

    /// "2026-05-01, expired", "for good"
    var end: String { (until ?? "for good") + (hasEnded ? ", expired" : "") }
  }

  /// A text that does not say what it said, in all languages.
  public struct ChangedText: Sendable {
    public struct Language: Sendable {
      public let tag: String
      /// Empty where there is none.
      public let old: String
      public let new: String

      public init(tag: String, old: String, new: String) { (self.tag, self.old, self.new) = (tag, old, new) }
    }

    public let app: String
    public let key: String
    public let languages: [Language]

    public init(app: String, key: String, languages: [Language]) {
      (self.app, self.key, self.languages) = (app, key, languages)
    }

    /// A row for each language.
    func rows() -> [[String]] {
      languages.enumerated().map { number, language in
        [
          number == 0 ? "\(app)/\(key)" : "", language.tag, language.old,
          language.old == language.new ? "(as before)" : language.new,
        ]
      }
    }

    static let titles = ["Text", "Language", "Before", "Now"]
  }

  /// What an app says of all notifications or of one type, where that has changed: what people get more or less of.
  public struct ChangedRule: Sendable {
    public let app: String
    /// "all notifications", or the id of a type.
    public let item: String
    /// Sentences that are no longer true.
    public let old: [String]
    public let new: [String]

    public init(app: String, item: String, old: [String], new: [String]) {
      (self.app, self.item, self.old, self.new) = (app, item, old, new)
    }

    /// A row for each pair of sentences.
    func rows() -> [[String]] {
      (0..<max(old.count, new.count)).map { number in
        [
          number == 0 ? "\(app)/\(item)" : "", old.indices.contains(number) ? old[number] : "",
          new.indices.contains(number) ? new[number] : "",
        ]
      }
    }

    static let heading = "What people get"
    static let titles = ["For", "Before", "Now"]
  }

  /// Which apps were looked at, where some were left out on request.
  public struct Scope: Sendable {
    public let apps: [String]
    public let others: [String]

    public init(apps: [String], others: [String]) { (self.apps, self.others) = (apps, others) }

    /// " for remedy only (6 other apps were not looked at)"
    var words: String {
      let count = others.count
      return " for \(apps.joined(separator: ", ")) only "
        + "(\(count == 1 ? "1 other app was" : "\(count) other apps were") not looked at)"
    }
  }

  /// "'v1.4' (1a2b3c4d5e6f), the newest tag"
  public let since: String
  public let identity: ReportIdentity
  /// Nil if all apps were looked at.
  public var scope: Scope?
  public var checks: [Check] = []
  public var causes: [ReleaseCause] = []
  public var unexplained: [UnexplainedFailures] = []
  /// Why no change was put back, where failures could have been explained by one.
  public var untried: String?
  /// Changes that break nothing, and that somebody should look at.
  public var risks: [Detail] = []
  public var excuses: [Excuse] = []
  public var rules: [ChangedRule] = []
  public var texts: [ChangedText] = []

  public init(since: String, identity: ReportIdentity) { (self.since, self.identity) = (since, identity) }

  public var isGo: Bool { !checks.contains { $0.state == .failed } }

  /// "NO-GO since 'v1.4' (1a2b3c4d5e6f), the newest tag"
  public var headline: String { "\(isGo ? "GO" : "NO-GO")\(scope?.words ?? "") since \(since)" }

  /// Failures with and without a cause. One with several causes counts once.
  public var failureCount: Int {
    var all: Set<ReleaseFailure> = []
    for cause in causes { all.formUnion(cause.failures) }
    for group in unexplained { all.formUnion(group.failures) }
    return all.count
  }

  /// "11 failures, 3 causes"; nil without failures.
  public var causesHeadline: String? {
    let count = failureCount
    if count == 0 { return nil }
    let rest = unexplained.reduce(0) { $0 + $1.failures.count }
    let open = rest == 0 || rest == count ? "" : ", \(rest) without one"
    let found = causes.isEmpty ? "no cause among the changes" : Self.number(causes.count, "cause")
    return "\(Self.number(count, "failure")), \(found)\(open)"
  }

  static func number(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension ReleaseCause {
  /// "7 of 11 failures: 2 changes together; putting back either is enough"
  func title(of all: Int) -> String {
    let count = failures.count
    let share = count == all ? ReleaseReport.number(count, "failure") : "\(count) of \(all) failures"
    switch (changes.count, failsOnlyTogether) {
    case (1, _): return "\(share): \(changes[0].change.message)"
    case (2, true): return "\(share): 2 changes together; putting back either is enough"
    case (_, true): return "\(share): \(changes.count) changes together; putting back any one is enough"
    case (2, false): return "\(share): 2 changes; both have to be put back"
    case (_, false): return "\(share): \(changes.count) changes; all have to be put back"
    }
  }
}

extension ChangeCommit {
  /// "Emil, 2026-11-10: Adjust offer limits (1a2b3c4d5e6f)"
  var words: String {
    switch self {
    case .commit(let id, let author, let date, let subject): "\(author), \(date): \(subject) (\(id.prefix(12)))"
    case .uncommitted: "not committed yet"
    }
  }
}

extension ReleaseFailure {
  /// "courier.caps/three: expected …"
  var words: String {
    let hidden = isHidden ? " (not run before the error was taken away)" : ""
    let short = message.utf8.count > 160 && message.count > 160 ? message.prefix(159) + "…" : message
    return (kind == .scenario ? "\(id): \(short)" : "\(message) [\(id)]") + hidden
  }
}
