import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The sections of the settings screen and their rows, in order. Nil for an app whose spec does not say.
  var settingsScreenFile: [UInt8]? {
    guard let sections = spec.settingsScreen?.sections else { return nil }
    var writer = newWriter()
    writeSections(sections, &writer)
    writer.line()
    writeRow(&writer)
    if hasChoicesOnScreen {
      writer.line()
      writeChoices(&writer)
    }
    return writer.bytes
  }

  /// Whether the settings with options have an enum: rows name them.
  var hasChoicesOnScreen: Bool { spec.settingsScreen != nil && !choices.isEmpty }

  /// The settings with options.
  var choices: [(item: PreferenceItem, choice: ChoiceItem)] {
    spec.preferences.compactMap { item in item.choice.map { (item, $0) } }
  }

  private func writeSections(_ sections: [SettingsSectionItem], _ writer: inout SwiftWriter) {
    let names = sections.map { SwiftNames.name($0.id, of: .section) }
    writer.leanEnum(
      LeanEnum(
        name: "SettingsSection", doc: "The sections of the settings screen of \(appName), from top to bottom.",
        cases: zip(names, sections).map { ($0, $1.id, $1.summary ?? $1.header.map(quoted) ?? "") },
        idDoc: "The id in the spec.", lookupDoc: "The section with this id in the spec"))
    writer.line()
    writer.block("extension SettingsSection: Identifiable") { writer in
      writer.doc("The id in the spec, for lists.")
      writer.line("\(access)var id: String { rawValue }")
    }
    writer.line()
    writer.block("extension SettingsSection") { writer in
      writer.doc("Its settings, from top to bottom.")
      writer.block("\(access)var rows: [SettingsRow]") { writer in
        writer.line("switch self {")
        for (name, section) in zip(names, sections) {
          writer.line("case .\(name):")
          let rows = section.rows.compactMap { spec.preference($0.value) }.map { item in
            SwiftExpression.atom(".\(SettingsRowKind(item).name)(.\(self.name(item.id, of: .preference)))")
          }
          writer.indented { $0.expression(.list(rows), after: "return ", before: "") }
        }
        writer.line("}")
      }
      writer.line()
      writer.lines(
        """
        /// The text above its settings; nil when there is none.
        \(access)func header(in locale: AppLocale) -> String? {
          Self.catalogue.text(0, of: index, in: locale.index)
        }

        /// The explanation below them; nil when there is none.
        \(access)func footer(in locale: AppLocale) -> String? {
          Self.catalogue.text(1, of: index, in: locale.index)
        }
        """)
      writer.line()
      writer.catalogue(
        fields: ["header", "footer"],
        sections.map { section in
          let texts = [("header", section.header), ("footer", section.footer)]
          return (section.id, texts.compactMap { field, text in text.map { (field, $0) } })
        }, locales: catalogueLocales)
    }
  }

  private func writeRow(_ writer: inout SwiftWriter) {
    let kinds = SettingsRowKind.allCases.filter { kind in spec.preferences.contains { SettingsRowKind($0) == kind } }
    func answer(_ head: String, _ value: String, _ writer: inout SwiftWriter) {
      writer.property(head, kinds.map { (".\($0.name)(let setting)", "setting.\(value)") })
    }
    writer.doc("A row of the settings screen of \(appName): a setting of any kind.")
    writer.block("\(access)enum SettingsRow: Sendable, Hashable") { writer in
      for kind in kinds { writer.line("case \(kind.name)(\(kind.type))") }
    }
    writer.line()
    writer.block("extension SettingsRow: RawRepresentable, Identifiable") { writer in
      writer.doc("The id of the setting in the spec.")
      answer("\(access)var rawValue: String", "rawValue", &writer)
      writer.line()
      writer.doc("The same, for lists.")
      writer.line("\(access)var id: String { rawValue }")
      writer.line()
      writer.doc("The setting with this id in the spec; nil if there is none.")
      writer.block("\(access)init?(rawValue: String)") { writer in
        for kind in kinds {
          writer.line("if let setting = \(kind.type)(rawValue: rawValue) {")
          writer.indented { writer in
            writer.line("self = .\(kind.name)(setting)")
            writer.line("return")
          }
          writer.line("}")
        }
        writer.line("return nil")
      }
    }
    writer.line()
    writer.block("extension SettingsRow") { writer in
      writer.doc("Its name; nil if the spec has none.")
      answer("\(access)func label(in locale: AppLocale) -> String?", "label(in: locale)", &writer)
      writer.line()
      writer.doc("The explanation below it; nil when there is none.")
      answer("\(access)func footer(in locale: AppLocale) -> String?", "footer(in: locale)", &writer)
    }
  }

  /// The settings with options as one type, for lists; the options themselves have a type for each.
  private func writeChoices(_ writer: inout SwiftWriter) {
    let cases = choices.map { item, choice in
      (name: name(item.id, of: .preference), type: SwiftNames.typeName(of: item, choice), item: item)
    }
    writer.leanEnum(
      LeanEnum(
        name: "ChoicePreference", doc: "The settings of \(appName) that are one of several options.",
        cases: cases.map { ($0.name, $0.item.id, $0.item.label.map(quoted) ?? "") }, idDoc: "The id in the spec.",
        lookupDoc: "The setting with this id in the spec"))
    writer.line()
    writer.block("extension ChoicePreference") { writer in
      writer.doc("An option in a language.")
      writer.block("\(access)struct Option: Sendable, Hashable, Identifiable") { writer in
        writer.doc("The id in the spec.")
        writer.line("\(access)let id: String")
        writer.doc("Its name on the settings screen.")
        writer.line("\(access)let label: String")
      }
      writer.line()
      writer.doc("Its options, from top to bottom.")
      writer.block("\(access)func options(in locale: AppLocale) -> [Option]") { writer in
        writer.line("switch self {")
        for item in cases {
          writer.line("case .\(item.name):")
          writer.indented {
            $0.line("return \(item.type).allCases.map { Option(id: $0.rawValue, label: $0.label(in: locale)) }")
          }
        }
        writer.line("}")
      }
      writer.line()
      writer.doc("Its name on the settings screen; nil if the spec has none.")
      writer.property(
        "\(access)func label(in locale: AppLocale) -> String?",
        cases.map { (".\($0.name)", "\($0.type).label(in: locale)") })
      writer.line()
      writer.doc("The explanation below it; nil when there is none.")
      writer.property(
        "\(access)func footer(in locale: AppLocale) -> String?",
        cases.map { (".\($0.name)", "\($0.type).footer(in: locale)") })
    }
  }
}

/// What a row of the settings screen is, with the enum of all settings of the kind.
private enum SettingsRowKind: String, CaseIterable {
  case toggle, choice, time, times, weekdays, number

  init(_ item: PreferenceItem) {
    switch item.kind {
    case .toggle: self = .toggle
    case .choice: self = .choice
    case .time: self = .time
    case .times: self = .times
    case .weekdays: self = .weekdays
    case .number: self = .number
    }
  }

  var name: String { rawValue }

  var type: String {
    switch self {
    case .toggle: "TogglePreference"
    case .choice: "ChoicePreference"
    case .time: ValueKind.time.swiftName
    case .times: ValueKind.times.swiftName
    case .weekdays: ValueKind.weekdays.swiftName
    case .number: ValueKind.number.swiftName
    }
  }
}
