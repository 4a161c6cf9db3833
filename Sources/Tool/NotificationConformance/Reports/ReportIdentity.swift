public import NotificationCivilTime

/// What a report is about, so that somebody who gets it later knows which specs were run. The same specs give the same
/// words: nothing here is the time of the run.
public struct ReportIdentity: Sendable, Hashable {
  /// "notispec 0.2.0"
  public var program: String
  /// "Courier (courier)", in the order of the specs.
  public var apps: [String]
  /// The id of the commit that the specs are of; nil outside of a repository.
  public var commit: String?
  /// The date of that commit.
  public var date: CivilDate?
  /// Whether the specs or scenarios are no longer as they are in the commit.
  public var hasChanges: Bool
  /// What expiry dates were compared with, if somebody has chosen a date.
  public var today: CivilDate?

  public init(
    program: String, apps: [String] = [], commit: String? = nil, date: CivilDate? = nil, hasChanges: Bool = false,
    today: CivilDate? = nil
  ) {
    self.program = program
    self.apps = apps
    self.commit = commit
    self.date = date
    self.hasChanges = hasChanges
    self.today = today
  }

  private static let shownApps = 8

  /// "Courier (courier)", "specs of commit 1a2b3c4d5e6f, 2026-11-10, with later changes", "notispec 0.2.0"
  public var parts: [String] {
    var parts: [String] = []
    if !apps.isEmpty {
      let rest = apps.count - Self.shownApps
      parts.append(apps.prefix(Self.shownApps).joined(separator: ", ") + (rest > 0 ? " and \(rest) more apps" : ""))
    }
    if let commit {
      let when = date.map { ", \($0)" } ?? ""
      parts.append("specs of commit \(commit.prefix(12))\(when)\(hasChanges ? ", with later changes" : "")")
    }
    if let today { parts.append("expiry dates compared with \(today)") }
    return parts + [program]
  }
}
