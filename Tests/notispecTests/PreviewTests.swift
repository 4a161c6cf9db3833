import Foundation
import Testing

/// `notispec preview`: where it writes, what it compares with, and what it does with mistakes.
@Suite struct PreviewTests {
  @Test func writesOnePage() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun("preview", "-o", "preview.html", in: workspace)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("preview: 1 type of 1 app"), "\(run.output)")
    let page = try workspace.read("preview.html")
    #expect(page.hasPrefix("<!doctype html>") && page.contains("id=\"demo/clean_reminder\""))
    #expect(try NotispecRun("preview", in: workspace).output == page)
  }

  @Test func comparesWithAFolder() throws {
    let workspace = try TestWorkspace.withDemo()
    try FileManager.default.copyItem(at: workspace.url("specs"), to: workspace.url("old"))
    let same = try NotispecRun("preview", "--against", "old", "--format", "markdown", in: workspace)
    #expect(same.status == 0 && same.output.contains("No notification looks different"), "\(same.output)")
    try workspace.edit("specs/demo/app.yaml", "  clean_reminder:", to: "  tidy_reminder:")
    let run = try NotispecRun("preview", "--against", "old", "--format", "markdown", in: workspace)
    #expect(run.output.contains("`demo/tidy_reminder` (new)"), "\(run.output)")
    #expect(run.output.contains("`demo/clean_reminder` (removed)"), "\(run.output)")
    let page = try NotispecRun("preview", "--against", "old", in: workspace).output
    #expect(page.contains("<span class=\"chip gone\">removed</span>"))
  }

  @Test func markdownNeedsABase() throws {
    let run = try NotispecRun("preview", "--format", "markdown", in: try TestWorkspace.withDemo())
    #expect(run.status == 64 && run.errors.contains("--against main"), "\(run.errors)")
  }

  @Test func drawsOneLockScreen() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun("preview", "--format", "svg", "--type", "demo/clean_reminder", in: workspace)
    #expect(run.status == 0 && run.output.contains("<svg xmlns="), "\(run.errors)")
    for (surface, words) in [("expanded", "Time to clean"), ("banner", "Time to clean"), ("hidden", "Notification")] {
      let run = try NotispecRun(
        "preview", "--format", "svg", "--type", "clean_reminder", "--surface", surface, in: workspace)
      #expect(run.output.contains(">\(words)<"), "\(run.output)\(run.errors)")
    }
    for (arguments, sentence) in [
      ([], "--type cleaner/paywall"), (["--type", "nothing"], "no type 'nothing'"),
      (["--type", "clean_reminder", "--locale", "xx"], "only"),
    ] {
      let run = try NotispecRun(["preview", "--format", "svg"] + arguments, in: workspace)
      #expect(run.status == 64 && run.errors.contains(sentence), "\(run.errors)")
    }
  }

  /// What can be read is shown, with the mistake where it is.
  @Test func mistakesAreOnThePage() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "  clean_reminder:", to: "  clean_reminder:\n    nonsense: 1")
    let run = try NotispecRun("preview", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("nonsense") && run.output.contains("class=\"error\""), "\(run.output)")
  }
}
