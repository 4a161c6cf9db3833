import SpecDiagnostics
import SpecLanguage

struct AppNameInTitleRule: WordingRule {
  static let code: DiagnosticCode = "copy/app-name"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    guard let search = Self.search(for: spec) else { return nil }
    return { wording in
      guard wording.text.role == .title, search.first(in: wording.plainText) != nil else { return nil }
      return "repeats the name of the app, but iOS already shows its icon"
    }
  }

  /// Nil for a name so short that it may be another word.
  private static func search(for spec: Spec) -> WordSearch? {
    guard let name = spec.app.name?.lowercased(), name.count > 2 else { return nil }
    return WordSearch([name], areWhole: true)
  }
}
