import NotificationCivilTime
import NotificationConformance
public import SpecLanguage
import YAMLNodes

/// A scenario in which a mutant might show: it can be read, and passes without the change. Its author makes it say what
/// matters.
public struct ScenarioStarter {
  private let mutant: SpecMutant
  private let spec: Spec
  private let requirements: [String]?

  /// - Parameter requirements: What `covers` may name; nil where that is not checked.
  public init(for mutant: SpecMutant, in spec: Spec, requirements: [String]?) {
    self.mutant = mutant
    self.spec = spec
    self.requirements = requirements
  }

  /// YAML, ready for `scenarios:` of a suite. Nil if nothing that could be told happens.
  public var lines: [String]? {
    for steps in ways {
      // What happens is what is expected for now.
      guard let probe = run(steps, ["delivered: none"]) else { continue }
      for expected in expectations(in: probe) where run(steps, expected)?.isFailed == false {
        return lines(steps, expected)
      }
    }
    return nil
  }

  private func lines(_ steps: [String], _ expected: [String]) -> [String] {
    let (covers, isGuess) = self.covers
    return [
      "- id: change-me", "  title: What somebody would notice",
      "  covers: [\(covers.joined(separator: ", "))]\(isGuess ? " # the requirement that asks for it" : "")",
      "  start: { at: \"2026-03-02 09:00\", zone: UTC, authorization: authorized, app: foreground }", "  steps:",
    ] + steps.map { "    - { \($0) }" } + ["  then:"] + expected.map { "    - { \($0) }" }
  }

  private func run(_ steps: [String], _ expected: [String]) -> CaseResult? {
    let head = ["notispec_scenarios: 1", "suite: start", "app: \(spec.app.id)", "scenarios:"]
    let text = (head + lines(steps, expected).map { "  " + $0 }).joined(separator: "\n") + "\n"
    guard let tree = YAMLReader.read(Array(text.utf8), file: "start.yaml").tree else { return nil }
    let loader = ScenarioLoader(specs: [spec], requirements: requirements, zone: { $0 == "UTC" ? .utc : nil })
    let loaded = loader.load([tree])
    guard loaded.diagnostics.isEmpty, let scenario = loaded.cases.first else { return nil }
    return ScenarioRunner(specs: [spec]).run(scenario)
  }

  /// The requirements of the smallest part around the change that names some; otherwise one to be replaced.
  private var covers: (ids: [String], isGuess: Bool) {
    let known = requirements.map { Set($0) }
    func isKnown(_ id: String) -> Bool { known?.contains(id) ?? true }
    let parts = spec.coveringItems.map { (path: $0.path, ids: $0.covers.map(\.value).filter(isKnown)) }
      .filter { !$0.ids.isEmpty }
    let around = parts.filter { mutant.path == $0.path || mutant.path.hasPrefix($0.path + ".") }
    if let nearest = around.max(by: { $0.path.count < $1.path.count }) { return (nearest.ids, false) }
    return ([parts.first?.ids.first ?? requirements?.first ?? "DOCUMENT/REQUIREMENT-1"], true)
  }

  private var item: SpecMutant.Item? { mutant.items.first }

  private var type: NotificationItem? {
    guard let item, item.kind == .notification else { return nil }
    return spec.notifications.first { $0.id == item.id }
  }

  private var section: Substring { mutant.path.prefix { $0 != "." && $0 != "[" } }

  /// Steps that may show it, the most telling first.
  private var ways: [[String]] {
    let plain = ["at: \"10:01\", app: background", "until: \"+1d 10:00\""]
    if let type {
      let signals = type.triggers.compactMap(\.schedule.signal).prefix(1).compactMap(signal)
      // The change shows once somebody taps.
      let isAboutTap = mutant.keys.last == "notification.target" || mutant.keys.last == "notification.category"
      return (isAboutTap ? [signals + plain + ["after: 1m, tap: \(type.id)"]] : []) + [signals + plain, plain]
    }
    switch (item?.kind, section) {
    case (.preference?, _):
      let moved = item.flatMap { item in spec.preferences.first { $0.id == item.id } }.flatMap(Self.moved)
      return (moved.map { [["at: \"10:00\", prefer: { \($0) }"] + plain] } ?? []) + [plain]
    case (.signal?, _):
      return (item.flatMap { signal($0.id) }.map { [[$0] + plain] } ?? []) + [plain]
    case (_, "permission_flow"):
      return [["at: \"10:00\", app: launch", "at: \"10:01\", press: primary"], ["at: \"10:00\", app: launch"], plain]
    case (_, "push"):
      return [["at: \"10:00\", app: launch", "at: \"10:01\", answer: granted"], ["at: \"10:00\", app: launch"], plain]
    case (_, "deep_links"):
      let links = spec.deepLinks.map { links in
        links.targets.map { "at: \"10:00\", link: \"\(links.scheme.value):/\($0.path.value)\"" }
      }
      return (links ?? []).prefix(1).map { [$0] } + [plain]
    default:
      return spec.signals.prefix(3).compactMap { signal($0.id) }.map { [$0] + plain } + [plain]
    }
  }

  /// A step that reports a signal, with a value for each parameter.
  private func signal(_ id: String) -> String? {
    guard let signal = spec.signals.first(where: { $0.id == id }) else { return nil }
    let values = signal.parameters.filter { !$0.isOptional }.map { "\($0.id): \(Self.value(of: $0))" }
    return "at: \"10:00\", signal: \(id)" + (values.isEmpty ? "" : ", with: { \(values.joined(separator: ", ")) }")
  }

  private static func value(of parameter: ParameterItem) -> String {
    switch parameter.kind {
    case .int, .decimal, .money: "3"
    case .double: "1.5"
    case .percent: "50"
    case .string: "\"\(parameter.values.first?.value ?? "a")\""
    case .instant: "\"2026-03-02 20:00\""
    case .time: "\"08:30\""
    case .times: "[\"08:30\", \"20:00\"]"
    case .weekdays: "[mon, thu]"
    }
  }

  /// A setting with another value than it begins with; nil for one that is not easily moved.
  private static func moved(_ item: PreferenceItem) -> String? {
    if let toggle = item.toggle { return "\(item.id): \(toggle.isOnByDefault ? "false" : "true")" }
    if let choice = item.choice, let option = choice.options.last { return "\(item.id): \(option.id)" }
    return nil
  }

  /// What a run says happened, as lines that expect it, the most telling first.
  private func expectations(in result: CaseResult) -> [[String]] {
    var delivered: [String] = []
    var opened: [String] = []
    var logged: [String] = []
    for entry in result.trace {
      switch entry.event {
      case .delivered(let id, _, _):
        let type = id.dropFirst(spec.app.id.count + 1).prefix { $0 != "." }
        delivered.append("delivered: \(type), at: \"\(entry.local)\"")
      case .opened(let target, _): opened.append("opened: \(target)")
      case .logged(let record): logged.append(record.event)
      case .step, .killed, .added, .removed, .refused, .missed, .notPermitted, .heldForSummary, .loggedAgain, .outcome,
        .remark:
        break
      }
    }
    let events = [logged.isEmpty ? "logged: none" : "logged: [\(logged.joined(separator: ", "))]"]
    let deliveries = delivered.isEmpty ? ["delivered: none"] : delivered
    if !opened.isEmpty { return [opened, deliveries, events] }
    if ["permission_flow", "push", "analytics"].contains(section) { return [events, deliveries] }
    return [deliveries, events]
  }
}

extension TriggerItem.Schedule {
  /// What has to be reported first; nil for a date or a place.
  fileprivate var signal: String? {
    switch self {
    case .after(let trigger): trigger.signal.value
    case .slotAfter(let trigger): trigger.signal.value
    case .at(let trigger): trigger.signal.value
    case .reached(let trigger): trigger.signal.value
    case .calendar(let trigger): trigger.begins?.value
    case .location: nil
    }
  }
}
