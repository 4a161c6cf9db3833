import Foundation
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// One cause, one finding: keys of the language are misspelled, left out and given a value of another kind, one at a
/// time, in apps that together have every key.
@Suite struct OneSlipTests {
  /// Slips that are several mistakes: each of these findings is true without the others.
  private static let several: Set<String> = [
    // What is declared is gone, and each use of it is wrong.
    "signals.fed.parameters: left out", "signals.planned.parameters.days: left out",
    "signals.planned.parameters.days: misspelled", "deep_links.targets.home.parameters: left out",
    "preferences.style: misspelled", "notifications.message.arguments: left out",
    "live_activities.walk.state.status: left out", "live_activities.walk.state.status: misspelled",
    // Each type without the value is wrong.
    "deep_links.targets.home.parameters.source.optional: left out",
    "deep_links.targets.home.parameters.bell.optional: left out",
    // Each argument that no text shows is wrong.
    "notifications.walk.copy.title.en.text: another word", "notifications.walk.copy.body.en.other: another word",
    "notifications.walk.copy.body.en.plural: a list", "notifications.walk.arguments.days: misspelled",
    "notifications.fed_days.arguments: left out", "notifications.fed_days.arguments.days: left out",
    "notifications.fed_days.arguments.days: misspelled",
    "notifications.fed_days.copy.body.en.plural: a list", "notifications.fed_days.copy.body.ar.plural: a list",
    // Each language lacks its text.
    "notifications.fed_well.copy.subtitle.variants: left out", "notifications.fed_well.copy.body.variants: left out",
    // An empty group lacks each of its keys.
    "notifications.hungry.triggers.chosen.calendar.times.preference: left out",
    "notifications.cure.triggers.course.calendar.times.parameter: left out",
  ]

  /// All of them, which takes minutes, or one of so many.
  private static let isWhole = ProcessInfo.processInfo.environment["NOTISPEC_ALL_SLIPS"] != nil

  @Test func aSlipIsOneFinding() throws {
    var count = 0
    let apps = [(EveryKey.app, [EveryKey.permissions], 113), (EveryKey.rest, [], 5)]
    for (text, others, few) in apps {
      let step = Self.isWhole ? 1 : few
      let usual = Set(Self.findings(text, others).map(\.message))
      for (number, slip) in try Slips(of: text).all.enumerated() where number.isMultiple(of: step) {
        count += 1
        let found = Self.findings(slip.text, others).filter { !usual.contains($0.message) }
        guard found.count > 1, !Self.several.contains(slip.words) else { continue }
        Issue.record("\(slip.words): \(found.map { "\($0.span.start.line): \($0.message)" })")
      }
    }
    #expect(count > 80)
  }

  private static func findings(_ text: String, _ others: [String]) -> [Diagnostic] {
    let sources = ([text] + others).enumerated().map { number, text in
      SpecSource(path: "\(number).yaml", bytes: Array(text.utf8))
    }
    return SpecReader.read(sources, requirements: ["PETS/FOOD-1"]).diagnostics
  }
}
