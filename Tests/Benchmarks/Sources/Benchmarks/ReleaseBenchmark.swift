import Foundation

/// `release` on the shipped apps with five breaks by five authors, two of them pairs of values that fail only together.
struct ReleaseBenchmark {
  let notispec: String

  private typealias Edit = (file: String, old: String, new: String)
  private static let breaks: [(author: String, edits: [Edit])] = [
    ("Emil", [("courier/policies.yaml", "offers_weekly, max: 3", "offers_weekly, max: 4")]),
    ("Nadia", [("courier/basket.yaml", "basket_changed, delay: 15m", "basket_changed, delay: 25m")]),
    ("Olga", [("courier/basket.yaml", "Still hungry?", "Hungry again?")]),
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
        ("cleaner/notifications.yaml", "priority: 30", "priority: 25"),
        ("cleaner/notifications.yaml", "priority: 20", "priority: 27"),
      ]
    ),
  ]

  func fiveBreaks() throws {
    let workspace = try ShippedWorkspace()
    defer { workspace.remove() }
    try workspace.git("init", "-q", "-b", "main")
    try commit("Li", "Release 1.4", in: workspace)
    try workspace.git("tag", "v1.4")
    for (author, edits) in Self.breaks {
      for edit in edits { try workspace.edit("specs/\(edit.file)", edit.old, edit.new) }
      try commit(author, "Change", in: workspace)
    }
    print(row("release of five planted breaks", "", "CPU s", "peak MiB"))
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
