import Testing

@testable import SpecLint

@Suite struct UnsharedToggleRuleTests {
  private func spec(_ preferences: String, fields: String = "") -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: [local, remote] }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    preferences:
    \(preferences)
    push: { entitlements: [aps_environment]\(fields) }
    notifications:
      sale: { summary: "A sale.", target: home, push: { expiration: 1d }, copy: { body: { en: "A sale" } } }
      daily: { summary: "Daily.", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "Hi" } } }
    """
  }

  private func message(_ id: String) -> String {
    "'preferences.\(id)' switches 'notifications.sale' off, but a server sends it and does not know: add the setting to "
      + "'push.preferences.fields'"
  }

  @Test func whatDecidesAboutAPush() throws {
    let toggles = """
        1️⃣all: { type: toggle, default: true, controls: all }
        2️⃣marketing: { type: toggle, default: true }
        3️⃣offers: { type: toggle, default: true, controls: [sale], parent: marketing }
        reminders: { type: toggle, default: true, controls: [daily] }
        hour: { type: time, default: "09:00", parent: marketing }
      """
    try expectFindings(
      of: UnsharedToggleRule(), in: spec(toggles),
      [("1️⃣", message("all")), ("2️⃣", message("marketing")), ("3️⃣", message("offers"))])
    let plain = toggles.replacing("1️⃣", with: "").replacing("2️⃣", with: "").replacing("3️⃣", with: "")
    let fields = ", preferences: { store: \"users/{uid}\", fields: { all: all, marketing: marketing, offers: offers } }"
    try expectFindings(of: UnsharedToggleRule(), in: spec(plain, fields: fields), [])
  }
}
