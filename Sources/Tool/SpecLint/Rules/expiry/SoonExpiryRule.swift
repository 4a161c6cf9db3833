import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct SoonExpiryRule: DatedLintRule {
  static let code: DiagnosticCode = "expiry/soon"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] { [] }

  func check(_ spec: Spec, on today: CivilDate) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let expires = type.upkeep.expires else { return nil }
      let days = expires.value - today
      guard (1...Self.notice).contains(days) else { return nil }
      return finding(
        "'notifications.\(type.id)' expires in \(days) day\(days == 1 ? "" : "s"), on \(expires.value): ask "
          + "\(type.keeper(in: spec)) whether to keep it",
        at: expires.span)
    }
      + spec.flags.compactMap { flag in
        guard let until = flag.until, case let days = until.value - today, (0...Self.notice).contains(days) else {
          return nil
        }
        let owner = (flag.owner?.value ?? spec.app.owner).map { "'\($0)'" } ?? "its owner"
        let when = days == 0 ? "today" : "in \(days) day\(days == 1 ? "" : "s"), on \(until.value)"
        return finding(
          "The last day of 'flags.\(flag.id)' is \(when): ask \(owner) whether it is still needed", at: until.span)
      }
  }

  /// In days.
  private static let notice = 30
}
