import Foundation
import Testing

/// The comment of the action replaces its own earlier one, and nobody else's.
@Suite struct ActionCommentTests {
  private static let hasJQ =
    (try? NotispecRun(shell: "command -v jq >/dev/null", in: TestWorkspace()))?.status == 0

  /// As GitHub's program answers: it filters with its own jq.
  private static let program = #"""
    #!/bin/bash
    case "$*" in
      *--method*) echo "$*" | cut -d " " -f 2-4 >>calls; exit ;;
      *graphql*) [ -e viewer ] || exit 1; answer=$(cat viewer) ;;
      *) answer=$(cat comments) ;;
    esac
    while [ $# != 0 ]; do [ "$1" != --jq ] || filter=$2; shift; done
    jq -r "$filter" <<<"$answer"
    """#

  /// What is written, and where to.
  private func call(_ comments: String, viewer: String?) throws -> String {
    let workspace = try TestWorkspace([
      "bin/gh": Self.program, "comments": comments, "report/comment.md": "### Notifications\n",
    ])
    if let viewer {
      try workspace.write(#"{"data":{"viewer":{"login":"\#(viewer)"}}}"#, to: "viewer")
    }
    let script = TestWorkspace.package.appendingPathComponent(".github/actions/notispec/comment").path
    let run = try NotispecRun(
      shell: """
        chmod +x bin/gh && export PATH=$PWD/bin:$PATH REPORT=report GITHUB_REPOSITORY=o/r PULL_REQUEST=7
        '\(script)'
        """, in: workspace)
    #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
    return try workspace.read("calls").trimmingCharacters(in: .newlines)
  }

  private func comment(_ id: Int, by user: String) -> String {
    #"{"id":\#(id),"user":{"login":"\#(user)"},"body":"<!-- notispec . -->\nx"}"#
  }

  @Test(.enabled(if: hasJQ), arguments: ["github-actions[bot]", "octo", nil])
  func onlyItsOwnIsReplaced(_ viewer: String?) throws {
    let me = viewer ?? "github-actions[bot]"
    let others = [comment(1, by: "mallory"), comment(2, by: "github-actions"), #"{"id":3,"user":null,"body":"x"}"#]
      .joined(separator: ",")
    let own = [comment(4, by: me), comment(5, by: me)].joined(separator: ",")
    #expect(try call("[\(others),\(own)]", viewer: viewer) == "--method PATCH repos/o/r/issues/comments/4")
    #expect(try call("[\(others)]", viewer: viewer) == "--method POST repos/o/r/issues/7/comments")
  }
}
