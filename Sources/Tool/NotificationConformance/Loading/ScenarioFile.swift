import SpecDiagnostics
import SpecLanguage

/// A suite of scenarios of one app, read as far as its head: suite, app and the list of scenarios.
struct ScenarioFile {
  let app: String
  private let suite: String?
  private let defaults: (() -> ObjectReader?)?
  private let scenarios: (() -> [SourceValue]?)?
  private let mapping: ObjectReader

  /// A whole file. It counts as one when its first key is `notispec_scenarios`.
  static let shape = ObjectShape("scenario-file", doc: "A suite of scenarios of one app.") { ScenarioFile($0) }

  /// Nil when the app is not known, without which nothing else can be judged.
  init?(_ read: KeyReader<Self>) {
    read.version("notispec_scenarios", doc: "The version of the scenario format. The first key.")
    suite = read(
      "suite", .caseName, required: true, doc: "The beginning of every case id of the file.",
      example: "cleaner.limit-reached")
    let app = read("app", .id(of: .app), required: true, doc: "The app the scenarios are about.", example: "cleaner")
    defaults = read(
      "defaults", KeyType.group(ScenarioDefaults.shape).later, doc: "What every scenario of the file begins with.",
      example: "{ … }")
    scenarios = read(
      "scenarios", KeyType.items(of: .object(ScenarioPlan.shape), atMost: ReadingSession.sectionLimit).later,
      required: true, doc: "The scenarios, in reading order.", example: "[…]")
    guard let app, let mapping = read.mapping else { return nil }
    self.app = app
    self.mapping = mapping
  }

  /// Adds the sound cases of the file.
  func append(to list: inout CaseList, _ reading: ScenarioReading) {
    let part = reading.session.beginPart()
    let start = StartPlan(
      defaults: defaults?().flatMap { ScenarioDefaults(KeyReader($0, reading.session)).start }, own: nil)
    let isHeadSound = suite != nil && part.isSound
    // A suite without a usable name still has its scenarios checked.
    let head = ScenarioHead(suite: suite ?? "", app: app, start: start, reading: reading)
    let countBefore = list.cases.count
    let scenarios = scenarios?()
    if let scenarios, scenarios.isEmpty, let value = mapping.written("scenarios") {
      reading.session.report(.assertsNothing, "is empty: add a scenario, or delete the file", about: value)
    }
    for item in scenarios ?? [] { head.append(item, to: &list) }
    if !isHeadSound { list.removeAll(after: countBefore) }
  }
}

/// What every scenario of a file begins with.
private struct ScenarioDefaults {
  let start: ObjectReader?

  static let shape = ObjectShape("scenario-defaults", doc: "What every scenario of the file begins with.") {
    ScenarioDefaults($0)
  }

  init(_ read: KeyReader<Self>) {
    start = read(
      "start", .group(ScenarioStart.keys.shape),
      doc: "The world before the first step; a scenario's own 'start' wins key by key.",
      example: "{ at: \"2026-03-02 09:00\", zone: Europe/Moscow }")
  }
}

/// What all scenarios of one file share.
struct ScenarioHead {
  let suite: String
  let app: String
  /// `defaults.start`, for scenarios without a start of their own.
  let start: StartPlan
  let reading: ScenarioReading

  fileprivate func append(_ value: SourceValue, to list: inout CaseList) {
    let part = reading.session.beginPart()
    let plan = reading.session.object(value, ScenarioPlan.shape).flatMap {
      ScenarioPlan(KeyReader($0, reading.session), self)
    }
    if let plan {
      plan.append(to: &list, isSound: part.isSound)
    } else {
      list.leaveOut(nil, of: value.span.file)
    }
  }
}

extension KeyType where Value == String {
  /// A part of a case id: the name of a suite or a scenario.
  static var caseName: Self { Self(.caseName) { $0.session.caseName($0.value) } }
}

extension ReadingSession {
  fileprivate func caseName(_ value: SourceValue) -> String? {
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
