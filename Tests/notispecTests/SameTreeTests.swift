import Foundation
import Testing

/// The same specs give the same tree, wherever and however a run was started.
@Suite struct SameTreeTests {
  /// Paths with permissions and contents, folders included.
  private func tree(_ workspace: TestWorkspace, _ folder: String) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    let root = workspace.url(folder)
    let walk = try #require(FileManager.default.enumerator(atPath: root.path))
    for path in walk.compactMap({ $0 as? String }) + ["."] {
      var status = stat()
      #expect(lstat(root.appendingPathComponent(path).path, &status) == 0)
      let isFile = status.st_mode & S_IFMT == S_IFREG
      let contents =
        isFile ? String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self) : ""
      found[path] = [String(status.st_mode, radix: 8), contents]
    }
    return found
  }

  @Test func zoneLanguageFolderAndMaskMakeNoDifference() throws {
    let workspace = try TestWorkspace.withShippedSpecs()
    try FileManager.default.createDirectory(at: workspace.url("deep/down"), withIntermediateDirectories: true)
    for (name, line) in [
      ("one", "umask 022; TZ=UTC LC_ALL=C LANG=C $NOTISPEC generate --generated one"),
      (
        "two",
        """
        umask 077; cd deep/down; TZ=Pacific/Kiritimati LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 \
        $NOTISPEC generate --specs ../../specs --conformance ../../conformance --generated ../../two
        """
      ),
      (
        "three",
        """
        umask 000; cd /; W="$OLDPWD"; TZ=America/St_Johns LC_ALL=ar_EG.UTF-8 LANG=de_DE SOURCE_DATE_EPOCH=1790000000 \
        $NOTISPEC generate --specs "$W/specs" --conformance "$W/conformance" --generated "$W/three" --no-atomic
        """
      ),
    ] {
      let run = try NotispecRun(shell: line, in: workspace)
      #expect(run.status == 0, "\(name): \(run.output)\(run.errors)")
    }
    let one = try tree(workspace, "one")
    #expect(one.count > 40)
    #expect(one["manifest.json"]?.first == "100644")
    for name in ["two", "three"] {
      let other = try tree(workspace, name)
      #expect(Set(other.keys) == Set(one.keys))
      for (path, what) in one where other[path] != what { Issue.record("\(name)/\(path) differs") }
    }
  }
}
