public import NotificationRules
import SpecDiagnostics
import SpecLanguage

/// What a line expects of the settings. A host of the app must be able to say each of it: `ReplayTests` asks one.
public enum SettingsAssertion: Sendable, Hashable {
  /// What they show.
  case values([ScenarioStep.PreferenceChange])
  /// Whether they are on the settings screen.
  case visible([String: Bool])
  /// The sections that are on it with their rows, and no others.
  case screen([SettingsSectionRule])
  /// The words of what is on it.
  case words(Place, ExpectedWords)

  /// What has words of its own.
  public enum Place: Sendable, Hashable {
    case setting(String)
    case section(String)
  }
}

extension AssertionWord {
  /// The settings of the app, and the screen that shows them.
  static let settings = [
    AssertionWord(
      "preference", KeyType.settings.notEmpty(), "Settings and their values.",
      example: "{ notifications_enabled: true }", doc: "Settings have these values."
    ) { .settings(.values($0)) },
    AssertionWord(
      "visible", KeyType.map(keys: .reference(.preference), values: .flag).notEmpty(),
      "Settings, and whether they are there.", example: "{ reminder_time: true }",
      doc: "Settings are on the settings screen, or are not."
    ) { .settings(.visible($0)) },
    AssertionWord(
      "settings_screen", .settingsScreen.notEmpty(), "Sections, and the settings in each.",
      example: "{ general: [notifications_enabled] }",
      doc: "The settings screen shows these sections with these settings, in this order, and no others."
    ) { .settings(.screen($0)) },
    AssertionWord(
      "setting", .reference(.preference), "The setting.", example: "notifications_enabled",
      doc: "This setting is on the settings screen, and says this."
    ) { setting, line in
      let parts = [line.words("label", "Its name."), line.words("footer", "The small text below it.")].compactMap { $0 }
      let options = line(
        "options", .map(keys: .identifier(.option), values: .localizedTexts), doc: "The names of its options.",
        example: "{ daily: { en: \"Daily\" } }")
      let choices = (options ?? [:]).sorted { $0.key < $1.key }.map { ("options.\($0.key)", $0.value) }
      return setting.map { .settings(.words(.setting($0), ExpectedWords(parts + choices))) }
    },
    AssertionWord(
      "settings_section", .reference(.settingsSection), "The section.", example: "general",
      doc: "This section is on the settings screen, and says this."
    ) { section, line in
      let parts = [
        line.wordsOrNone("header", "The text above its settings."),
        line.wordsOrNone("footer", "The small text below them."),
      ].compactMap { $0 }
      return section.map { .settings(.words(.section($0), ExpectedWords(parts))) }
    },
  ]
}

extension KeyType where Value == [SettingsSectionRule] {
  /// Sections with their settings, in the order of the file.
  fileprivate static var settingsScreen: Self {
    let settings = KeyType<[String]>.list(of: .reference(.preference)).notEmpty()
    let shape = ValueShape.map(keys: .reference(.settingsSection), values: settings.shape)
    return Self(shape) { value, file in
      file.session.map(value, keys: .reference(.settingsSection), expected: shape)?.compactMap { entry in
        guard entry.isNameValid else { return nil }
        file.mention(.item(.settingsSection, entry.name))
        return settings.read(entry.value, file).map { SettingsSectionRule(entry.name, rows: $0) }
      }
    }
  }
}
