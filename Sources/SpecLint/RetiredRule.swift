public import SpecDiagnostics

/// A rule that is gone. Its code is never used again.
public struct RetiredRule: Sendable, Hashable {
  public let code: DiagnosticCode
  /// Why it was removed, in whole sentences.
  public let reason: String
}

extension LintRoster {
  /// Why each retired rule was removed, by its code.
  public static var reasons: [DiagnosticCode: String] {
    Dictionary(retired.map { ($0.code, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }

  /// In the order of their codes.
  public static let retired: [RetiredRule] = [
    RetiredRule(
      code: "push/voip",
      reason: "The language no longer has pushes for calls, so there is nothing left to check. 'push_type: voip' and "
        + "the background mode 'voip' are refused where they are written: calls need PushKit and CallKit, which belong "
        + "to the app and its server.")
  ]
}
