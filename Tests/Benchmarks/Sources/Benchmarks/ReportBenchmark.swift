import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecLanguage
import YAMLNodes

/// What an app does for one `report`: a step of its core, what it learns from the adds, and the bytes of its state. The app
/// has twelve medicines at four times each, with three repetitions: 48 series, and as many requests as it may have.
struct ReportBenchmark {
  private let core: AppCore
  private var state = AppState(SchedulerState(authorization: .authorized, locale: "en"))
  private var now = Moment(instant: Instant(milliseconds: 1_772_442_000_000), zone: .utc)
  private(set) var stored = 0

  init?() {
    let path = "specs/doses/types.yaml"
    let result = SpecReader.read([SpecSource(path: path, yaml: YAMLReader.read(Array(Self.yaml.utf8), file: path))])
    guard let rules = result.spec?.ruleTable else { return nil }
    core = AppCore(Scheduler(rules), hasFlow: false)
    step([.installed(number: 1), .launched])
    for medicine in 1...12 {
      let times = [8, 12, 16, 20].map { "\($0 < 10 ? "0" : "")\($0):\(10 + medicine)" }.joined(separator: ",")
      step([
        .signal("medicine_set", ["medicine_id": .string("m\(medicine)"), "times": .string(times)], isInFront: true)
      ])
    }
  }

  var pending: Int { state.scheduler.pending.count }

  /// Something happened that nothing waits for.
  mutating func report() {
    now.instant = now.instant + .seconds(1)
    step([.signal("seen", [:], isInFront: true)])
  }

  private mutating func step(_ events: [AppEvent]) {
    let listed = state.scheduler.pending.map(\.request.identifier)
    let report = AppReport(center: CenterReport(authorization: .authorized, pending: listed))
    let commands = core.step(&state, on: events, report, at: now)
    stored = StateFile.bytes(of: state).count
    var results: [AddResult] = []
    var handedOver = 0
    for command in commands {
      if case .add(let request) = command { results.append(AddResult(request, error: nil)) }
      if case .deliver(let records) = command { handedOver += records.count }
    }
    if !results.isEmpty { _ = core.step(&state, on: [.addsCompleted(results)], at: now) }
    if handedOver > 0 { _ = core.step(&state, on: [.handedOver(handedOver)], at: now) }
  }

  private static let yaml = """
    notispec: 1
    app:
      id: doses
      name: "Doses"
      module: DosesNotifications
      bundle_id: com.example.doses
      locales: [en]
      source_locale: en
      delivery: local
    policies: { horizon: 14d, pending_budget: 60 }
    deep_links: { scheme: doses, targets: { home: { path: /home } } }
    signals:
      medicine_set:
        summary: "A medicine was entered."
        parameters: { medicine_id: { type: string }, times: { type: times } }
      dose_taken: { summary: "It was taken.", parameters: { medicine_id: { type: string } } }
      seen: { summary: "Nothing waits for it." }
    notifications:
      dose:
        summary: "Has to take a medicine."
        target: home
        per: medicine_id
        trigger: { calendar: { every: day, for: medicine_set, times: { parameter: times } } }
        follow_up: { every: 10m, times: 3, until: { happened: { signal: dose_taken, since: trigger } } }
        copy: { body: { en: "Time for your medicine" } }
    """
}
