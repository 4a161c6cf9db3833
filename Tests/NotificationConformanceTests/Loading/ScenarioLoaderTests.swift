import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import Testing
import YAMLNodes

@testable import NotificationConformance

@Suite struct ScenarioLoaderTests {
  @Test func theStartIsMergedKeyByKey() throws {
    let yaml = """
      notispec_scenarios: 1
      suite: bakery.bread
      app: bakery
      defaults:
        start:
          at: "2026-03-02 09:00"
          zone: UTC
          authorization: provisional
          app: killed
          locale: ru
          focus: on
          profile: festive
          preferences: { bread_news: false }
          signals: [{ signal: oven_opened, at: "2026-03-01 10:00" }]
      scenarios:
        - { id: as-is, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }
        - id: changed
          title: "Changed."
          covers: [BAKE/FRESH-1, BAKE/FRESH-2]
          start: { authorization: { notifications: denied }, app: background, focus: off, signals: [], preferences: {} }
          then: [{ delivered: none }]
      """
    let result = try Bakery.loader().load([Bakery.tree(yaml)])
    #expect(result.diagnostics.map(\.message) == [])
    try #require(result.cases.count == 2)
    let (first, second) = (result.cases[0], result.cases[1])
    #expect(first.id == "bakery.bread/as-is")
    #expect(first.title == "as-is")
    #expect(first.start.authorization == .provisional)
    #expect(first.start.app == .killed)
    #expect(first.start.locale == "ru")
    #expect(first.start.isFocusOn)
    #expect(first.start.profile == "festive")
    #expect(first.start.preferences == ["bread_news": false])
    #expect(first.start.signals.count == 1)
    #expect(second.title == "Changed.")
    #expect(second.covers == ["BAKE/FRESH-1", "BAKE/FRESH-2"])
    #expect(second.start.authorization == .denied)
    #expect(second.start.app == .background)
    #expect(!second.start.isFocusOn)
    #expect(second.start.profile == "festive")
    #expect(second.start.preferences == [:])
    #expect(second.start.signals.isEmpty)
    #expect(second.suite == "bakery.bread")
    #expect(second.nameInSuite == "changed")
  }

  @Test func everyVerbIsRead() throws {
    let steps = try Bakery.steps(
      """
      { at: "10:00", signal: bread_baked, with: { loaves: 3, weight: 2, baker: "Ann" } },
      { after: 1s, app: reinstall }, { after: 1s, tap: fresh_bread }, { after: 1s, dismiss: cold_oven },
      { after: 1s, authorization: denied }, { after: 1s, authorization: { notifications: ephemeral } },
      { after: 1s, prefer: { bread_news: false } }, { after: 1s, zone: UTC }, { after: 1s, clock: -90m },
      { after: 1s, locale: zh }, { after: 1s, focus: off }, { after: 1s, center: { fail: add } },
      { after: 1s, center: { fail: add, times: 3 } }, { after: 1s },
      { after: 1s, tap: fresh_bread, action: ORDER, text: "Two, please" }, { after: 1s, crash: { after_write: 3 } },
      { after: 1s, state: newer }, { after: 1s, app: upgrade },
      { after: 1s, prefer: { oven_time: "05:30", bread_kind: wheat } }
      """)
    #expect(
      steps.map(\.action) == [
        .signal("bread_baked", ["loaves": .int(3), "weight": .int(2), "baker": .string("Ann")]), .app(.reinstall),
        .tap(type: "fresh_bread"), .dismiss(type: "cold_oven"), .authorization(.denied), .authorization(.ephemeral),
        .prefer([.init(id: "bread_news", value: false)]), .zone(.utc), .clock(.zero - .minutes(90)), .locale("zh-Hans"),
        .focus(false), .fail(.add, times: 1), .fail(.add, times: 3), .wait,
        .act(type: "fresh_bread", action: "ORDER", text: "Two, please"), .crash(afterWrite: 3), .state(.newer),
        .app(.upgrade),
        .prefer([
          .init(id: "oven_time", value: .time(try #require(WallClockTime("05:30")))),
          .init(id: "bread_kind", value: .choice("wheat")),
        ]),
      ])
  }

  @Test func everyAssertionIsRead() throws {
    let ten = try utc("2026-03-02 09:00")
    let kinds = try Bakery.then(
      """
      { delivered: fresh_bread, at: "10:00", quiet: true, text: { en: "Bread!", ru: "Хлеб!" } },
      { pending: cold_oven, between: ["10:00", "11:00"] }, { pending: 2 }, { pending_includes: cold_oven },
      { outcome: fresh_bread, is: held, reason: cap.daily, on: 2026-03-02 }, { outcome: cold_oven, is: none },
      { logged: [bread_shown, { shown_fresh_bread: { stage: fired } }] }, { logged_includes: [shown_cold_oven] },
      { logged_count: { bread_shown: 0 } }, { opened: shelf, url: "bakery://shelf", with: { a: 1 } },
      { badge: 3 }, { center: { added: 1 } },
      { preference: { bread_news: true } }, { text: differs, type: fresh_bread }, { nothing: true }
      """)
    let bread = ExpectedNotification(
      type: "fresh_bread", time: ten...ten, isQuiet: true, texts: [.body: ["en": "Bread!", "ru": "Хлеб!"]])
    let cold = ExpectedNotification(type: "cold_oven", time: ten...(ten + .hours(1)))
    let expected: [Assertion.Kind] = [
      .delivered(bread), .pending(cold), .pendingCount(2), .pendingIncludes(.init(type: "cold_oven")),
      .outcome(type: "fresh_bread", is: .held, reason: .capDaily, cap: nil, on: CivilDate("2026-03-02")),
      .outcome(type: "cold_oven", is: nil, reason: nil, cap: nil, on: nil),
      .logged([.init(name: "bread_shown"), .init(name: "shown_fresh_bread", parameters: ["stage": .string("fired")])]),
      .loggedIncludes([.init(name: "shown_cold_oven")]), .loggedCount([.init(name: "bread_shown", count: 0)]),
      .opened(.init(target: "shelf", url: "bakery://shelf", parameters: ["a": .int(1)])), .badge(3),
      .center(added: 1, removed: nil),
      .settings(.values([.init(id: "bread_news", value: true)])), .textDiffers(type: "fresh_bread"), .nothing,
    ]
    #expect(kinds == expected)
  }

  @Test func noneIsReadWhereverItMayStand() throws {
    let kinds = try Bakery.then(
      "{ delivered: none }, { pending: none }, { logged: none }, { opened: none }, { center: none }")
    let expected: [Assertion.Kind] = [
      .delivered(nil), .pending(nil), .logged([]), .opened(nil), .center(added: 0, removed: 0),
    ]
    #expect(kinds == expected)
  }

  @Test func onlyFilesThatSaySoAreScenarios() throws {
    let loader = try Bakery.loader()
    let trees = try [
      Bakery.tree("- { id: BAKE/FRESH-1 }", "requirements.yaml"),
      Bakery.tree("suite: x\nnotispec_scenarios: 1", "second-key.yaml"),
      Bakery.tree(Bakery.head + "  - { id: b, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }", "b.yaml"),
      Bakery.tree(
        Bakery.head.replacing("bakery.bread", with: "bakery.a")
          + "  - { id: z, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }", "a.yaml"),
    ]
    let result = loader.load(trees)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.cases.map(\.id) == ["bakery.a/z", "bakery.bread/b"])
  }

  @Test func aBrokenScenarioHidesNoOther() throws {
    let scenarios = """
        - { id: good, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }
        - { id: bad, covers: [BAKE/FRESH-1], then: [{ delivered: fresh_bred }] }
        - { id: also-good, covers: [BAKE/FRESH-1], then: [{ delivered: none }] }
      """
    let result = try Bakery.loader().load([Bakery.tree(Bakery.head + scenarios)])
    #expect(result.cases.map(\.id) == ["bakery.bread/good", "bakery.bread/also-good"])
    #expect(result.diagnostics.map { $0.fixIt?.replacement } == ["fresh_bread"])
  }

  @Test func anAppWhoseSpecIsBrokenIsLeftAlone() throws {
    let loader = ScenarioLoader(specs: [try Bakery.spec()], incompleteApps: ["bakery", "cafe"], zone: Zones.rules)
    let broken = Bakery.head + "  - { id: a, covers: [ANY/1], then: [{ delivered: nobody_knows }] }"
    for text in [broken, broken.replacing("app: bakery", with: "app: cafe")] {
      let result = loader.load([try Bakery.tree(text)])
      #expect(result.cases.isEmpty)
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test func withoutRequirementFilesCoversIsNotChecked() throws {
    let loader = ScenarioLoader(specs: [try Bakery.spec()], zone: Zones.rules)
    let result = loader.load([
      try Bakery.tree(Bakery.head + "  - { id: a, covers: [ANY/1], then: [{ delivered: none }] }")
    ])
    #expect(result.cases.map(\.covers) == [["ANY/1"]])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func theSameFilesGiveTheSameFindingsInAnyOrder() throws {
    let loader = try Bakery.loader()
    let broken = try ["b.yaml", "a.yaml", "c.yaml"].map {
      try Bakery.tree(Bakery.head + "  - { id: a, covers: [BAKE/FRESH-3], then: [{ delivered: fresh_bred }] }", $0)
    }
    #expect(loader.load(broken).diagnostics == loader.load(broken.reversed()).diagnostics)
    #expect(loader.load(broken).diagnostics.count == 6)
  }
}
