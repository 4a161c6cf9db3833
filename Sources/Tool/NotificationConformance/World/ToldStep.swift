import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// One thing that an app was told in a case, and what it asked for then. Whoever tells the same to another host of the same
/// core, under the same circumstances, is asked for the same.
struct ToldStep {
  /// The process begins with this file; nil if it has not begun here.
  var beginsWith: [UInt8]??
  /// Those of the version of the app that runs.
  var rules: RuleTable
  var events: [AppEvent]
  var report: AppReport
  var now: Moment
  var locale: LanguageTag
  /// Before the app was told.
  var center: SimulatedCenter
  /// Those of the step, and those that followed from what was learnt from them.
  var commands: [AppCommand]
  /// What the case expects of the settings after it: another host must say the same.
  var settings: [SettingsAssertion] = []
  /// What is in the file after the step; nil if the process ended behind its write.
  var file: [UInt8]?
}

extension World {
  mutating func noteBeginning() {
    if told != nil { beginning = .some(storedBytes) }
  }

  mutating func note(_ events: [AppEvent], _ report: AppReport, _ center: SimulatedCenter, _ commands: [AppCommand]) {
    guard let count = told?.count else { return }
    if events.allSatisfy(\.isLearnt), count > 0 {
      told?[count - 1].commands += commands
      return
    }
    let rules = scheduler.rules
    told?.append(
      ToldStep(
        beginsWith: beginning, rules: rules, events: events, report: report, now: now, locale: locale, center: center,
        commands: commands))
    beginning = nil
  }

  mutating func noteExpected(_ lines: [Assertion]) {
    guard let count = told?.count, count > 0 else { return }
    told?[count - 1].settings += lines.compactMap { if case .settings(let line) = $0.kind { line } else { nil } }
  }

  /// The last thing that was told is done, up to its write at least.
  mutating func noteWrite(survived: Bool) {
    guard let count = told?.count, count > 0 else { return }
    let file = survived ? storedBytes : nil
    told?[count - 1].file = file
  }
}
