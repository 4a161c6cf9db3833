import Testing

@testable import SpecLint

@Test func onlyALinkThatIsAskedForIsReported() throws {
  func app(_ options: String) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local,
      authorization: { options: \(options) } }
    """
  }
  try expectFindings(
    of: UnansweredSettingsRule(), in: app("[alert, 1️⃣provides_settings]"),
    [
      (
        "1️⃣",
        "iOS shows a link to the settings of the app, which opens no screen by itself: pass 'SettingsHandlers(show:)' in the "
          + "app and waive this, or remove 'provides_settings'"
      )
    ])
  try expectFindings(of: UnansweredSettingsRule(), in: app("[alert, badge]"), [])
}
