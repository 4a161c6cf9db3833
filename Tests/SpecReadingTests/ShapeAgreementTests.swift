import SpecModel
import SpecReading
import Testing

/// What the shapes declare and what the readers ask for is the same.
@Suite struct ShapeAgreementTests {
  /// One of everything, so that every reader runs.
  static let everything = """
    notispec: 1
    app:
      id: pets
      name: "Pets"
      module: Pets
      bundle_id: com.example.pets
      locales: [en]
      source_locale: en
      delivery: [local]
      owner: care
    signals:
      fed:
        summary: "The bowl was filled."
        covers: [PETS/FOOD-1]
        parameters: { grams: { type: int, optional: true, example: 50 } }
    deep_links:
      scheme: pets
      universal: https://pets.example.com
      targets:
        home: { path: /home }
        bowl:
          summary: "The bowl."
          path: /bowl/{size}
          aliases: [dish]
          parameters: { size: { type: string } }
          fallback: home
          covers: [PETS/FOOD-1]
    preferences:
      reminders:
        type: toggle
        default: true
        controls: all
        label: { en: "Reminders" }
        footer: { en: { text: "Now and then.", status: proposed } }
        covers: [PETS/FOOD-1]
    notifications:
      hungry:
        summary: "Hungry."
        covers: [PETS/FOOD-1]
        target: bowl
        triggers:
          daily: { calendar: { every: day, time: "09:00" } }
          weekly: { calendar: { every: week, weekday: sunday } }
          monthly: { calendar: { every: month, day: 31 } }
          yearly: { calendar: { every: year, month: 2, day: 29 } }
          soon: { after: { signal: fed, delay: 30m..60m, where: { parameter: grams, equals: 5 } }, conditions: [] }
          later: { slot_after: { signal: fed, at_least: 2h, where: { parameter: grams, at_least: 5 } } }
        conditions:
          - elapsed: { since: fed, or_since: fed, at_least: 24h }
          - last: { signal: fed, parameter: grams, above: 10 }
          - any: [{ happened: fed }, { preference: reminders }]
          - all: [{ not: { happened: { signal: fed, since: trigger, where: { parameter: grams, below: 5 } } } }]
          - preference: { id: reminders, is: true }
        repeat_after: { days: 7, or_when: { last: { signal: fed, parameter: grams, at_most: 5 } } }
        priority: 5
        on_cap: defer
        interruption_level: passive
        arguments: { days: { type: int, example: 3 } }
        copy:
          title: { en: "Hungry" }
          subtitle: { en: "Very" }
          body: { en: { plural: days, one: "{days} day", other: "{days} days", status: stale } }
    policies:
      slot: "20:00"
      caps: [{ id: daily, max: 1, per: 24h }]
      quiet_hours: { from: "22:00", to: "08:00", held: drop }
      horizon: 7d
      pending_budget: 40
      foreground: suppress
      profiles: { loose: { caps: [] } }
    analytics:
      provider: firebase
      events:
        opened_{id}: { on: [notification.opened, link.fallback], parameters: [type, target], covers: [PETS/FOOD-1] }
    """

  static let settings = """
    notispec: 1
    outputs: { swift: {} }
    lint: { levels: { copy/too-long: warning } }
    waivers:
      - rule: copy/too-long
        place: pets/notifications.hungry
        reason: "The new text is with the translators."
        owner: care
        until: 2026-12-31
    """

  @Test func everyDeclaredKeyIsAskedFor() throws {
    let coverage = ShapeCoverage()
    let source = SpecSource(path: "spec.yaml", bytes: Array(Self.everything.utf8))
    let result = SpecReader.read([source], requirements: ["PETS/FOOD-1"], coverage: coverage)
    #expect(result.diagnostics == [])
    #expect(coverage.neverAsked(from: SpecFileShape.object, shapes: SpecFileShape.recursiveShapes) == [])
  }

  @Test func everyDeclaredKeyOfTheWorkspaceIsAskedFor() throws {
    let coverage = ShapeCoverage()
    let source = SpecSource(path: "notispec.yaml", bytes: Array(Self.settings.utf8))
    let result = WorkspaceReader.read(source, emitters: ["swift"], rules: ["copy/too-long"], coverage: coverage)
    #expect(result.diagnostics == [])
    #expect(result.workspace.outputs?.map(\.id) == ["swift"])
    #expect(result.workspace.levels.map(\.level) == [.warning])
    #expect(result.workspace.waivers.map(\.path) == ["notifications.hungry"])
    #expect(coverage.neverAsked(from: WorkspaceShape.object) == [])
  }

  @Test func theWorkspaceNamesKnownOutputs() {
    let text = "notispec: 1\noutputs: { swfit: {}, swift: { a: 1 } }\nbreaks: {}"
    let source = SpecSource(path: "notispec.yaml", bytes: Array(text.utf8))
    let result = WorkspaceReader.read(source, emitters: ["swift"])
    #expect(
      result.diagnostics.map { "\($0.span.start.line):\($0.span.start.column) \($0.message)" } == [
        "2:12 'outputs.swfit' is no output that notispec knows", "2:32 Unknown key 'a' in 'outputs.swift'",
        "3:1 'breaks' is not supported by this version of notispec yet",
      ])
    #expect(result.workspace.outputs?.isEmpty == true)
  }

  @Test func everythingThatIsWrittenArrivesInTheModel() throws {
    let source = SpecSource(path: "spec.yaml", bytes: Array(Self.everything.utf8))
    let spec = try #require(SpecReader.read([source]).spec)
    let type = try #require(spec.notification("hungry"))
    #expect(type.triggers.map(\.name) == ["daily", "weekly", "monthly", "yearly", "soon", "later"])
    #expect(type.conditions.count == 5)
    #expect(type.repeatAfter?.orWhen != nil)
    #expect(type.copy.fields.map(\.field) == [.title, .subtitle, .body])
    #expect(type.copy.body["en"]?.status == .stale)
    #expect(type.arguments.first?.example == "3")
    #expect(spec.policies.profiles.first?.rule.caps == [])
    #expect(spec.policies.profiles.first?.rule.quietHours != nil)
    #expect(spec.target("bowl")?.fallback?.value == "home")
    #expect(spec.analytics?.events.first?.transitions.map(\.value) == [.notificationOpened, .linkFallback])
  }
}
