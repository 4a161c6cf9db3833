public import SpecDiagnostics
public import Testing

/// One finding a test expects: the marker where it starts, its message and, if it matters, its code.
public struct ExpectedDiagnostic: Sendable {
  public var marker: String
  public var message: String
  public var code: DiagnosticCode?

  public init(_ marker: String, _ message: String, _ code: DiagnosticCode? = nil) {
    self.marker = marker
    self.message = message
    self.code = code
  }
}

/// Expects exactly these findings for a text with markers; a missing one and an unexpected one both fail.
///
/// - Parameters:
///   - marked: The text; its markers are taken out before it is used.
///   - produce: Makes the findings from the bytes of the plain text and the name of the file.
public func expectDiagnostics(
  in marked: String, file: String = "spec.yaml", _ expected: [ExpectedDiagnostic],
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  from produce: (_ bytes: [UInt8], _ file: String) throws -> [Diagnostic]
) rethrows {
  let source = MarkedText(marked)
  let found = try produce(Array(source.text.utf8), file).sortedForReport()
  let names = Dictionary(source.places.map { ($0.value, $0.key) }, uniquingKeysWith: min)
  var left = found
  for expectation in expected {
    guard let place = source.places[expectation.marker] else {
      Issue.record("The text has no marker \(expectation.marker)", sourceLocation: sourceLocation)
      continue
    }
    let match = left.firstIndex { finding in
      finding.span.start == place && finding.message == expectation.message
        && (expectation.code == nil || expectation.code == finding.code)
    }
    if let match {
      left.remove(at: match)
    } else {
      Issue.record(
        """
        Expected at \(expectation.marker): \(expectation.message) \(expectation.code.map { "[\($0)]" } ?? "")
        found: \(found.map { describe($0, names) }.joined(separator: "\n       "))
        """, sourceLocation: sourceLocation)
    }
  }
  for finding in left {
    Issue.record("Unexpected: \(describe(finding, names))", sourceLocation: sourceLocation)
  }
}

/// The same with `(marker, message)` pairs.
public func expectDiagnostics(
  in marked: String, file: String = "spec.yaml", _ expected: [(marker: String, message: String)],
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  from produce: (_ bytes: [UInt8], _ file: String) throws -> [Diagnostic]
) rethrows {
  try expectDiagnostics(
    in: marked, file: file, expected.map { ExpectedDiagnostic($0.marker, $0.message) }, sourceLocation: sourceLocation,
    from: produce)
}

private func describe(_ finding: Diagnostic, _ names: [SourcePosition: String]) -> String {
  let start = finding.span.start
  let place = names[start] ?? "\(start.line):\(start.column)"
  return "\(place) \(finding.severity.rawValue): \(finding.message) [\(finding.code)]"
}
