import SpecModel
import TextWriting

extension SwiftModule {
  /// The settings a user can change, with what they are called and what they control. Nil for an app without any.
  var preferenceFile: String? {
    guard !spec.preferences.isEmpty else { return nil }
    let names = spec.preferences.map { SwiftNames.name($0.id, of: .preference) }
    var writer = SwiftWriter(generatedFor: spec.app.id)
    writer.leanEnum(
      LeanEnum(
        name: "TogglePreference", doc: "The settings of \(appName) that a user switches on and off.",
        cases: zip(names, spec.preferences).map { name, item in
          (name, item.id, item.label?[spec.app.sourceLocale.value]?.templates.last.map { "“\($0.source)”" } ?? "")
        },
        idDoc: "The id in the spec.", lookupDoc: "The setting with this id in the spec"))
    writer.line()
    writer.block("extension TogglePreference") { writer in
      writer.doc("What holds until the user chooses.")
      writer.property(
        "public var isOnByDefault: Bool", zip(names, spec.preferences).map { (".\($0)", "\($1.isOnByDefault)") })
      writer.line()
      writer.doc("Whether switching it off keeps notifications of this type from being planned.")
      writer.block("public func controls(_ type: NotificationType) -> Bool") { writer in
        writer.line("switch self {")
        for (name, item) in zip(names, spec.preferences) {
          switch item.controls {
          case .all: writer.line("case .\(name): return true")
          case .types(let ids):
            let types: [SwiftExpression] = ids.map { .atom(".\(SwiftNames.name($0.value, of: .type))") }
            writer.line("case .\(name):")
            writer.indented { $0.expression(.list(types), after: "return ", before: ".contains(type)") }
          }
        }
        writer.line("}")
      }
      writer.line()
      writer.lines(Self.preferenceTexts)
      writer.line()
      writer.catalogue(
        fields: ["label", "footer"],
        spec.preferences.map { item in
          (
            item.id,
            [("label", item.label), ("footer", item.footer)].compactMap { field, text in text.map { (field, $0) } }
          )
        },
        locales: spec.app.locales.map(\.value))
    }
    return writer.text
  }

  private static let preferenceTexts = #"""
    /// What the settings screen calls it; nil when the spec gives no name.
    public func label(in locale: AppLocale) -> String? { Self.catalogue.text(0, of: index, in: locale, []) }

    /// The explanation below it; nil when there is none.
    public func footer(in locale: AppLocale) -> String? { Self.catalogue.text(1, of: index, in: locale, []) }
    """#
}
