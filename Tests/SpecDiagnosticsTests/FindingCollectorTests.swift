import SpecDiagnostics
import Testing

/// However many findings there are, a report keeps some of them and counts the others.
@Suite struct FindingCollectorTests {
  private func finding(_ line: Int, _ severity: Diagnostic.Severity = .warning, in file: String = "a") -> Diagnostic {
    let place = SourcePosition(line: line, column: 1)
    return Diagnostic("x/y", severity, "m", at: SourceSpan(file: file, start: place, end: place))
  }

  @Test(arguments: [true, false])
  func aHundredThousandAreNotKept(_ isOrdered: Bool) {
    var collector = FindingCollector(limit: 100)
    var most = 0
    for line in 1...100_000 {
      collector.append(finding(isOrdered ? line : 100_001 - line))
      most = max(most, collector.keptCount)
    }
    #expect(most < 200)
    #expect(collector.report.dropLast().map(\.span.start.line) == Array(1...100))
    #expect(collector.report.last?.message == "99900 more findings are not listed: fix the others first")
    #expect(collector.report.counts.warnings == 100_000)
    #expect(collector.report.counts.total == 100_000)
  }

  @Test func errorsAreKeptBeforeWarnings() {
    var collector = FindingCollector(limit: 3)
    for line in 1...20 { collector.append(finding(line, line % 10 == 0 ? .error : .note)) }
    #expect(collector.report.dropLast().map(\.span.start.line) == [1, 10, 20])
    #expect(collector.report.last?.severity == .note)
    #expect(collector.report.counts.errors == 2)
    #expect(collector.report.counts.notes == 18)
  }

  /// Reports are put together from others.
  @Test func countsOfSeveralReportsAreOne() {
    var first = FindingCollector(limit: 2)
    first.append(contentsOf: (1...9).map { finding($0, .error, in: "b") })
    var second = FindingCollector(limit: 2)
    second.append(contentsOf: (1...9).map { finding($0, in: "a") })
    let all = (first.report + second.report).sortedForReport()
    #expect(all.map(\.code) == ["x/y", "x/y", "x/y", "x/y", "spec/more"])
    #expect(all.last?.leftOut?.total == 14)
    #expect(all.last?.severity == .error)
    #expect(all.last?.span.file == "a")
    #expect(all.counts.errors == 9)
    #expect(all.sortedForReport() == all)
    let json = DiagnosticJSONRenderer(style: .compact).render(all)
    #expect(json.contains(#""summary":{"errors":9,"warnings":9,"notes":0,"waived":0}"#))
  }

  @Test func aReportIsAsLongAsItsLimit() {
    let found = (1...FindingCollector.limit + 5).map { finding($0) }
    #expect(found.sortedForReport().count == FindingCollector.limit + 1)
    #expect(found.sortedForReport().counts.total == FindingCollector.limit + 5)
    let text = DiagnosticTextRenderer(findingLimit: 10).render(found.sortedForReport()) { _, _ in nil }
    #expect(text.text.hasSuffix("(\(FindingCollector.limit - 5) more findings are not shown)\n"))
  }

  @Test func repeatedFindingsCountOnce() {
    var collector = FindingCollector(limit: 10)
    for _ in 1...100 { for line in 1...3 { collector.append(finding(line)) } }
    #expect(collector.report.count == 3)
    #expect(collector.report.counts.total == 3)
  }
}
