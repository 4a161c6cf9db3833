import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// Holds the placeholders of a scenario against the columns of its table, before any row is read.
struct ColumnCheck {
  private let table: ScenarioTable?
  private let session: ReadingSession

  init(_ table: ScenarioTable?, in session: ReadingSession) {
    self.table = table
    self.session = session
  }

  /// Whether every placeholder has a column; a column without a placeholder is reported too.
  func check(_ nodes: [SourceNode]) -> Bool {
    var found: [(column: String, place: SourceNode)] = []
    for node in nodes { Self.collect(node, into: &found) }
    let names = table?.columns.map(\.name) ?? []
    var isSound = true
    var used = Set(found.map(\.column))
    for (column, place) in found where !names.contains(column) {
      isSound = false
      // A column that nothing uses is the one that was meant, and is no second mistake.
      if let meant = reportUnknown(column, at: place, names) { used.insert(meant) }
    }
    // The key may be in the ids alone.
    for column in table?.columns.dropFirst() ?? [] where !used.contains(column.name) {
      session.error(.unusedColumn, "The column '\(column.name)' is not used anywhere in the scenario", at: column.span)
    }
    return isSound
  }

  /// - Returns: The column that was probably meant.
  private func reportUnknown(_ column: String, at place: SourceNode, _ names: [String]) -> String? {
    guard table != nil else {
      session.error(
        .unknownColumn, "'{\(column)}' means a cell of a table, but the scenario has no table",
        at: place.span)
      return nil
    }
    let guess = session.guess(for: column, among: names)
    let meant = guess?.within { "{\($0)}" }
    session.error(
      .unknownColumn, "The table has no column '\(column)'\(meant?.question() ?? "")", at: place.span,
      fixIt: meant.flatMap {
        $0.fixIt(replacing: place.span, with: place.sourceText.replacing("{\(column)}", with: $0.word))
      })
    return guess?.word
  }

  static func hasPlaceholder(_ node: SourceNode) -> Bool {
    var found: [(column: String, place: SourceNode)] = []
    collect(node, into: &found)
    return !found.isEmpty
  }

  private static func collect(_ node: SourceNode, into found: inout [(column: String, place: SourceNode)]) {
    switch node.kind {
    case .mapping: for entry in node.entries { collect(entry.value, into: &found) }
    case .sequence: for item in node.items { collect(item, into: &found) }
    case .scalar:
      guard node.withTextBytes({ $0.contains(UInt8(ascii: "{")) }) else { return }
      for (_, column) in ReadingSession.placeholders(in: node.text) { found.append((column, node)) }
    }
  }
}
