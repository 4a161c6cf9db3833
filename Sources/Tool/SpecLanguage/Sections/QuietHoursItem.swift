public import NotificationRules
import SpecDiagnostics

/// `quiet_hours`.
public struct QuietHoursItem: SpecSection, Hashable {
  public let from: Located<TimeOfDayRule>
  public let to: Located<TimeOfDayRule>
  public let held: QuietHoursRule.Held
  public let when: ConditionItem?

  var rule: QuietHoursRule {
    QuietHoursRule(from: from.value, to: to.value, held: held, when: when?.rule)
  }

  /// Settings that say when they begin and end, with the places that name them.
  public var preferences: [Located<String>] {
    [from, to].compactMap { time in time.value.preference.map { Located($0, at: time.span) } }
  }

  public static let keys = SectionKeys<Self>(
    "quiet-hours",
    doc: "A time of day in which nothing is shown. It begins exactly at `from` and ends just before `to`.")

  public init(_ read: KeyReader<Self>) {
    let from = read("from", \.from, .timeOfDay, doc: "When they begin.", example: "\"22:00\"")
    self.from = from
    let to = read("to", \.to, .timeOfDay, doc: "When they end.", example: "\"08:00\"")
    self.to = to
    held = read(
      "held", \.held, .choice, default: .release,
      doc:
        "What happens to a notification due during them: it goes out afterwards, or not at all. A type may say something else "
        + "(`on_quiet`).", example: "release")
    when = read(
      "when", \.when, .condition(at: .none), absent: "always",
      doc: "They are quiet only while this is true, at the moment at which something is due.",
      example: "{ preference: quiet_nights }")
    read.check { mapping, app in
      guard !read.isDoubtful, from.value == to.value else { return }
      app.session.report(
        .badValue, "is the same as 'from': nothing or everything would be quiet",
        about: mapping.written("to") ?? mapping.origin)
    }
  }
}

extension KeyType where Value == Located<TimeOfDayRule> {
  /// A time of day, or `{ preference: … }`.
  static var timeOfDay: Self {
    let keys = SettingReference.time
    return Self(
      .either([.localTime, .object(keys.shape)]), sample: Located(.fixed(.midnight), at: SourceSpan(startOf: "")),
      resolve: { time in
        switch time.value {
        case .fixed(let time): .text(time.description)
        case .preference(let id): SettingReference.resolved(id)
        }
      },
      read: { written in
        guard written.value.kind == .mapping else {
          return written.session.localTime(written.value).map { Located(.fixed($0), at: written.value.span) }
        }
        return keys.read(written.alone).map { Located(.preference($0.id.value), at: $0.id.span) }
      })
  }
}
