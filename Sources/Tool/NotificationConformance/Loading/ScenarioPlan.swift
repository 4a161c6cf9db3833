import SpecDiagnostics
import SpecLanguage

/// One scenario with its keys in order, ready to be resolved once, or once for every row of its table.
///
/// Keys are looked at here, values when a row is known, and values without a placeholder only once: ten thousand rows
/// cost what their cells cost.
struct ScenarioPlan {
  private let reader: ObjectReader
  private let head: ScenarioHead
  private let reading: ScenarioReading
  private let name: String?
  private let covers: [String]
  private let start: StartPlan
  private let steps: [StepPlan]
  private let then: AssertionList
  private let table: ScenarioTable?
  /// Nothing that concerns every case of the scenario is wrong.
  private let isSound: Bool
  /// Its placeholders have columns, so that values can be read.
  private let isReadable: Bool

  /// Nil for a value that is no mapping.
  init?(_ value: SourceValue, _ head: ScenarioHead, _ reading: ScenarioReading) {
    let session = reading.session
    let part = session.beginPart()
    guard let reader = session.object(value, ScenarioShape.scenario) else { return nil }
    self.reader = reader
    self.head = head
    self.reading = reading
    name = reader.value("id").flatMap { session.caseName($0) }
    covers = Self.covers(reader)
    start = reader.object("start").map { StartPlan(defaults: head.start.defaults, own: $0) } ?? head.start
    steps = (reader.list("steps", atMost: ReadingSession.sectionLimit) ?? []).compactMap { StepPlan($0, in: session) }
    then = Self.then(reader)
    table = reader.object("table").flatMap { ScenarioTable($0) }
    if reader.has("table"), table == nil {
      isReadable = false
    } else {
      let columns = ColumnCheck(table, in: session)
      isReadable = columns.check(["title", "steps", "then"].compactMap { reader.value($0)?.node } + start.nodes)
    }
    isSound = isReadable && part.isSound
  }

  private static func covers(_ reader: ObjectReader) -> [String] {
    guard let items = reader.list("covers") else { return [] }
    if items.isEmpty, let value = reader.value("covers") {
      reader.session.report(
        .missingKey, "names no requirement: list the ids of those that the scenario proves", about: value)
    }
    return items.compactMap { reader.session.reference($0, to: .requirement) }
  }

  private static func then(_ reader: ObjectReader) -> AssertionList {
    guard let items = reader.list("then") else { return AssertionList([], in: reader.session) }
    if items.isEmpty, let value = reader.value("then") {
      reader.session.report(.assertsNothing, "asserts nothing, so the scenario could never fail", about: value)
    }
    return AssertionList(items, in: reader.session)
  }

  /// Adds the cases of the scenario that are sound.
  func append(to list: inout CaseList) {
    guard isReadable else { return leaveOutAll(of: &list) }
    let count = table?.rows.count ?? 1
    let lines = steps.reduce(then.count) { $0 + $1.lineCount }
    guard list.takeRoom(cases: count, lines: lines) else {
      reportTooMany(count, lines)
      return leaveOutAll(of: &list)
    }
    guard let table else {
      if let scenario = resolve(row: nil) { list.append(scenario) } else { leaveOutAll(of: &list) }
      return
    }
    for row in table.rows {
      reading.session.row = row.cells
      if let scenario = resolve(row: row) {
        list.append(scenario)
      } else if isSound {
        list.leaveOut(id.map { "\($0)/\(row.key)" }, of: row.span.file)
      }
    }
    reading.session.row = nil
    if !isSound { leaveOutAll(of: &list) }
  }

  /// Without the key of a row; nil where a part of it cannot be read.
  private var id: String? { head.suite.isEmpty ? nil : name.map { "\(head.suite)/\($0)" } }

  private func leaveOutAll(of list: inout CaseList) {
    list.leaveOut(id.map { reader.has("table") ? "\($0)/*" : $0 }, of: reader.origin.span.file)
  }

  private func reportTooMany(_ count: Int, _ lines: Int) {
    reading.session.report(
      .tooMany,
      """
      has \(count.counted("case")) of \(lines) steps and expectations. With that the workspace \
      has more than \(CaseList.caseLimit) cases, or more than \(CaseList.lineLimit) steps and expectations: these are \
      the limits
      """, about: reader.origin, at: (reader.value("table") ?? reader.origin).headSpan)
  }

  private func resolve(row: ScenarioTable.Row?) -> ScenarioCase? {
    let session = reading.session
    let part = session.beginPart()
    let title = reader.text("title")?.value
    // Without a start no other time can be told.
    guard let start = start.start(of: reader, reading) else { return nil }
    var timeline = Timeline(now: start.moment.instant, zone: start.moment.zone)
    var steps: [ScenarioStep] = []
    steps.reserveCapacity(self.steps.count)
    for plan in self.steps {
      if let step = plan.step(on: &timeline, reading) { steps.append(step) }
    }
    let then = then.assertions(on: timeline, reading)
    guard isSound, part.isSound, let name else { return nil }
    var id = head.suite + "/" + name
    if let row { id += "/" + row.key }
    return ScenarioCase(
      id: id, title: title ?? name, app: head.app, covers: covers,
      span: row?.span ?? reader.value("id")?.span ?? reader.origin.span, start: start, steps: steps, then: then)
  }
}
