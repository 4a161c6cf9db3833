import Foundation
import Testing

/// A repository with a release `v1.4` and what came after it.
struct ReleaseRepository {
  let workspace: TestWorkspace

  init(_ files: [String: String] = [:]) throws {
    try self.init(of: TestWorkspace(Self.files.merging(files) { $1 }))
  }

  init(of workspace: TestWorkspace) throws {
    self.workspace = workspace
    try shell("git init -q -b main .")
    try commit("Li", "Release 1.4", 1)
    try shell("git tag v1.4")
  }

  @discardableResult func shell(_ lines: String) throws -> NotispecRun {
    try NotispecRun(
      shell: "export HOME=/nonexistent GIT_CONFIG_NOSYSTEM=1\n\(lines)", in: workspace)
  }

  /// Commits everything.
  func commit(_ author: String, _ subject: String, _ day: Int) throws {
    let date = "2026-11-\(day < 10 ? "0" : "")\(day)T10:00:00Z"
    let run = try shell(
      """
      git add -A && GIT_COMMITTER_DATE=\(date) git -c user.name='\(author)' -c user.email=a@example.com \
      commit -q -m '\(subject)' --date \(date)
      """)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Changes a file of the app, and commits it.
  func change(
    _ file: String, _ old: String, _ new: String, by author: String, _ subject: String = "Change", day: Int = 10
  )
    throws
  {
    try workspace.edit("specs/demo/\(file)", old, to: new)
    try commit(author, subject, day)
  }

  /// Five breaks by five authors, two of them pairs of values, and harmless commits by another.
  func plantFive() throws {
    try change("app.yaml", "delay: 24h", "delay: 23h", by: "Emil", "Remind earlier", day: 10)
    try change("news.yaml", "News for you", "News", by: "Nadia", "Shorten the news", day: 11)
    try change("app.yaml", "target: paywall", "target: main_dashboard", by: "Ravi", "No paywall", day: 12)
    try workspace.edit("specs/demo/pairs.yaml", "priority: 20", to: "priority: 15")
    try change("pairs.yaml", "priority: 10", "priority: 17", by: "Olga", "Low first", day: 13)
    try workspace.edit("specs/demo/pairs.yaml", "priority: 60", to: "priority: 55")
    try change("pairs.yaml", "priority: 50", "priority: 57", by: "Sara", "Iron first", day: 14)
    try change("news.yaml", "summary: News.", "summary: All news.", by: "Tom", "Say more", day: 15)
    try shell("git mv specs/demo/pairs.yaml specs/demo/metals.yaml")
    try commit("Tom", "Rename a file", 16)
    let line = "trigger: { after: { signal: low_due, delay: 1h } }"
    try change(
      "metals.yaml", line, "trigger: { after: { delay: 1h, signal: low_due } }", by: "Tom", "Sort keys", day: 17)
  }

  func release(_ options: String...) throws -> NotispecRun { try release(options) }

  func release(_ options: [String]) throws -> NotispecRun {
    try NotispecRun(["release", "--today", "2026-06-01"] + options, in: workspace)
  }

  static let files = [
    "specs/demo/app.yaml": TestWorkspace.demo.replacing(
      "  photos_cleaned: {}\n",
      with: "  photos_cleaned: {}\n  news_due: {}\n"
        + ["high", "low", "gold", "iron"].map { "  \($0)_due: {}\n" }.joined()),
    "specs/demo/news.yaml": type("news", 30, "News for you", delay: "2h", summary: "News."),
    "specs/demo/pairs.yaml":
      "notispec: 1\npolicies: { caps: [{ id: daily, max: 1, per: calendar_day }] }\nnotifications:\n"
      + [("high", 20), ("low", 10), ("gold", 60), ("iron", 50)].map { id, priority in
        type(id, priority, "It is \(id)", delay: "1h", summary: "Says \(id).", head: "")
      }.joined(),
    "conformance/demo/clean.yaml": suite,
  ]

  private static func type(
    _ id: String, _ priority: Int, _ body: String, delay: String, summary: String,
    head: String = "notispec: 1\nnotifications:\n"
  ) -> String {
    head + """
        \(id):
          summary: \(summary)
          target: main_dashboard
          priority: \(priority)
          on_cap: drop
          trigger: { after: { signal: \(id)_due, delay: \(delay) } }
          copy: { body: { en: "\(body)", ru: "Это \(id)" } }

      """
  }

  /// The suite, with another time at which the first case expects the reminder.
  static func suite(expecting time: String, named suite: String = "demo.clean") -> String {
    self.suite.replacing("\"2026-03-03 10:00\" }", with: "\"2026-03-03 \(time)\" }")
      .replacing("suite: demo.clean", with: "suite: \(suite)")
  }

  static let suite =
    """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
    scenarios:

    """
    + scenario("a-day-later", ["photos_cleaned"], "delivered: clean_reminder, at: \"2026-03-03 10:00\"")
    + scenario("in-the-night", ["photos_cleaned"], "delivered: none", until: "2026-03-03 09:30")
    + scenario("opens-the-paywall", ["photos_cleaned"], "opened: paywall", tap: "clean_reminder")
    + scenario("news", ["news_due"], "delivered: news, at: \"2026-03-02 12:00\", text: { en: News for you }")
    + scenario("high-first", ["high_due", "low_due"], "delivered: high, at: \"2026-03-02 11:00\"")
    + scenario("gold-first", ["gold_due", "iron_due"], "delivered: gold, at: \"2026-03-02 11:00\"")
    + scenario("high-alone", ["high_due"], "delivered: high, at: \"2026-03-02 11:00\"")

  private static func scenario(
    _ id: String, _ signals: [String], _ then: String, tap: String? = nil, until: String = "2026-03-03 12:00"
  ) -> String {
    let steps =
      signals.map { "{ at: \"10:00\", signal: \($0) }" } + [
        "{ at: \"10:01\", app: background }", "{ until: \"\(until)\" }",
      ]
      + (tap.map { ["{ after: 1m, tap: \($0) }"] } ?? [])
    return """
        - id: \(id)
          title: It is so
          covers: [DEMO/1]
          steps:
      \(steps.map { "      - \($0)\n" }.joined())    then:
            - { \(then) }

      """
  }
}
