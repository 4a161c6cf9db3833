import Foundation
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// Agreements, broken sides, and the forms of a report.
@Suite struct ChangeReportTests {
  private let removal = [("    upgrade: { path: /upgrade }\n", ""), ("    priority: 50", "    priority: 60")]

  private func agreement(_ place: String, _ audience: Audience? = nil) -> BreakItem {
    BreakItem(
      place: Located(place, at: SourceSpan(startOf: "notispec.yaml")), audience: audience,
      reason: "The offer is over.", approver: "Dana", release: "2.4")
  }

  @Test(arguments: ["demo/deep_links.targets.upgrade", "demo/deep_links.targets", "demo"])
  func anAgreementCountsForWhatLiesBelowItsPlace(_ place: String) throws {
    #expect(try Sides.report(removal).hasUnacknowledgedBreaks)
    let report = try Sides.report(removal, breaks: [agreement(place)])
    #expect(!report.hasUnacknowledgedBreaks)
    #expect(report.findings.isEmpty)
    let text = report.text(against: ComparisonBase(.folder, name: "old")).text
    #expect(text.contains("    agreed on for release 2.4 by Dana: The offer is over.\n"))
    #expect(
      report.summary(against: ComparisonBase(.folder, name: "old")).text.hasSuffix(
        "1 break (1 agreed on), 1 risk, 0 safe"))
  }

  @Test func anAgreementForOneAudienceLeavesTheOthers() throws {
    let swift = agreement("demo/deep_links.targets.upgrade", .swift)
    #expect(try Sides.report(removal, breaks: [swift]).hasUnacknowledgedBreaks)
    let both = [swift, agreement("demo/deep_links.targets.upgrade", .inFlight)]
    #expect(try !Sides.report(removal, breaks: both).hasUnacknowledgedBreaks)
  }

  /// The agreement on a language is one on its texts.
  @Test func textsGoWithTheirLanguage() throws {
    func side(_ locales: String, _ ru: String) -> String {
      """
      notispec: 1
      app: { id: demo, name: Demo, module: Demo, bundle_id: a.b, locales: [\(locales)], source_locale: en, delivery: local }
      strings:
        greeting: { text: { en: "Hello"\(ru) } }
        farewell: { text: { en: "Bye"\(ru) } }
      """
    }
    let report = try ChangeReport(
      from: [Sides.app(side("en, ru", ", ru: \"Да\""), "old.yaml")], to: [Sides.app(side("en", ""))],
      breaks: [agreement("demo/app.locales")])
    #expect(report.changes.count == 3)
    #expect(report.changes.filter { $0.verdict == .break }.map(\.place) == ["demo/app.locales.ru"])
    #expect(!report.hasUnacknowledgedBreaks)
    #expect(report.findings == [])
    let text = report.text(against: ComparisonBase(.folder, name: "old")).text
    #expect(text.contains("It follows from the language 'ru'."))
    // Its line is one of the base.
    #expect(text.contains("before: old.yaml:4:"))
  }

  @Test(arguments: [
    "demo/deep_links.targets.upgrad", "demo/deep_links.targets.upgrade.path",
    "demo/notifications.share_reminder.priority",
    "demos",
  ])
  func anAgreementOnNoBreakIsAFinding(_ place: String) throws {
    let report = try Sides.report(removal, breaks: [agreement(place)])
    #expect(report.hasUnacknowledgedBreaks)
    #expect(report.findings.map(\.code) == ["breaks/acknowledges-nothing"])
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.findings.first?.message.contains("'\(place)'") == true)
  }

  @Test(arguments: ["demo/notifications.weekly_look", "demo/notifications.sunday_look"])
  func aRenameIsAgreedOnUnderEitherId(_ place: String) throws {
    let report = try Sides.report([("  weekly_look:", "  sunday_look:")], breaks: [agreement(place)])
    #expect(!report.hasUnacknowledgedBreaks)
    #expect(report.findings.isEmpty)
  }

  @Test func aPartThatIsBrokenInTheBaseIsNotCalledNew() throws {
    let broken = Sides.base.replacingOccurrences(of: "target: home\n    trigger", with: "target: hom\n    trigger")
    let report = try ChangeReport(from: [Sides.app(broken, "old.yaml")], to: [Sides.app(Sides.base)])
    #expect(report.changes.isEmpty)
    #expect(report.uncompared == ["demo/notifications.weekly_look"])
    let error = Diagnostic("spec/unknown-id", .error, "there is no 'hom'", at: SourceSpan(startOf: "old.yaml"))
    let base = ComparisonBase(.git, name: "main", commit: String(repeating: "a", count: 40), errors: [error])
    #expect(
      report.text(against: base) == """
        The base 'main' (aaaaaaaaaaaa) has errors. What they affect is not compared:
          old.yaml:1:1: there is no 'hom'
        not compared: 'demo/notifications.weekly_look', which has an error in the base (old.yaml:74:13)

        """)
  }

  @Test func appsComeAndGo() throws {
    let app = try Sides.app(Sides.base)
    let gone = ChangeReport(from: [app], to: [])
    let gap = ComparisonGap(place: "demo", cause: .app, side: .base)
    #expect(gone.changes.map(\.kind) == [.removed])
    #expect(gone.changes.first?.judgements.map(\.verdict) == [.break, .break, .break, .break])
    #expect(ChangeReport(from: [], to: [app]).changes.map(\.verdict) == [.safe])
    #expect(ChangeReport(from: [], to: [app], unreadable: [gap]).gaps == [gap])
  }

  @Test func reportsInEveryForm() throws {
    let edits =
      removal + [
        ("name: Demo\n", "name: \"<b>@me</b> | x\\u200By\"\n"), ("    summary: Every week.", "    summary: Each week."),
      ]
    let report = try Sides.report(edits, breaks: [agreement("demo/deep_links.targets.upgrade", .swift)])
    let base = ComparisonBase(.git, name: "origin/main", commit: "0123456789abcdef0123456789abcdef01234567")
    let folder = Golden.folder().appendingPathComponent("Golden")
    try Golden.expect(report.json(against: base), in: folder.appendingPathComponent("report.json"))
    try Golden.expect(report.markdown(against: base).text, in: folder.appendingPathComponent("report.md"))
    try Golden.expect(report.text(against: base).text, in: folder.appendingPathComponent("report.txt"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.json(against: base).utf8)) }
    #expect(report.text(against: base, isColored: true).text.contains("\u{1B}[1;31mbreak:\u{1B}[0m"))
    for form in [report.json(against: base), report.markdown(against: base).text, report.text(against: base).text] {
      #expect(!form.contains("\u{202E}"))
    }
  }
}
