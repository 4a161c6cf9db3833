import SpecDiagnostics
import SpecLanguage

/// The old ids of all apps of a workspace.
enum FormerAppIDs {
  /// A finding for each that is the id of another app of today, or that two apps claim.
  static func findings(about specs: [Spec]) -> [Diagnostic] {
    let alive = Dictionary(specs.map { ($0.app.id, $0.app.idSpan) }, uniquingKeysWith: { first, _ in first })
    var claims: [String: SourceSpan] = [:]
    return specs.flatMap { spec in
      spec.app.formerly.compactMap { old in
        // Its own id is found where it is read.
        if old.value == spec.app.id { return nil }
        let place = alive[old.value]
        guard let other = place ?? claims.updateValue(old.span, forKey: old.value) else { return nil }
        return Diagnostic(
          "workspace/former-app", .error,
          place == nil
            ? "'\(old.value)' is the former id of two apps, so nobody can say whose what it left is"
            : "'\(old.value)' is an app of today, so 'formerly' cannot give its past to '\(spec.app.id)'",
          at: old.span, notes: [Diagnostic.Note("the other is here", at: other)])
      }
    }
  }
}
