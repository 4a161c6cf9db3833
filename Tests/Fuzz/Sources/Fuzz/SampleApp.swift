import SpecDiagnostics
import SpecLanguage

/// The app that scenarios are read against when an input has none of its own.
enum SampleApp {
  static let specs: [Spec] = {
    let result = read()
    guard let spec = result.spec, result.diagnostics.isEmpty else {
      // The message of a failed precondition is not there in release mode.
      print(result.diagnostics.map { "\($0.span.start.line): \($0.message)" }.joined(separator: "\n"))
      preconditionFailure("The sample does not read")
    }
    return [spec]
  }()

  @discardableResult
  static func read() -> SpecReadResult {
    SpecReader.read([SpecSource(path: "sample.yaml", bytes: Array(yaml.utf8))])
  }

  private static let yaml = """
    notispec: 1
    app: { id: demo, name: Demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en,
      delivery: local }
    signals:
      cleaned: { parameters: { count: { type: int } } }
      bought: {}
    deep_links: { scheme: demo, targets: { home: { path: /home }, offer: { path: /offer, fallback: home } } }
    preferences:
      reminders: { type: toggle, default: true, label: { en: "Reminders", ru: "Напоминания" }, controls: [clean] }
    notifications:
      clean:
        summary: Has not cleaned for a day.
        target: home
        trigger: { calendar: { every: day } }
        conditions: [{ elapsed: { since: cleaned, more_than: 24h } }, { preference: reminders }]
        copy: { body: { en: "Time to clean", ru: "Пора почистить" } }
      offer:
        summary: Cleaned and did not buy.
        target: offer
        trigger: { after: { signal: cleaned, delay: 30m..60m } }
        conditions: [{ not: { happened: bought } }]
        copy: { body: { en: "An offer", ru: "Предложение" } }
    policies: { slot: "20:00", caps: [{ id: daily, max: 1, per: rolling_day }], horizon: 14d }
    analytics:
      provider: firebase
      events: { fired: { on: notification.fired, parameters: [type] } }
    """
}
