import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct NameCollisionRule: LintRule {
  static let code: DiagnosticCode = "swift/name-collision"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] { SwiftNames.collisions(in: spec) }
}
