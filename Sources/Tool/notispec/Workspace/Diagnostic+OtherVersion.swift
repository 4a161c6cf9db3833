import SpecDiagnostics
import SpecLanguage

extension Diagnostic {
  static func otherVersion(_ requires: Located<String>) -> Self {
    Self(
      "workspace/other-version", .error,
      "'requires' asks for notispec \(requires.value), and this is \(ProductVersion.text). "
        + "To go on with this one, write '\(ProductVersion.required)'. The other is installed by: "
        + ProductVersion.installation(of: requires.value),
      at: requires.span)
  }
}
