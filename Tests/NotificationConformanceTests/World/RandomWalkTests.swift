import Foundation
import NotificationRules
import NotificationScheduling
import SpecLanguage
import Testing

/// Random events in random order, with a fixed seed: what must always hold, whatever happens.
@Suite struct RandomWalkTests {
  private static let cleaner = Walk.Names(
    limit: "free_limit_reached", bought: "subscription_bought", analyzed: "storage_analyzed", used: "used_percent",
    started: "swipe_session_started", finished: "swipe_session_finished", found: "highlights_found",
    cleaned: "photos_cleaned", onboarded: "onboarding_completed", limitType: "limit_reached_reminder",
    dailyType: "daily_clean_reminder", newsType: "highlight_ready", backType: "come_back_swipe_clean")

  private static let made = Walk.Names(
    limit: "limit", bought: "bought", analyzed: "analyzed", used: "used", started: "started", finished: "finished",
    found: "found", cleaned: "cleaned", onboarded: "onboarded",
    others: ["alarm", "ping", "ping", "ordered", "ordered", "planned", "begun", "begun", "over", "taken"],
    limitType: "limit",
    dailyType: "daily", newsType: "news", backType: "back")

  /// How many walks in all, for a search by hand: `NOTISPEC_WALKS=20000 swift test --filter RandomWalkTests`.
  private static let asked = ProcessInfo.processInfo.environment["NOTISPEC_WALKS"].flatMap { Int($0) }

  /// Of each of the tables; without a wish as many as a test run needs.
  private static func count(_ usual: Int) -> UInt64 {
    UInt64(asked.map { max(1, $0 / (WalkTables.variants.count + 2)) } ?? usual)
  }

  @Test func theCleanerKeepsItsPromises() throws {
    let table = try Repository.spec("cleaner").ruleTable
    for rules in [table, try #require(table.applying(profile: "calendar"))] {
      walk(Scheduler(rules), Self.cleaner, count: 30)
    }
  }

  @Test(arguments: WalkTables.variants.indices)
  func aTableOfEveryKindKeepsItsPromises(_ variant: Int) {
    walk(Scheduler(WalkTables.variants[variant], zones: WalkPlaces.zone(named:)), Self.made, count: 24)
  }

  private func walk(_ scheduler: Scheduler, _ names: Walk.Names, count: Int) {
    var failures: [String: (count: Int, text: String, length: Int)] = [:]
    for seed in 1...Self.count(count) {
      var walk = Walk(scheduler, names, seed: seed)
      walk.run(actions: 16)
      guard let first = walk.broken.first else { continue }
      let kind = String(first.prefix(20))
      let text = "seed \(seed): \(first)\n  " + walk.story.joined(separator: "\n  ")
      let old = failures[kind]
      let isShorter = walk.story.count < old?.length ?? .max
      failures[kind] = (
        (old?.count ?? 0) + 1, isShorter ? text : old?.text ?? "", min(walk.story.count, old?.length ?? .max)
      )
    }
    for (_, failure) in failures.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(failure.count) walks, the shortest is \(failure.text)")
    }
  }
}
