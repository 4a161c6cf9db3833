import SpecDiagnostics
import SpecModel

/// A date that a server sends to a Live Activity counts seconds from 2001.
///
/// Why: iOS reads what a server sends with its own decoder, which takes a date for seconds since 1 January 2001.
/// Servers count from 1970: such a date lies 31 years ahead, and the clock on the Lock Screen shows nonsense. Send the
/// number that iOS reads, or a plain `int` that the app's own view turns into a date.
/// - Source: IOS/LA-17, source conflict 48; `platform-facts.md`, section 4
struct ActivityDateUnitRule: LintRule {
  static let code: DiagnosticCode = "live/date-unit"
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    bad: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push: { entitlements: [aps_environment] }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
            1️⃣arrival: { type: date, unit: seconds_since_1970 }
          initial: baking
          next: { baking: [done] }
          final: [done]
          push_updates: true
      """,
    good: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push: { entitlements: [aps_environment] }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
            arrival: { type: date, unit: seconds_since_2001 }
          initial: baking
          next: { baking: [done] }
          final: [done]
          push_updates: true
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.filter(\.hasPushUpdates.value).flatMap { activity in
      dates(in: activity.attributes + activity.state).map { field in
        finding(
          "'\(field.id)' in 'live_activities.\(activity.id)' does not count seconds from 2001, and iOS reads "
            + "every date so: "
            + "'unit: seconds_since_2001'", at: field.idSpan)
      }
    }
  }

  /// Dates that iOS would read wrongly, however deep.
  private func dates(in fields: [LiveActivityField]) -> [LiveActivityField] {
    fields.flatMap { field -> [LiveActivityField] in
      switch field.kind {
      case .date(let unit): unit == .secondsSince2001 ? [] : [field]
      case .fields(let parts): dates(in: parts)
      case .int, .double, .string, .bool, .enumeration: []
      }
    }
  }
}
