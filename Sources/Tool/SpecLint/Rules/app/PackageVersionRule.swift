import SpecDiagnostics
import SpecLanguage

struct PackageVersionRule: LintRule {
  static let code: DiagnosticCode = "app/package-ios-version"
  static let page = """
    The oldest iOS that the app supports is one that notispec's Swift package supports.

    Why: generated Swift and the scheduler are built for iOS \(packageNeeds) and later. With an older `minimum_ios` Xcode
    refuses to build the app, and what the spec promises to people on older systems is untrue. An app with `runtime:
    embedded` may waive the finding.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: care
    -   minimum_ios: 1️⃣"15.0"
    +   minimum_ios: "16.0"
    """

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
