import SpecDiagnostics
import SpecLanguage
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
  func append(to list: inout CaseList, _ reading: ScenarioReading) {
    let part = reading.session.beginPart()
    let start = StartPlan(defaults: reader.object("defaults")?.object("start"), own: nil)
    let isHeadSound = suite != nil && part.isSound
    // A suite without a usable name still has its scenarios checked.
    let head = ScenarioHead(suite: suite ?? "", app: app, start: start)
    let countBefore = list.cases.count
    let scenarios = reader.list("scenarios", atMost: ReadingSession.sectionLimit)
    if let scenarios, scenarios.isEmpty, let value = reader.value("scenarios") {
      reading.session.report(.assertsNothing, "is empty: add a scenario, or delete the file", about: value)
    }
    for item in scenarios ?? [] {
      if let plan = ScenarioPlan(item, head, reading) {
        plan.append(to: &list)
      } else {
        list.leaveOut(nil, of: item.span.file)
      }
    }
    if !isHeadSound { list.removeAll(after: countBefore) }
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
  /// A part of a case id: the name of a suite or a scenario.
  func caseName(_ value: SourceValue) -> String? {
    // One may be called `404`.
    if value.kind == .scalar {
      switch value.core {
      case .string, .int: return rowName(value)
      case .null, .bool, .double: break
      }
    }
    reportWrongType(value, expected: .caseName)
    return nil
  }

  /// A part of a case id: the first cell of a row, whatever it is.
  func rowName(_ value: SourceValue) -> String? {
    guard value.kind == .scalar, value.core != .null else {
      reportWrongType(value, expected: .pattern(.caseName))
      return nil
    }
    let name = value.text
    if TextPattern.caseName.matches(name) { return name }
    report(.badID, "must be \(TextPattern.caseName.noun)", about: value)
    return nil
  }
}
