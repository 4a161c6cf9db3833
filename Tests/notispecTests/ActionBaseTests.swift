import Foundation
import Testing

@testable import notispec

/// What the GitHub action compares a pull request with, in real repositories.
@Suite struct ActionBaseTests {
  /// A job that runs again checks out the merge of the first time, however far the branch has moved since.
  @Test(arguments: [PullRequest.ofTheMerge, "PULL_REQUEST_HEAD=$B", ""])
  func theFirstParentOfGitHubsMerge(_ words: String) throws {
    let pull = try PullRequest()
    try pull.checkOut("refs/pull/7/merge")
    try pull.expectBase("A", words)
    #expect(
      try pull.shell("cd clone && git rev-parse --is-shallow-repository && git rev-list --count HEAD") == "true\n1")
    // A runner that keeps its clone for the next job.
    try pull.expectBase("A", words)
  }

  @Test func nothingIsFetchedThatIsThere() throws {
    let pull = try PullRequest()
    try pull.clone(andCheckOut: "refs/pull/7/merge")
    try pull.cutOff()
    let state = try pull.state()
    try pull.expectBase("A", PullRequest.ofTheMerge)
    #expect(try pull.state() == state)
    // Nor for a clone of two commits.
    let second = try PullRequest()
    try second.checkOut("refs/pull/7/merge", depth: 2)
    try second.cutOff()
    try second.expectBase("A", PullRequest.ofTheMerge)
  }

  /// `ref: ${{ github.event.pull_request.head.sha }}`, and a merge of which nobody says what it is.
  @Test(arguments: ["topic", "refs/pull/7/merge"]) func theMergeBaseOfAnythingElse(_ ref: String) throws {
    let pull = try PullRequest()
    try pull.shell(
      "cd origin && git checkout -q $M && git commit -q --amend -m merged && git update-ref refs/pull/7/merge HEAD")
    try pull.clone(andCheckOut: ref)
    let state = try pull.state()
    try pull.expectBase("A")
    try pull.expectBase("A", PullRequest.ofTheMerge + " PULL_REQUEST_HEAD=$B")
    #expect(try pull.state() == state)
    let shallow = try PullRequest()
    try shallow.checkOut(ref)
    try shallow.expectBase("A")
  }

  /// The head of a branch that has merged `main` itself has two parents too, and the first is its own.
  @Test(arguments: [true, false]) func aMergeOfTheBranchItself(_ isShallow: Bool) throws {
    let pull = try PullRequest()
    try pull.shell(
      #"""
      cd origin && sed -i.bak 's/delay: 24h/delay: 25h/' $app && rm $app.bak && git commit -q -a -m D
      git checkout -q topic && git merge -q --no-ff -m "Merge branch 'main' into topic" $C
      git rev-parse HEAD >../N && git checkout -q main
      """#)
    if isShallow { try pull.checkOut("topic") } else { try pull.clone(andCheckOut: "topic") }
    try pull.expectBase("C")
    try pull.expectBase("C", "GITHUB_REF=refs/pull/7/merge GITHUB_SHA=$M PULL_REQUEST_HEAD=$N")
    // Nor does it become GitHub's by what it says.
    try pull.shell(
      #"""
      cd clone && git commit -q --amend -m "Merge $C into $B"
      [ "$(git log -1 --format=%s)" = "Merge $C into $B" ]
      """#)
    try pull.expectBase("C", "GITHUB_REF=refs/pull/7/merge GITHUB_SHA=$M PULL_REQUEST_HEAD=$(git rev-parse HEAD)")
  }

  /// A commit of a job on top of the merge that it checked out.
  @Test func aCommitOfTheJobItself() throws {
    let pull = try PullRequest()
    try pull.checkOut("refs/pull/7/merge")
    try pull.shell("cd clone && git commit -q --allow-empty -m formatted")
    try pull.expectBase("A", PullRequest.ofTheMerge)
    try pull.expectBase("A", PullRequest.ofTheMerge + " PULL_REQUEST_HEAD=$B")
  }

  /// The default of `pull_request_target` is the branch that the pull request goes to, in which nothing has changed.
  @Test(arguments: [true, false]) func thePullRequestIsNotCheckedOut(_ isShallow: Bool) throws {
    let pull = try PullRequest()
    if isShallow { try pull.checkOut("main") } else { try pull.clone(andCheckOut: "main") }
    let run = try pull.action("GITHUB_REF=refs/heads/main GITHUB_SHA=$C PULL_REQUEST_HEAD=$B")
    #expect(run.status == 1 && run.output == "")
    let last = try pull.commit("B").prefix(12)
    #expect(run.errors.contains("the pull request is not checked out: its last commit, \(last)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").last?.contains("'pull_request_target'") == true, "\(run.errors)")
  }

  /// With a short history, an old commit would be taken for the merge base: `HEAD` meets it after two steps, and the place at
  /// which it left `main` after seventy.
  @Test func aMergeBaseFarBack() throws {
    let pull = try PullRequest()
    try pull.shell(
      #"""
      cd origin && for n in {1..5}; do git commit -q --allow-empty -m "main $n"; done && git rev-parse HEAD >../N
      git checkout -q -b side $A && git commit -q --allow-empty -m side
      git checkout -q -b long main && for n in {1..70}; do git commit -q --allow-empty -m "long $n"; done
      git merge -q -s ours -m sides side
      git checkout -q main && git commit -q --allow-empty -m tip
      """#)
    try pull.checkOut("long")
    try pull.expectBase("N")
  }

  /// The same on the other side: the branch meets `HEAD` after two steps in an old commit, and after seventy where it left.
  @Test func aMergeBaseFarBackInTheBranch() throws {
    let pull = try PullRequest()
    try pull.shell(
      #"""
      cd origin && git checkout -q -b pull $A
      for n in {1..30}; do git commit -q --allow-empty -m $n; done && git branch old
      for n in {31..40}; do git commit -q --allow-empty -m $n; done && git rev-parse HEAD >../N
      git checkout -q -b way && for n in {1..70}; do git commit -q --allow-empty -m "way $n"; done
      git checkout -q -b short old && git commit -q --allow-empty -m short
      git checkout -q way && git merge -q -s ours -m both short && git branch -f main
      git checkout -q pull && git commit -q --allow-empty -m last && git checkout -q main
      """#)
    try pull.checkOut("pull")
    try pull.expectBase("N")
  }

  @Test func aShallowCloneKeepsWhatItHas() throws {
    let pull = try PullRequest()
    try pull.shell("cd origin && for n in {1..80}; do git commit -q --allow-empty -m $n; done && git branch more")
    try pull.checkOut("more", depth: 75)
    try pull.shell("cd clone && git branch kept && git fetch -q --depth=1 origin topic && git checkout -q FETCH_HEAD")
    try pull.expectBase("A", "PULL_REQUEST_HEAD=$B")
    #expect(Int(try pull.shell("cd clone && git rev-list --count kept")) ?? 0 >= 75)
  }

  @Test func aBranchThatCannotBeFetched() throws {
    let pull = try PullRequest()
    try pull.checkOut("topic")
    try pull.cutOff()
    let run = try pull.action()
    #expect(run.status == 1)
    #expect(run.output == "")
    let line = try #require(run.errors.split(separator: "\n").last)
    for word in ["'main' could not be fetched (", "fetch-depth: 0", "contents: read", "persist-credentials", "token"] {
      #expect(line.contains(word), "\(line)")
    }
    // The clone's own knowledge of it is better than nothing.
    let whole = try PullRequest()
    try whole.clone(andCheckOut: "topic")
    try whole.cutOff()
    try whole.expectBase("A")
    #expect(try whole.action().errors.contains("taking it as it was when the clone was made"))
    try whole.shell("git -C clone update-ref -d refs/remotes/origin/main")
    #expect(try whole.action().status == 1)
  }

  /// Git would take some of these for more than a name, and make branches in the clone.
  @Test(arguments: ["a b", "feat@{1}", "main:refs/heads/made", "--upload-pack=id"])
  func aNameThatNoBranchHas(_ name: String) throws {
    let pull = try PullRequest()
    try pull.clone(andCheckOut: "topic")
    let before = try pull.state()
    let run = try pull.action("GITHUB_BASE_REF='\(name)'")
    #expect(run.status == 1)
    #expect(!run.errors.contains("fetch-depth"), "\(run.errors)")
    #expect(try pull.state() == before)
  }

  @Test func thereIsNoOrigin() throws {
    let pull = try PullRequest()
    try pull.clone(andCheckOut: "topic")
    try pull.shell("git -C clone remote remove origin")
    let run = try pull.action("GITHUB_BASE_REF='m\u{202E}n'")
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no remote 'origin' to fetch 'm?n' from"), "\(run.errors)")
  }

  @Test func thereIsNoRepository() throws {
    let pull = try PullRequest()
    try pull.shell("mkdir clone")
    let run = try pull.action()
    #expect(run.status == 1)
    #expect(run.errors.contains("Check the repository out"), "\(run.errors)")
  }

  /// A clone without credentials, of a server that asks for them.
  @Test(.enabled(if: GitServer.isAvailable)) func theTokenOfTheAction() throws {
    for ref in ["topic", "refs/pull/7/merge"] {
      let pull = try PullRequest()
      try pull.checkOut(ref)
      let server = try GitServer(of: pull.workspace, token: "secret")
      defer { server.stop() }
      try pull.shell("git -C clone remote set-url origin \(server.address)/origin")
      let words = PullRequest.ofTheMerge + " GITHUB_SERVER_URL=\(server.address)"
      #expect(try pull.action(words).errors.contains("could not be fetched"))
      #expect(try pull.action(words + " TOKEN=wrong").errors.contains("could not be fetched"))
      // Another server does not get it.
      #expect(try pull.action(words + "0 TOKEN=secret").errors.contains("could not be fetched"))
      try pull.expectBase("A", words + " TOKEN=secret")
      #expect(try !pull.shell("cat clone/.git/config").contains("extraheader"))
    }
  }
}
