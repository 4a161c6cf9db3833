import Foundation
import SpecEmission
import SpecLanguage
import Testing

/// `outputs.swift.texts: string_catalog`, against stubs of what Apple's platforms have: a Foundation that fills in the
/// formats of the catalog that we write.
@Suite struct CatalogReadingTests {
  /// What an app is told of its catalog here: the key, the language, the category, the number that chooses, the format.
  private typealias Row = (key: String, locale: String, category: String, number: Int, format: String)

  private static func rows(of spec: Spec) throws -> [Row] {
    let file = try #require(
      StringCatalogEmitter().files(for: spec).first { $0.path.hasSuffix("Localizable.xcstrings") })
    let root = try #require(JSONSerialization.jsonObject(with: Data(file.contents.utf8)) as? [String: Any])
    var rows: [Row] = []
    for (key, entry) in try #require(root["strings"] as? [String: [String: Any]]).sorted(by: { $0.key < $1.key }) {
      for (locale, text) in (entry["localizations"] as? [String: [String: Any]] ?? [:]).sorted(by: { $0.key < $1.key })
      {
        let parts = text["substitutions"] as? [String: [String: Any]] ?? [:]
        // A text that counts several numbers is not read.
        if parts.count > 1 { continue }
        let number = parts.first?.value["argNum"] as? Int ?? 1
        let forms = (parts.first?.value ?? text)["variations"] as? [String: [String: [String: Any]]]
        for (category, form) in forms?["plural"] ?? ["-": text] {
          let value = (form["stringUnit"] as? [String: String])?["value"] ?? ""
          rows.append((key, locale, category, number, value.replacing("%arg", with: "%\(number)$lld")))
        }
      }
    }
    return rows
  }

  /// Stands in for Foundation: a text is found by its key, and filled in by the plural rules of English and Russian.
  private static func foundation(_ rows: [Row]) -> String {
    let table = rows.map { row in
      [row.key, row.locale, row.category, String(row.number), row.format].joined(separator: "⎮")
    }.joined(separator: "⏎")
    return """
      public final class NSString: CVarArg {
        let text: String
        public init(string: String) { text = string }
        public var _cVarArgEncoding: [Int] { [] }
      }
      public struct Locale { let tag: String; public init(identifier: String) { tag = identifier } }
      public struct Bundle {
        let locale: String
        public static var main: Bundle { Bundle(path: "")! }
        public init?(path: String) { locale = path }
        public func path(forResource name: String?, ofType type: String?) -> String? { name }
        public func localizedString(forKey key: String, value: String?, table: String?) -> String {
          let own = rows.filter { $0[0] == key && $0[1] == locale }
          guard let first = own.first else { return value ?? key }
          return first[2] == "-" ? first[4] : "\\u{1}" + key
        }
      }
      let rows = table.split(separator: "⏎").map { $0.split(separator: "⎮").map(String.init) }
      let table = ##\"\"\"
      \(table)
      \"\"\"##
      func category(_ n: Int, _ locale: String) -> String {
        switch locale {
        case "ru":
          if n % 10 == 1, n % 100 != 11 { return "one" }
          return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? "few" : "many"
        case "en": return n == 1 ? "one" : "other"
        default: return "other"
        }
      }
      extension String {
        public init(format: String, locale: Locale?, arguments: [any CVarArg]) {
          let locale = locale?.tag ?? ""
          var format = format
          if format.first == "\\u{1}" {
            let own = rows.filter { $0[0] == format.dropFirst() && $0[1] == locale }
            let number = arguments[Int(own[0][3])! - 1] as! Int
            format = (own.first { $0[2] == category(number, locale) } ?? own.first { $0[2] == "other" } ?? own[0])[4]
          }
          var result = "", rest = format[...]
          while let letter = rest.popFirst() {
            guard letter == "%" else { result.append(letter); continue }
            if rest.first == "%" { rest.removeFirst(); result.append("%"); continue }
            let number = rest.prefix { $0 != "$" }
            rest = rest[number.endIndex...].dropFirst()
            for end in ["@", "lld", ".15lg"] where rest.starts(with: end) { rest = rest.dropFirst(end.count) }
            switch arguments[Int(number)! - 1] {
            case let text as NSString: result += text.text
            case let number as Int: result += String(number)
            case let number as Double: result += String(Int(number))
            default: break
            }
          }
          self = result
        }
      }

      """
  }

  /// The lines that a program with the module prints.
  private static func run(_ spec: Spec, _ rows: [Row], _ main: String) throws -> [String] {
    try Toolchain.inTemporaryFolder { folder in
      let module = SwiftEmitter(runtime: .embedded, texts: .stringCatalog).files(for: spec)
      for (name, contents) in [("Darwin", ""), ("Foundation", foundation(rows))] {
        let source = try Toolchain.write(OutputFile(path: "\(name)Stub.swift", contents: contents), in: folder)
        let compiler = try Toolchain.run([
          "swiftc", "-wmo", "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path",
          folder.appending(path: "\(name).swiftmodule").path, "-c", source, "-o",
          folder.appending(path: "\(name).o").path,
        ])
        #expect(compiler.status == 0, "\(compiler.output)")
      }
      let program = folder.appending(path: "program").path
      let sources = try (module + [OutputFile(path: "main.swift", contents: main)]).map {
        try Toolchain.write($0, in: folder)
      }
      let compiler = try Toolchain.run(
        ["swiftc", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-module-name", "App", "-I", folder.path]
          + sources + ["Darwin", "Foundation"].map { folder.appending(path: "\($0).o").path } + ["-o", program])
      #expect(compiler.output == "")
      return try Toolchain.run([program]).output.split(separator: "\n").map(String.init)
    }
  }

  /// Every form of every text of notifications, of buttons and of settings.
  private static func everyText(of spec: Spec) -> String {
    let rows = spec.notifications.count + 24
    var main = """
      func show(_ name: String, _ catalogue: TextCatalogue, _ fields: Int, _ items: Int) {
        for item in 0..<items { for field in 0..<fields { for locale in AppLocale.allCases {
          for form in catalogue.templates(field, of: item, in: locale.index) {
            print(name, item, field, locale, form.argument ?? "-", form.category?.rawValue ?? "-", form.text)
          }
        } } }
      }
      show("copy", NotificationCopy.catalogue, 3, \(min(rows, spec.notifications.count)))
      show("toggle", TogglePreference.catalogue, 2, TogglePreference.allCases.count)

      """
    if !spec.strings.isEmpty { main += "show(\"string\", AppString.catalogue, 1, \(spec.strings.count))\n" }
    return main
  }

  @Test(arguments: ["lingo", "courier", "journal", "remedy"])
  func theCatalogThatWeWriteSaysTheSame(_ app: String) throws {
    let spec = try Checkout.spec(app)
    let main = Self.everyText(of: spec)
    let rows = try Self.rows(of: spec)
    let own = try Self.run(spec, [], main)
    #expect(own.count > 50)
    #expect(try Self.run(spec, rows, main) == own)
    // Each text is read, but those that count several numbers and the forms that no whole number takes.
    let edited = try Self.run(spec, rows.map { ($0.key, $0.locale, $0.category, $0.number, "§\($0.format)") }, main)
    #expect(edited.map { $0.replacing("§", with: "") } == own)
    let left = edited.filter { !$0.contains("§") }
    let decimals = left.filter { $0.contains(" ru ") && $0.contains(" other ") }
    #expect(left.count - decimals.count == (app == "lingo" ? 12 : 0), "\(left)")
  }

  /// Values in another order, a brace, a percent sign, a number as a word, and a number that an editor left out.
  @Test func anEditReachesPeople() throws {
    let spec = try Checkout.spec("courier")
    var rows = try Self.rows(of: spec).filter { $0.key != "basket_left.body" || $0.locale == "zh-Hans" }
    // The dishes are the first or the second value, as the catalog has it.
    let dishes = try #require(rows.first { $0.key == "basket_left.body" }).format.contains("%1$lld") ? 1 : 2
    let place = 3 - dishes
    rows += [
      ("basket_left.body", "en", "one", dishes, "One dish {of 100%%} at %\(place)$@"),
      ("basket_left.body", "en", "other", dishes, "At %\(place)$@: %\(dishes)$lld dishes for 5"),
      ("basket_left.body", "ru", "one", dishes, "%\(dishes)$lld \\ блюдо (%\(place)$@)"),
      ("basket_left.body", "ru", "few", dishes, "Несколько блюд"),
      ("basket_left.body", "ru", "many", dishes, "много %\(dishes)$lld"),
    ]
    let main = """
      for (count, locale) in [(1, AppLocale.en), (5, .en), (21, .ru), (3, .ru), (5, .ru)] {
        print(NotificationCopy.basketLeft(restaurant: "A%5", dishes: count).body(in: locale))
      }
      """
    #expect(
      try Self.run(spec, rows, main) == [
        "One dish {of 100%} at A%5", "At A%5: 5 dishes for 5", "21 \\ блюдо (A%5)", "Несколько блюд", "много 5",
      ])
  }

  @Test func aModuleThatDoesNotAskForItIsWithoutIt() throws {
    let files = SwiftEmitter(runtime: .embedded).files(for: try Checkout.spec("courier"))
    #expect(!files.contains { $0.path.hasSuffix("/StringCatalog.swift") })
    #expect(!files.contains { $0.contents.contains("reading: StringCatalog") })
  }
}
