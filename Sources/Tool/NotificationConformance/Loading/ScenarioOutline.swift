public import SpecDiagnostics
public import YAMLNodes

/// Which cases a scenario file has, as far as that can be told without reading them: errors hide none.
public struct ScenarioOutline: Sendable {
  public struct Case: Sendable, Hashable {
    /// `<id>[/<key>]`; `<id>/*` for a table whose rows cannot be told, and a line where there is no id.
    public var name: String
    /// Whether it is the name of a case, and of one alone.
    public var isNamed = true
    /// Where a `ScenarioCase` would have its place.
    public var span: SourceSpan
    /// The scenario with everything in it.
    public var scenario: SourceSpan
    /// The row of its table.
    public var row: SourceSpan?
  }

  public let file: String
  public private(set) var suite: String?
  public private(set) var app: String?
  /// In the order of the lines.
  public private(set) var cases: [Case] = []

  /// What a file says that can be parsed; nil for one without `scenarios`.
  public init?(_ tree: SourceTree) {
    guard let scenarios = tree.root["scenarios"] else { return nil }
    file = tree.file
    func text(_ key: String) -> String? { tree.root[key].flatMap { $0.text.isEmpty ? nil : $0.text } }
    (suite, app) = (text("suite"), text("app"))
    for item in scenarios.items { add(item) }
  }

  /// What the lines of a file that cannot be parsed look like; nil for one that does not look like scenarios.
  ///
  /// - Parameter line: A line by its number from 1; nil behind the last one.
  public init?(unparsed file: String, line: (Int) -> String?) {
    self.file = file
    var found: [(indent: Int, id: String, number: Int)] = []
    var tables: Set<Int> = []
    var isScenarios = false
    var number = 0
    while let text = line(number + 1) {
      number += 1
      if let word = Self.value(of: "suite", in: text) { suite = word }
      if let word = Self.value(of: "app", in: text) { app = word }
      if text.hasPrefix("notispec_scenarios:") || text.hasPrefix("suite:") || text.hasPrefix("scenarios:") {
        isScenarios = true
      }
      let indent = text.prefix { $0 == " " }.count
      guard let item = Self.item(text) else {
        if text.contains("rows:"), let last = found.last { tables.insert(last.number) }
        continue
      }
      if text.contains("rows:") { tables.insert(number) }
      found.append((indent, item, number))
    }
    guard isScenarios else { return nil }
    // Anything deeper is a part of a scenario.
    let outermost = found.map(\.indent).min()
    for (indent, id, number) in found where indent == outermost {
      let place = SourcePosition(line: number, column: indent + 1)
      let span = SourceSpan(file: file, start: place, end: place)
      let isTable = tables.contains(number)
      cases.append(Case(name: isTable ? "\(id)/*" : id, isNamed: !isTable, span: span, scenario: span))
    }
  }

  private mutating func add(_ item: SourceNode) {
    let id = item["id"]
    let own = id.flatMap { $0.kind == .scalar && !$0.text.isEmpty ? $0.text : nil }
    let name = own ?? "line \(item.start.line)"
    let place = id?.span ?? item.span
    guard let table = item["table"] else {
      cases.append(Case(name: name, isNamed: own != nil, span: place, scenario: item.span))
      return
    }
    let rows = (table["rows"]?.items).map(Array.init) ?? []
    if rows.isEmpty {
      cases.append(Case(name: "\(name)/*", isNamed: false, span: place, scenario: item.span))
    }
    for row in rows {
      let cell = row.items.first { _ in true }
      let key = cell.flatMap { $0.kind == .scalar && !$0.text.isEmpty ? $0.text : nil }
      cases.append(
        Case(
          name: "\(name)/\(key ?? "line \(row.start.line)")", isNamed: own != nil && key != nil,
          span: cell?.span ?? row.span, scenario: item.span, row: row.span))
    }
  }

  /// What a line that begins with a key says.
  private static func value(of key: String, in line: String) -> String? {
    guard line.hasPrefix("\(key):") else { return nil }
    return word(line.dropFirst(key.utf8.count + 1))
  }

  /// The id in a line that begins a scenario: `- id: late` or `- { id: late, …`.
  private static func item(_ line: String) -> String? {
    var rest = line.drop { $0 == " " }
    guard rest.hasPrefix("- ") else { return nil }
    rest = rest.dropFirst(2).drop { $0 == " " || $0 == "{" }
    guard rest.hasPrefix("id:") else { return nil }
    return word(rest.dropFirst(3))
  }

  private static func word(_ text: Substring) -> String? {
    let word = text.drop { $0 == " " || $0 == "\"" || $0 == "'" }.prefix { !" \"',}#".contains($0) }
    return word.isEmpty ? nil : String(word)
  }
}
