import Foundation
import SpecDiagnostics
import SpecEmission
import Testing

@testable import notispec

/// A run that is killed while it changes files has changed all of them or none, once the next one has begun.
@Suite struct KilledEditTests {
  private static let names = ["app.yaml", "b.yaml", "c.yaml", "d.yaml"]

  private static func type(_ name: String) -> String {
    """
    notispec: 1
    notifications:
      \(name)_reminder:
        summary: Has not cleaned.
        target: paywall
        trigger: { after: { signal: photos_cleaned, delay: 48h } }
        copy:
          body: { en: "Two days of \(name)", ru: "Два дня \(name)" }

    """
  }

  private func workspace() throws -> TestWorkspace {
    try TestWorkspace.withDemo([
      "specs/demo/b.yaml": Self.type("b"), "specs/demo/c.yaml": Self.type("c"), "specs/demo/d.yaml": Self.type("d"),
      "conformance/demo/README": "",
    ])
  }

  private func edits(_ workspace: TestWorkspace) throws -> [FileEdit] {
    try Self.names.map { name in
      let text = try workspace.read("specs/demo/\(name)")
      return try FileEdit(
        of: workspace.url("specs/demo/\(name)").path, from: Array(text.utf8),
        to: Array(text.replacing("photos_cleaned", with: "done").utf8))
    }
  }

  /// Where a run was killed: what it did until then.
  enum Moment: CaseIterable {
    case behindTheJournal, amongTheDrafts, behindTheDrafts, firstFile, inTheMiddle, behindTheFiles, committed, tidying
  }

  private func kill(_ workspace: TestWorkspace, at moment: Moment) throws {
    let edits = try edits(workspace)
    let specs = try RealPath.of(workspace.url("specs").path)
    try EditJournal(edits).begin(in: specs)
    if moment == .behindTheJournal { return }
    for edit in edits.prefix(moment == .amongTheDrafts ? 2 : 4) { try edit.prepare() }
    if moment == .amongTheDrafts || moment == .behindTheDrafts { return }
    for edit in edits.prefix(moment == .firstFile ? 1 : moment == .inTheMiddle ? 3 : 4) { try edit.put() }
    guard moment == .committed || moment == .tidying else { return }
    EditJournal.commit(in: specs)
    if moment == .tidying { for edit in edits.prefix(2) { edit.tidyUp() } }
  }

  private func litter(_ workspace: TestWorkspace) throws -> [String] {
    try ["specs", "specs/demo"].flatMap { try FileManager.default.contentsOfDirectory(atPath: workspace.url($0).path) }
      .filter { $0.hasPrefix(".notispec") }
  }

  @Test(arguments: Moment.allCases)
  func theNextRunThatWritesPutsThemBack(_ moment: Moment) throws {
    for verb in [["rename", "signal", "photos_cleaned", "done", "--unreleased"], ["check", "--fix"], ["generate"]] {
      let workspace = try workspace()
      let before = try workspace.tree("specs")
      try kill(workspace, at: moment)
      let isWhole = moment == .committed || moment == .tidying
      let check = try NotispecRun("check", in: workspace)
      #expect(check.output.contains("workspace/half-changed") == !isWhole, "\(moment): \(check.output)")
      let changed = try workspace.tree("specs").filter { !$0.key.contains(".notispec") }

      let run = try NotispecRun(verb, in: workspace)
      #expect(try litter(workspace) == [], "\(moment) \(verb)")
      if isWhole {
        #expect(try workspace.tree("specs") == changed)
      } else {
        #expect(
          run.status == 0 && run.errors.contains("was killed while it changed files"), "\(run.output)\(run.errors)")
        if verb[0] != "rename" { #expect(try workspace.tree("specs") == before) }
      }
      // All files have the new name, and none the old one.
      if verb[0] == "rename" {
        for name in Self.names {
          let text = try workspace.read("specs/demo/\(name)")
          #expect(text.contains("done") && !text.contains("photos_cleaned"), "\(moment): \(name)")
        }
      }
      #expect(try NotispecRun("check", in: workspace).status == 0)
    }
  }

  /// Somebody has gone on from there: nothing of theirs is lost.
  @Test func whatWasChangedSinceStays() throws {
    let workspace = try workspace()
    try kill(workspace, at: .inTheMiddle)
    try workspace.write(try workspace.read("specs/demo/b.yaml") + "# mine\n", to: "specs/demo/b.yaml")
    let before = try workspace.tree("specs").filter { !$0.key.contains(".notispec") }
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.errors.contains("was changed since, so everything stays as it is now"), "\(run.errors)")
    #expect(try workspace.tree("specs") == before)
  }

  /// A run that only reads, or only shows, changes nothing.
  @Test(arguments: [["check"], ["conform"], ["generate", "--check"], ["rename", "signal", "done", "x", "--dry-run"]])
  func readersOnlySayIt(_ verb: [String]) throws {
    let workspace = try workspace()
    try kill(workspace, at: .inTheMiddle)
    let before = try workspace.tree("specs")
    let run = try NotispecRun(verb, in: workspace)
    #expect(run.status == 1 && run.output.contains("workspace/half-changed"), "\(run.output)\(run.errors)")
    #expect(try workspace.tree("specs") == before)
  }

  /// A repository may hold anything under this name.
  @Test(arguments: ["../../../etc/hosts", "../secret.yaml", "/etc/hosts", "..", "link/x.yaml"])
  func aForeignJournalLeadsNowhere(_ place: String) throws {
    let workspace = try workspace()
    try workspace.write("new", to: "secret.yaml")
    try #require(symlink("..", workspace.url("specs/link").path) == 0)
    let (old, new) = (OutputManifest.digest(of: "old".utf8), OutputManifest.digest(of: "new".utf8))
    try workspace.write(
      ["notispec journal 1", "7", "notispec rename", place, old, new].joined(separator: "\0"),
      to: "specs/.notispec-unfinished")
    let run = try NotispecRun("check", "--fix", in: workspace)
    #expect(run.status == 66 && run.errors.contains("delete it"), "\(run.output)\(run.errors)")
    #expect(try workspace.read("secret.yaml") == "new")
  }

  @Test func aRunAtWorkIsWaitedFor() throws {
    let workspace = try workspace()
    try kill(workspace, at: .inTheMiddle)
    let lock = try FolderLock(workspace.url("specs").path)
    #expect(FolderLock.isTaken(workspace.url("specs").path))
    // It will put things right itself.
    #expect(!(try NotispecRun("check", in: workspace)).output.contains("half-changed"))
    lock.end()
    #expect(!FolderLock.isTaken(workspace.url("specs").path))
  }
}
