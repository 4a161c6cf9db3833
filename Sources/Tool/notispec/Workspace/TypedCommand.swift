/// How somebody types a command for this workspace, or a path in it, where the run was started.
struct TypedCommand: Hashable {
  /// `--directory`.
  var directory: String?
  /// From there up to the folder of the workspace: `../..`; empty if it is that folder.
  var wayUp = ""
  /// The options that say where the folders are, as they were typed.
  var options: [String] = []

  /// "notispec -C apps/shop generate": what a sentence can tell somebody to run.
  func command(_ verb: String, _ more: [String] = []) -> String {
    let words = ["notispec"] + (directory.map { ["-C", $0] } ?? []) + [verb] + options + more
    return words.map(ShellWord.of).joined(separator: " ")
  }

  /// The same for a path that is relative to the folder of the workspace.
  func path(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    let up = wayUp.isEmpty ? path : Folder.path(wayUp, path)
    return directory.map { Folder.path($0, up) } ?? up
  }
}
