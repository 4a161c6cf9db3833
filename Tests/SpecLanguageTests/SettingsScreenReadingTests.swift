import SpecLanguage
import Testing

/// `settings_screen`: sections with the settings in them, in order.
@Suite struct SettingsScreenReadingTests {
  private static func spec(_ sections: String) -> String {
    """
    \(Specs.app)
    preferences:
      offers: { type: toggle, default: true }
      reminders: { type: toggle, default: true }
      daily_time: { type: time, default: "09:00" }
    settings_screen: { sections: \(sections) }
    """
  }

  private func findings(_ sections: String, _ messages: (String, String)...) {
    expectFindings(in: Self.spec(sections), messages)
  }

  private let path = "'settings_screen.sections"

  @Test func sectionsAndRowsKeepTheirOrder() throws {
    let text = Self.spec(
      "[{ id: b, header: { en: \"B\", ru: \"Б\" }, rows: [daily_time, offers] }, { id: a, rows: [reminders] }]")
    let spec = try #require(SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(text.utf8))]).spec)
    let rules = spec.ruleTable.settingsSections
    #expect(rules.map(\.id) == ["b", "a"])
    #expect(rules.map(\.rows) == [["daily_time", "offers"], ["reminders"]])
    #expect(spec.texts.map(\.key) == ["settings_screen.b.header"])
    #expect(spec.settingsScreen?.section("a")?.footer == nil)
  }

  @Test func whatIsNoSection() {
    findings("1️⃣[]", ("1️⃣", "\(path)' has no section"))
    findings(
      "[{ 1️⃣id: a }]",
      ("1️⃣", "\(path)[0]' has no 'rows': write the ids of preferences, as in 'rows: [reminder_time]'"))
    findings("[{ id: a, rows: 1️⃣[] }]", ("1️⃣", "\(path)[0].rows' has no setting"))
    findings(
      "[{ id: a, rows: [offers] }, { id: 1️⃣a, rows: [reminders] }]", ("1️⃣", "\(path)[1].id' repeats 'a'"))
  }

  @Test func aSettingIsInOneSection() {
    findings(
      "[{ id: a, rows: [offers, 1️⃣offers] }]", ("1️⃣", "\(path)[0].rows[1]' is already listed"))
    findings(
      "[{ id: a, rows: [offers] }, { id: b, rows: [reminders, 1️⃣offers] }]",
      ("1️⃣", "'offers' is already in the section 'a': a setting is on the screen once"))
  }

  @Test func aSettingMustExist() {
    findings(
      "[{ id: a, rows: [1️⃣reminder] }]",
      ("1️⃣", "\(path)[0].rows[0]' names an unknown preference 'reminder'"))
  }

  @Test func aTextIsInEveryLanguage() {
    findings(
      "[{ id: a, 1️⃣header: { en: \"A\" }, rows: [offers] }]",
      ("1️⃣", "\(path)[0].header' has no text for 'ru'"))
  }
}
