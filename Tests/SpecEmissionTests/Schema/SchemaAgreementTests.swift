import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import Testing
import YAMLNodes

/// Reader and schema judge the same files alike: a good file is changed in one place after another, and both look at
/// each of the thousand results.
@Suite struct SchemaAgreementTests {
  /// Mistakes of form, which the schema must find too.
  static let structural: Set<DiagnosticCode> = [
    .unknownKey, .missingKey, .conflictingKeys, .wrongType, .badID, .badValue, .notYetSupported,
  ]

  @Test(arguments: SchemaFiles.formats.map(\.id))
  func schemaFindsWhatTheReaderFinds(_ id: String) throws {
    let format = try #require(SchemaFiles.formats.first { $0.id == id })
    let schema = try SchemaFiles.check(format)
    var seen: Set<String> = []
    var count = 0
    for path in SchemaCorpus.files(format, "good") {
      let tree = try SchemaFiles.tree(SchemaFiles.text(path))
      guard format.wholeSection.map({ tree.root[$0] != nil }) ?? true else { continue }
      for mutant in Mutant.all(of: tree, schema, skipping: &seen) {
        let yaml = YAMLReader.read(Array(mutant.text.utf8), file: "file.yaml")
        if format.id == "scenarios", !ScenarioLoader.isScenarioFile(try #require(yaml.tree)) { continue }
        count += 1
        try compare(mutant, yaml, schema, format, path)
      }
    }
    #expect(count > 20)
  }

  /// The shipped specs have more than the files written for tests; with each app as one file, nothing that the reader
  /// accepts in what they alone have may be refused.
  @Test func schemaIsNeverStricterThanTheReader() throws {
    let schema = try SchemaFiles.check(.spec)
    var seen: Set<String> = []
    for path in SchemaCorpus.files(.spec, "good") {
      _ = Mutant.all(of: try SchemaFiles.tree(SchemaFiles.text(path)), schema, skipping: &seen, putting: [])
    }
    for app in SchemaFiles.apps {
      let whole = try YAMLValue(merging: SchemaFiles.yaml(below: "specs/\(app)").map { try SchemaFiles.text($0) })
      let tree = try SchemaFiles.tree(whole.text)
      // Whole apps take their time, so there is one strange value of a kind.
      for mutant in Mutant.all(of: tree, schema, skipping: &seen, putting: ["[]", "{}", "7", "plain_text"]) {
        let refusals = schema.findings(try SchemaFiles.tree(mutant.sectionText).root)
        if refusals.isEmpty { continue }
        #expect(try !SchemaFiles.errors(in: mutant.text, .spec).isEmpty, "\(app)\(mutant.name): \(refusals)")
      }
    }
  }

  private func compare(
    _ mutant: Mutant, _ yaml: YAMLReadResult, _ schema: SchemaCheck, _ format: FileFormat, _ path: String
  ) throws {
    let errors = try SchemaFiles.errors(in: yaml, format)
    let refusals = schema.findings(try #require(yaml.tree).root)
    if errors.isEmpty {
      #expect(refusals == [], "the reader accepts this in \(path): \(mutant.name)")
    } else if refusals.isEmpty, !mutant.name.contains(".table.") {
      // A cell is judged where its column stands.
      let missed = errors.filter { Self.structural.contains($0.code) && !Self.needsMoreThanAForm($0) }
      #expect(missed.map(\.message) == [], "the schema accepts this in \(path): \(mutant.name)")
    }
  }

  /// Mistakes with a code of form that are made by another value or by another place: the schema looks at one value at
  /// a time. An empty list where something must be listed is left to the reader too.
  private static func needsMoreThanAForm(_ diagnostic: Diagnostic) -> Bool {
    let signs = [
      "No file of this app", "names no ", "names an unknown ", "lists no", "has no values",
      "and the defaults have none", ".example' must be one of",
      ".example' must be '",
      ".with.", "shows nothing", "has no step", "never equals it",
      "makes no sense with", "is a toggle: write",
      "without '", "only one text", "needs a 'title' or a 'text'", "is never due",
      // Eight letters: for the schema `variants` may be a language.
      ".variants' must be ",
      "only one argument", "but a text can count", "is never shown", "at least two variants", "but there is only one",
      "must have one name", "which can be any text", "but only an argument with", "the device has none for this type",
      "are compared",
    ]
    return signs.contains(where: diagnostic.message.contains)
  }
}
