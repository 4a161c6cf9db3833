import NotificationConformance
import SpecDiagnostics
import SpecRelease
import Testing

/// What goes into a ticket: a comment on GitHub holds 65 536 characters.
@Suite struct ReleaseMarkdownTests {
  private let place = SourceSpan(startOf: "specs/demo/app.yaml")

  private func report(causes: Int, failures: Int, words: Int = 20, requirements: Int = 3) -> ReleaseReport {
    var report = ReleaseReport(since: "'v1.4'", identity: ReportIdentity(program: "notispec"))
    let long = String(repeating: "<word> ", count: words)
    func failure(_ number: Int, _ cause: Int) -> ReleaseFailure {
      ReleaseFailure(
        .scenario, id: "demo.suite-\(cause)/case-\(number)", message: long, place: place,
        requirements: (0..<requirements).map { "DEMO/\(cause)-\($0)" })
    }
    report.causes = (0..<causes).map { cause in
      ReleaseCause(
        app: "demo", owner: nil,
        changes: [
          .init(
            AppChange(gone: ["notifications", "t\(cause)"], newID: nil, name: "notifications.t\(cause)", place: place),
            commit: .commit(id: "1a2b3c4d5e6f", author: "Emil \(cause)", date: "2026-11-10", subject: "Change \(cause)")
          )
        ], failsOnlyTogether: false, failures: (0..<failures).map { failure($0, cause) })
    }
    report.unexplained = [UnexplainedFailures(reason: "Older", failures: (0..<failures).map { failure($0, -1) })]
    let details = (0..<200).map { ReleaseReport.Detail("\($0) \(long)", at: place) }
    report.checks = ["check", "conform", "coverage", "diff", "mutate", "strings"].map {
      .init($0, .failed, long, details)
    }
    report.risks = details
    report.rules = (0..<200).map { .init(app: "demo", item: "t\($0)", old: [long], new: [long]) }
    report.texts = (0..<200).map {
      .init(app: "demo", key: "t\($0)", languages: [.init(tag: "en", old: long, new: "")])
    }
    report.excuses = (0..<200).map {
      .init(until: "2026-12-31", owner: "care", text: "Waiver \($0)", place: place, endsSoon: $0 < 100, hasEnded: false)
    }
    return report
  }

  @Test(arguments: [(1, 1, 20), (1, 300, 20), (34, 40, 20), (34, 4, 2_000), (150, 5, 20), (400, 1, 20)])
  func itFitsWhateverIsWrong(_ causes: Int, _ failures: Int, _ words: Int) {
    let text = report(causes: causes, failures: failures, words: words, requirements: 40).markdown.text
    #expect(text.utf16.count <= 65_000, "\(text.utf16.count)")
    #expect(text.contains("What is left out here is in `notispec release --verbose`"))
    #expect(text.contains("100 end later or never"))
  }

  /// Who did what matters more than a tenth case of it.
  @Test func everyCauseComesBeforeMoreFailures() {
    let text = report(causes: 60, failures: 20).markdown.text
    for cause in 0..<60 {
      #expect(text.contains("Emil \(cause), 2026-11-10: Change \(cause) ("), "\(cause)")
      #expect(text.contains("demo.suite-\(cause)/case-0"), "\(cause)")
    }
    #expect(!text.contains("demo.suite-0/case-9:"))
    #expect(report(causes: 2, failures: 60).markdown.text.contains("demo.suite-0/case-19"))
    #expect(report(causes: 400, failures: 1).markdown.text.contains(" more causes\n"))
  }
}
