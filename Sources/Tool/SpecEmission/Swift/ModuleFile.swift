import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The parts of the app that a refused permission takes away. Nil for an app that names none.
  var moduleFile: [UInt8]? {
    guard !spec.modules.isEmpty else { return nil }
    var writer = newWriter()
    writer.leanEnum(
      LeanEnum(
        name: "Module", doc: "The parts of \(appName) that a refused permission can block, hide or disable.",
        cases: spec.modules.map { (name($0.id, of: .module), $0.id, $0.summary ?? quoted($0.name)) },
        idDoc: "The id in the spec.", lookupDoc: "The module with this id in the spec"))
    writer.line()
    writer.block("extension Module") { writer in
      writer.doc("The name that people see.")
      writer.line("\(access)func name(in locale: AppLocale) -> String {")
      writer.indented { $0.line("Self.catalogue.text(0, of: index, in: locale.index) ?? \"\"") }
      writer.line("}")
      writer.line()
      writer.catalogue(
        fields: ["name"], spec.modules.map { ($0.id, [("name", $0.name)]) }, locales: catalogueLocales)
    }
    return writer.bytes
  }
}
