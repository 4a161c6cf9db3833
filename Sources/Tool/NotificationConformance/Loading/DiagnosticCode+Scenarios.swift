import SpecDiagnostics

/// Findings about scenario files, beyond the form of their mappings.
extension DiagnosticCode {
  /// A `then`, or a line of it, that could never fail.
  static let assertsNothing: Self = "scenario/asserts-nothing"
  /// Two lines that cannot both hold.
  static let conflictingAssertions: Self = "scenario/conflicting-assertions"
  /// One id for two cases.
  static let duplicateCase: Self = "scenario/duplicate-case"
  static let unknownEvent: Self = "scenario/unknown-event"
  static let unknownZone: Self = "scenario/unknown-zone"
  static let badTime: Self = "scenario/bad-time"
  /// The clocks skip it.
  static let skippedTime: Self = "scenario/skipped-time"
  /// The clocks show it twice and nothing says which is meant.
  static let ambiguousTime: Self = "scenario/ambiguous-time"
  /// A step before the one above it.
  static let timeRunsBackwards: Self = "scenario/time-runs-backwards"
  /// A time without a date in a case that has several.
  static let unclearDate: Self = "scenario/unclear-date"
  static let firstColumn: Self = "table/first-column"
  static let unusedColumn: Self = "table/unused-column"
  static let rowLength: Self = "table/row-length"
  static let duplicateKey: Self = "table/duplicate-key"
}
