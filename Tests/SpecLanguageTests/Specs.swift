import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// Pieces that tests put their own lines between.
enum Specs {
  static let app = """
    notispec: 1
    app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en, ru], source_locale: en, delivery: local }
    """
  static let world = """
    signals:
      fed: { parameters: { grams: { type: int }, food: { type: string }, bowl: { type: percent } } }
      walked: {}
      told: { parameters: { days: { type: int }, word: { type: string }, grams: { type: int } } }
    deep_links:
      scheme: pets
      targets:
        home: { path: /home }
        bowl: { path: /bowl, fallback: home }
    preferences:
      reminders: { type: toggle, default: true, controls: all }
    """

  /// A whole spec with one type, whose lines are given.
  static func type(_ lines: String) -> String {
    """
    \(app)
    \(world)
    notifications:
      hungry:
    \(indented(lines, by: 4))
    """
  }

  /// A whole spec with one type that has this trigger.
  static func trigger(_ line: String) -> String {
    type("summary: \"Hungry.\"\ntarget: bowl\n\(line)\ncopy: { body: { en: \"Eat\", ru: \"Ешь\" } }")
  }

  /// A whole spec with one type that has this condition.
  static func condition(_ condition: String) -> String {
    trigger("trigger: { after: { signal: walked, delay: 5m } }\nconditions: [\(condition)]")
  }

  /// A whole spec with one type that has these arguments and this body.
  static func body(_ lines: String, arguments: String = "{}") -> String {
    type(
      """
      summary: "Hungry."
      target: bowl
      trigger: { after: { signal: told, delay: 5m } }
      arguments: \(arguments)
      copy:
      \(indented(lines, by: 2))
      """)
  }

  private static func indented(_ lines: String, by count: Int) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}

/// Expects exactly these findings for the only file of an app.
func expectFindings(
  in marked: String, _ expected: [(marker: String, message: String)],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectDiagnostics(in: marked, expected, sourceLocation: sourceLocation) { bytes, file in
    SpecReader.read([SpecSource(path: file, bytes: bytes)], requirements: ["PETS/FOOD-1"]).diagnostics
  }
}

/// The findings for several files as `path:line:column message`.
func findings(_ files: [(path: String, text: String)], folder: String? = nil) -> [String] {
  SpecReader.read(files.map { SpecSource(path: $0.path, bytes: Array($0.text.utf8)) }, folder: folder).diagnostics
    .map { "\($0.span.file):\($0.span.start.line):\($0.span.start.column) \($0.message)" }
}
