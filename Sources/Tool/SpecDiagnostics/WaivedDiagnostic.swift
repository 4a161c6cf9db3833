/// A finding that somebody has agreed to accept for a while.
public struct WaivedDiagnostic: Sendable, Hashable {
  public var diagnostic: Diagnostic
  /// Why, who is responsible and for how long: for people.
  public var justification: String

  public init(_ diagnostic: Diagnostic, justification: String) {
    self.diagnostic = diagnostic
    self.justification = justification
  }
}

extension [WaivedDiagnostic] {
  /// In the order of a report, each finding once.
  public func sortedForReport() -> [WaivedDiagnostic] {
    var kept: [WaivedDiagnostic] = []
    for waived in sorted(by: { $0.diagnostic.comesBefore($1.diagnostic) })
    where kept.last?.diagnostic != waived.diagnostic { kept.append(waived) }
    return kept
  }
}
