import NotificationScheduling
import SpecLanguage
import TestSupport
import Testing

@testable import NotificationConformance

/// Mistakes that the core is told to make.
@Suite struct CoreJudgeTests {
  private static func judge(countsAll: Bool = false) throws -> CoreJudge {
    let spec = try Repository.scenarioSpecs().first { $0.app.id == "corners" }
    let cases = try ShippedScenariosTests.cases().filter { $0.app == "corners" }
    return CoreJudge([TestedApp(try #require(spec))], cases: cases, tzdata: nil, countsAll: countsAll)
  }

  @Test func namesAndSentencesAreUnique() {
    #expect(CoreFault.allCases.count >= 80)
    #expect(Set(CoreFault.allCases.map(\.rawValue)).count == CoreFault.allCases.count)
    #expect(CoreFault.allCases.allSatisfy { !$0.rawValue.hasSuffix(".") })
  }

  @Test func withoutAMistakeEveryCasePasses() throws {
    #expect(try Self.judge().judge("none") == nil)
  }

  @Test(arguments: ["refusalEnds", "offComesLater", "lateNotTakenBack"])
  func aCaseNoticesAMistake(_ name: String) throws {
    let found = try #require(try Self.judge().judge(name))
    #expect(found.noticedBy.count == 1)
    #expect(found.message?.isEmpty == false)
  }

  @Test func allThatNoticeAreCounted() throws {
    let first = try #require(try Self.judge().judge("refusalEnds"))
    let all = try #require(try Self.judge(countsAll: true).judge("refusalEnds"))
    #expect(all.noticedBy.count > first.noticedBy.count)
    #expect(all.noticedBy.contains(try #require(first.noticedBy.first)))
  }

  @Test func whatTheAppDoesNotHaveIsNotNoticed() throws {
    #expect(try #require(try Self.judge(countsAll: true).judge("pushesStayAtSignOut")).noticedBy.isEmpty)
  }
}
