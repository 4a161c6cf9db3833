/// How much of a run a report shows. A broken rule may fail a hundred thousand cases, too many to read.
public enum ReportBounds {
  /// Failed cases that are told with what happened in them; cases known to fail that are listed.
  public static let cases = 100
  /// Failures of one case.
  public static let failures = 20
}
