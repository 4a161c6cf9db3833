import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

/// A small app of its own, so that these tests do not change with the shipped specs.
enum Bakery {
  static let yaml = """
    notispec: 1
    app:
      id: bakery
      module: BakeryNotifications
      bundle_id: com.example.bakery
      locales: [en, ru]
      source_locale: en
      delivery: local
    signals:
      oven_opened: { summary: "The oven was opened.", parameters: { until: { type: instant, optional: true } } }
      bread_baked:
        summary: "Bread came out of the oven."
        parameters:
          loaves: { type: int }
          weight: { type: double, optional: true }
          baker: { type: string, optional: true }
    deep_links:
      scheme: bakery
      targets:
        shelf: { path: /shelf }
        oven: { path: /oven }
    preferences:
      bread_news: { type: toggle, default: true, controls: all }
      oven_time: { type: time, default: "06:00" }
      bread_kind:
        type: choice
        default: rye
        options: { rye: { label: { en: "Rye", ru: "Ржаной" } }, wheat: { label: { en: "Wheat", ru: "Пшеничный" } } }
    categories:
      bread:
        actions:
          - { id: ORDER, title: { en: "Order", ru: "Заказать" }, text_input: { button: { en: "Send", ru: "Послать" } } }
    notifications:
      fresh_bread:
        summary: "Fresh bread."
        target: shelf
        covers: [BAKE/FRESH-1]
        trigger: { after: { signal: bread_baked, delay: 0m } }
        category: bread
        copy: { body: { en: "Bread!", ru: "Хлеб!" } }
      cold_oven:
        summary: "The oven is cold."
        target: oven
        trigger: { calendar: { every: day } }
        copy: { body: { en: "Cold.", ru: "Холодно." } }
    modules:
      camera_scan: { name: { en: "Scan", ru: "Сканер" } }
    permission_flow:
      show_when: [first_launch]
      completed_flag: hasSeenOven
      steps:
        - id: camera
          permission: camera
          screen: { id: welcome, title: { en: "Camera", ru: "Камера" }, primary: { en: "Next", ru: "Дальше" } }
          on: { denied: { block: [camera_scan] } }
    push:
      preferences: { store: "users/{uid}", fields: { bread_news: breadNews } }
    policies:
      caps: [{ id: daily, max: 1, per: rolling_day }]
      profiles: { festive: { caps: [{ id: daily, max: 3, per: rolling_day }] } }
    analytics:
      provider: firebase
      events:
        bread_shown: { on: notification.fired, parameters: [type] }
        shown_{id}: { on: notification.fired, parameters: [stage] }
    """

  static let requirements = ["BAKE/FRESH-1", "BAKE/FRESH-2"]

  static func spec(_ yaml: String = yaml) throws -> Spec {
    let result = SpecReader.read([SpecSource(path: "bakery.yaml", bytes: Array(yaml.utf8))])
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.spec)
  }

  static func loader() throws -> ScenarioLoader {
    ScenarioLoader(specs: [try spec()], requirements: requirements, zone: Zones.rules)
  }

  static func tree(_ yaml: String, _ file: String = "a.yaml") throws -> SourceTree {
    let result = YAMLReader.read(Array(yaml.utf8), file: file)
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.tree)
  }

  static let head = """
    notispec_scenarios: 1
    suite: bakery.bread
    app: bakery
    defaults:
      start: { at: "2026-03-02 09:00", zone: Europe/Berlin }
    scenarios:

    """

  /// Loads scenarios below the usual head, which must be free of findings.
  static func cases(_ scenarios: String) throws -> [ScenarioCase] {
    let result = try loader().load([tree(head + scenarios)])
    #expect(result.diagnostics.map(\.message) == [])
    return result.cases
  }

  /// The steps of one scenario that asserts nothing in particular.
  static func steps(_ steps: String, start: String = "{}") throws -> [ScenarioStep] {
    try cases(
      """
        - id: one
          covers: [BAKE/FRESH-1]
          start: \(start)
          steps: [\(steps)]
          then: [{ delivered: none }]
      """
    ).first?.steps ?? []
  }

  static func then(_ lines: String, steps: String = "{ until: \"12:00\" }") throws -> [Assertion.Kind] {
    try cases(
      """
        - id: one
          covers: [BAKE/FRESH-1]
          steps: [\(steps)]
          then: [\(lines)]
      """
    ).first?.then.map(\.kind) ?? []
  }

  /// Expects exactly these findings for a whole file with markers.
  static func expectFindings(
    in marked: String, _ expected: [(marker: String, message: String)],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let loader = try loader()
    expectDiagnostics(in: marked, file: "a.yaml", expected, sourceLocation: sourceLocation) { bytes, file in
      let read = YAMLReader.read(bytes, file: file)
      return read.diagnostics + (read.tree.map { loader.load([$0]).diagnostics } ?? [])
    }
  }

  /// The same for scenarios below the usual head.
  static func expectFindings(
    inScenarios marked: String, _ expected: [(marker: String, message: String)],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try expectFindings(in: head + marked, expected, sourceLocation: sourceLocation)
  }
}

/// An instant in UTC: `utc("2026-03-02 19:00")`.
func utc(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Instant {
  ZoneRules.utc.instant(of: try #require(CivilDateTime(text), sourceLocation: sourceLocation))
}
