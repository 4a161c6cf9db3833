import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The app as a scheduler in its own types sees it: which of the generated types is what.
  var appFile: [UInt8] {
    var writer = newWriter()
    let name = SwiftNames.appTypeName(of: spec)
    writer.doc("\(appName), for a scheduler that speaks in its types: `AppScheduler<\(name)>`.")
    writer.block("\(access)enum \(name): NotificationApp") { writer in
      for (role, type, doc) in roles {
        writer.doc(doc)
        writer.line("\(access)typealias \(role) = \(type)")
      }
      if !roles.isEmpty { writer.line() }
      writer.doc("What its scheduler runs on.")
      writer.line("\(access)static var rules: RuleTable { .\(SwiftNames.name(spec.app.id, of: .type)) }")
      if spec.categories.isEmpty { return }
      writer.line()
      writer.doc("The categories of its notifications, with their texts in a language.")
      writer.block("\(access)static func registrations(in language: String) -> [CategoryRegistration]") { writer in
        writer.line("NotificationCategory.registrations(in: AppLocale(preferred: [language]))")
      }
    }
    if !terms.isEmpty { writer.line() }
    for term in terms { writer.line("extension \(term): AppTerm {}") }
    for type in optionTypes { conform(type, to: "AppOption", &writer) }
    for type in attributes { conform(type, to: "AppAttribute", &writer) }
    if has("Signal") { writer.line("extension Signal: AppSignal {}") }
    if has("DeepLink") {
      writer.line()
      writer.block("extension DeepLink: AppLink") { writer in
        writer.doc("The ways to all screens.")
        writer.line("\(access)static var table: LinkTable { links }")
      }
    }
    if has("AnalyticsEvent") {
      writer.line()
      writer.block("extension AnalyticsEvent: AppAnalyticsEvent") { writer in
        writer.doc("The event with what a scheduler has put into it.")
        writer.line("\(access)init(_ content: EventContent) { self.init(content.name, content.parameters) }")
      }
    }
    for activity in spec.liveActivities { conform(activity, &writer) }
    return writer.bytes
  }

  /// The associated types of `NotificationApp` and what they are here. What the app does not have is left out.
  private var roles: [(role: String, type: String, doc: String)] {
    let roles = [
      ("Kind", "NotificationType", "Its notifications.", !spec.notifications.isEmpty),
      ("Report", "Signal", "What it reports.", !spec.signals.isEmpty),
      ("Link", "DeepLink", "What opens its screens.", !targets.isEmpty),
      ("Event", "AnalyticsEvent", "What it logs.", !loggedEvents.isEmpty),
      ("Action", "NotificationAction", "The buttons of its notifications.", hasButtons),
      ("Toggle", "TogglePreference", "Settings that are on or off.", spec.preferences.contains { $0.toggle != nil }),
      ("Time", ValueKind.time.swiftName, "Settings that are a time of day.", has(.time)),
      ("Times", ValueKind.times.swiftName, "Settings that are several times of day.", has(.times)),
      ("Weekdays", ValueKind.weekdays.swiftName, "Settings that are days of the week.", has(.weekdays)),
      ("Number", ValueKind.number.swiftName, "Settings that are a number.", has(.number)),
      ("Choice", "ChoicePreference", "Settings that are one of several options.", hasChoicesOnScreen),
      ("Section", "SettingsSection", "The sections of its settings screen.", spec.settingsScreen != nil),
      ("Row", "SettingsRow", "The rows of its settings screen.", spec.settingsScreen != nil),
      ("Flag", "FeatureFlag", "What its team switches on and off.", !spec.flags.isEmpty),
      ("Part", "Module", "What a refused permission takes away from it.", !spec.modules.isEmpty),
      (
        "Screen", "PermissionScreen", "What it shows before, between and after the system's dialogs.",
        spec.permissionFlow?.steps.isEmpty == false
      ),
    ]
    return roles.filter(\.3).map { ($0.0, $0.1, $0.2) }
  }

  func has(_ type: String) -> Bool { roles.contains { $0.type == type } }

  private func has(_ kind: ValueKind) -> Bool { spec.preferences.contains { ValueKind($0) == kind } }

  /// The types that are a list of ids and no more.
  private var terms: [String] {
    roles.map(\.type).filter { !["Signal", "DeepLink", "AnalyticsEvent"].contains($0) }
      + (has("DeepLink") ? ["DeepLink.Target"] : [])
  }

  private var optionTypes: [String] {
    choices.map { SwiftNames.typeName(of: $0.item, $0.choice) }
  }

  private var attributes: [String] { spec.attributes.map(SwiftNames.typeName(of:)) }

  private func conform(_ type: String, to role: String, _ writer: inout SwiftWriter) {
    writer.block("extension \(type): \(role)") { writer in
      writer.doc("The app that has it.")
      writer.line("\(access)typealias App = \(SwiftNames.appTypeName(of: spec))")
    }
  }

  /// One without a status cannot run.
  private func conform(_ activity: LiveActivityItem, _ writer: inout SwiftWriter) {
    guard let status = activity.statusField, let first = status.values.first else { return }
    let type = activity.swiftName.value
    writer.line()
    writer.block("extension \(type): AppActivity") { writer in
      writer.doc("The app that has it.")
      writer.line("\(access)typealias App = \(SwiftNames.appTypeName(of: spec))")
      writer.line()
      writer.doc("The id in the spec.")
      writer.line("\(access)static var id: String { \(SwiftWriter.literal(activity.id)) }")
    }
    writer.line()
    writer.block("extension \(type).ContentState: AppActivityState") { writer in
      let name = SwiftNames.name(first.value, of: .value)
      writer.doc("How far it is.")
      writer.line("\(access)static func status(of state: Self) -> \(status.swiftTypeName) {")
      writer.indented { $0.line("state.\(status.propertyName)\(status.isOptional ? " ?? .\(name)" : "")") }
      writer.line("}")
      writer.line()
      writer.doc("The same with another status.")
      writer.line("\(access)static func state(_ state: Self, with status: \(status.swiftTypeName)) -> Self {")
      writer.indented { writer in
        writer.line("var state = state")
        writer.line("state.\(status.propertyName) = status")
        writer.line("return state")
      }
      writer.line("}")
    }
  }
}
