import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import SpecLint
import YAMLNodes

/// An example, read as if it were a file, so that `explain` can show its finding as a run does.
enum ExampleRun {
  static let file = "example.yaml"

  /// What surrounds examples of mistakes.
  static let app = """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local }
    """
  private static let world = """
    notispec: 1
    signals: { opened: { parameters: { count: { type: int } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    """
  private static let types = """
    notispec: 1
    signals: { never: {} }
    notifications:
      soon:
        summary: "Soon."
        target: home
        trigger: { after: { signal: opened, delay: 1h } }
        arguments: { count: { type: int, example: 3 } }
        copy: { body: { en: "{count} new", ru: "{count} новых" } }
    analytics:
      events: { notif_fired: { on: notification.fired } }
      provider: firebase
    """

  /// The findings about a text of an example.
  static func findings(_ text: String, _ kind: MistakeExample.Kind) -> [Diagnostic] {
    switch kind {
    case .spec: spec(text)
    case .workspace: workspace(text)
    case .scenarios: scenarios(text)
    }
  }

  /// The findings of a rule about its example.
  static func findings(_ text: String, of rule: DiagnosticCode) -> [Diagnostic] {
    var sources = [source(text, file)]
    if !text.contains("\napp:") { sources.append(source(LintExample.app, "app.yaml")) }
    let read = SpecReader.read(sources)
    guard let spec = read.spec else { return read.diagnostics }
    return LintRoster.check(spec, on: CivilDate(year: 2026, month: 6, day: 1)).filter { $0.code == rule }
  }

  private static func spec(_ text: String) -> [Diagnostic] {
    var sources = [source(text, file), source(world, "world.yaml")]
    if !text.contains("\napp:") { sources.append(source(app, "app.yaml")) }
    return SpecReader.read(sources).diagnostics
  }

  private static func workspace(_ text: String) -> [Diagnostic] {
    let (settings, diagnostics) = WorkspaceReader.read(
      source(text, file), rules: LintRoster.codes, mistakes: MistakePages.codes)
    let sources = [source(app, "app.yaml"), source(world, "world.yaml"), source(types, "types.yaml")]
    guard let spec = SpecReader.read(sources).spec, let today = CivilDate(year: 2026, month: 6, day: 1) else {
      return diagnostics
    }
    var found = diagnostics
    var policy = LintPolicy(settings, today: today)
    _ = policy.apply(to: LintRoster.check(spec), of: "demo", isComplete: true) { waiver in
      let place = SpecPlace(waiver.path, in: sources)
      if let finding = Diagnostic.unknownPlace(place, of: waiver) { found.append(finding) }
      return place.missing == nil ? place.spans : nil
    }
    return (found + policy.findings).sortedForReport()
  }

  private static func scenarios(_ text: String) -> [Diagnostic] {
    let yaml = source(text, file).yaml
    guard let tree = yaml.tree,
      let spec = SpecReader.read([source(app, "a.yaml"), source(world, "b.yaml"), source(types, "c.yaml")]).spec
    else { return yaml.diagnostics }
    let zones = ZoneFiles()
    return yaml.diagnostics + ScenarioLoader(specs: [spec], zone: zones.rules).load([tree]).diagnostics
  }

  private static func source(_ text: String, _ path: String) -> SpecSource {
    SpecSource(path: path, bytes: Array(text.utf8))
  }
}
