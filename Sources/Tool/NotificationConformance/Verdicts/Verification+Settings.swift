import NotificationRules
import NotificationScheduling
import NotificationTerms

/// The settings as the app itself says them: what `AppSettings` asks, too.
extension Verification {
  private var settings: ShownSettings {
    facts.map { ShownSettings($0) } ?? ShownSettings(world.scheduler.settingsScreen(in: world.known.scheduler))
  }

  func check(_ assertion: SettingsAssertion) -> String? {
    switch assertion {
    case .values(let changes): return changes.lazy.compactMap { check($0, settings) }.first
    case .visible(let expected):
      for (id, isThere) in expected.sorted(by: { $0.key < $1.key }) where settings.isShown(id) != isThere {
        return "expected \(id) to be \(isThere ? "on the settings screen" : "hidden"); it is not"
      }
      return nil
    case .screen(let expected):
      let actual = settings.sections
      return actual == expected
        ? nil : "expected the settings screen to show \(Self.words(for: expected)); it shows \(Self.words(for: actual))"
    case .words(.setting(let id), let expected):
      guard settings.isShown(id) == true else { return "expected \(id) to be on the settings screen; it is not" }
      return checkWords("preferences.\(id)", expected)
    case .words(.section(let id), let expected):
      guard settings.sections.contains(where: { $0.id == id }) else {
        return "expected the section \(id) to be on the settings screen; it is not"
      }
      return checkWords("settings_screen.\(id)", expected)
    }
  }

  private func check(_ change: ScenarioStep.PreferenceChange, _ settings: ShownSettings) -> String? {
    guard let actual = settings.shownValue(change.id) else { return "there is no setting \(change.id)" }
    return actual == change.value ? nil : "expected \(change.id) to be \(change.value); it is \(actual)"
  }

  private static func words(for sections: [SettingsSectionRule]) -> String {
    sections.isEmpty
      ? "nothing" : sections.map { "\($0.id) (\($0.rows.joined(separator: ", ")))" }.joined(separator: ", ")
  }

  /// - Parameter place: What the keys of the texts begin with.
  func checkWords(_ place: String, _ words: ExpectedWords) -> String? {
    for (part, texts) in words.parts.sorted(by: { $0.key < $1.key }) {
      let text = app.texts["\(place).\(part)"]
      guard let texts else {
        if text == nil { continue }
        return "expected no \(place).\(part); there is one"
      }
      guard let text else { return "expected \(place).\(part); there is no such text" }
      for (locale, expected) in texts.sorted(by: { $0.key < $1.key }) {
        let actual = text[locale]
        if actual != expected {
          return "expected \(place).\(part) to be \"\(expected)\" in \(locale); it is \"\(actual ?? "")\""
        }
      }
    }
    return nil
  }
}

/// The settings as they show, of the reference or of a testee.
private struct ShownSettings {
  let shownValue: (String) -> PreferenceValue?
  let isShown: (String) -> Bool?
  let sections: [SettingsSectionRule]

  init(_ screen: SettingsScreen) {
    shownValue = screen.shownValue
    isShown = screen.isShown
    sections = screen.sections
  }

  init(_ facts: AppFacts) {
    func setting(_ id: String) -> AppFacts.Setting? { facts.settings.first { $0.id == id } }
    shownValue = { id in setting(id)?.value }
    isShown = { id in setting(id)?.isShown }
    sections = facts.sections
  }
}
