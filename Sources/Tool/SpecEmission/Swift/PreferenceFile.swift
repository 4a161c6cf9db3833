import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The settings a user can change, with what they are called and what they control. Nil for an app without any.
  var preferenceFile: [UInt8]? {
    guard !spec.preferences.isEmpty else { return nil }
    var writer = newWriter()
    var parts = 0
    func part(_ write: (inout SwiftWriter) -> Void) {
      if parts > 0 { writer.line() }
      parts += 1
      write(&writer)
    }
    let toggles = spec.preferences.compactMap { item in item.toggle.map { (item, $0) } }
    if !toggles.isEmpty { part { writeToggles(toggles, &$0) } }
    for kind in ValueKind.allCases {
      let items = spec.preferences.filter { ValueKind($0) == kind }
      if !items.isEmpty { part { writeValues(items, kind.swiftName, kind.noun, kind.properties, &$0) } }
    }
    for item in spec.preferences {
      if let choice = item.choice { part { writeChoice(item, choice, &$0) } }
    }
    if spec.preferences.contains(where: { $0.choice?.options.contains { $0.every != nil } ?? false }) {
      part { $0.lines(interval) }
    }
    return writer.bytes
  }

  private func writeToggles(_ toggles: [(item: PreferenceItem, toggle: ToggleItem)], _ writer: inout SwiftWriter) {
    let items = toggles.map(\.item)
    let names = items.map { name($0.id, of: .preference) }
    writer.leanEnum(
      LeanEnum(
        name: "TogglePreference", doc: "The settings of \(appName) that a user switches on and off.",
        cases: cases(items), idDoc: "The id in the spec.", lookupDoc: "The setting with this id in the spec"))
    writer.line()
    writer.block("extension TogglePreference") { writer in
      writer.doc("The value until the user chooses.")
      writer.property(
        "\(access)var isOnByDefault: Bool", zip(names, toggles).map { (".\($0)", "\($1.toggle.isOnByDefault)") })
      writer.line()
      writer.doc("Whether switching it off keeps notifications of this type from being planned.")
      let tree = PreferenceTree(of: spec)
      writeControls(
        zip(names, items).map { ($0, SwitchedTypes(off: $1, in: tree).ids) }, &writer)
      writer.line()
      if toggles.contains(where: \.toggle.asksPermission) {
        writer.doc("Whether switching it on asks for permission to send notifications.")
        writer.property(
          "\(access)var asksPermission: Bool", zip(names, toggles).map { (".\($0)", "\($1.toggle.asksPermission)") })
        writer.line()
      }
      writeParent(items, &writer)
      writer.lines(preferenceTexts)
      writer.line()
      writeCatalogue(items, &writer)
    }
  }

  /// An enum of the settings of one type that are not on or off.
  ///
  /// - Parameters:
  ///   - noun: What they are, behind "settings that are".
  ///   - properties: What is known about each besides its texts: a comment, a declaration and the values.
  private func writeValues(
    _ items: [PreferenceItem], _ name: String, _ noun: String,
    _ properties: [(doc: String, head: String, value: (PreferenceItem) -> String)], _ writer: inout SwiftWriter
  ) {
    writer.leanEnum(
      LeanEnum(
        name: name, doc: "The settings of \(appName) that are \(noun).", cases: cases(items),
        idDoc: "The id in the spec.", lookupDoc: "The setting with this id in the spec"))
    writer.line()
    writer.block("extension \(name)") { writer in
      for property in properties {
        writer.doc(property.doc)
        writer.property(
          "\(access)var \(property.head)",
          items.map { (".\(self.name($0.id, of: .preference))", property.value($0)) })
        writer.line()
      }
      writer.doc("Whether it decides when notifications of this type come.")
      writeControls(items.map { (self.name($0.id, of: .preference), typesReading($0.id)) }, &writer)
      writer.line()
      writeParent(items, &writer)
      writer.lines(preferenceTexts)
      writer.line()
      writeCatalogue(items, &writer)
    }
  }

  /// `controls(_:)` of an enum of settings; nil means all types.
  private func writeControls(_ settings: [(name: String, types: [String]?)], _ writer: inout SwiftWriter) {
    // With no type there is nothing to ask about, and the enum has no case.
    if typeNames.isEmpty {
      writer.line("\(access)func controls(_ type: NotificationType) -> Bool { false }")
      return
    }
    writer.block("\(access)func controls(_ type: NotificationType) -> Bool") { writer in
      writer.line("switch self {")
      for (name, types) in settings {
        guard let types, !types.isEmpty else {
          writer.line("case .\(name): return \(types == nil)")
          continue
        }
        writer.line("case .\(name):")
        writer.indented { $0.expression(list(of: types), after: "return ", before: ".contains(type)") }
      }
      writer.line("}")
    }
  }

  private func list(of types: [String]) -> SwiftExpression {
    .list(types.map { .atom(".\(name($0, of: .type))") })
  }

  /// The types whose time, repetition or words the setting chooses, or that compare something with it.
  private func typesReading(_ preference: String) -> [String] {
    spec.notifications.filter { item in
      item.triggers.contains { $0.preferences.contains { $0.value == preference } }
        || item.allConditions.contains { $0.rule.compares(with: preference) }
        || item.copy.fields.contains { field in
          guard case .variants(let variants) = field.text, case .preference(let id) = variants.choice else {
            return false
          }
          return id.value == preference
        }
    }.map(\.id)
  }

  private func writeInterval(of choice: ChoiceItem, _ writer: inout SwiftWriter) {
    guard choice.options.contains(where: { $0.every != nil }) else { return }
    writer.doc("How often a notification that uses the setting comes; nil if the option does not say.")
    writer.property(
      "\(access)var every: PreferenceInterval?",
      choice.options.map { option in
        let every: String =
          switch option.every?.value {
          case .day: ".days(1)"
          case .days(let count): ".days(\(count))"
          case .week: ".week"
          case .month: ".month"
          case .year: ".year"
          case nil: "nil"
          }
        return (".\(SwiftNames.name(option.id, of: .option))", every)
      })
    writer.line()
  }

  private var interval: String {
    #"""
    /// How often something comes, counted in the calendar of the device.
    \#(access)enum PreferenceInterval: Sendable, Hashable {
      case days(Int)
      case week
      case month
      case year
    }
    """#
  }

  private func writeChoice(_ item: PreferenceItem, _ choice: ChoiceItem, _ writer: inout SwiftWriter) {
    let name = SwiftNames.typeName(of: item, choice)
    writer.leanEnum(
      LeanEnum(
        name: name, doc: item.summary ?? "The options of the setting '\(item.id)' of \(appName).",
        cases: choice.options.map { (SwiftNames.name($0.id, of: .option), $0.id, quoted($0.label)) },
        idDoc: "The id in the spec.", lookupDoc: "The option with this id in the spec"))
    writer.line()
    writer.block("extension \(name): Identifiable") { writer in
      writer.doc("The id in the spec, for lists and pickers.")
      writer.line("\(access)var id: String { rawValue }")
    }
    writer.line()
    writer.block("extension \(name)") { writer in
      writer.doc("The value until the user chooses.")
      writer.line("\(access)static let standard = \(name).\(SwiftNames.name(choice.standard.value, of: .option))")
      writer.line()
      writer.doc("The id of the setting in the spec.")
      writer.line("\(access)static var id: String { \(SwiftWriter.literal(item.id)) }")
      writer.line()
      if let parent = item.parent {
        writer.doc("The setting that must be on for this one to be shown and to have an effect.")
        writer.line(
          "\(access)static var parent: TogglePreference { .\(self.name(parent.value, of: .preference)) }")
        writer.line()
      }
      writeInterval(of: choice, &writer)
      writer.doc("Whether it decides when notifications of this type come, or what they say.")
      writer.block("\(access)static func controls(_ type: NotificationType) -> Bool") { writer in
        let types = typesReading(item.id)
        if types.isEmpty {
          writer.line("false")
        } else {
          writer.expression(list(of: types), before: ".contains(type)")
        }
      }
      writer.line()
      writer.doc("The name of the option on the settings screen.")
      writer.block("\(access)func label(in locale: AppLocale) -> String") {
        $0.line("Self.catalogue.text(0, of: index, in: locale.index) ?? \"\"")
      }
      writer.line()
      writer.lines(
        """
        /// The name of the setting on the settings screen; nil if the spec has none.
        \(access)static func label(in locale: AppLocale) -> String? {
          catalogue.text(0, of: allCases.count, in: locale.index)
        }

        /// The explanation below it; nil when there is none.
        \(access)static func footer(in locale: AppLocale) -> String? {
          catalogue.text(1, of: allCases.count, in: locale.index)
        }
        """)
      writer.line()
      // The setting itself comes after its options.
      writer.catalogue(
        fields: ["label", "footer"],
        choice.options.map { ($0.id, [("label", $0.label)]) } + [(item.id, texts(of: item))],
        locales: catalogueLocales)
    }
  }

  private func cases(_ items: [PreferenceItem]) -> [(name: String, id: String, doc: String)] {
    items.map { (name($0.id, of: .preference), $0.id, $0.label.map(quoted) ?? "") }
  }

  private func writeParent(_ items: [PreferenceItem], _ writer: inout SwiftWriter) {
    guard items.contains(where: { $0.parent != nil }) else { return }
    writer.doc("The setting that must be on for this one to be shown and to have an effect.")
    writer.property(
      "\(access)var parent: TogglePreference?",
      items.map { item in
        let parent = item.parent.map { ".\(name($0.value, of: .preference))" }
        return (".\(name(item.id, of: .preference))", parent ?? "nil")
      })
    writer.line()
  }

  private func writeCatalogue(_ items: [PreferenceItem], _ writer: inout SwiftWriter) {
    writer.catalogue(
      fields: ["label", "footer"], items.map { ($0.id, texts(of: $0)) }, locales: catalogueLocales)
  }

  private func texts(of item: PreferenceItem) -> [(field: String, text: LocalizedText)] {
    [("label", item.label), ("footer", item.footer)].compactMap { field, text in text.map { (field, $0) } }
  }

  private var preferenceTexts: String {
    #"""
    /// Its name on the settings screen; nil if the spec has none.
    \#(access)func label(in locale: AppLocale) -> String? {
      Self.catalogue.text(0, of: index, in: locale.index)
    }

    /// The explanation below it; nil when there is none.
    \#(access)func footer(in locale: AppLocale) -> String? {
      Self.catalogue.text(1, of: index, in: locale.index)
    }
    """#
  }
}
