public import TextWriting

/// Results as JUnit XML, which CI services show: the same for every verb.
///
/// It is valid against the schema of Jenkins (`junit-10.xsd`, which is in `Tests/SpecDiagnosticsTests`), the strictest one
/// that is in use. That is why a test case has no `file` and no `line`, but says its place in `system-out`.
public struct JUnitDocument: Sendable {
  public enum Verdict: Sendable {
    case passed
    case skipped(String)
    /// - Parameters:
    ///   - type: What kind of failure it is, for programs.
    ///   - text: All there is to say. GitLab shows it and not the message; empty if the message is all.
    case failed(String, type: String, text: TerminalText = "")
    /// It could not be judged.
    case error(String, type: String, text: TerminalText = "")
  }

  public struct Case: Sendable {
    /// If another one of the suite has it too, the document numbers them.
    public var name: String
    public var verdict: Verdict
    /// What it took; nil where that was not measured.
    public var nanoseconds: Int64?
    /// Where people look for it.
    public var place: SourceSpan?
    /// What else there is to say of it, a line each.
    public var remarks: [TerminalText]

    public init(
      _ name: String, _ verdict: Verdict, at place: SourceSpan? = nil, took nanoseconds: Int64? = nil,
      remarks: [TerminalText] = []
    ) {
      self.name = name
      self.verdict = verdict
      self.place = place
      self.nanoseconds = nanoseconds
      self.remarks = remarks
    }
  }

  public struct Suite: Sendable {
    public var name: String
    public var cases: [Case]

    public init(_ name: String, _ cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  private let name: String
  private var suites: [Suite]

  /// - Parameters:
  ///   - name: Of the verb: "notispec conform".
  ///   - suites: In the order in which they are shown; those without a case are left out.
  public init(_ name: String, _ suites: [Suite]) {
    self.name = name
    self.suites = suites.filter { !$0.cases.isEmpty }.map(Self.numbered)
  }

  /// Services take cases of one name for one case.
  private static func numbered(_ suite: Suite) -> Suite {
    var suite = suite
    var names: Set<String> = []
    var counts: [String: Int] = [:]
    for index in suite.cases.indices {
      let name = suite.cases[index].name
      while !names.insert(suite.cases[index].name).inserted {
        counts[name, default: 1] += 1
        suite.cases[index].name = "\(name) (\(counts[name] ?? 0))"
      }
    }
    return suite
  }

  /// What is wrong with a run as a whole: an error for each, of which there may be none.
  public static func suite(of findings: [Diagnostic]) -> Suite {
    Suite(
      "notispec.findings",
      findings.filter { $0.severity == .error }.map { finding in
        Case("\(finding.span.place) \(finding.code.text)", Verdict(finding), at: finding.span)
      })
  }

  /// Cases with the names of their suites, as suites in the order in which they first come.
  public static func suites(of cases: some Sequence<(suite: String, one: Case)>) -> [Suite] {
    var suites: [Suite] = []
    var numbers: [String: Int] = [:]
    for (name, one) in cases {
      if let number = numbers[name] {
        suites[number].cases.append(one)
      } else {
        numbers[name] = suites.count
        suites.append(Suite(name, [one]))
      }
    }
    return suites
  }

  /// All that a finding says: its remedy and its notes, a line each.
  public static func text(of finding: Diagnostic) -> TerminalText {
    var text: TerminalText = "\(finding.message)\n"
    if let remedy = finding.fixIt?.message { text += "\(remedy)\n" }
    for note in finding.notes {
      if let span = note.span { text += "\(span.place): " }
      text += "\(note.message)\n"
    }
    return text
  }

  /// With every place where a service looks for it: from the root of a repository.
  ///
  /// - Parameter place: What a place here is called there.
  public func placed(_ place: (SourceSpan) -> SourceSpan) -> Self {
    var moved = self
    for suite in suites.indices {
      // A suite may be named after the file that all of it is in.
      let isFile = Self.commonFile(of: suites[suite].cases) == suites[suite].name
      for index in suites[suite].cases.indices {
        moved.suites[suite].cases[index].place = suites[suite].cases[index].place.map(place)
      }
      if isFile, let file = moved.suites[suite].cases.first?.place?.file { moved.suites[suite].name = file }
    }
    return moved
  }

  public var xml: String {
    var writer = XMLWriter()
    writer.element("testsuites", attributes(name, suites.flatMap(\.cases), isSuite: false)) { writer in
      for suite in suites {
        writer.element("testsuite", attributes(suite.name, suite.cases, isSuite: true)) { writer in
          for one in suite.cases { Self.write(one, of: suite.name, to: &writer) }
        }
      }
    }
    return writer.text
  }

  /// The schema knows no `skipped` of all suites together.
  private func attributes(_ name: String, _ cases: [Case], isSuite: Bool) -> [(String, String)] {
    var (failures, errors, skipped) = (0, 0, 0)
    for one in cases {
      switch one.verdict {
      case .passed: break
      case .skipped: skipped += 1
      case .failed: failures += 1
      case .error: errors += 1
      }
    }
    var attributes = [
      ("name", name), ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
    ]
    if isSuite { attributes.append(("skipped", "\(skipped)")) }
    let measured = cases.compactMap(\.nanoseconds)
    if !measured.isEmpty { attributes.append(("time", Self.seconds(measured.reduce(0, +)))) }
    if isSuite, let file = Self.commonFile(of: cases) { attributes.append(("file", file)) }
    return attributes
  }

  /// The file that all cases are in.
  private static func commonFile(of cases: [Case]) -> String? {
    guard let file = cases.first?.place?.file, cases.allSatisfy({ $0.place?.file == file }) else { return nil }
    return file
  }

  private static func write(_ one: Case, of suite: String, to writer: inout XMLWriter) {
    var attributes = [("name", one.name), ("classname", suite)]
    if let nanoseconds = one.nanoseconds { attributes.append(("time", seconds(nanoseconds))) }
    writer.element("testcase", attributes) { writer in
      switch one.verdict {
      case .passed: break
      case .skipped(let message): writer.element("skipped", ["message": message])
      case .failed(let message, let type, let text): write("failure", message, type, text, to: &writer)
      case .error(let message, let type, let text): write("error", message, type, text, to: &writer)
      }
      let place = one.place.map { ["\($0.place)" as TerminalText] } ?? []
      let lines = place + one.remarks
      if !lines.isEmpty { writer.element("system-out", text: lines.map { $0 + "\n" }.joined().text) }
    }
  }

  private static func write(
    _ element: String, _ message: String, _ type: String, _ text: TerminalText, to writer: inout XMLWriter
  ) {
    let attributes: KeyValuePairs<String, String> = ["message": message, "type": type]
    if text.isEmpty {
      writer.element(element, attributes)
    } else {
      writer.element(element, attributes, text: text.text)
    }
  }

  /// Seconds with a fraction of six digits, at least the smallest one: nothing takes no time.
  private static func seconds(_ nanoseconds: Int64) -> String {
    let micros = max(1, (nanoseconds + 500) / 1_000)
    let fraction = "\(micros % 1_000_000)"
    return "\(micros / 1_000_000).\(String(repeating: "0", count: 6 - fraction.count))\(fraction)"
  }
}

extension JUnitDocument.Verdict {
  /// The error that a finding is.
  init(_ finding: Diagnostic) {
    let saysMore = !finding.notes.isEmpty || finding.fixIt != nil
    self = .error(finding.message, type: finding.code.text, text: saysMore ? JUnitDocument.text(of: finding) : "")
  }
}
