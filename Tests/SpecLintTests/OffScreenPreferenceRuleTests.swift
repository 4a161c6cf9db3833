import Testing

@testable import SpecLint

/// Without sections the app's own code decides what is on the screen.
@Test func aSettingNeedsNoSectionWhereThereIsNone() throws {
  try expectFindings(
    of: OffScreenPreferenceRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences: { reminders: { type: toggle, default: true, controls: all } }
      """#, [])
}

@Test func everySettingThatIsInNoSectionIsReported() throws {
  try expectFindings(
    of: OffScreenPreferenceRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences:
        reminders: { type: toggle, default: true, controls: all }
        1️⃣sounds: { type: toggle, default: true }
        news: { type: toggle, default: true }
        2️⃣often: { type: choice, default: daily, options: { daily: { label: { en: "Daily" } } } }
      settings_screen: { sections: [{ id: one, rows: [news] }, { id: two, rows: [reminders] }] }
      """#,
    [
      (
        "1️⃣",
        "'preferences.sounds' is in no section of 'settings_screen', so nobody can change it: add it to the 'rows' of one"
      ),
      (
        "2️⃣",
        "'preferences.often' is in no section of 'settings_screen', so nobody can change it: add it to the 'rows' of one"
      ),
    ])
}
