import SpecDiagnostics
import SpecLanguage

struct AppNameInTitleRule: WordingRule {
  static let code: DiagnosticCode = "copy/app-name"
  static let page = """
    A title does not repeat the name of the app.

    Why: iOS shows the app's icon beside every notification, so people know which app it is from. Repeating the name
    takes space from the message.

    Source: Human Interface Guidelines, Notifications
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app:
        id: demo
        name: "Swipe Cleaner"
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: care
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
    -       title: { en: 1️⃣"Swipe Cleaner reminder" }
    +       title: { en: "Reminder" }
            body: { en: "Tidy up" }
    """

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
