import SpecDiagnostics
import SpecLanguage

extension Diagnostic {
  static func otherVersion(_ requires: Located<String>) -> Self {
    Self(
      "workspace/other-version", .error,
      "'requires' asks for notispec \(requires.value), and this is \(ProductVersion.text). "
        + "Install the right one: \(ProductVersion.installation(of: requires.value))",
      at: requires.span)
  }
}
