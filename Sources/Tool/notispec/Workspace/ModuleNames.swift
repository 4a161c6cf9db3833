import SpecDiagnostics
import SpecLanguage

/// The Swift modules of all apps of a workspace.
enum ModuleNames {
  /// A finding for each app whose module is already that of another. Case does not count: some disks do not distinguish
  /// folders by it.
  static func findings(about specs: [Spec]) -> [Diagnostic] {
    var owners: [String: AppItem] = [:]
    return specs.compactMap { spec in
      let app = spec.app
      guard let other = owners[app.module.value.lowercased()] else {
        owners[app.module.value.lowercased()] = app
        return nil
      }
      return Diagnostic(
        "workspace/same-module", .error,
        """
        The app '\(app.id)' has the same module as the app '\(other.id)'. Their Swift would be written to one place: \
        give one of them another 'app.module'
        """, at: app.module.span,
        notes: [Diagnostic.Note("the module of '\(other.id)' is named here", at: other.module.span)])
    }
  }
}
