import Foundation
import Testing

/// A workspace in a submodule is compared with the commit of it that belongs to the base of the pull request.
@Suite struct ActionSubmoduleTests {
  /// The repository `outer` has `origin` as a submodule: its branch `main` at `A`, and its pull request at `B`. `N` is the merge
  /// of the two.
  private func pull(isNew: Bool = false) throws -> PullRequest {
    let pull = try PullRequest()
    try pull.shell(
      #"""
      export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=protocol.file.allow GIT_CONFIG_VALUE_0=always
      git init -q -b main outer && cd outer && git commit -q --allow-empty -m none
      git submodule --quiet add "$origin" "vendor/an app" && git -C vendor/* checkout -q $A
      \#(isNew ? "git checkout -q -b topic" : "")
      git add . && git commit -q -m one
      \#(isNew ? "" : "git checkout -q -b topic")
      git -C vendor/* checkout -q $B && git commit -q -a -m two
      git commit-tree topic^{tree} -p main -p topic -m merged >../N && git update-ref refs/pull/9/merge $(cat ../N)
      git init -q ../clone && cd ../clone && git remote add origin "file://$PWD/../outer"
      git fetch -q --no-tags --depth=1 origin refs/pull/9/merge && git checkout -q FETCH_HEAD
      git submodule --quiet update --init --depth=1
      """#)
    return pull
  }

  private let words = "FOLDER='vendor/an app' GITHUB_REF=refs/pull/9/merge GITHUB_SHA=$N"

  @Test func itIsTheCommitThatBelongsToTheBase() throws {
    let pull = try pull()
    try pull.expectBase("A", words)
    let run = try pull.action(words)
    #expect(run.errors.contains("the commit of the submodule 'vendor/an app' there"), "\(run.errors)")
    let all = try pull.action(words, runsAll: true)
    #expect(all.output.contains("\n1 change since 'main' (\(try pull.commit("A").prefix(12)))"), "\(all.output)")
  }

  @Test func aNewSubmoduleHasNone() throws {
    let run = try pull(isNew: true).action(words)
    #expect(run.status == 1 && run.output == "")
    let words = "'vendor/an app' is a submodule, and was none where this branch left 'main'"
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
