import SpecDiagnostics
import SpecEmission
import SpecLanguage
import Testing

@Suite struct SwiftNamesTests {
  @Test(arguments: [
    ("limit_reached_reminder", "limitReachedReminder"), ("storage_high_90", "storageHigh90"), ("a", "a"),
    ("default", "`default`"), ("init", "initType"), ("self", "selfType"), ("none", "noneType"), ("some", "someType"),
    ("all_cases", "allCasesType"), ("hash_value", "hashValueType"), ("raw_value", "rawValueType"), ("type", "type"),
    ("90_days", "_90Days"), ("async", "async"), ("protocol", "`protocol`"),
    ("await", "`await`"), ("copy", "copyType"), ("time", "timeType"),
  ])
  func idsBecomeNames(_ id: String, _ name: String) {
    #expect(SwiftNames.name(id, of: .type) == name)
  }

  @Test func localesAndEventsHaveNamesToo() {
    #expect(SwiftNames.name("zh-Hans") == "zhHans")
    #expect(SwiftNames.name("is") == "`is`")
    #expect(SwiftNames.name("notif_type_{id}", of: .event) == "notifType")
  }

  /// Two ids that differ in the spec and not in Swift are reported at the second, with the first as a note.
  @Test func collisionsAreFoundBeforeAnythingIsWritten() throws {
    let colliding = try spec(
      """
      notispec: 1
      app: { id: app, module: DeepLink, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
      signals: { s: {} }
      deep_links: { scheme: app, targets: { t_1: { path: /a }, t1: { path: /b } } }
      notifications:
        level_90: { summary: "x", target: t1, trigger: { calendar: { every: day } }, copy: { body: { en: "x" } } }
        level90: { summary: "x", target: t1, trigger: { calendar: { every: day } }, copy: { body: { en: "x" } } }
      analytics: { provider: firebase, events: { "log_{id}": { on: notification.fired }, log: { on: notification.opened } } }
      """)
    let found = SwiftNames.collisions(in: colliding)
    #expect(found.allSatisfy { $0.code == "swift/name-collision" && $0.severity == .error })
    #expect(
      found.map(\.message) == [
        "'level90' and 'level_90' are both 'level90' in Swift", "'t1' and 't_1' are both 't1' in Swift",
        "'log' and 'log_{id}' are both 'log' in Swift",
        "The module 'DeepLink' has the name of a type that is generated in it",
      ])
    #expect(found.first?.span.start.line == 7)
    #expect(found.first?.notes.first?.span?.start.line == 6)
    #expect(try SwiftNames.collisions(in: Checkout.spec("cleaner")) == [])
  }

  /// Types that the code of a module names, that Swift looks up by name, and that an app needs beside the module.
  @Test(arguments: [
    "range", "self", "raw_value", "all_cases", "integer_literal_type", "date", "data", "task", "result", "error",
    "void", "string", "policy_rule", "signal",
  ])
  func aSettingIsNotNamedLikeATypeThatIsNeeded(_ id: String) throws {
    let naming = try spec(
      """
      notispec: 1
      app: { id: app, module: App, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
      preferences:
        \(id): { type: choice, default: a, options: { a: { label: { en: "A" } } } }
        other: { type: choice, swift_name: Sound, default: a, options: { a: { label: { en: "A" } } } }
      """)
    let found = SwiftNames.collisions(in: naming)
    #expect(found.map(\.code) == ["swift/name-collision"])
    #expect(found.first?.message.hasSuffix("which is the name of another type: give it a 'swift_name'") == true)
  }

  /// `init` is taken and becomes `initType`, which another id is by itself.
  @Test func aNameThatIsTakenCollidesAsWhatItBecomes() throws {
    let colliding = try spec(
      """
      notispec: 1
      app: { id: app, module: Taken, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
      deep_links: { scheme: app, targets: { t: { path: /a } } }
      notifications:
        init: { summary: "x", target: t, trigger: { calendar: { every: day } }, copy: { body: { en: "x" } } }
        init_type: { summary: "x", target: t, trigger: { calendar: { every: day } }, copy: { body: { en: "x" } } }
      """)
    #expect(
      SwiftNames.collisions(in: colliding).map(\.message) == ["'init_type' and 'init' are both 'initType' in Swift"])
  }

  /// Most triggers have the name of their kind, and most types the same keys; the others are made into names too.
  @Test func namesOfTriggersAndKeysCollide() throws {
    let colliding = try spec(
      """
      notispec: 1
      app: { id: app, module: Words, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local }
      signals: { s: { parameters: { a_1: { type: int }, a1: { type: int } } } }
      deep_links: { scheme: app, targets: { t: { path: /a } } }
      notifications:
        first:
          summary: "x"
          target: t
          triggers: { day_1: { calendar: { every: day } }, other: { calendar: { every: day, time: "08:00" } } }
          copy: { body: { en: "x" } }
        second:
          summary: "x"
          target: t
          trigger: { after: { signal: s, delay: 1h } }
          arguments: { a_1: { type: int } }
          copy: { body: { en: "x {a_1}" } }
        third:
          summary: "x"
          target: t
          triggers: { day1: { after: { signal: s, delay: 1h } } }
          arguments: { a1: { type: int } }
          copy: { body: { en: "x {a1}" } }
      """)
    #expect(
      Set(SwiftNames.collisions(in: colliding).map(\.message)) == [
        "'a1' and 'a_1' are both 'a1' in Swift", "'day1' and 'day_1' are both 'day1' in Swift",
      ])
  }

  private func named(_ swift: String) throws -> Spec {
    try spec(
      """
      notispec: 1
      app:
        { id: app, module: Named, bundle_id: com.example.app, locales: [en], source_locale: en, delivery: local,
          swift: \(swift) }
      signals: { s: {} }
      deep_links: { scheme: app, targets: { t_1: { path: /a }, t_2: { path: /b } } }
      notifications:
        level_90: { summary: "x", target: t_1, trigger: { calendar: { every: day } }, copy: { body: { en: "x" } } }
      """)
  }

  @Test func aChosenNameIsUsedEverywhere() throws {
    let spec = try named("{ names: { notifications: { level_90: almostFull }, targets: { t_1: home } } }")
    #expect(SwiftNames.collisions(in: spec) == [])
    #expect(SwiftNames.name("level_90", of: .type, in: spec) == "almostFull")
    let files = SwiftEmitter().files(for: spec).map(\.contents).joined()
    #expect(files.contains("case almostFull") && files.contains("case .almostFull: return .home"))
    #expect(files.contains("level_90") && !files.contains("level90") && !files.contains(".t1"))
  }

  @Test func aChosenNameCanCollideAndBeTaken() throws {
    let found = SwiftNames.collisions(
      in: try named("{ names: { notifications: { level_90: init }, targets: { t_1: t2 } } }"))
    #expect(
      found.map(\.message) == [
        "'level_90' cannot be 'init' in Swift, which needs that name itself: choose another",
        "'t_2' and 't_1' are both 't2' in Swift",
      ])
    #expect(found.allSatisfy { $0.span.start.line == 4 || $0.span.start.line == 6 })
    #expect(found.last?.notes.first?.span?.start.line == 4)
  }

  @Test func outputCanBeKeptToThePackageOrTheModule() throws {
    for (access, word) in [("internal", ""), ("package", "package ")] {
      let files = SwiftEmitter().files(for: try named("{ access: \(access) }"))
      #expect(files.allSatisfy { !$0.contents.contains("public ") })
      let types = try #require(files.first { $0.path.hasSuffix("NotificationType.swift") }).contents
      #expect(types.contains("\n\(word)enum NotificationType: Sendable {"))
      let rules = try #require(files.first { $0.path.hasSuffix("Rules.swift") }).contents
      #expect(rules.contains("\n\(word)import NotificationRules\n"))
    }
  }

  /// Longer names are not looked up at all.
  @Test func theLongestTakenNamesAreFound() {
    #expect(SwiftNames.name("precedencegroup", of: .type) == "`precedencegroup`")
    #expect(SwiftNames.name("usage_description", of: .screen) == "usageDescriptionScreen")
    #expect(SwiftNames.name("asks_permission", of: .preference) == "asksPermissionPreference")
    #expect(SwiftNames.name("universal_link", of: .target) == "universalLinkTarget")
    #expect(SwiftNames.name("secondary_opens", of: .screen) == "secondaryOpensScreen")
  }
}
