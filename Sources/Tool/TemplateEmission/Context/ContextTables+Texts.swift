import NotificationTerms
import SpecEmission
import SpecLanguage

/// One text in one language: for a text with plural forms, one of them.
struct TextRow: Sendable {
  var field = ""
  var variant = ""
  let copy: CopyText
  /// The argument whose number chooses the form; empty for a text without forms, and for the sentence that forms go into.
  var argument = ""
  let category: String
  let template: TextTemplate

  /// A text in all languages of an app, in their order there.
  static func rows(of text: LocalizedText?, in spec: Spec) -> [TextRow] {
    guard let text else { return [] }
    return spec.app.locales.compactMap { text[$0.value] }.flatMap { copy in
      switch copy.form {
      case .plain(let template): [TextRow(copy: copy, category: "", template: template)]
      case .plural(let argument, let forms): rows(of: forms, of: argument.value, copy)
      case .plurals(let sentence, let pieces):
        [TextRow(copy: copy, category: "", template: sentence)]
          + pieces.flatMap { rows(of: $0.forms, of: $0.argument.value, copy) }
      }
    }
  }

  private static func rows(of forms: [CopyText.PluralForm], of argument: String, _ copy: CopyText) -> [TextRow] {
    forms.sorted { $0.category < $1.category }.map {
      TextRow(copy: copy, argument: argument, category: $0.category.rawValue, template: $0.text)
    }
  }

  static func rows(of item: NotificationItem, in spec: Spec) -> [TextRow] {
    item.copy.fields.flatMap { field, content in
      texts(of: content).flatMap { variant, text in
        rows(of: text, in: spec).map { row in
          var row = row
          row.field = field.rawValue
          row.variant = variant
          return row
        }
      }
    }
  }

  /// Each with the id of its variant; empty for a text that is always the same.
  private static func texts(of field: CopyField) -> [(variant: String, text: LocalizedText)] {
    switch field {
    case .text(let text): [("", text)]
    case .variants(let variants): variants.variants.flatMap { variant in variant.texts.map { (variant.id, $0) } }
    }
  }
}

extension ContextTables {
  static let notification = ContextTable<Placed<NotificationItem>>(
    "A notification type", doc: "An element of `notifications`; `notification` in a template for a notification.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .type, in: $0.spec) },
      .text("summary", "When people get it.") { $0.item.summary.value },
      .text("target", "The id of the screen it opens.") { $0.item.target.value },
      .text("category", "The id of its category.") { $0.item.content.category?.value },
      .number("priority", "Its priority; a higher one wins.") { $0.item.priority },
      .text("interruptionLevel", "How much it interrupts.") { $0.item.interruptionLevel.rawValue },
      .flag("isPush", "Whether a server sends it.") { $0.item.push != nil },
      .list("triggers", "The names of its triggers.", names) { $0.item.triggers.map(\.name) },
      .list("arguments", "The arguments of its texts.", parameter) { $0.item.arguments },
      .list("copy", "Its texts, field by field, each in all languages.", copy) {
        TextRow.rows(of: $0.item, in: $0.spec)
      },
    ])

  static let category = ContextTable<Placed<CategoryItem>>(
    "A category", doc: "An element of `categories`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .category, in: $0.spec) },
      .text("identifier", "The system's identifier for it.") { $0.item.identifier.value },
      .text("summary", "What it is for.") { $0.item.summary },
      .list("options", "Its options.", names) { $0.item.options.map(\.value.rawValue) },
      .list("actions", "Its buttons.", action) { $0.spec.placed($0.item.actions) },
      .list("hiddenPreview", "The text while previews are hidden.", text) {
        TextRow.rows(of: $0.item.hiddenPreview, in: $0.spec)
      },
    ])

  private static let action = ContextTable<Placed<ActionItem>>(
    "An action", doc: "An element of `actions`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .action) },
      .text("summary", "What it does.") { $0.item.summary },
      .text("target", "The id of the screen it opens.") { $0.item.target?.value },
      .flag("takesText", "Whether people write something into it.") { $0.item.textInput != nil },
      .list("options", "Its options.", names) { $0.item.options.map(\.value.rawValue) },
      .list("title", "Its title in all languages.", text) { TextRow.rows(of: $0.item.title, in: $0.spec) },
      .list("inputButton", "The button that sends what people write into it.", text) {
        TextRow.rows(of: $0.item.textInput?.button, in: $0.spec)
      },
      .list("inputPlaceholder", "The placeholder of the empty field.", text) {
        TextRow.rows(of: $0.item.textInput?.placeholder, in: $0.spec)
      },
    ])

  static let preference = ContextTable<Placed<PreferenceItem>>(
    "A setting", doc: "An element of `preferences`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift; for a choice the name of its type.") { placed in
        placed.item.choice.map { SwiftNames.written(SwiftNames.typeName(of: placed.item, $0), in: placed.spec) }
          ?? SwiftNames.name(placed.item.id, of: .preference, in: placed.spec)
      },
      .text("summary", "What it changes.") { $0.item.summary },
      .text("type", "`toggle`, `time` or `choice`.") { $0.item.typeName },
      .flag("isOnByDefault", "Whether a toggle is on until somebody changes it.") {
        $0.item.toggle?.isOnByDefault ?? false
      },
      .text("standard", "The option of a choice or the time of day, `20:00`, until somebody changes it.") {
        $0.item.standard
      },
      .text("parent", "The id of the toggle that must be on for it.") { $0.item.parent?.value },
      .list("options", "The options of a choice.", option) { $0.spec.placed($0.item.choice?.options ?? []) },
      .list("label", "Its label in all languages.", text) { TextRow.rows(of: $0.item.label, in: $0.spec) },
      .list("footer", "The explanation below it.", text) { TextRow.rows(of: $0.item.footer, in: $0.spec) },
    ])

  private static let option = ContextTable<Placed<OptionItem>>(
    "An option", doc: "An element of `options` of a setting.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .option) },
      .list("label", "Its label in all languages.", text) { TextRow.rows(of: $0.item.label, in: $0.spec) },
    ])

  static let settingsSection = ContextTable<Placed<SettingsSectionItem>>(
    "A section of the settings screen", doc: "An element of `settingsSections`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .section) },
      .text("summary", "What it is.") { $0.item.summary },
      .list("rows", "Its settings, in order.", preference) { placed in
        placed.spec.placed(placed.item.rows.compactMap { placed.spec.preference($0.value) })
      },
      .list("header", "The text above its settings.", text) { TextRow.rows(of: $0.item.header, in: $0.spec) },
      .list("footer", "The small text below them.", text) { TextRow.rows(of: $0.item.footer, in: $0.spec) },
    ])

  static let module = ContextTable<Placed<ModuleItem>>(
    "A module", doc: "An element of `modules`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .module, in: $0.spec) },
      .text("summary", "What it is.") { $0.item.summary },
      .list("name", "Its name in all languages.", text) { TextRow.rows(of: $0.item.name, in: $0.spec) },
    ])

  static let attribute = ContextTable<Placed<AttributeItem>>(
    "An attribute", doc: "An element of `attributes`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "The name of its type in Swift.") {
        SwiftNames.written(SwiftNames.typeName(of: $0.item), in: $0.spec)
      },
      .text("summary", "What it is.") { $0.item.summary },
      .list("values", "What it can be.", attributeValue) { $0.item.values.map(\.value) },
    ])

  private static let attributeValue = ContextTable<String>(
    "A value of an attribute", doc: "An element of `values` of an attribute.",
    [
      .text("id", "The value.") { $0 },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0, of: .option) },
    ])

  static let flag = ContextTable<Placed<FlagItem>>(
    "A flag", doc: "An element of `flags`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .option) },
      .text("default", "`on` or `off`: where it is until the app reports it.") { $0.item.standard.rawValue },
      .text("owner", "The team to ask about it.") { $0.item.owner?.value ?? $0.spec.app.owner },
      .text("until", "The last day on which it is needed.") { $0.item.until?.value.description },
      .text("summary", "What it is.") { $0.item.summary },
    ])

  static let experiment = ContextTable<Placed<ExperimentItem>>(
    "An experiment", doc: "An element of `experiments`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "The name of its type in Swift.") {
        SwiftNames.written(SwiftNames.typeName(of: $0.item), in: $0.spec)
      },
      .list("arms", "Its arms, in the order of the draw.", arm) { $0.item.arms },
    ])

  private static let arm = ContextTable<ExperimentItem.Arm>(
    "An arm", doc: "An element of `arms` of an experiment.",
    [
      .text("id", "Its id.") { $0.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.id, of: .option) },
      .text("share", "How many of a hundred installations are in it.") { "\($0.share)" },
    ])

  static let string = ContextTable<Placed<StringItem>>(
    "A string", doc: "An element of `strings`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .string, in: $0.spec) },
      .text("summary", "Where it is used.") { $0.item.summary },
      .list("arguments", "What it says.", parameter) { $0.item.arguments },
      .list("texts", "The text in all languages.", text) { TextRow.rows(of: $0.item.text, in: $0.spec) },
    ])

  static let text = ContextTable<TextRow>(
    "A text", doc: "An element of `label`, `title`, `texts` and the like: a text in one language.", textColumns)

  private static let copy = ContextTable<TextRow>(
    "A text of a notification", doc: "An element of `copy`.",
    [
      .text("field", "`title`, `subtitle` or `body`.") { $0.field },
      .text("variant", "The id of the variant; empty for a text that is always the same.") { $0.variant },
    ] + textColumns)

  private static let textColumns: [ContextColumn<TextRow>] = [
    .text("locale", "The language, a BCP 47 tag.") { $0.copy.locale.text },
    .text("argument", "The argument whose number chooses this form; empty for a text without forms.") { $0.argument },
    .text("category", "The CLDR plural category; empty for a text without forms.") { $0.category },
    .text("text", "As the spec has it: `{days}` is an argument, `{{` a brace.") { $0.template.source },
    .text("status", "`approved`, `proposed` or `stale`.") { $0.copy.status.rawValue },
    .list("parts", "The same text piece by piece.", part) { $0.template.parts },
  ]

  private static let part = ContextTable<TextTemplate.Part>(
    "A piece of a text", doc: "An element of `parts`.",
    [
      .text("literal", "The words themselves; empty for an argument.") {
        if case .literal(let text) = $0 { text } else { nil }
      },
      .text("argument", "The id of an argument; empty for words.") {
        if case .argument(let id) = $0 { id } else { nil }
      },
    ])
}

extension PreferenceItem {
  /// What holds before anybody touches it; nil for a toggle, which is on or off.
  fileprivate var standard: String? {
    switch kind {
    case .toggle: nil
    case .time(let time): time.standard.value.description
    case .choice(let choice): choice.standard.value
    case .weekdays, .times, .number: standardWords
    }
  }

  fileprivate var typeName: String {
    switch kind {
    case .toggle: "toggle"
    case .time: "time"
    case .choice: "choice"
    case .weekdays: "weekdays"
    case .times: "times"
    case .number: "number"
    }
  }
}
