import SpecDiagnostics
import SpecModel
import SpecReading
import YAMLNodes

/// One scenario file, read as far as its head: suite, app and the list of scenarios.
struct ScenarioFile {
  let app: String
  private let suite: String?
  private let reader: ObjectReader

  /// Nil when the app is not known, without which nothing else can be judged.
  init?(_ tree: SourceTree, in session: ReadingSession) {
    guard let reader = session.object(SourceValue(tree.root), ScenarioShape.file) else { return nil }
    self.reader = reader
    _ = reader.int("notispec_scenarios")
    suite = reader.value("suite").flatMap { session.caseName($0) }
    guard let app = reader.reference("app") else { return nil }
    self.app = app.value
  }

  /// Adds the sound cases of the file.
  func append(to cases: inout [ScenarioCase], _ reading: ScenarioReading) {
    let errorsBefore = reading.session.errorCount
    let start = StartPlan(defaults: reader.object("defaults")?.object("start"), own: nil)
    let isHeadSound = suite != nil && reading.session.errorCount == errorsBefore
    // A suite without a usable name still has its scenarios checked.
    let head = ScenarioHead(suite: suite ?? "", app: app, start: start)
    let countBefore = cases.count
    let scenarios = reader.list("scenarios")
    if let scenarios, scenarios.isEmpty, let value = reader.value("scenarios") {
      reading.session.report(.assertsNothing, "has no scenario", about: value)
    }
    for item in scenarios ?? [] {
      ScenarioPlan(item, head, reading)?.append(to: &cases)
    }
    if !isHeadSound { cases.removeSubrange(countBefore...) }
  }
}

/// What all scenarios of one file share.
struct ScenarioHead {
  let suite: String
  let app: String
  /// `defaults.start`, for scenarios without a start of their own.
  let start: StartPlan
}

extension ReadingSession {
  /// A part of a case id: the name of a suite, a scenario or a row.
  func caseName(_ value: SourceValue) -> String? {
    // A row may be called `85`.
    guard value.kind == .scalar, value.core != .null else {
      reportWrongType(value, expected: .text)
      return nil
    }
    let name = value.text
    if Self.isCaseName(name) { return name }
    report(
      .badID, "must be a name such as 'at-85': letters, digits, '.', '_' and '-', at most 100 of them", about: value)
    return nil
  }

  private static func isCaseName(_ name: String) -> Bool {
    let bytes = name.utf8
    guard let first = bytes.first, bytes.count <= 100, isAlphanumeric(first) else { return false }
    return bytes.allSatisfy { isAlphanumeric($0) || $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}
