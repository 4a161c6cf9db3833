import SpecLanguage
import TextWriting

extension SwiftModule {
  private struct Screen {
    let id: String
    let doc: String
    let texts: [(field: String, text: LocalizedText?)]
    let reasons: [LocalizedText]
    /// Of the primary and the secondary button.
    let opens: [String?]
  }

  /// The screens of the permission flow with their texts. Nil for an app without one.
  var permissionScreenFile: [UInt8]? {
    guard let flow = spec.permissionFlow, !flow.steps.isEmpty else { return nil }
    let screens = screens(of: flow)
    let names = screens.map { SwiftNames.name($0.id, of: .screen) }
    let reasons = screens.map(\.reasons.count).max() ?? 0
    var writer = newWriter()
    writer.leanEnum(
      LeanEnum(
        name: "PermissionScreen", doc: "What \(appName) shows before, between and after the system's dialogs.",
        cases: zip(names, screens).map { ($0, $1.id, $1.doc) },
        idDoc: "The id in the spec.", lookupDoc: "The screen with this id in the spec"))
    writer.line()
    writer.block("extension PermissionScreen") { writer in
      writer.lines(destination)
      for (position, which) in ["primary", "secondary"].enumerated() {
        writer.line()
        writer.doc("Where the \(which) button leads; nil without one.")
        writer.property(
          "\(access)var \(which)Opens: Destination?",
          zip(names, screens).map { name, screen in
            let opens = screen.opens[position].map { ".\(SwiftNames.lowerCamelCase($0))" }
            return (".\(name)", opens ?? "nil")
          })
      }
      for (position, field) in Self.fields.enumerated() {
        writer.line()
        writer.doc(field.doc)
        writer.line("\(access)func \(field.name)(in locale: AppLocale) -> String? { text(\(position), in: locale) }")
      }
      writer.line()
      writer.doc("What the permission is for, one text each; empty if the screen lists nothing.")
      writer.line("\(access)func reasons(in locale: AppLocale) -> [String] {")
      let first = Self.fields.count
      writer.indented {
        $0.line(
          reasons == 0 ? "[]" : "(\(first)..<\(first + reasons)).compactMap { text($0, in: locale) }")
      }
      writer.line("}")
      writer.line()
      writer.line("private func text(_ field: Int, in locale: AppLocale) -> String? {")
      writer.indented { $0.line("Self.catalogue.text(field, of: index, in: locale.index)") }
      writer.line("}")
      writer.line()
      writer.catalogue(
        fields: Self.fields.map(\.id) + (0..<reasons).map { "reason_\($0 + 1)" },
        screens.map { screen in
          (
            screen.id,
            screen.texts.compactMap { field, text in text.map { (field, $0) } }
              + screen.reasons.enumerated().map { ("reason_\($0 + 1)", $1) }
          )
        }, locales: catalogueLocales)
    }
    return writer.bytes
  }

  private func screens(of flow: PermissionFlowItem) -> [Screen] {
    var screens = flow.steps.map(\.screen).map { item in
      Screen(
        id: item.id, doc: item.summary ?? quoted(item.title),
        texts: [
          ("title", item.title), ("subtitle", item.subtitle), ("note", item.note), ("safety_note", item.safetyNote),
          ("primary", item.primary), ("secondary", item.secondary), ("usage_description", item.usageDescription),
          ("system_text", item.systemText),
        ], reasons: item.reasons, opens: ["system_prompt", item.secondary.map { _ in "next_step" }])
    }
    screens += flow.screens.map { item in
      Screen(
        id: item.id, doc: item.summary ?? item.title.map(quoted) ?? "",
        texts: [
          ("title", item.title), ("text", item.text), ("primary", item.primary?.label),
          ("secondary", item.secondary?.label),
        ], reasons: [], opens: [item.primaryOpens?.rawValue, item.secondaryOpens?.rawValue])
    }
    if let item = flow.finalScreen {
      screens.append(
        Screen(
          id: item.id, doc: item.summary ?? quoted(item.title),
          texts: [("title", item.title), ("text", item.text), ("primary", item.primary)], reasons: [],
          opens: ["app", nil]))
    }
    return screens
  }

  private static let fields: [(id: String, name: String, doc: String)] = [
    ("title", "title", "The headline; nil without one."),
    ("subtitle", "subtitle", "The text below the headline; nil without one."),
    ("text", "text", "The text of a screen that follows an answer; nil for others."),
    ("note", "note", "A remark; nil without one."),
    ("safety_note", "safetyNote", "What is promised about data; nil without such a promise."),
    ("primary", "primary", "The main button; nil without one."),
    ("secondary", "secondary", "The other button; nil without one."),
    (
      "usage_description", "usageDescription",
      "The text of the system's dialog, which reads it from Info.plist; nil if it has none."
    ),
    ("system_text", "systemText", "What the system itself says in a dialog without a text of the app; for reference."),
  ]

  private var destination: String {
    #"""
    /// Where a button leads.
    \#(access)enum Destination: String, Sendable, CaseIterable {
      /// The dialog of the system.
      case systemPrompt = "system_prompt"
      /// The app's page in Settings.
      case settings
      case prePrompt = "pre_prompt"
      case nextStep = "next_step"
      /// Back to the app.
      case app
    }
    """#
  }
}
