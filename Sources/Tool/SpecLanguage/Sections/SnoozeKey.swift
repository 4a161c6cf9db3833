import NotificationCivilTime
import NotificationRules
import SpecDiagnostics

extension KeyType where Value == Located<SnoozeRule> {
  /// A duration, or `{ preference: … }`.
  static var snooze: Self {
    let keys = SettingReference.number
    return Self(
      .either([.duration, .object(keys.shape)]),
      sample: Located(.span(SnoozeRule.limits.lowerBound), at: SourceSpan(startOf: "")),
      resolve: { snooze in
        switch snooze.value {
        case .span(let span): .text(span.description)
        case .preference(let id): SettingReference.resolved(id)
        }
      },
      read: { written in
        guard written.value.kind == .mapping else {
          return written.session.duration(written.value, in: SnoozeRule.limits).map {
            Located(.span($0), at: written.value.span)
          }
        }
        if written.value.node["preference"] == nil, written.session.reportParts(written.value, expected: .duration) {
          return nil
        }
        guard let setting = keys.read(written.alone) else { return nil }
        written.app.checkMinutes(of: setting.id, written.value)
        return Located(.preference(setting.id.value), at: setting.id.span)
      })
  }
}

extension AppReader {
  /// What people can choose is a time for which a button can put something off.
  fileprivate func checkMinutes(of id: Located<String>, _ value: SourceValue) {
    guard let facts = settings[id.value], let range = facts.numbers else { return }
    let (least, most) = (SnoozeRule.limits.lowerBound.minutes, SnoozeRule.limits.upperBound.minutes)
    guard range.lowerBound < Double(least) || range.upperBound > Double(most) else { return }
    session.report(
      .badValue,
      "takes its minutes from '\(id.value)', which must stay between \(least) and \(most): "
        + "give that 'at_least' and 'at_most'",
      about: value, at: id.span, notes: [Diagnostic.Note("'\(id.value)' is declared here", at: facts.span)])
  }
}

extension TimeSpan {
  fileprivate var minutes: Int64 { milliseconds / 60_000 }
}
