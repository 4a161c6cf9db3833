import Foundation
import Testing

@testable import notispec

/// A repository with a pull request, as GitHub has it, and a clone in which the scripts of the action run.
///
/// `main` has a commit `A`. The pull request, `topic`, changes a text in `B`. `refs/pull/7/merge` is the merge of the two that
/// GitHub makes. Then somebody else renames a type on `main`, in `C`, which is a break that is not the pull request's.
struct PullRequest {
  let workspace: TestWorkspace
  /// The branch that the pull request goes to.
  let base: String

  /// What all bash here begins with: the id of a commit is in a variable, and in a file, of its name.
  private static let prelude = #"""
    set -euo pipefail
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
    export GIT_CONFIG_NOSYSTEM=1 HOME=$PWD/home
    origin=file://$PWD/origin
    app=specs/demo/app.yaml
    for name in A B C M N; do if [ -e $name ]; then read -r $name <$name; fi; done
    """#

  init(to base: String = "main") throws {
    workspace = try TestWorkspace.withDemo()
    self.base = base
    try shell(
      #"""
      mkdir home bin && ln -s "$NOTISPEC" bin/notispec
      git init -q -b "$BASE" origin && mv specs origin/ && cd origin
      git add . && git commit -q -m A && git rev-parse HEAD >../A
      git checkout -q -b topic && sed -i.bak 's/Time to clean/Clean now/' $app && rm $app.bak
      git commit -q -a -m B && git rev-parse HEAD >../B
      git checkout -q "$(cat ../A)"
      git merge -q --no-ff -m "Merge $(cat ../B) into $(cat ../A)" topic && git rev-parse HEAD >../M
      git update-ref refs/pull/7/merge HEAD
      git checkout -q "$BASE" && sed -i.bak 's/clean_reminder/tidy_reminder/' $app && rm $app.bak
      git commit -q -a -m C && git rev-parse HEAD >../C
      """#)
  }

  /// - Returns: What it printed.
  @discardableResult func shell(_ lines: String) throws -> String {
    let quoted = "'" + base.replacingOccurrences(of: "'", with: "'\\''") + "'"
    let run = try NotispecRun(shell: "BASE=\(quoted)\n\(Self.prelude)\n\(lines)", in: workspace)
    #expect(run.status == 0, "\(lines)\n\(run.output)\(run.errors)")
    return run.output.trimmingCharacters(in: .newlines)
  }

  /// As `actions/checkout` makes it by default: one commit, and nothing else.
  func checkOut(_ ref: String, depth: Int = 1) throws {
    try shell(
      #"""
      git init -q -b unused clone && cd clone && git remote add origin "$origin"
      git fetch -q --no-tags --depth=\#(depth) origin \#(ref) && git checkout -q FETCH_HEAD
      """#)
  }

  /// With `filter: blob:none`: files are fetched when somebody reads them.
  func checkOutWithoutContents(_ ref: String, depth: Int = 1) throws {
    try shell(
      #"""
      git -C origin config uploadpack.allowFilter true
      git init -q -b unused clone && cd clone && git remote add origin "$origin"
      git fetch -q --no-tags --depth=\#(depth) --filter=blob:none origin \#(ref) && git checkout -q FETCH_HEAD
      """#)
  }

  func clone(andCheckOut ref: String) throws {
    try shell(
      #"git clone -q "$origin" clone && cd clone && git fetch -q origin \#(ref) && git checkout -q --detach FETCH_HEAD"#
    )
  }

  /// Nothing can be fetched any more.
  func cutOff() throws { try shell("git -C clone remote set-url origin file:///nonexistent/origin") }

  /// What GitHub says of a run for the merge.
  static let ofTheMerge = "GITHUB_REF=refs/pull/7/merge GITHUB_SHA=$M"

  /// Runs the script of the action that runs every check, or else the one that finds the commit to compare with.
  ///
  /// - Parameter words: Environment variables for it, as bash has them.
  func action(_ words: String = "", runsAll: Bool = false) throws -> NotispecRun {
    let quoted = "'" + base.replacingOccurrences(of: "'", with: "'\\''") + "'"
    let folder = TestWorkspace.package.appendingPathComponent(".github/actions/notispec").path
    return try NotispecRun(
      shell: """
        BASE=\(quoted)
        \(Self.prelude)
        export PATH=$PWD/bin:$PATH RUNNER_TEMP=$PWD GITHUB_OUTPUT=$PWD/output GITHUB_STEP_SUMMARY=$PWD/summary
        for name in $(compgen -v GITHUB_) PULL_REQUEST_HEAD TOKEN; do
          case $name in GITHUB_OUTPUT | GITHUB_STEP_SUMMARY) ;; *) unset "$name" ;; esac
        done
        export GITHUB_BASE_REF=$BASE
        rm -f output summary
        cd clone
        \(words.isEmpty ? "" : "export \(words)")
        '\(folder)/\(runsAll ? "run" : "base")'
        """, in: workspace)
  }

  /// The folder with what the last run of every check has written.
  func report() throws -> String? {
    try workspace.read("output").split(separator: "\n").first { $0.hasPrefix("report=") }.map {
      String($0.dropFirst(7))
    }
  }

  /// The commit that is called `name` here.
  func commit(_ name: String) throws -> String { try workspace.read(name).trimmingCharacters(in: .newlines) }

  /// What must not change: how deep the clone is, and every ref of it.
  func state() throws -> String {
    try shell("cd clone && git rev-parse --is-shallow-repository && git for-each-ref && git rev-list --all HEAD")
  }

  /// Expects that the action compares with a commit, whatever the branch looks like now.
  func expectBase(_ name: String, _ words: String = "", _ place: SourceLocation = #_sourceLocation) throws {
    let run = try action(words)
    #expect(run.status == 0, "\(run.errors)", sourceLocation: place)
    #expect(run.output == (try commit(name)) + "\n", "\(run.errors)", sourceLocation: place)
    #expect(run.errors.contains("comparing with '\(base)' at "), "\(run.errors)", sourceLocation: place)
    #expect(!run.errors.contains("FETCH_HEAD"), sourceLocation: place)
  }
}
