import SpecLanguage
import SpecRelease

/// What git knows of the commits that changed the files of an app.
struct CommitLog {
  private let folder: String
  private let app: String

  /// More commits are not looked through.
  private static let mostCommits = 1_000

  /// - Parameters:
  ///   - app: The folder of the app.
  ///   - base: The id of a commit: those after it count. Nil for all.
  ///   - earlier: Where the app was before, from the root of the repository.
  /// - Returns: Nil where git knows nothing of it.
  static func history(of app: String, since base: String?, earlier: String?) -> ChangeHistory? {
    let log = Self(folder: app, app: Folder.split(app).name)
    guard let head = try? GitBase("HEAD", in: app), let files = try? head.contents(below: app, where: isYAML).files,
      let steps = log.steps(since: base, earlier: earlier)
    else { return nil }
    return ChangeHistory(steps, head: files.map { SpecSource(path: Folder.path(app, $0.path), bytes: $0.bytes) })
  }

  /// The commits of a branch that changed something in some folders, the newest first, without those that were merged
  /// into it.
  ///
  /// - Parameter range: `HEAD`, or two commits as git writes them.
  static func line(_ range: [String], of places: [String], in folder: String) -> [ChangeCommit] {
    Self(folder: folder, app: "").commits(["--first-parent"] + range, of: places)
  }

  private func commits(_ options: [String], of places: [String]) -> [ChangeCommit] {
    let isShallow = git(["rev-parse", "--is-shallow-repository"], limit: 1 << 10).map(Self.text)?.hasPrefix("true")
    let output = git(
      ["log", "--no-show-signature", "--max-count=\(Self.mostCommits)", "--format=%x1e\(Self.format)"] + options
        + ["--"] + places, limit: 1 << 24)
    return Self.text(output ?? []).split(separator: "\u{1E}").compactMap { entry in
      entry.split(whereSeparator: \.isNewline).first.flatMap { Self.commit($0, isShallow: isShallow ?? false) }
    }
  }

  /// The commit that made a file wrong: the oldest of the newest ones in a row that have it so.
  ///
  /// - Parameters:
  ///   - today: What it says.
  ///   - base: The id of a commit: those after it count. Nil for all.
  ///   - isWrong: Whether the file is wrong with such contents; nil where that is unknown: then the last commit counts.
  static func commit(
    of file: String, saying today: [UInt8]?, since base: String?, where isWrong: (([UInt8]) -> Bool)?
  ) -> ChangeCommit? {
    let (folder, name) = Folder.split(file)
    let log = Self(folder: folder, app: "")
    let contents = { (commit: String) in
      log.git(["show", "--no-textconv", "\(commit):./\(name)"], limit: 1 << 27)
    }
    guard log.git(["rev-parse", "HEAD"], limit: 1 << 10) != nil else { return nil }
    let head = contents("HEAD")
    if head != today, !(head.flatMap { isWrong?($0) } ?? false) { return .uncommitted }
    var found: ChangeCommit?
    for commit in log.commits(["--no-merges", base.map { "\($0)..HEAD" } ?? "HEAD"], of: [name]) {
      guard let isWrong else { return commit }
      guard let id = commit.id, let bytes = contents(id), isWrong(bytes) else { break }
      found = commit
    }
    return found
  }

  /// The last commit that changed something in a folder that may be gone.
  ///
  /// - Parameters:
  ///   - place: In `folder`.
  ///   - base: The id of a commit: those after it count. Nil for all.
  static func last(of place: String, in folder: String, since base: String?) -> ChangeCommit? {
    Self(folder: folder, app: "").commits(["--no-merges", base.map { "\($0)..HEAD" } ?? "HEAD"], of: [place]).first
  }

  private static let format = "%H%x1f%P%x1f%aN%x1f%as%x1f%s"

  private static func commit(_ line: Substring, isShallow: Bool) -> ChangeCommit? {
    let parts = line.split(separator: "\u{1F}", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
    // Where a shallow clone ends, a commit seems to have made everything.
    guard parts.count == 5, !isShallow || !parts[1].isEmpty else { return nil }
    return .commit(id: parts[0], author: parts[2], date: parts[3], subject: parts[4])
  }

  private static func isYAML(_ path: String) -> Bool { path.hasSuffix(".yaml") }

  private func git(_ arguments: [String], limit: Int) -> [UInt8]? {
    guard let answer = try? GitBase.git(arguments, in: folder, about: nil, limit: limit), answer.status == 0 else {
      return nil
    }
    return answer.output
  }

  private func steps(since base: String?, earlier: String?) -> [ChangeHistory.Step]? {
    let isShallow = git(["rev-parse", "--is-shallow-repository"], limit: 1 << 10).map(Self.text)?.hasPrefix("true")
    let places = ["."] + (earlier.map { [":(top)\($0)"] } ?? [])
    let range = base.map { "\($0)..HEAD" } ?? "HEAD"
    guard
      let output = git(
        [
          "log", "--topo-order", "--raw", "--no-abbrev", "--no-renames", "--no-show-signature",
          "--max-count=\(Self.mostCommits)", "--format=%x1e\(Self.format)", range, "--",
        ] + places, limit: 1 << 26)
    else { return nil }
    return Self.text(output).split(separator: "\u{1E}").compactMap { entry in
      let lines = entry.split(whereSeparator: \.isNewline)
      guard let commit = lines.first.flatMap({ Self.commit($0, isShallow: isShallow ?? false) }) else { return nil }
      let blobs = lines.dropFirst().filter { $0.contains(".yaml") }.map { $0.split(separator: " ") }
      let (old, new) = (blobs.compactMap { Self.blob($0, 2) }, blobs.compactMap { Self.blob($0, 3) })
      return ChangeHistory.Step(commit) { (sources(old), sources(new)) }
    }
  }

  /// The id of the file before or after the commit; nil where there is none.
  private static func blob(_ line: [Substring], _ place: Int) -> String? {
    guard line.count > 4, line[place].contains(where: { $0 != "0" }) else { return nil }
    return String(line[place])
  }

  private func sources(_ blobs: [String]) -> [SpecSource] {
    blobs.compactMap { id in
      git(["show", "--no-textconv", id], limit: 1 << 27).map { SpecSource(path: "\(app)/\(id).yaml", bytes: $0) }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
