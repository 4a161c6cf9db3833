import SpecComparison
import SpecDiagnostics
import SpecRelease

/// Errors in files of no app, or of one that is gone: no value can be put back, but what is gone is named in them.
extension CauseFinding {
  /// What stands for the name of an app where a file is of none.
  static let workspace = "the workspace"

  mutating func explainOutside(_ failures: [ReleaseFailure]) {
    var rest: [ReleaseFailure] = []
    for failure in failures {
      guard let change = changes.changes.first(where: { $0.isGone(in: failure.message) }) else {
        rest.append(failure)
        continue
      }
      let app = change.app
      if change.path.isEmpty, let gone = removedApp(app) {
        add([failure], to: gone, of: app)
      } else if let place = change.newPlace ?? loaded.sources[app]?.first.map({ SourceSpan(startOf: $0.path) }) {
        let gone = AppChange(
          gone: change.path, newID: change.newID, name: change.path.joined(separator: "."), place: place)
        add([failure], to: gone, of: app)
      } else {
        rest.append(failure)
      }
    }
    explainByFiles(rest, of: Self.workspace)
  }

  /// An app of the base that is not there any more, under no name.
  func removedApp(_ app: String) -> AppChange? {
    guard loaded.sources[app] == nil, let first = base.sources[app]?.first,
      changes.changes.contains(where: { $0.app == app && $0.kind == .removed && $0.path.isEmpty })
    else { return nil }
    return AppChange(gone: [], newID: nil, name: app, place: SourceSpan(startOf: first.path))
  }

  func removal(of app: String) -> ChangeCommit? {
    CommitLog.last(of: app, in: loaded.specsFolder, since: base.base.commit)
  }

  /// Adds failures to the cause that a change is alone, which may be known from failures of its app.
  mutating func add(_ failures: [ReleaseFailure], to change: AppChange, of app: String) {
    let isSame = { (cause: ReleaseCause) in
      cause.app == app && cause.changes.count == 1 && cause.changes[0].change.isAbout(change)
    }
    if let index = causes.firstIndex(where: isSame) {
      causes[index].failures += failures
      return
    }
    var history = change.isApp ? nil : history(of: app)
    let commit = change.isApp ? removal(of: app) : history?.commit(of: change)
    causes.append(
      ReleaseCause(
        app: app, owner: owner(of: app), changes: [.init(change, commit: commit)], failsOnlyTogether: false,
        failures: failures))
  }
}

extension SpecChange {
  /// Whether a sentence names what is gone: `'cleaner/notifications.streak.copy'`.
  fileprivate func isGone(in message: String) -> Bool {
    guard kind == .removed || kind == .renamed else { return false }
    let name = path.isEmpty ? app : "\(app)/\(path.joined(separator: "."))"
    return ["'", ".", "/", "["].contains { message.contains("'\(name)\($0)") }
  }
}
