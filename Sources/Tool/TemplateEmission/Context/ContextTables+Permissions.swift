import NotificationTerms
import SpecEmission
import SpecLanguage

extension ContextTables {
  static let permissionStep = ContextTable<Placed<PermissionStepItem>>(
    "A permission step", doc: "An element of `permissionSteps`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .step) },
      .text("permission", "What it asks for.") { $0.item.permission.value.rawValue },
      .text("summary", "Why it asks.") { $0.item.summary },
      .flag("isOptional", "Whether it can be skipped.") { $0.item.isOptional },
      .text("usageKey", "The key of `Info.plist`.") { $0.item.usageKey?.value },
      .text("screen", "The id of the screen before the system's dialog.") { $0.item.screen.id },
      .text("screenSwiftName", "That screen's case in Swift.") { SwiftNames.name($0.item.screen.id, of: .screen) },
      .list("title", "The title of that screen.", text) { rows($0) { $0.screen.title } },
      .list("subtitle", "The text below the title.", text) { rows($0) { $0.screen.subtitle } },
      .list("reasons", "Why the app asks, point by point.", reason) { $0.spec.placed($0.item.screen.reasons) },
      .list("note", "A note on the screen.", text) { rows($0) { $0.screen.note } },
      .list("safetyNote", "What it says about safety.", text) { rows($0) { $0.screen.safetyNote } },
      .list("primary", "The button that leads to the dialog.", text) { rows($0) { $0.screen.primary } },
      .list("secondary", "The button that skips it.", text) { rows($0) { $0.screen.secondary } },
      .list("usageDescription", "The text of the dialog, under `usageKey`.", text) {
        rows($0) { $0.screen.usageDescription }
      },
      .list("systemText", "A text for a dialog that shows none.", text) { rows($0) { $0.screen.systemText } },
    ])

  private static let reason = ContextTable<Placed<LocalizedText>>(
    "A reason", doc: "An element of `reasons`.",
    [.list("texts", "The text in all languages.", text) { TextRow.rows(of: $0.item, in: $0.spec) }])

  static let permissionScreen = ContextTable<Placed<PermissionScreenItem>>(
    "A permission screen", doc: "An element of `permissionScreens`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .screen) },
      .text("summary", "When it is shown.") { $0.item.summary },
      .list("title", "Its title.", text) { rows($0) { $0.title } },
      .list("body", "The text below the title.", text) { rows($0) { $0.text } },
      .list("primary", "Its first button.", text) { rows($0) { $0.primary?.label } },
      .text("primaryOpens", "What it leads to: `settings`, `pre_prompt`, `next_step` or `app`.") {
        $0.item.primaryOpens?.rawValue
      },
      .list("secondary", "Its second button.", text) { rows($0) { $0.secondary?.label } },
      .text("secondaryOpens", "What that leads to.") { $0.item.secondaryOpens?.rawValue },
    ])

  static let finalScreen = ContextTable<Placed<FinalScreenItem>>(
    "A final screen", doc: "The element of `finalScreen`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .screen) },
      .text("summary", "What it says.") { $0.item.summary },
      .text("when", "`all_granted`, `always` or `never`.") { $0.item.when.value.rawValue },
      .text("target", "The id of the screen it leads to.") { $0.item.target.value },
      .list("title", "Its title.", text) { rows($0) { $0.title } },
      .list("body", "The text below the title.", text) { rows($0) { $0.text } },
      .list("primary", "Its button.", text) { rows($0) { $0.primary } },
    ])

  /// One of the texts of an item, in all languages; none where it has no such text.
  private static func rows<Item>(_ placed: Placed<Item>, _ text: (Item) -> LocalizedText?) -> [TextRow] {
    TextRow.rows(of: text(placed.item), in: placed.spec)
  }
}
