import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is wrong with a JUnit report by the schema of Jenkins, of which this reads what there is: elements, their
/// attributes and what may be in them. `.ci/check-schemas` holds reports against it with xmllint.
public enum JUnitSchema {
  /// Empty for a sound one.
  public static func faults(of report: String) -> [String] {
    let schema = SchemaReader()
    let file = Golden.packageFolder().appendingPathComponent("Tests/SpecDiagnosticsTests/Fixtures/junit-10.xsd")
    guard let parser = XMLParser(contentsOf: file), parse(parser, schema), schema.attributes["testcase"] != nil else {
      return ["the schema cannot be read"]
    }
    let reader = ReportReader(schema)
    guard parse(XMLParser(data: Data(report.utf8)), reader) else { return ["no XML"] }
    return reader.faults
  }

  private static func parse(_ parser: XMLParser, _ delegate: some XMLParserDelegate) -> Bool {
    parser.delegate = delegate
    return parser.parse()
  }
}

private final class SchemaReader: NSObject, XMLParserDelegate {
  /// The attributes of each element or type, and whether they are required.
  private(set) var attributes: [String: [String: Bool]] = [:]
  private(set) var children: [String: Set<String>] = [:]
  private var types: [String: String] = [:]
  /// The element or type that is being declared.
  private var name: String?
  private var depth = 0

  func type(of element: String) -> String { types[element].flatMap { attributes[$0] == nil ? nil : $0 } ?? element }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    depth += 1
    if depth == 2 {
      name = values["name"]
      if let name, let type = values["type"] { types[name] = type }
      if let name, element != "xs:simpleType" { attributes[name] = types[name] == nil ? [:] : nil }
      return
    }
    guard let name else { return }
    if element == "xs:attribute", let attribute = values["name"] {
      attributes[name, default: [:]][attribute] = values["use"] == "required"
    }
    if element == "xs:element", let child = values["ref"] { children[name, default: []].insert(child) }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) { depth -= 1 }
}

private final class ReportReader: NSObject, XMLParserDelegate {
  private struct Element {
    let name: String
    let attributes: [String: String]
    var counts = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
    var names: Set<String> = []
  }

  private let schema: SchemaReader
  private var open: [Element] = []
  private(set) var faults: [String] = []

  init(_ schema: SchemaReader) { self.schema = schema }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    let known = schema.attributes[schema.type(of: element)] ?? [:]
    for name in values.keys.sorted() where known[name] == nil { faults.append("'\(element)' has no '\(name)'") }
    for (name, isRequired) in known where isRequired && values[name] == nil {
      faults.append("'\(element)' needs '\(name)'")
    }
    if let outer = open.last?.name {
      if schema.children[outer]?.contains(element) != true { faults.append("'\(element)' in '\(outer)'") }
    } else if element != "testsuites" {
      faults.append("'\(element)' at the top")
    }
    if let time = values["time"], time.wholeMatch(of: /\d+\.\d+/) == nil { faults.append("time '\(time)'") }
    count(element, values)
    open.append(Element(name: element, attributes: values))
  }

  private func count(_ element: String, _ values: [String: String]) {
    let kinds = ["testcase": "tests", "failure": "failures", "error": "errors", "skipped": "skipped"]
    guard let kind = kinds[element] else { return }
    for index in open.indices { open[index].counts[kind, default: 0] += 1 }
    guard element == "testcase", let suite = open.indices.last else { return }
    let name = values["name"] ?? ""
    if !open[suite].names.insert(name).inserted { faults.append("two cases '\(name)'") }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let closed = open.popLast(), element.hasPrefix("testsuite") else { return }
    for (kind, count) in closed.counts.sorted(by: { $0.key < $1.key }) {
      guard let written = closed.attributes[kind], written != "\(count)" else { continue }
      faults.append("'\(element)' counts \(written) \(kind), and there are \(count)")
    }
  }
}
