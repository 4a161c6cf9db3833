import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecLanguage
import TextWriting

/// A story as a scenario file.
struct ScenarioText {
  let app: String
  let suite: String
  let id: String
  let title: String
  /// The kinds of what signals carry.
  let alphabet: Alphabet
  let story: Story
  /// Lines below `then`.
  let then: [String]

  var text: String {
    var lines = [
      "# Written by 'notispec explore'. Before it joins the suites of an app, name the requirement that it is about in 'covers'.",
      "notispec_scenarios: 1", "suite: \(suite)", "app: \(app)", "", "scenarios:", "  - id: \(id)",
      "    title: \(YAMLScalar.doubleQuoted(title))", "    start:",
    ]
    lines.insert("    covers: [explored]", at: lines.count - 1)
    lines += startLines.map { "      \($0)" }
    lines.append("    steps:")
    lines += stepLines.map { "      - \($0)" }
    lines.append("    then:")
    lines += then.map { "      - \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var startLines: [String] {
    let start = story.start
    var lines = [
      "at: \(Self.quoted(start.moment.zone.local(at: start.moment.instant)))", "zone: \(start.moment.zone.identifier)",
      "authorization: \(start.authorization.rawValue)", "app: \(start.app.rawValue)",
    ]
    if let profile = start.profile { lines.append("profile: \(profile)") }
    if let user = start.token.user { lines.append("user: \(user)") }
    if !start.arms.isEmpty {
      lines.append(
        "experiments: { \(start.arms.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
      )
    }
    return lines
  }

  private var stepLines: [String] {
    var lines: [String] = []
    var zone = story.start.moment.zone
    var last = story.start.moment.instant
    func add(_ instant: Instant, _ action: ScenarioStep.Action) {
      let time = Self.time(instant, in: zone)
      last = instant
      if action == .wait { return lines.append("{ until: \(time) }") }
      lines.append("{ at: \(time), \(words(action, in: zone)) }")
      if case .zone(let new) = action { zone = new }
      if case .clock(let shift) = action { last = instant + shift }
    }
    for beat in story.beats { add(max(beat.instant, last), beat.action) }
    if story.rests {
      add(last, .app(.launch))
      add(last + .days(40), .app(.launch))
    }
    if let compared = story.beats.last, compared.compares {
      // What comes together is spread over a minute.
      add(last + .minutes(2), .app(.foreground))
    }
    return lines.isEmpty ? ["{ after: 0m, app: foreground }"] : lines
  }

  /// A time that means this instant, wherever the clocks show it twice.
  static func time(_ instant: Instant, in zone: ZoneRules) -> String {
    let local = zone.local(at: instant)
    if case .unique(let only) = zone.resolve(local), only == instant { return quoted(local) }
    let seconds = zone.offsetSeconds(at: instant)
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\"\(local)\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))\""
  }

  private static func quoted(_ local: CivilDateTime) -> String { "\"\(local)\"" }

  private func words(_ action: ScenarioStep.Action, in zone: ZoneRules) -> String {
    switch action {
    case .signal(let id, let carried, _):
      let values = carried.sorted { $0.key < $1.key }.map { "\($0.key): \(value($0.value, of: $0.key, in: id, zone))" }
      return "signal: \(id)" + (values.isEmpty ? "" : ", with: { \(values.joined(separator: ", ")) }")
    case .app(let transition): return "app: \(transition.rawValue)"
    case .upgrade(let profile): return "app: upgrade, profile: \(profile)"
    case .tap(let type): return "tap: \(type)"
    case .tapTwice(let type): return "tap: \(type), twice: true"
    case .act(let type, let action, let text):
      return "tap: \(type), action: \(action)" + (text.map { ", text: \(YAMLScalar.doubleQuoted($0))" } ?? "")
    case .dismiss(let type): return "dismiss: \(type)"
    case .authorization(let status): return "authorization: \(status.rawValue)"
    case .prefer(let changes):
      return "prefer: { \(changes.map { "\($0.id): \(Self.setting($0.value))" }.joined(separator: ", ")) }"
    case .attribute(let values): return "attribute: { \(Self.pairs(values)) }"
    case .switched(let positions): return "switch: { \(Self.pairs(positions.mapValues { $0 ? "on" : "off" })) }"
    case .device(let facts):
      let parts = [
        facts.region.map { "region: \(YAMLScalar.doubleQuoted($0))" },
        facts.language.map { "language: \(YAMLScalar.doubleQuoted($0))" },
        facts.appVersion.map { "app_version: \"\($0)\"" },
      ]
      return "device: { \(parts.compactMap { $0 }.joined(separator: ", ")) }"
    case .zone(let zone): return "zone: \(zone.identifier)"
    case .clock(let shift): return "clock: \(shift < .zero ? "" : "+")\(shift)"
    case .locale(let locale): return "locale: \(YAMLScalar.doubleQuoted("\(locale)"))"
    case .focus(let isOn): return "focus: \(isOn ? "on" : "off")"
    case .fail(let call, let times): return "center: { fail: \(call.rawValue), times: \(times) }"
    case .crash(let write): return "crash: { after_write: \(write) }"
    case .state(let damage): return "state: \(damage.rawValue)"
    case .permission(.answer(let answer)): return "answer: \(answer.rawValue)"
    case .token(.user(let user)): return "user: \(user ?? "out")"
    case .link, .preferRefused, .zoneUnknown, .permission, .token, .push, .system, .wait:
      fatalError("No alphabet has this step.")
    }
  }

  private static func pairs(_ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  private func value(_ value: ParameterValue, of parameter: String, in signal: String, _ zone: ZoneRules) -> String {
    let kind = alphabet.signals.first { $0.id == signal }?.parameters.first { $0.id == parameter }?.kind
    switch (kind, value) {
    case (.instant, .int(let milliseconds)): return Self.time(Instant(milliseconds: Int64(milliseconds)), in: zone)
    case (.time, .string(let time)): return "\"\(time)\""
    case (.times, .string(let times)):
      return "[\(times.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ", "))]"
    case (.weekdays, .string(let days)): return "[\(days.split(separator: ",").joined(separator: ", "))]"
    case (_, .string(let text)): return YAMLScalar.doubleQuoted(text)
    case (_, .int), (_, .double): return value.description
    }
  }

  private static func setting(_ value: PreferenceValue) -> String {
    switch value {
    case .toggle(let isOn): isOn ? "true" : "false"
    case .time(let time): "\"\(time)\""
    case .choice(let option): option
    case .weekdays(let days): "[\(days.inOrderOfWeek.map(\.name).joined(separator: ", "))]"
    case .times(let times): "[\(times.inOrderOfDay.map { "\"\($0)\"" }.joined(separator: ", "))]"
    case .number: value.description
    }
  }
}
