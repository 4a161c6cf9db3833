import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecLanguage
import TextWriting

/// What a step does, as scenarios write it.
struct StepText {
  /// The kinds of what signals carry.
  let alphabet: Alphabet
  /// In force at the step.
  let zone: ZoneRules

  func words(_ action: ScenarioStep.Action) -> String {
    switch action {
    case .signal(let id, let carried, _):
      let values = carried.sorted { $0.key < $1.key }.map { "\($0.key): \(value($0.value, of: $0.key, in: id))" }
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
    case .link(let link): return "link: \(YAMLScalar.doubleQuoted(link))"
    case .preferRefused(let id, let text):
      return "prefer: { \(id): \(YAMLScalar.doubleQuoted(text)) }, refused: true"
    case .zoneUnknown: return "zone: unknown"
    case .permission(let action): return Self.words(action)
    case .token(let action): return Self.words(action)
    case .push(let action): return Self.words(action)
    case .system(let action): return Self.words(action)
    // Its time says it all.
    case .wait: return ""
    }
  }

  static func pairs(_ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  private func value(_ value: ParameterValue, of parameter: String, in signal: String) -> String {
    let kind = alphabet.signals.first { $0.id == signal }?.parameters.first { $0.id == parameter }?.kind
    switch (kind, value) {
    case (.instant, .int(let milliseconds)):
      return ScenarioText.time(Instant(milliseconds: Int64(milliseconds)), in: zone)
    case (.time, .string(let time)): return "\"\(time)\""
    case (.times, .string(let times)):
      return "[\(times.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ", "))]"
    case (.weekdays, .string(let days)): return "[\(days.split(separator: ",").joined(separator: ", "))]"
    case (_, .string(let text)): return YAMLScalar.doubleQuoted(text)
    case (_, .int), (_, .double): return value.description
    }
  }

  static func setting(_ value: PreferenceValue) -> String {
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
