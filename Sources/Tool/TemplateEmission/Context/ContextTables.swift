import NotificationTerms
import SpecEmission
import SpecLanguage

/// An item together with the description it belongs to.
struct Placed<Item: Sendable>: Sendable {
  let item: Item
  let spec: Spec

  init(_ item: Item, in spec: Spec) {
    self.item = item
    self.spec = spec
  }
}

extension Spec {
  func placed<Item: Sendable>(_ items: [Item]) -> [Placed<Item>] { items.map { Placed($0, in: self) } }
}

/// What templates see.
enum ContextTables {
  /// The whole of a template `for: workspace`.
  static let workspace = ContextTable<[Spec]>(
    "A template for the workspace", doc: "All apps that the template is rendered for.",
    [.list("apps", "The apps, in the order of their ids.", app) { $0 }])

  /// The whole of a template `for: app`.
  static let app = ContextTable<Spec>(
    "A template for an app", doc: "Everything that the description of one app says.",
    [
      .object("app", "The app itself.", identity) { $0 },
      .list("locales", "Its languages.", locale) { $0.placed($0.app.locales.map(\.value)) },
      .list("signals", "What it reports.", signal) { $0.placed($0.signals) },
      .list("targets", "The screens that links lead to.", target) { $0.placed($0.deepLinks?.targets ?? []) },
      .list("notifications", "The types of notifications.", notification) { $0.placed($0.notifications) },
      .list("categories", "Groups of buttons.", category) { $0.placed($0.categories) },
      .list("events", "Analytics events.", event) { $0.analytics?.events ?? [] },
      .list("preferences", "Settings.", preference) { $0.placed($0.preferences) },
      .list("settingsSections", "The sections of the settings screen, in order.", settingsSection) {
        $0.placed($0.settingsScreen?.sections ?? [])
      },
      .list("attributes", "What it knows of the user.", attribute) { $0.placed($0.attributes) },
      .list("flags", "Its switches in the hands of the team.", flag) { $0.placed($0.flags) },
      .list("experiments", "Its experiments.", experiment) { $0.placed($0.experiments) },
      .list("modules", "Parts of the app that a permission can block.", module) { $0.placed($0.modules) },
      .list("permissionSteps", "The steps of the permission flow.", permissionStep) {
        $0.placed($0.permissionFlow?.steps ?? [])
      },
      .list("permissionScreens", "The screens that answers in the permission flow lead to.", permissionScreen) {
        $0.placed($0.permissionFlow?.screens ?? [])
      },
      .list("finalScreen", "The screen at the end of the permission flow: one, or none.", finalScreen) { spec in
        spec.placed((spec.permissionFlow?.finalScreen).map { [$0] } ?? [])
      },
      .list("strings", "Texts that belong to no notification.", string) { $0.placed($0.strings) },
      .list("liveActivities", "Live Activities.", liveActivity) { $0.placed($0.liveActivities) },
    ])

  /// What a template `for: notification` sees in addition to everything of its app.
  static let notificationKey = "notification"

  private static let identity = ContextTable<Spec>(
    "The app", doc: "What `app` contains.",
    [
      .text("id", "Its id.") { $0.app.id },
      .text("name", "Its name; the id if it has none.") { $0.app.name ?? $0.app.id },
      .text("summary", "What it is.") { $0.app.summary },
      .text("owner", "The team to ask about it.") { $0.app.owner },
      .text("module", "The Swift module.") { $0.app.module.value },
      .text("bundleID", "The bundle id.") { $0.app.bundleID.value },
      .text("sourceLocale", "The language that translations start from.") { $0.app.sourceLocale.value.text },
      .text("scheme", "The URL scheme of its links.") { $0.deepLinks?.scheme.value },
      .text("universal", "The address of its universal links.") { $0.deepLinks?.universal?.value },
    ])

  private static let locale = ContextTable<Placed<LanguageTag>>(
    "A language", doc: "An element of `locales`.",
    [
      .text("tag", "The BCP 47 tag.") { $0.item.text },
      .text("swiftName", "Its case of `AppLocale`.") { SwiftNames.name($0.item) },
      .flag("isSource", "Whether translations start from it.") { $0.item == $0.spec.app.sourceLocale.value },
    ])

  private static let signal = ContextTable<Placed<SignalItem>>(
    "A signal", doc: "An element of `signals`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .signal, in: $0.spec) },
      .text("summary", "What it means.") { $0.item.summary },
      .list("parameters", "What it carries.", parameter) { $0.item.parameters },
    ])

  static let parameter = ContextTable<ParameterItem>(
    "A parameter or argument", doc: "An element of `parameters` and `arguments`.",
    [
      .text("id", "Its id.") { $0.id },
      .text("key", "Its name in payloads and links.") { $0.payloadKey },
      .text("type", "`int`, `double`, `percent`, `string` or `instant`.") { $0.kind.rawValue },
      .flag("isOptional", "Whether it can be absent.") { $0.isOptional },
      .text("example", "A sample value.") { $0.example },
    ])

  private static let target = ContextTable<Placed<TargetItem>>(
    "A target", doc: "An element of `targets`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .target, in: $0.spec) },
      .text("summary", "What the screen shows.") { $0.item.summary },
      .text("path", "Its path, with `{parameter}` in it.") { $0.item.path.value },
      .text("url", "The link with the app's own scheme and its required parameters: `{parameter}`.") { target in
        target.spec.deepLinks.map { LinkPattern(target.item, in: $0).custom }
      },
      .text("universalURL", "The same on the app's site; empty for an app without universal links.") { target in
        target.spec.deepLinks.flatMap { LinkPattern(target.item, in: $0).universal }
      },
      .text("fallback", "The id of the target that replaces it.") { $0.item.fallback?.value },
      .text("module", "The id of the module that it belongs to.") { $0.item.module?.value },
      .list("aliases", "Other first parts of its path.", alias) { $0.item.aliases.map(\.value) },
      .list("parameters", "What its link carries.", parameter) { $0.item.parameters },
    ])

  static let alias = ContextTable<String>(
    "A name", doc: "An element of `aliases`, `options`, `transitions` and the like.",
    [.text("name", "The word itself.") { $0 }])

  private static let event = ContextTable<EventItem>(
    "An event", doc: "An element of `events`.",
    [
      .text("name", "Its name, with `{id}` for the id of the type.") { $0.name },
      .text("swiftName", "Its case in Swift; empty for a console line, which is not an event there.") {
        $0.console == nil ? SwiftNames.name($0.name, of: .event) : nil
      },
      .flag("isConsole", "Whether a line is written to the console instead.") { $0.console != nil },
      .text("summary", "What it counts.") { $0.summary },
      .list("transitions", "What it is logged on.", alias) { $0.transitions.map(\.value.rawValue) },
      .list("parameterNames", "What is logged with it.", alias) { $0.parameters.map(\.value.rawValue) },
    ])

  static var names: ContextTable<String> { alias }
}
