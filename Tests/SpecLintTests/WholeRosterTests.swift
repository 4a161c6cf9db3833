import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecLint

/// The examples of the rules, judged as `check` judges a file: by the reader and by every rule.
@Suite struct WholeRosterTests {
  private let today = CivilDate("2026-06-15")

  @Test(arguments: LintRoster.all.indices) func aBadExampleHasItsFindingOnly(_ index: Int) throws {
    let rule = type(of: LintRoster.all[index])
    let marked = MarkedText(rule.example.markedBad)
    let found = LintRoster.check(try example(marked.text), on: today)
    let codes = [rule.code] + rule.neighbours.keys
    #expect(found.map(\.code).sorted() == codes.sorted(), "\(rule.code): \(found.map { "\($0.code) \($0.message)" })")
    #expect(found.first { $0.code == rule.code }?.span.start == marked.places["1️⃣"])
  }

  @Test(arguments: LintRoster.all.indices) func aGoodExampleHasNone(_ index: Int) throws {
    let rule = type(of: LintRoster.all[index])
    let found = LintRoster.check(try example(rule.example.good), on: today)
    #expect(found == [], "\(rule.code): \(found.map { "\($0.code) \($0.span.start.line) \($0.message)" })")
  }

  /// The roster walks the texts once for all rules.
  @Test(arguments: LintRoster.all.indices) func allRulesTogetherFindWhatEachFindsByItself(_ index: Int) throws {
    let example = type(of: LintRoster.all[index]).example
    for text in [example.bad, example.good] {
      let spec = try SpecLintTests.example(text)
      let alone = LintRoster.all.flatMap { check($0, spec) }
      #expect(LintRoster.check(spec, on: today) == alone.sortedForReport(), "\(type(of: LintRoster.all[index]))")
    }
  }

  @Test(arguments: ["cleaner", "journal", "messenger", "gallery"])
  func allRulesTogetherFindWhatEachFindsByItself(in app: String) throws {
    let spec = try shippedSpec(app)
    let alone = LintRoster.all.flatMap { check($0, spec) }
    #expect(LintRoster.check(spec, on: today) == alone.sortedForReport())
  }
}
