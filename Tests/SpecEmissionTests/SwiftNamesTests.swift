import SpecDiagnostics
import SpecEmission
import SpecModel
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
        "the module 'DeepLink' has the name of a type that is generated in it",
      ])
    #expect(found.first?.span.start.line == 7)
    #expect(found.first?.notes.first?.span?.start.line == 6)
    #expect(try SwiftNames.collisions(in: Checkout.spec("cleaner")) == [])
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

  @Test func aChosenNameStandsEverywhere() throws {
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
}
