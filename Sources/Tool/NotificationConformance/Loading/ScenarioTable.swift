import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// The table of a scenario: named columns and the rows that fit them.
struct ScenarioTable {
  struct Row {
    /// The first cell: the last part of the case id.
    let key: String
    let span: SourceSpan
    let cells: TableRow
  }

  struct Column {
    let name: String
    let span: SourceSpan
  }

  let columns: [Column]
  /// Broken rows are left out.
  let rows: [Row]

  static let shape = ObjectShape("scenario-table", doc: "Cells for the placeholders of a scenario.") {
    ScenarioTable($0)
  }

  /// Nil when the columns are broken, so that no cell has a name.
  init?(_ read: KeyReader<Self>) {
    let names = read(
      "columns", .items(of: .pattern(.identifier)), required: true,
      doc: "Names of the columns. The first one is 'key', the last part of the case id.", example: "[key, used]")
    let lines = read(
      "rows", KeyType.items(of: .list(of: Self.cell), atMost: ReadingSession.sectionLimit).later, required: true,
      doc: "One case each.", example: "[[at-85, 85], [above-85, 86]]")
    guard let mapping = read.mapping, let names, let columns = Self.columns(names, mapping), let items = lines?()
    else { return nil }
    self.columns = columns
    if items.isEmpty { read.report(.assertsNothing, "has no rows, so there is no case", about: "rows") }
    var rows: [Row] = []
    rows.reserveCapacity(items.count)
    var keys: [String: SourceSpan] = [:]
    keys.reserveCapacity(items.count)
    for item in items {
      guard let row = Self.row(item, columns, mapping) else { continue }
      if let first = keys[row.key] {
        mapping.session.report(
          .duplicateKey, "has the key '\(row.key)', which another row already has", about: item, at: row.span,
          notes: [Diagnostic.Note("first used here", at: first)])
      } else {
        keys[row.key] = row.span
        rows.append(row)
      }
    }
    self.rows = rows
  }

  /// What a placeholder takes: one value, or a list or group of them where one may stand.
  private static let cell = ValueShape.either([
    .text, .number, .flag, .choice([""]), .list(of: .either([.text, .number, group])), group,
  ])
  private static let group = ValueShape.map(
    keys: .pattern(.payloadKey), values: .either([.text, .number, .flag, .choice([""]), .list(of: .text)]))

  private static func columns(_ items: [SourceValue], _ mapping: ObjectReader) -> [Column]? {
    let session = mapping.session
    let part = session.beginPart()
    var columns: [Column] = []
    for item in items {
      guard let name = session.pattern(item, .identifier) else { continue }
      if columns.contains(where: { $0.name == name }) {
        session.report(.duplicateID, "repeats the column '\(name)'", about: item)
      }
      columns.append(Column(name: name, span: item.span))
    }
    guard part.isSound, let value = mapping.written("columns") else { return nil }
    guard columns.first?.name == "key" else {
      // The rows have a cell for it already, or they have none.
      let cells = mapping.written("rows")?.node.items.first { _ in true }
      let names = (["key"] + columns.map(\.name)).joined(separator: ", ")
      let isLacking = cells.map { $0.kind == .sequence && $0.count == columns.count } ?? true
      let isOther = columns.first.map { ["id", "name", "case", "title", "row"].contains($0.name) } ?? false
      session.report(
        .firstColumn,
        isLacking && !isOther && !columns.isEmpty && !columns.contains { $0.name == "key" }
          ? "must be 'key', whose cells end the ids of the cases: write '[\(names)]', and a name at the beginning of "
            + "each row" : "must be 'key': its cells end the ids of the cases",
        about: items.first ?? value)
      return nil
    }
    return columns
  }

  /// A row with its cells by name.
  private static func reportGroup(_ item: SourceValue, _ columns: [Column], _ session: ReadingSession) {
    let cells = columns.map { column in item.node[column.name].flatMap { $0.kind == .scalar ? $0.sourceText : nil } }
    let row = cells.contains(nil) ? nil : "[\(cells.compactMap(\.self).joined(separator: ", "))]"
    let whole = item.node.count == columns.count ? row : nil
    let form = "[\(columns.map { _ in "…" }.joined(separator: ", "))]"
    let advice = whole.map { ": write '\($0)'" } ?? ", such as '\(form)'"
    session.report(
      .wrongType, "must be a list of cells in the order of the columns\(advice)", about: item,
      fixIt: item.node.sourceText.hasPrefix("{") ? whole.flatMap { session.writing($0, for: item) } : nil)
  }

  private static func row(_ item: SourceValue, _ columns: [Column], _ mapping: ObjectReader) -> Row? {
    let session = mapping.session
    if item.kind == .mapping {
      reportGroup(item, columns, session)
      return nil
    }
    guard let cells = session.list(item, expected: .list(of: .either([.text, .number, .flag]))) else { return nil }
    guard cells.count == columns.count else {
      session.report(
        .rowLength, "has \(cells.count.counted("cell")) where the table has \(columns.count.counted("column"))",
        about: item,
        notes: [Diagnostic.Note("the columns are here", at: mapping.keySpan("columns"))])
      return nil
    }
    guard let key = session.rowName(cells[0]) else { return nil }
    var named: [String: SourceNode] = [:]
    named.reserveCapacity(cells.count)
    for (column, cell) in zip(columns, cells) { named[column.name] = cell.node }
    return Row(key: key, span: cells[0].span, cells: TableRow(named))
  }
}
