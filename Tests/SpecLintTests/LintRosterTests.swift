import Foundation
import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecLint

/// An example with the app it belongs to, read.
func example(_ text: String) throws -> Spec {
  var sources = [SpecSource(path: "example.yaml", bytes: Array(text.utf8))]
  if !text.contains("\napp:") { sources.append(SpecSource(path: "app.yaml", bytes: Array(LintExample.app.utf8))) }
  let result = SpecReader.read(sources)
  #expect(result.diagnostics == [])
  return try #require(result.spec)
}

/// The findings on a day long after every date of the bad examples and before every date of the good ones.
func check(_ rule: any LintRule, _ spec: Spec) -> [Diagnostic] {
  guard let dated = rule as? any DatedLintRule, let today = CivilDate("2026-06-15") else { return rule.check(spec) }
  return dated.check(spec, on: today)
}

@Suite struct LintRosterTests {
  private static let rules = "Sources/Tool/SpecLint/Rules"

  /// Below the folder of its family, which is the first part of its code.
  @Test func everyRuleIsInAFileOfItsName() throws {
    let folder = Golden.packageFolder().appendingPathComponent(Self.rules)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Rule.swift") }
    let rules = LintRoster.all.map { rule in
      "\(type(of: rule).code.text.prefix { $0 != "/" })/\(type(of: rule)).swift"
    }
    #expect(files.count > 100 && files.sorted() == rules.sorted(), "\(Self.rules) has <family>/<Name>Rule.swift")
  }

  @Test func everyRuleHasItsPageBesideIt() throws {
    let pages = Set(EmbeddedTexts.all.map(\.path))
    let rules = Set(LintRoster.codes.map { "Rules/\($0.text).md" })
    #expect(rules.subtracting(pages).sorted() == [], "write what these rules mean")
    #expect(pages.subtracting(rules).sorted() == [], "no rule has these codes")
    let folder = Golden.packageFolder().appendingPathComponent("Sources/Tool/SpecLint")
    for (path, text) in EmbeddedTexts.all {
      #expect(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) == text + "\n", "\(path)")
    }
  }

  @Test(arguments: LintRoster.pages) func aPageHasWhatExplainShows(_ page: LintPage) {
    #expect(page.title.hasSuffix(".") && page.text.hasPrefix("Why: "))
    #expect(!page.example.bad.isEmpty && page.example.bad != page.example.good)
  }

  /// The specs of a page besides its example: with a marker there is one finding, without one none.
  @Test(arguments: LintRoster.all.indices) func theOtherSpecsOfAPageAreJudgedAsItSays(_ index: Int) throws {
    let rule = LintRoster.all[index]
    for further in LintPage(type(of: rule)).further {
      let places = MarkedText(further.markedBad).places
      #expect(check(rule, try example(further.bad)).map(\.span.start) == places.values.sorted(), "\(further.bad)")
      #expect(further.covers.isEmpty || places.count == 1)
    }
  }

  /// Its example shows the mistake; what else is one, and what is none, is tested here or stands in its page.
  @Test func everyRuleIsTestedBeyondItsExample() throws {
    let tests = try FileManager.default.contentsOfDirectory(atPath: Golden.folder().path)
    let missing = LintRoster.all.map { type(of: $0) }.filter { rule in
      let isShown = LintPage(rule).further.contains { MarkedText($0.markedBad).places.isEmpty }
      return !isShown && !tests.contains("\(rule)Tests.swift")
    }
    #expect(missing.map { "\($0)" } == [], "give each page a 'yaml' without a finding, or write <Name>RuleTests.swift")
  }

  @Test func codesAreUniqueAndSorted() {
    let codes = LintRoster.all.map { type(of: $0).code }
    for (code, next) in zip(codes, codes.dropFirst()) {
      #expect(code < next, "two rules have this code")
    }
  }

  @Test(arguments: LintRoster.all.indices) func theBadExampleHasOneFindingAndTheGoodOneNone(_ index: Int) throws {
    let rule = LintRoster.all[index]
    let marked = MarkedText(type(of: rule).example.markedBad)
    #expect(marked.places.count == 1)
    #expect(marked.text == type(of: rule).example.bad)
    let bad = check(rule, try example(marked.text))
    #expect(bad.count == 1)
    #expect(bad.allSatisfy { $0.code == type(of: rule).code && $0.severity == type(of: rule).level })
    #expect(bad.first?.span.start == marked.places["1️⃣"])
    #expect(check(rule, try example(type(of: rule).example.good)) == [])
  }

  @Test func findingsOfAllRulesComeInTheOrderOfAReport() throws {
    let spec = try example(
      """
      notispec: 1
      policies: { pending_budget: 65 }
      signals: { opened: {}, closed: {} }
      """)
    #expect(LintRoster.check(spec).map(\.code) == ["scheduling/pending-budget", "signals/unused", "signals/unused"])
  }
}

@Test func manyTypesOfOneKind() throws {
  func spec(_ count: Int) throws -> Spec {
    let types = (0..<count).map {
      "  n\($0): { summary: x, target: home, trigger: { after: { signal: s, delay: 5m } }, copy: { body: { en: b\($0) } } }\n"
    }
    return try example(
      "notispec: 1\nsignals: { s: {} }\ndeep_links: { scheme: demo, targets: { home: { path: /home } } }\nnotifications:\n"
        + types.joined())
  }
  let specs = [200: try spec(200), 1_600: try spec(1_600)]
  let growth = Work.growth(from: 200, to: 1_600) { count in
    if let spec = specs[count] { LintRoster.ask(about: spec) { _ in } }
  }
  #expect(growth < 20, "\(growth)")
}

/// A rule that objects to everything fills no memory.
@Test func manyFindingsAreCounted() throws {
  let signals = (0..<30_000).map { "  s\($0): {}\n" }.joined()
  let spec = try example("notispec: 1\nsignals:\n" + signals)
  let found = LintRoster.check(spec)
  #expect(found.count == FindingCollector.limit + 1)
  #expect(found.counts.warnings == 30_000)
  var policy = LintPolicy(
    Workspace(levels: [LevelItem(rule: Located("signals/unused", at: SourceSpan(startOf: "w")), level: .error)]),
    today: nil)
  var judged = FindingCollector()
  LintRoster.ask(about: spec) {
    judged.append(contentsOf: policy.apply(to: $0, of: "demo", isComplete: true) { _ in nil }.findings)
  }
  #expect(judged.report.counts.errors == 30_000)
}
