import Foundation
import Testing

@testable import notispec

/// What the action says about a pull request.
@Suite struct ActionReportTests {
  /// Also one that is called as a folder of the repository, or that would call people and link issues in a comment.
  @Test(arguments: ["main", "release/1.0", "specs", "it's_ü/50%0A@octo#12", "gh-1-www.a.example-1a2b3c4d-$a$-``|`b"])
  func theBranchIsNamed(_ base: String) throws {
    let pull = try PullRequest(to: base)
    try pull.checkOut("refs/pull/7/merge")
    let run = try pull.action(PullRequest.ofTheMerge, runsAll: true)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("\n1 change since '\(base)' (\(try pull.commit("A").prefix(12))): no breaks"), "\(run.output)"
    )
    let summary = try pull.workspace.read("summary")
    let shown = base.replacing("|", with: "\\|")
    let fence = base.contains("`") ? "```" : "`"
    let commit = try pull.commit("A").prefix(12)
    #expect(
      summary.contains("| diff | ok | \(fence) 1 change since '\(shown)' (\(commit)): no breaks"), "\(summary)")
    #expect(summary.contains(" 0 safe \(fence) |\n"), "\(summary)")
    #expect(summary.contains(base.contains("`") ? " since ``` \(base) ```." : " since `\(base)`."), "\(summary)")
    let folder = try #require(try pull.report())
    let comment = try String(contentsOfFile: folder + "/comment.md", encoding: .utf8)
    for text in [run.output, run.errors, summary, comment] {
      #expect(!text.contains("FETCH_HEAD") && !text.contains("tidy_reminder"), "\(text)")
    }
  }

  @Test func whatIsUnknownFailsAndSaysWhatToSet() throws {
    let pull = try PullRequest()
    try pull.checkOut("topic")
    try pull.cutOff()
    let run = try pull.action(runsAll: true)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pull.workspace.read("output").contains("status="))
    #expect(try !pull.workspace.read("output").contains("status=0"))
    let lines = run.output.split(separator: "\n")
    let annotation = try #require(lines.first { $0.hasPrefix("::error title=notispec diff::") })
    #expect(annotation.contains("'main' could not be fetched") && annotation.contains("fetch-depth: 0"))
    #expect(
      try pull.workspace.read("summary").contains("| diff | **fails** | ` notispec: what this pull request changes"))
  }

  /// A summary has no room for everything: what is left out begins with a line, and is counted.
  @Test func aLongListIsCutAtALine() throws {
    let pull = try PullRequest()
    try pull.checkOut("refs/pull/7/merge")
    let keys = (100..<400).map { "ключ_\($0): 1\n" }.joined()
    try pull.workspace.write("notispec: 1\n" + keys, to: "clone/specs/demo/more.yaml")
    let run = try pull.action(PullRequest.ofTheMerge, runsAll: true)
    let bytes = try Data(contentsOf: pull.workspace.url("summary"))
    let summary = try #require(String(data: bytes, encoding: .utf8))
    let fold = try #require(
      summary.firstMatch(of: /<pre>\n((?:.*\n)*?)\((\d+) more lines are in the log of this job\)\n<\/pre>/))
    let shown = fold.1.components(separatedBy: "\n").dropLast()
    let log = try #require(run.output.components(separatedBy: "== notispec check\n").last)
    let said = log.components(separatedBy: "\n")
    let plain = shown.map { $0.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&") }
    #expect(plain.count > 50 && Array(said.prefix(plain.count)) == plain)
    let all = try #require(said.firstIndex { $0.hasPrefix("::error") })
    #expect(Int(fold.2) == all - plain.count, "\(all)")
  }

  /// What `diff` cannot do is said, and not an empty list of changes.
  @Test func aComparisonThatDoesNotHappen() throws {
    let pull = try PullRequest()
    try pull.checkOutWithoutContents("refs/pull/7/merge", depth: 2)
    try pull.cutOff()
    let run = try pull.action(PullRequest.ofTheMerge, runsAll: true)
    let summary = try pull.workspace.read("summary")
    #expect(summary.contains("| diff | **fails** | ` notispec: "), "\(summary)")
    #expect(summary.contains("<details><summary>diff</summary>\n\n<pre>\nnotispec: "), "\(summary)")
    #expect(!summary.contains("what changes"), "\(summary)")
    #expect(run.output.contains("\n::error title=notispec diff::"), "\(run.output)")
  }

  /// A partial clone lacks the files of the commit that it is compared with, even if it has the commit.
  @Test(.enabled(if: GitServer.isAvailable)) func theTokenIsForWhatDiffReads() throws {
    let pull = try PullRequest()
    try pull.checkOutWithoutContents("refs/pull/7/merge")
    let server = try GitServer(of: pull.workspace, token: "secret")
    defer { server.stop() }
    try pull.shell("git -C clone remote set-url origin \(server.address)/origin")
    let words = PullRequest.ofTheMerge + " GITHUB_SERVER_URL=\(server.address) TOKEN="
    let run = try pull.action(words + "secret", runsAll: true)
    #expect(run.output.contains("\n1 change since 'main'"), "\(run.output)\(run.errors)")
    #expect(!(run.output + run.errors).contains("secret"))
    #expect(try !pull.shell("cat clone/.git/config").contains("extraheader"))
  }

  /// The pull request that repairs the branch passes, and what nobody compared is in its lines.
  @Test func aBrokenBranchCanBeRepaired() throws {
    let pull = try PullRequest()
    try pull.shell(
      #"""
      cd origin && sed -i.bak 's/target: paywall/target: paywal/' $app && rm $app.bak && git commit -q -a -m broken
      git rev-parse HEAD >../N && git checkout -q -b repair && git revert --no-edit HEAD >/dev/null
      git checkout -q main && git checkout -q --detach && git merge -q --no-ff -m merged repair
      git update-ref refs/pull/8/merge HEAD && git rev-parse HEAD >../M && git checkout -q main
      """#)
    try pull.checkOut("refs/pull/8/merge")
    let run = try pull.action("GITHUB_REF=refs/pull/8/merge GITHUB_SHA=$M", runsAll: true)
    let summary = try pull.workspace.read("summary")
    #expect(summary.contains("| diff | ok | `"), "\(summary)")
    #expect(summary.contains("not everything could be compared, because the base has errors ` |"), "\(summary)")
    #expect(
      run.output.contains(/\n::warning file=specs\/demo\/app.yaml.*title=diff\/not-compared::Not compared/),
      "\(run.output)")
  }

  @Test func aBreakIsAtItsLine() throws {
    let pull = try PullRequest()
    try pull.checkOut("refs/pull/7/merge")
    try pull.workspace.edit("clone/specs/demo/app.yaml", "  clean_reminder:", to: "  tidy_reminder:")
    let run = try pull.action(PullRequest.ofTheMerge, runsAll: true)
    #expect(run.output.contains(/\n::error file=specs\/demo\/app.yaml,line=1,.*title=diff\/break::/), "\(run.output)")
    #expect(!run.output.contains("title=diff/safe"), "\(run.output)")
  }

  /// An agreement is for a release: that this branch breaks nothing does not make it needless.
  @Test func agreementsOfOthersAreNotCalledNeedless() throws {
    let workspace = try TestWorkspace.withDemo()
    let entry = "place: demo/notifications.clean_reminder, reason: \"Another name.\", approver: Dana, release: \"2.0\""
    try workspace.write("notispec: 1\nbreaks: [{ \(entry) }]\n", to: "specs/notispec.yaml")
    let identity = "-c user.name=a -c user.email=a@example.com"
    let commit = try NotispecRun(
      shell: "git init -q . && git add . && git \(identity) commit -q -m first && git rev-parse HEAD", in: workspace)
    let id = commit.output.trimmingCharacters(in: .newlines)
    #expect(try NotispecRun("diff", id, in: workspace).output.contains("breaks/acknowledges-nothing"))
    let run = try NotispecRun("diff", id, "--base-branch", "main", in: workspace)
    #expect(run.output == "no changes since 'main' (\(id.prefix(12)))\n", "\(run.output)\(run.errors)")
    #expect(
      try NotispecRun("diff", id, "--base-branch", "main", "--format", "markdown", in: workspace).output.contains(
        "`main`"))
    #expect(try NotispecRun("diff", "--base-branch", "main", in: workspace).status == 64)
    #expect(try NotispecRun("diff", id, "--base-branch", "", in: workspace).status == 64)
  }
}
