import SpecDiagnostics
import SpecLanguage

struct ActivityDateUnitRule: LintRule {
  static let code: DiagnosticCode = "live/date-unit"
  static let page = """
    The example of a date in a Live Activity is in the unit of its field.

    Why: the app decodes the number by the `unit` of the field, and the generated type uses the same unit. The server
    will copy the example. In the wrong unit the date is at least 31 years off, and the Lock Screen shows nonsense. Most
    servers count from 1970; iOS reads a `Date` as seconds since 2001. Attributes written by hand with a `Date` need
    `seconds_since_2001`.

    Source: IOS/LA-17
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push: { entitlements: [aps_environment] }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
    -       1️⃣arrival: { type: date, unit: seconds_since_2001, example: 1772449200 }
    +       arrival: { type: date, unit: seconds_since_1970, example: 1772449200 }
          initial: baking
          next: { baking: [done] }
          final: [done]
          push_updates: true
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.flatMap { activity in
      dates(in: activity.attributes + activity.state).compactMap { field, unit, example in
        guard !unit.isOfToday(example), let meant = Unit.allCases.first(where: { $0.isOfToday(example) }) else {
          return nil
        }
        return finding(
          "The example of '\(field.id)' in 'live_activities.\(activity.id)' counts \(meant.words), but the app decodes "
            + "it as \(unit.words). Write 'unit: \(meant.rawValue)', or give an example in \(unit.words)",
          at: field.idSpan)
      }
    }
  }

  private typealias Unit = LiveActivityField.DateUnit

  /// Dates with an example, however deep.
  private func dates(in fields: [LiveActivityField]) -> [(field: LiveActivityField, unit: Unit, example: Double)] {
    fields.flatMap { field -> [(field: LiveActivityField, unit: Unit, example: Double)] in
      switch field.kind {
      case .date(let unit): field.example.flatMap(Double.init).map { [(field, unit, $0)] } ?? []
      case .fields(let parts): dates(in: parts)
      case .int, .double, .string, .bool, .enumeration: []
      }
    }
  }
}

extension LiveActivityField.DateUnit {
  /// `seconds since 2001`.
  fileprivate var words: String { rawValue.split(separator: "_").joined(separator: " ") }

  /// Whether a number in this unit is a date from 2010 to 2040. No number is one in both units.
  fileprivate func isOfToday(_ number: Double) -> Bool {
    switch self {
    case .secondsSince2001: (283_996_800..<1_230_681_600).contains(number)
    case .secondsSince1970: (1_262_304_000..<2_208_988_800).contains(number)
    case .millisecondsSince1970: (1_262_304_000_000..<2_208_988_800_000).contains(number)
    }
  }
}
