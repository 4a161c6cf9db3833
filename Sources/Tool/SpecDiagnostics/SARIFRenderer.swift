import TextWriting

/// Findings as a SARIF 2.1.0 log with one run, as GitHub's code scanning and other services read it.
///
/// For code scanning, paths must begin at the root of the repository.
/// Waived findings are there with a `suppressions` entry. Same findings, same bytes: no date and no machine's path.
/// - Source: OASIS SARIF 2.1.0; docs.github.com, "SARIF support for code scanning"
public struct SARIFRenderer: Sendable {
  /// The version of the tool; not part of a result.
  public var version: String
  /// Keeps the results of several runs over one commit apart: `notispec/check`.
  public var category: String
  /// Results written: GitHub refuses a run with more than 25 000. The most serious ones come before the others then.
  public var resultLimit: Int
  /// Whether paths begin at the root of the repository, and not wherever the run was.
  public var isFromRoot: Bool

  public init(version: String, category: String, isFromRoot: Bool = true, resultLimit: Int = 25_000) {
    self.version = version
    self.category = category
    self.isFromRoot = isFromRoot
    self.resultLimit = resultLimit
  }

  /// The log, with a line end.
  ///
  /// - Parameters:
  ///   - findings: In the order in which they are written.
  ///   - rule: What is known about a code, and how serious the worst of its findings here is; a code without a page is
  ///     described by its own words.
  ///   - source: The bytes of a file, for the fingerprints of its lines; nil if they are not available.
  public func render(
    _ findings: [Diagnostic], waived: [WaivedDiagnostic] = [],
    rule: (DiagnosticCode, _ highest: Diagnostic.Severity) -> SARIFRule?,
    source: (_ file: String) -> [UInt8]?
  ) -> String {
    let all = findings.map { SARIFResult($0) } + waived.map { SARIFResult($0.diagnostic, waiver: $0.justification) }
    let results = shown(all)
    let rules = Self.rules(of: results, rule)
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.code, $0) })
    let fingerprints = Self.fingerprints(of: results, source)
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          writeTool(rules, to: &json)
          json.key("automationDetails")
          // The slash at its end says that all of it is a category and not the name of a single run.
          json.object { json in json.member("id", category + "/") }
          writeOrigin(to: &json)
          json.member("columnKind", "unicodeCodePoints")
          let total = findings.counts.total + waived.count
          writeInvocation(leftOut: total - results.count { $0.finding.leftOut == nil }, to: &json)
          json.array("results") { json in
            for result in results {
              result.write(
                rule: numbers[result.finding.code] ?? 0,
                fingerprint: fingerprints[result.finding.span.file]?.hash(ofLine: result.line),
                knowsWaivers: !waived.isEmpty, to: &json)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func shown(_ results: [SARIFResult]) -> [SARIFResult] {
    guard results.count > resultLimit else { return results }
    let severities = Diagnostic.Severity.allCases.sorted(by: >)
    return Array(severities.flatMap { level in results.filter { $0.finding.severity == level } }.prefix(resultLimit))
  }

  /// In the order of their codes.
  private static func rules(
    of results: [SARIFResult], _ rule: (DiagnosticCode, Diagnostic.Severity) -> SARIFRule?
  ) -> [SARIFRule] {
    var levels: [DiagnosticCode: Diagnostic.Severity] = [:]
    for result in results {
      let finding = result.finding
      levels[finding.code] = max(levels[finding.code] ?? .note, finding.severity)
    }
    return levels.sorted { $0.key < $1.key }.map { code, level in rule(code, level) ?? SARIFRule(code, level: level) }
  }

  private static func fingerprints(
    of results: [SARIFResult], _ source: (String) -> [UInt8]?
  ) -> [String: LineFingerprints] {
    var lines: [String: Set<Int>] = [:]
    for result in results { lines[result.finding.span.file, default: []].insert(result.line) }
    return Dictionary(
      uniqueKeysWithValues: lines.compactMap { file, lines in
        source(file).map { (file, LineFingerprints(of: $0, lines: lines)) }
      })
  }

  private func writeTool(_ rules: [SARIFRule], to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", "notispec")
        json.member("semanticVersion", version)
        json.array("rules", of: rules) { json, rule in rule.write(to: &json) }
      }
    }
  }

  /// Paths are relative to a place that only the reader of the log can know.
  private func writeOrigin(to json: inout JSONWriter) {
    json.object("originalUriBaseIds") { json in
      json.object(SARIFResult.workingFolder) { json in
        json.object("description") { json in
          json.member("text", isFromRoot ? "The root of the repository." : "The working directory of the run.")
        }
      }
    }
  }

  private func writeInvocation(leftOut: Int, to json: inout JSONWriter) {
    guard leftOut > 0 else { return }
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", true)
        json.array("toolExecutionNotifications") { json in
          json.object { json in
            json.member("level", "warning")
            json.object("message") { json in json.member("text", "\(leftOut) more findings are not in this log") }
          }
        }
      }
    }
  }
}

extension SARIFRule {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", code.text)
      for (key, text, markdown) in [
        ("shortDescription", summary, nil), ("fullDescription", explanation, nil), ("help", help, helpMarkdown),
      ] {
        json.object(key) { json in
          json.member("text", text)
          if let markdown { json.member("markdown", markdown) }
        }
      }
      json.object("defaultConfiguration") { json in json.member("level", level.rawValue) }
      json.object("properties") { json in
        json.array("tags") { json in json.value(code.text.split(separator: "/").first.map(String.init) ?? code.text) }
      }
    }
  }
}
