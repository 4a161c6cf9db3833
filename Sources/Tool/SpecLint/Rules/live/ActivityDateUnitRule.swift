import SpecDiagnostics
import SpecLanguage

struct ActivityDateUnitRule: LintRule {
  static let code: DiagnosticCode = "live/date-unit"
  static let level = Diagnostic.Severity.error

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
