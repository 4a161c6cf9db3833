import SpecLanguage
import TextWriting

extension SwiftModule {
  /// Every text that belongs to no notification, in the shape of the copy. Nil for an app without such texts.
  var stringsFile: [UInt8]? {
    guard !spec.strings.isEmpty else { return nil }
    var writer = newWriter()
    writer.doc("A text of \(appName) that belongs to no notification, with its arguments filled in.")
    writer.lines(appStringType)
    writer.line()
    writer.block("extension AppString") { writer in
      for (row, item) in spec.strings.enumerated() {
        if row > 0 { writer.line() }
        writer.doc(item.summary, quoted(item.text))
        let name = name(item.id, of: .string)
        guard !item.arguments.isEmpty else {
          writer.line("\(access)static var \(name): AppString { AppString(\(row)) }")
          continue
        }
        let parameters = item.arguments.map { "\(SwiftNames.label($0.id)): \($0.kind.swiftType)" }
        writer.list("\(access)static func \(name)(", parameters, ") -> AppString {")
        writer.indented {
          $0.expression(.call("AppString", [.atom("\(row)"), .list(item.arguments.map { $0.copyArgument() })]))
        }
        writer.line("}")
      }
    }
    writer.line()
    writer.block("extension AppString") { writer in
      writer.catalogue(
        fields: ["text"], spec.strings.map { ($0.id, [("text", $0.text)]) }, locales: catalogueLocales)
    }
    return writer.bytes
  }

  /// The text in the source locale, in quotation marks, as a reader of the documentation sees it.
  func quoted(_ text: LocalizedText) -> String {
    text[spec.app.sourceLocale.value]?.wordings.last.map { "“\($0.source)”" } ?? ""
  }

  private var appStringType: String {
    #"""
    \#(access)struct AppString: Sendable, Hashable {
      private let row: Int
      private let arguments: TextArguments

      @inline(never)
      init(_ row: Int, _ arguments: [TextArgument] = []) {
        self.row = row
        self.arguments = TextArguments(arguments)
      }

      /// What people read in a language.
      \#(access)func text(in locale: AppLocale) -> String {
        Self.catalogue.text(0, of: row, in: locale.index, arguments) ?? ""
      }
    }
    """#
  }
}
