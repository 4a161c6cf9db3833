import Foundation

/// `release` on the shipped apps with breaks by several authors, two of them pairs of values that fail only together: those of
/// `ReleaseShippedTests`. The change of the last one is sound, so that small changes of it are tried.
struct ReleaseBenchmark {
  let notispec: String

  private typealias Edit = (file: String, old: String, new: String)
  private static let breaks: [(author: String, edits: [Edit])] = [
    ("Emil", [("courier/policies.yaml", "offers_weekly, max: 3", "offers_weekly, max: 4")]),
    ("Nadia", [("courier/preferences.yaml", "default: \"08:00\"", "default: \"07:30\"")]),
    ("Olga", [("cleaner/notifications.yaml", "ru: \"Вы достигли лимита. ", "ru: \"Лимит исчерпан. ")]),
    ("Mia", [("lingo/notifications.yaml", "parameter: mistakes, at_least: 1", "parameter: mistakes, at_least: 2")]),
    (
      "Sara",
      [
        ("cleaner/notifications.yaml", "priority: 50", "priority: 45"),
        ("cleaner/notifications.yaml", "priority: 40", "priority: 48"),
      ]
    ),
    (
      "Ravi",
      [
        ("courier/reminders.yaml", "priority: 30", "priority: 38"),
        ("courier/basket.yaml", "priority: 40", "priority: 35"),
      ]
    ),
    ("Tom", [("journal/app.yaml", "pending_budget: 60", "pending_budget: 50")]),
  ]

  func plantedBreaks() throws {
    let workspace = try ShippedWorkspace()
    defer { workspace.remove() }
    try workspace.git("init", "-q", "-b", "main")
    try commit("Li", "Release 1.4", in: workspace)
    try workspace.git("tag", "v1.4")
    for (author, edits) in Self.breaks {
      for edit in edits { try workspace.edit("specs/\(edit.file)", edit.old, edit.new) }
      try commit(author, "Change", in: workspace)
    }
    print(row("release of six planted breaks", "", "CPU s", "peak MiB"))
    let release = [notispec, "release", "v1.4", "--fail-on", "never"]
    let costs = ProcessCost.medians(
      rounds: 3, [{ .of(release, in: workspace.folder) }, { .of(release + ["--bisect"], in: workspace.folder) }])
    for (name, cost) in zip(["release", "release --bisect"], costs) {
      print(row(name, "", hundredths(cost.cpu), hundredths(cost.peak)))
    }
    print("")
  }

  private func commit(_ author: String, _ subject: String, in workspace: ShippedWorkspace) throws {
    try workspace.git("add", "-A")
    try workspace.git("-c", "user.name=\(author)", "commit", "-q", "-m", subject)
  }
}
