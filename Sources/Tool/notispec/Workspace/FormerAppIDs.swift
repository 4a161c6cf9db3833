import SpecDiagnostics
import SpecLanguage

/// The old ids of all apps of a workspace.
enum FormerAppIDs {
  /// A finding for each that is the id of another app of today, or that two apps claim. Its own id is found where it is
  /// read.
  static func findings(about specs: [Spec]) -> [Diagnostic] {
    let items = specs.map { spec in (spec.app.itemID, spec.app.formerly.filter { $0.value != spec.app.id }) }
    return FormerIDClash.all(among: items, .app).map {
      Diagnostic("workspace/former-app", .error, $0.message, at: $0.id.span, notes: [$0.note])
    }
  }
}
