import NotificationCivilTime
import TextWriting

/// Findings as GitLab's code quality report.
///
///     [ { "description": "…", "check_name": "spec/unknown-id", "fingerprint": "9e107d9d372bb682", "severity": "major",
///         "location": { "path": "specs/cleaner/app.yaml", "lines": { "begin": 12 } } } ]
///
/// A fingerprint stays the same when lines above are added or removed, and is unique in a report: otherwise GitLab
/// would show only one of the findings.
/// - Source: docs.gitlab.com/ci/testing/code_quality, "Code Quality report format"
public struct GitLabCodeQualityRenderer: Sendable {
  public init() {}

  /// The document for the findings in the order given, with a line end.
  public func render(_ findings: [Diagnostic]) -> String {
    var json = JSONWriter()
    var fingerprints = Fingerprints()
    json.array { json in
      for finding in findings {
        let path = URIReference.normalized(finding.span.file)
        json.object { json in
          json.member("description", Self.description(of: finding))
          json.member("check_name", finding.code.text)
          json.member("fingerprint", fingerprints.next(for: finding, in: path))
          json.member("severity", Self.name(of: finding.severity))
          json.object("location") { json in
            json.member("path", path)
            json.object("lines") { json in json.member("begin", Int(finding.span.start.line)) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func description(of finding: Diagnostic) -> String {
    finding.fixIt.map { "\(finding.message) – \($0.message)" } ?? finding.message
  }

  private static func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}

/// The fingerprints of one report.
private struct Fingerprints {
  private var counts: [String: Int] = [:]
  private var used = Set<String>()

  /// Of what the finding says, without its line, and of how many before it said the same.
  mutating func next(for finding: Diagnostic, in path: String) -> String {
    let parts = [finding.code.text, path, finding.message]
    let first = Self.hash(parts)
    while true {
      let count = counts[first, default: 0]
      counts[first] = count + 1
      let text = count == 0 ? first : Self.hash(parts + [String(count)])
      if used.insert(text).inserted { return text }
    }
  }

  private static func hash(_ parts: [String]) -> String {
    var hash = FNV1a()
    for part in parts {
      hash.add(part)
      // No UTF-8 text holds this byte, so parts cannot run into each other.
      hash.add(UInt8(0xFF))
    }
    return hash.hexadecimal
  }
}
