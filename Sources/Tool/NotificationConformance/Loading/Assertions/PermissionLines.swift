public import NotificationScheduling
public import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// What a line expects of it.
public enum PermissionAssertion: Sendable, Hashable {
  /// The screens of the flow that were shown, in order; an empty list is `none`.
  case shown([String])
  /// How often the dialogs of these permissions were shown; nil is `none`: no dialog at all.
  case prompted([Permission: Int]?)
  case modules([String: ModuleState])
  case flags([String: Bool])
  /// Words of a screen that was shown.
  case words(screen: String, ExpectedWords)
}

extension AssertionWord {
  /// The permission flow, the dialogs of the system and what they make possible.
  static let permissions = [
    AssertionWord(
      "shown", .listOrNone(of: .reference(.screen), expected: .list(of: .text), notEmpty: "asserts nothing"),
      "The screens, or 'none'.", example: "[photos_pre_prompt, contacts_pre_prompt]",
      doc: "These screens of the permission flow were shown, in this order, and no others."
    ) { .permission(.shown($0)) },
    AssertionWord(
      "prompted", KeyType<PromptCounts>.group.orNone, "How often by permission, or 'none' for no dialog.",
      example: "{ notifications: 1 }",
      doc: "How often the system showed its dialogs; permissions that are not named are not checked."
    ) { .permission(.prompted($0?.counts)) },
    AssertionWord(
      "modules",
      KeyType.map(keys: .reference(.module), values: KeyType<ModuleState>.choice).notEmpty(),
      "Modules and states.", example: "{ photo_cleaner: blocked }", doc: "What the user can do with parts of the app."
    ) { .permission(.modules($0)) },
    AssertionWord(
      "flag", KeyType.flags.notEmpty(), "Switches.", example: "{ hasCompletedPermissionsFlow: true }",
      doc: "Switches of the app have these values."
    ) { .permission(.flags($0)) },
    AssertionWord(
      "screen", .reference(.screen), "The screen.", example: "photos_pre_prompt",
      doc: "This screen of the permission flow was shown, and it and its buttons say this."
    ) { screen, line in
      let parts = [
        line.words("title", "Its title."), line.words("subtitle", "The text below its title."),
        line.words("text", "The text of a screen that is not before a dialog."),
        line.words("note", "The other sentence on it."),
        line.words("safety_note", "What happens to the data."), line.words("primary", "Its large button."),
        line.words("secondary", "Its other button."),
        line.words("usage_description", "The reason in the dialog of the system that comes after it."),
      ].compactMap { $0 }
      let reasons = line(
        "reasons", .list(of: .localizedTexts), doc: "The reasons on it, line by line.",
        example: "[{ en: \"merge duplicates,\" }]")
      let lines = (reasons ?? []).enumerated().map { ("reasons.\($0 + 1)", $1) }
      return screen.map { .permission(.words(screen: $0, ExpectedWords(parts + lines))) }
    },
  ]
}

private struct PromptCounts: KeyedSection {
  static let keys = SectionKeys<Self>("scenario-prompts", doc: "How often the system dialogs were shown.")

  var counts: [Permission: Int] = [:]

  init?(_ read: KeyReader<Self>) {
    for permission in Permission.allCases {
      counts[permission] = read(
        permission.rawValue, .count, doc: "The dialog for \(permission.rawValue).", example: "1")
    }
    if counts.isEmpty { read.report(.assertsNothing, "asserts nothing") }
  }
}
