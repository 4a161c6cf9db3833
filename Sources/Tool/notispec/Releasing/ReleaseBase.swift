import SpecComparison

/// What a release is compared with.
struct ReleaseBase {
  /// As `BaseSpecs` takes it; nil for where this branch left the default one.
  let name: String?
  /// Why it is this one, if nobody has named it: ", the newest tag".
  let reason: String

  /// - Parameter asked: Nil for the newest tag before the release.
  init(_ asked: String?, in workspace: WorkspaceChoice) throws(WorldError) {
    if let asked {
      (name, reason) = (asked, "")
    } else if let tag = try Self.newestTag(in: workspace.specs) {
      (name, reason) = (tag, ", the newest tag")
    } else {
      (name, reason) = (nil, ", where this branch began (no tag)")
    }
  }

  /// The tag that is nearest to the commit. A release that has been tagged already is compared with the one before it.
  private static func newestTag(in folder: String) throws(WorldError) -> String? {
    guard let tag = try git(["describe", "--tags", "--abbrev=0", "HEAD"], in: folder) else { return nil }
    let isReleased = try git(["rev-parse", tag + "^{commit}"], in: folder) == git(["rev-parse", "HEAD"], in: folder)
    guard isReleased, try git(["status", "--porcelain", "-uno"], in: folder) == "" else { return tag }
    return try git(["describe", "--tags", "--abbrev=0", "HEAD^"], in: folder) ?? tag
  }

  private static func git(_ arguments: [String], in folder: String) throws(WorldError) -> String? {
    let answer = try GitBase.git(arguments, in: folder, about: nil, limit: 1 << 24)
    return answer.status == 0 ? answer.line : nil
  }
}
