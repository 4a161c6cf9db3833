import SpecDiagnostics
import SpecLanguage

struct PackageVersionRule: LintRule {
  static let code: DiagnosticCode = "app/package-ios-version"
  static let level = Diagnostic.Severity.warning

  static let output: String? = "swift"

  /// What `platforms` in `Package.swift` says; a test compares the two.
  static let packageNeeds = SystemVersion(16, 0)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let minimum = spec.app.minimumIOS, minimum.value < Self.packageNeeds else { return [] }
    return [
      finding(
        "'app.minimum_ios' is \(minimum.value), but the Swift package that the app links needs iOS \(Self.packageNeeds): "
          + "write \"\(Self.packageNeeds)\"", at: minimum.span)
    ]
  }
}
