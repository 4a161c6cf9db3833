import SpecDiagnostics
import SpecLanguage

/// One scenario with its keys in order, ready to be resolved once, or once for every row of its table.
///
/// Keys are looked at here, values when a row is known, and values without a placeholder only once: ten thousand rows
/// cost what their cells cost.
struct ScenarioPlan {
  private let mapping: ObjectReader
  private let head: ScenarioHead
  private let name: String?
  private let title: (() -> String?)?
  private let covers: [String]
  private let start: StartPlan
  private let steps: [StepPlan]
  private let then: AssertionList
  private let table: ScenarioTable?
  /// Its placeholders have columns, so that values can be read.
  private let isReadable: Bool

  static let shape = ObjectShape("scenario", doc: "One story with its outcome; with a table, one for every row.") {
    ScenarioPlan($0, nil)
  }

  init?(_ read: KeyReader<Self>, _ head: ScenarioHead?) {
    name = read(
      "id", .caseName, required: true, doc: "Unique in the suite, and never reused for a different case.",
      example: "fires-30-to-60-minutes-later")
    title = read(
      "title", KeyType.text.later, doc: "A sentence that reads like an acceptance criterion.",
      example: "The limit push comes 30 to 60 minutes after the limit")
    covers =
      read(
        "covers", .proven(by: "the scenario"), required: true, doc: "The requirements it checks.",
        example: "[NOTIF-001/EVENT-1]")?.compactMap(\.self) ?? []
    let table = read(
      "table", .group(ScenarioTable.shape), doc: "One case for every row; \"{column}\" takes the cell.",
      example: "{ columns: [key, used], rows: [[at-85, 85]] }")
    let start = read(
      "start", .group(ScenarioStart.keys.shape), doc: "What differs from the defaults.",
      example: "{ authorization: denied }")
    steps =
      read(
        "steps", .steps, doc: "What happens, in order.", example: "[{ at: \"10:00\", signal: free_limit_reached }]")
      ?? []
    let then = read(
      "then", .assertions(orElse: "asserts nothing, so the scenario could never fail"), required: true,
      doc: "What must hold at the end, over everything since the start.", example: "[{ delivered: none }]")
    guard let head, let mapping = read.mapping else { return nil }
    self.mapping = mapping
    self.table = table.flatMap { ScenarioTable(KeyReader($0, mapping.session)) }
    self.head = head
    self.start = start.map { StartPlan(defaults: head.start.defaults, own: $0) } ?? head.start
    self.then = then ?? AssertionList([], in: mapping.session)
    if read.has("table"), self.table == nil {
      isReadable = false
    } else {
      let nodes = ["title", "steps", "then"].compactMap { mapping.written($0)?.node } + self.start.nodes
      isReadable = ColumnCheck(self.table, in: mapping.session).check(nodes)
    }
  }

  /// Adds the cases of the scenario that are sound.
  ///
  /// - Parameter isSound: Nothing that concerns every case of the scenario is wrong.
  func append(to list: inout CaseList, isSound: Bool) {
    guard isReadable else { return leaveOutAll(of: &list) }
    let count = table?.rows.count ?? 1
    let lines = steps.reduce(then.count) { $0 + $1.lineCount }
    guard list.takeRoom(cases: count, lines: lines) else {
      reportTooMany(count, lines)
      return leaveOutAll(of: &list)
    }
    guard let table else {
      if let scenario = resolve(row: nil, isSound) { list.append(scenario) } else { leaveOutAll(of: &list) }
      return
    }
    for row in table.rows {
      session.row = row.cells
      if let scenario = resolve(row: row, isSound) {
        list.append(scenario)
      } else if isSound {
        list.leaveOut(id.map { "\($0)/\(row.key)" }, of: row.span.file)
      }
    }
    session.row = nil
    if !isSound { leaveOutAll(of: &list) }
  }

  private var session: ReadingSession { mapping.session }

  /// Without the key of a row; nil where a part of it cannot be read.
  private var id: String? { head.suite.isEmpty ? nil : name.map { "\(head.suite)/\($0)" } }

  private func leaveOutAll(of list: inout CaseList) {
    list.leaveOut(id.map { mapping.has("table") ? "\($0)/*" : $0 }, of: mapping.origin.span.file)
  }

  private func reportTooMany(_ count: Int, _ lines: Int) {
    session.report(
      .tooMany,
      """
      has \(count.counted("case")) of \(lines) steps and expectations. With that the workspace \
      has more than \(CaseList.caseLimit) cases, or more than \(CaseList.lineLimit) steps and expectations: these are \
      the limits
      """, about: mapping.origin, at: (mapping.written("table") ?? mapping.origin).headSpan)
  }

  private func resolve(row: ScenarioTable.Row?, _ isSound: Bool) -> ScenarioCase? {
    let reading = head.reading
    let part = session.beginPart()
    let title = title?()
    // Without a start no other time can be told.
    guard let start = start.start(of: mapping, reading) else { return nil }
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
      span: row?.span ?? mapping.written("id")?.span ?? mapping.origin.span, start: start, steps: steps, then: then)
  }
}
