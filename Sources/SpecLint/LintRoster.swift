public import SpecDiagnostics
public import SpecModel

/// Every rule there is.
public enum LintRoster {
  /// In the order of their codes.
  public static let all: [any LintRule] = [
    AnalyticsNameRule(),
    MixedDeliveryRule(),
    PendingBudgetRule(),
    ThresholdInIDRule(),
    UnusedSignalRule(),
    NameCollisionRule(),
  ]

  /// The findings of all rules about one app, in the order of a report.
  public static func check(_ spec: Spec) -> [Diagnostic] {
    all.flatMap { $0.check(spec) }.sortedForReport()
  }
}
