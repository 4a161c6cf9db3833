import NotificationConformance
import Testing

/// `notispec release` on the apps that ship with this package, each break by somebody else.
@Suite struct ReleaseShippedTests {
  private struct Break {
    let author: String
    let subject: String
    let edits: [(file: String, old: String, new: String)]
  }

  private static let breaks = [
    // A cap.
    Break(
      author: "Emil", subject: "Adjust offer limits",
      edits: [("courier/policies.yaml", "offers_weekly, max: 3", "offers_weekly, max: 4")]),
    // The end of the quiet hours.
    Break(
      author: "Nadia", subject: "Let the day begin earlier",
      edits: [("courier/preferences.yaml", "default: \"08:00\"", "default: \"07:30\"")]),
    // Words that a requirement quotes.
    Break(
      author: "Olga", subject: "Shorten the limit push",
      edits: [("cleaner/notifications.yaml", "ru: \"Вы достигли лимита. ", "ru: \"Лимит исчерпан. ")]),
    // A condition.
    Break(
      author: "Mia", subject: "Wait for two mistakes",
      edits: [("lingo/notifications.yaml", "parameter: mistakes, at_least: 1", "parameter: mistakes, at_least: 2")]),
    // Two values of one file, and two of two files, of which each alone changes nothing.
    Break(
      author: "Sara", subject: "Storage first",
      edits: [
        ("cleaner/notifications.yaml", "priority: 50", "priority: 45"),
        ("cleaner/notifications.yaml", "priority: 40", "priority: 48"),
      ]),
    Break(
      author: "Ravi", subject: "Prices before baskets",
      edits: [
        ("courier/reminders.yaml", "priority: 30", "priority: 38"),
        ("courier/basket.yaml", "priority: 40", "priority: 35"),
      ]),
  ]

  /// Nobody's cause: the app stays sound, so small changes of it are tried.
  private static let harmless = Break(
    author: "Tom", subject: "Plan less ahead",
    edits: [("journal/app.yaml", "pending_budget: 60", "pending_budget: 50")])

  private struct Expected {
    let changes: [String]
    let place: String
    let author: String
    let isTogether: Bool
    /// What fails because of it; whether more does than this one.
    let failure: String
    let hasOthers: Bool
  }

  private static let causes = [
    Expected(
      changes: ["'preferences.quiet_until.default' was '08:00' and is now '07:30'"],
      place: "specs/courier/preferences.yaml:42", author: "Nadia", isTogether: false,
      failure: "courier.basket/one-in-the-morning",
      hasOthers: true),
    Expected(
      changes: [
        "'notifications.limit_reached_reminder.priority' was 50 and is now 45",
        "'notifications.storage_high_90.priority' was 40 and is now 48",
      ], place: "specs/cleaner/notifications.yaml:21", author: "Sara", isTogether: true,
      failure: "cleaner.priorities/limit-before-storage",
      hasOthers: true),
    // One of the two alone decides where a type is in a list that a requirement quotes.
    Expected(
      changes: ["'notifications.storage_high_90.priority' was 40 and is now 48"],
      place: "specs/cleaner/notifications.yaml:52", author: "Sara", isTogether: false, failure: "outputs/missing",
      hasOthers: false),
    Expected(
      changes: ["'policies.caps.offers_weekly.max' was 3 and is now 4"],
      place: "specs/courier/policies.yaml:16", author: "Emil", isTogether: false,
      failure: "courier.caps/sunday-evening",
      hasOthers: true),
    Expected(
      changes: [
        "'notifications.limit_reached_reminder.copy.body.ru' was 'Вы достигли лимита. Разблокируйте полный доступ' and is "
          + "now 'Лимит исчерпан. Разблокируйте полный доступ'"
      ], place: "specs/cleaner/notifications.yaml:28", author: "Olga", isTogether: false,
      failure: "cleaner.copy/limit-in-russian",
      hasOthers: true),
    // This case fails because of the quiet hours too.
    Expected(
      changes: [
        "'notifications.basket_waiting.priority' was 40 and is now 35",
        "'notifications.price_alert.priority' was 30 and is now 38",
      ], place: "specs/courier/basket.yaml:48", author: "Ravi", isTogether: true,
      failure: "courier.caps/who-goes-first",
      hasOthers: false),
    Expected(
      changes: ["'notifications.mistakes_review.conditions[1].last.at_least' was 1 and is now 2"],
      place: "specs/lingo/notifications.yaml:267", author: "Mia", isTogether: false, failure: "lingo.weekly/review/one",
      hasOthers: false),
  ]

  @Test func eachBreakIsNamedWithItsAuthorAndItsFailures() throws {
    let repository = try ReleaseRepository(of: .withShippedSpecs())
    for (number, one) in (Self.breaks + [Self.harmless]).enumerated() {
      for (file, old, new) in one.edits { try repository.workspace.edit("specs/\(file)", old, to: new) }
      try repository.commit(one.author, one.subject, 10 + number)
    }
    let apps = ["courier", "cleaner", "lingo", "journal"].flatMap { ["--app", $0] }
    let run = try repository.release(["--bisect", "--format", "json"] + apps)
    #expect(run.status == 1)
    let report = try #require(JSONValue(json: Array(run.output.utf8)))
    let causes = report["causes"]?.list ?? []
    #expect(causes.count == Self.causes.count, "\(run.output.prefix(2_000))")
    for expected in Self.causes {
      let cause = causes.first { Set($0.texts("changes", "message")) == Set(expected.changes) }
      let found = try #require(cause, "\(expected.changes) in \(causes.map { $0.texts("changes", "message") })")
      let changes = found["changes"]?.list ?? []
      #expect(changes.allSatisfy { $0["commit"]?["author"]?.text == expected.author }, "\(changes)")
      #expect(changes.map(Self.place).contains(expected.place), "\(changes)")
      #expect(found["only_together"] == .flag(expected.isTogether))
      let failures = found.texts("failures", "id")
      #expect(failures.contains(expected.failure) && (failures.count > 1) == expected.hasOthers, "\(failures)")
    }
    // Each case that fails is a failure of one cause, of its own app; one has two.
    let conform = try NotispecRun(["conform", "--once", "--format", "json"] + apps, in: repository.workspace)
    let verdicts = try #require(JSONValue(json: Array(conform.output.utf8)))["cases"]?.list ?? []
    let failed = verdicts.filter { $0["verdict"]?.text == "failed" }
    let explained = causes.flatMap { $0["failures"]?.list ?? [] }.filter { $0["kind"]?.text == "case" }
    #expect(Set(explained.compactMap { $0["id"]?.text }) == Set(failed.compactMap { $0["id"]?.text }))
    let counts = Dictionary(grouping: explained.compactMap { $0["id"]?.text }, by: \.self).mapValues(\.count)
    #expect(counts.filter { $0.value > 1 } == ["courier.caps/who-goes-first": 2])
    for cause in causes {
      let app = try #require(cause["app"]?.text)
      let own = (cause["failures"]?.list ?? []).filter { $0["kind"]?.text == "case" }.compactMap { $0["id"]?.text }
      #expect(own.allSatisfy { $0.hasPrefix("\(app).") }, "\(own)")
    }
    let inCourier = failed.count { $0["app"]?.text == "courier" }
    #expect(inCourier > 0)
    #expect(report["unexplained"]?.list?.isEmpty == true)
    // The requirement that quotes the words is a failure of the same cause.
    #expect(causes.contains { $0.texts("failures", "kind").contains("proof") })
    let mutants = report["checks"]?.list?.first { $0["name"]?.text == "mutate" }?["sentence"]?.text ?? ""
    #expect(mutants.contains("small changes of what has changed"), "\(mutants)")
    #expect(mutants.contains("none in 'courier', because \(inCourier) cases fail without any change"), "\(mutants)")
  }

  private static func place(_ change: JSONValue) -> String {
    guard let file = change["at"]?["file"]?.text, case .integer(let line)? = change["at"]?["line"] else { return "" }
    return "\(file):\(line)"
  }
}
