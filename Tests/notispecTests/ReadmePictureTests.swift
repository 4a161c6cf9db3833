import Foundation
import TestSupport
import Testing

/// The first page shows a mistake in what `init` writes, as `check` reports it.
@Test func theFirstPageShowsARealFinding() throws {
  let page = try String(
    contentsOf: Golden.packageFolder().appendingPathComponent("README.md"), encoding: .utf8)
  let workspace = try TestWorkspace()
  #expect(try NotispecRun("init", in: workspace).status == 0)
  let file = "specs/plants/notifications.yaml"
  let good = try workspace.read(file)
  let place = try #require(good.firstRange(of: "target: today"))
  let bad = good.replacingCharacters(in: place, with: "target: tody")
  try workspace.write(bad, to: file)

  let finding = try NotispecRun("check", in: workspace).lines.prefix(4).joined(separator: "\n")
  #expect(finding.hasPrefix("\(file):"))
  #expect(page.contains("```\n\(finding)\n```"), "\(finding)")

  let shown = try #require(
    page.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first)
  var rest = bad.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
  for line in shown.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
    let found = try #require(rest.firstIndex(of: line), "the example has no '\(line)' here")
    rest = rest[(found + 1)...]
  }
}

/// The picture on the first page is what `preview` draws of what `init` writes.
@Test func theFirstPageShowsADrawnNotification() throws {
  let workspace = try TestWorkspace()
  #expect(try NotispecRun("init", in: workspace).status == 0)
  let run = try NotispecRun("preview", "--format", "svg", "--type", "water_reminder", in: workspace)
  #expect(run.status == 0, "\(run.errors)")
  try Golden.expect(run.output, in: Golden.packageFolder().appendingPathComponent("docs/lock-screen.svg"))
}
