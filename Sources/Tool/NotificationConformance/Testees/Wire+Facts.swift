import NotificationRules
import NotificationScheduling

extension Wire<AppFacts.Setting> {
  static var setting: Self {
    object(
      "setting", AppFacts.Setting(id: "", value: .toggle(false), isShown: false),
      [
        .field("id", \.id, .text), .field("value", \.value, .preference, "As it shows."),
        .field("is_shown", \.isShown, .flag, "It is on the settings screen."),
      ])
  }
}

extension Wire<SettingsSectionRule> {
  static var section: Self {
    object(
      "section", SettingsSectionRule("", rows: []),
      [.field("id", \.id, .text), .field("rows", \.rows, .list(of: .text))])
  }
}

extension Wire<AppFacts.Token> {
  static var tokenFacts: Self {
    object(
      "token_facts", AppFacts.Token(),
      [
        .optional("published", \.published, .text, "What the app tells others."),
        .field("registration", \.registration, .word), .field("is_granted", \.isGranted, .flag, or: false),
        .field("document", \.document, .map(of: .text), or: [:], "What the app shows of the user's document."),
      ])
  }
}
