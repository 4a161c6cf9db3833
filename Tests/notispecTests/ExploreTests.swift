import Testing

/// `explore` over a small workspace.
@Suite struct ExploreTests {
  private func run(_ arguments: [String]) throws -> NotispecRun {
    try NotispecRun(
      ["explore", "--runs", "6", "--steps", "12", "--depth", "2"] + arguments, in: try TestWorkspace.withDemo())
  }

  @Test func aSoundAppHasNoFindings() throws {
    let run = try run(["--reach", "clean_reminder"])
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("demo: 6 random histories, 1 small alphabet to depth 2 (1 in full, "))
    #expect(run.output.contains("1 of 1 type came; no findings"))
  }

  @Test func aTypeThatDoesNotExistIsAWrongUse() throws {
    let run = try run(["--reach", "clean_remindr"])
    #expect(run.status == 64 && run.errors.contains("did you mean 'clean_reminder'?"))
  }

  @Test func factsAreStoriesThatPass() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun(
      ["explore", "--runs", "6", "--steps", "12", "--depth", "0", "--facts", "--write", "explored"], in: workspace)
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("demo: what one person gets, pushes not counted\n  - somebody "))
    let conform = try NotispecRun(["conform", "--conformance", "explored"], in: workspace)
    #expect(conform.status == 0, "\(conform.output)\(conform.errors)")
  }

  /// Nobody gets more on a day in one fact than the fact about the fullest day says, and the values are those of the spec.
  @Test func factsDoNotContradictEachOther() throws {
    let run = try NotispecRun(
      ["explore", "--app", "courier", "--runs", "3", "--steps", "10", "--depth", "0", "--facts"],
      in: try TestWorkspace.withShippedSpecs())
    let facts = run.output.split(separator: "\n").filter { !$0.hasPrefix("      ") }
    let most = facts.compactMap { try? /got in one day, .*, was (\d+), on/.firstMatch(in: $0)?.1 }.compactMap {
      Int($0)
    }
    let days = facts.compactMap { try? /at most (\d+) on one day/.firstMatch(in: $0)?.1 }.compactMap { Int($0) }
    #expect(most.count == 1 && !days.isEmpty && days.allSatisfy { $0 <= most[0] }, "\(facts)")
    #expect(!facts.contains { $0.contains("cap 'daily' keeps something back") })
    #expect(!run.output.contains("\"word\""))
    #expect(facts.contains { $0.contains("somebody ('tier: gold', 'holdout: offers', ") }, "\(facts)")
  }

  /// What is lost came no more in forty days, and what is late came in the end.
  @Test func aFactNamesWhatHadThePlace() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.write(
      """
      notispec: 1
      app: { id: queue, name: "Queue", module: QueueNotifications, bundle_id: com.example.queue, delivery: local,
        locales: [en], source_locale: en }
      signals: { asked: {} }
      deep_links: { scheme: queue, targets: { home: { path: /home } } }
      policies: { slot: "10:00", caps: [{ id: daily, max: 1, per: calendar_day }] }
      notifications:
        news:
          { summary: "News.", target: home, priority: 9, trigger: { calendar: { every: { days: 2 } } },
            copy: { body: { en: "News" } } }
        late:
          { summary: "Late.", target: home, on_cap: defer, trigger: { after: { signal: asked, delay: 0m } },
            copy: { body: { en: "Late" } } }
        lost:
          { summary: "Lost.", target: home, trigger: { after: { signal: asked, delay: 0m } },
            copy: { body: { en: "Lost" } } }
      """, to: "specs/queue/app.yaml")
    let run = try NotispecRun(
      ["explore", "--app", "queue", "--runs", "20", "--depth", "0", "--facts"], in: workspace)
    #expect(run.errors == "", "\(run.errors)")
    let why = "cap 'daily' has room for 1 a day, kept for 'news' (2"
    #expect(run.output.contains("'lost' can be lost, here the one of ") && run.output.contains(why), "\(run.output)")
    #expect(run.output.contains("'late' can come "), "\(run.output)")
    #expect(!run.output.contains("'late' can be lost"), "\(run.output)")
  }

  /// A daily that ends after a week without the app, and a comeback: with 14 days ahead and with so few places that they end it.
  private func facts(_ policies: String, _ options: String...) throws -> String {
    let workspace = try TestWorkspace.withDemo()
    try workspace.write(
      """
      notispec: 1
      app: { id: life, name: "Life", module: LifeNotifications, bundle_id: com.example.life, delivery: local,
        locales: [en], source_locale: en }
      signals: { app_opened: {}, counted: { parameters: { days: { type: int } } } }
      deep_links: { scheme: life, targets: { home: { path: /home } } }
      policies: { slot: "10:00", \(policies) }
      notifications:
        daily:
          { summary: "Daily.", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "Daily" } } }
        back:
          { summary: "Back.", target: home, trigger: { slot_after: { signal: app_opened, at_least: 3d } },
            copy: { body: { en: "Back" } } }
        seven:
          { summary: "Seven.", target: home, trigger: { after: { signal: counted, delay: 1h } },
            conditions: [{ last: { signal: counted, parameter: days, equals: 7 } }], copy: { body: { en: "Seven" } } }
      """, to: "specs/life/app.yaml")
    let run = try NotispecRun(
      ["explore", "--app", "life", "--runs", "2", "--depth", "0", "--facts"] + options, in: workspace)
    #expect(run.errors == "", "\(run.errors)")
    return run.output
  }

  @Test func aLifeSaysWhatEndsItAndWhatOpeningChanges() throws {
    let facts = try facts("horizon: 14d")
    #expect(
      facts.contains(
        "never comes back, gets 16 notifications in 60 days\n    14 'daily' until 2026-03-15, 1 'seven' "))
    #expect(facts.contains("because nobody opens the app to plan more: it plans 14 days ahead"), "\(facts)")
    #expect(
      facts.contains(
        "opens the app every day, which reports 'app_opened' each time and nothing else, gets 62 notifications"))
    #expect(facts.contains("61 'daily' and goes on, 1 'seven' on 2026-03-02\n    without 'back'"), "\(facts)")
  }

  @Test func whoeverOpensReportsWhatAnOpeningDoes() throws {
    let question = "if the app reports a signal at each opening, name it with '--opening'"
    #expect(try facts("horizon: 14d").contains(question))
    let facts = try facts("horizon: 14d", "--opening", "app_opened")
    #expect(!facts.contains(question) && !facts.contains("reports nothing more"), "\(facts)")
    #expect(facts.contains("every day, which reports 'app_opened' each time and nothing else, gets 62"), "\(facts)")
  }

  @Test func anOpeningIsASignal() throws {
    let workspace = try TestWorkspace.withDemo()
    let run = try NotispecRun(
      ["explore", "--runs", "1", "--depth", "0", "--facts", "--opening", "nope"], in: workspace)
    #expect(run.status == 64 && run.errors.contains("--opening: no app has a signal 'nope'"), "\(run)")
    let alone = try NotispecRun(["explore", "--runs", "1", "--depth", "0", "--opening", "nope"], in: workspace)
    #expect(alone.status == 64 && alone.errors.contains("'--opening' is for '--facts'"), "\(alone)")
  }

  @Test func placesEndALifeEarlier() throws {
    let facts = try facts("horizon: 60d, pending_budget: 5")
    let why = "only 5 may wait at a time, and nobody opens the app to plan more: no 'daily' after 2026-03-04 10:00"
    #expect(facts.contains(why), "\(facts)")
  }

  @Test func ofAnAppOfPushesNothingIsSaid() throws {
    let run = try NotispecRun(
      ["explore", "--app", "messenger", "--runs", "1", "--depth", "0", "--facts"],
      in: try TestWorkspace.withShippedSpecs())
    #expect(run.output.contains("  - the app plans no notification itself"), "\(run.output)")
    #expect(!run.output.contains("somebody"))
  }

  @Test func aNumberBelowNoughtIsNamed() throws {
    let run = try NotispecRun(["explore", "--runs", "-1"], in: try TestWorkspace.withDemo())
    #expect(run.status == 64 && run.errors.contains("'--runs' must be from 0 to"), "\(run.errors)")
  }

  @Test func theReferenceDoesWhatItDoesAsATestee() throws {
    let run = try run(["--testee", "exec '\(NotispecRun.executable.path)' testee", "--format", "json"])
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("\"differences\": []"))
  }
}
