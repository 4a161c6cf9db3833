import NotificationCivilTime
import NotificationConformance
import NotificationRules
import SpecModel
import Testing
import YAMLNodes

/// The shipped tables against the reference scheduler, and against rule tables that are wrong on purpose.
@Suite struct ReferenceVerdictTests {
  private let spec: Spec
  private let cases: [ScenarioCase]

  init() throws {
    spec = try Repository.spec("cleaner")
    let trees = try Repository.yamlFiles(below: "conformance").compactMap {
      YAMLReader.read($0.bytes, file: $0.path).tree
    }
    cases = ScenarioLoader(specs: [spec], zone: Zones.rules).load(trees).cases
  }

  @Test func everyShippedCasePasses() {
    let runner = ScenarioRunner(specs: [spec])
    for scenario in cases {
      let result = runner.run(scenario)
      for failure in result.failures {
        Issue.record("\(scenario.id) \(failure.span.file):\(failure.span.start.line): \(failure.message)")
      }
    }
  }

  /// A suite that stays green for a wrong table proves nothing.
  @Test(arguments: WrongTable.allCases)
  func aWrongTableTurnsAtLeastOneCaseRed(_ wrong: WrongTable) {
    let runner = ScenarioRunner([(spec: spec, rules: wrong.applied(to: spec.ruleTable))])
    let red = cases.filter { runner.run($0).verdict == .failed }
    #expect(!red.isEmpty)
    #expect(red.count < cases.count, "a break that fails everything says nothing about the rule it breaks")
  }
}

/// Mistakes somebody could make in the rules of the cleaner.
enum WrongTable: String, CaseIterable, Sendable {
  case noCap, calendarDayCap, dayOfRealTimeCap, exactly24HoursIsEnough, limitAfter29Minutes, limitUntil61Minutes
  case limitInSpiteOfAPurchase, storageAt90, storageAt85AfterAnAnalysis, noRepeatGuard, guardOfEightDays
  case comeBackAfterAnHour, comeBackAfterFinishing, highlightsOnSaturday, highlightsWithoutNews, limitDropsAtTheCap
  case dailyBeforeHighlights, toggleWithoutEffect, noFallback, slotAt19

  func applied(to table: RuleTable) -> RuleTable {
    var table = table
    switch self {
    case .noCap: table.policies.caps = []
    case .calendarDayCap: table.policies.caps[0].window = .calendarDay
    case .dayOfRealTimeCap: table.policies.caps[0].window = .span(.hours(24))
    case .exactly24HoursIsEnough:
      table.edit("daily_clean_reminder") {
        $0.conditions = [.elapsed(since: "photos_cleaned", orSince: "onboarding_completed", .atLeast(.hours(24)))]
      }
    case .limitAfter29Minutes: table.setDelay(of: "limit_reached_reminder", .minutes(29)...TimeSpan.minutes(60))
    case .limitUntil61Minutes: table.setDelay(of: "limit_reached_reminder", .minutes(30)...TimeSpan.minutes(61))
    case .limitInSpiteOfAPurchase: table.edit("limit_reached_reminder") { $0.conditions = [] }
    case .storageAt90: table.setThreshold(ofTrigger: "level", .atLeast, 90)
    case .storageAt85AfterAnAnalysis: table.setThreshold(ofTrigger: "after_analysis", .atLeast, 85)
    case .noRepeatGuard: table.edit("storage_high_90") { $0.repeatAfter = nil }
    case .guardOfEightDays: table.edit("storage_high_90") { $0.repeatAfter?.days = 8 }
    case .comeBackAfterAnHour:
      table.edit("come_back_swipe_clean") {
        $0.triggers[0].schedule = .slotAfter(SignalRule("swipe_session_started"), atLeast: .hours(1))
      }
    case .comeBackAfterFinishing: table.edit("come_back_swipe_clean") { $0.conditions = [] }
    case .highlightsOnSaturday:
      table.edit("highlight_ready") { $0.triggers[0].schedule = .calendar(CalendarRule(every: .week(.saturday))) }
    case .highlightsWithoutNews: table.edit("highlight_ready") { $0.conditions = [] }
    case .limitDropsAtTheCap: table.edit("limit_reached_reminder") { $0.onCap = .drop }
    case .dailyBeforeHighlights: table.edit("daily_clean_reminder") { $0.priority = 25 }
    case .toggleWithoutEffect: table.preferences = []
    case .noFallback: for index in table.targets.indices { table.targets[index].fallback = nil }
    case .slotAt19: table.policies.slot = WallClockTime(hour: 19, minute: 0) ?? .midnight
    }
    return table
  }
}

extension RuleTable {
  fileprivate mutating func edit(_ type: String, _ change: (inout TypeRule) -> Void) {
    for index in types.indices where types[index].id == type { change(&types[index]) }
  }

  fileprivate mutating func setDelay(of type: String, _ delay: ClosedRange<TimeSpan>) {
    edit(type) { $0.triggers[0].schedule = .after(SignalRule("free_limit_reached"), delay: delay) }
  }

  fileprivate mutating func setThreshold(
    ofTrigger name: String, _ comparison: ValueTest.Comparison, _ value: Double
  ) {
    edit("storage_high_90") { type in
      for index in type.triggers.indices where type.triggers[index].name == name {
        type.triggers[index].conditions = [
          .last(signal: "storage_analyzed", ValueTest("used_percent", comparison, value))
        ]
      }
    }
  }
}
