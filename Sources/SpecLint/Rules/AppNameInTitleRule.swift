import SpecDiagnostics
import SpecModel

/// A title does not repeat the name of the app.
///
/// Why: iOS shows the name and the icon of the app above every notification. Repeating it takes the place of the message.
/// - Source: Human Interface Guidelines, Notifications
struct AppNameInTitleRule: LintRule {
  static let code: DiagnosticCode = "copy/app-name"
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    bad: """
      notispec: 1
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
            title: { en: 1️⃣"Swipe Cleaner reminder" }
            body: { en: "Tidy up" }
      """,
    good: """
      notispec: 1
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
            title: { en: "Reminder" }
            body: { en: "Tidy up" }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let name = spec.app.name?.lowercased(), name.count > 2 else { return [] }
    return findings(in: spec) { wording in
      guard wording.text.role == .title, wording.plainText.lowercased().contains(name) else { return nil }
      return "repeats the name of the app, which iOS shows above it"
    }
  }
}
