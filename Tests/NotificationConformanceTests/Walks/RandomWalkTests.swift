import CenterSimulation
import Foundation
import NotificationRules
import NotificationScheduling
import SpecLanguage
import TestSupport
import Testing

@testable import NotificationConformance

/// Random events in random order, with a fixed seed: what must always hold, whatever happens.
@Suite struct RandomWalkTests {
  /// How many walks in all, for a search by hand: `NOTISPEC_WALKS=20000 swift test --filter RandomWalkTests`.
  private static let asked = ProcessInfo.processInfo.environment["NOTISPEC_WALKS"].flatMap { Int($0) }

  /// The walks to repeat, by their seeds: `NOTISPEC_SEEDS=665,2155`.
  private static let seeds = ProcessInfo.processInfo.environment["NOTISPEC_SEEDS"]
    .map { $0.split(separator: ",").compactMap { UInt64($0) } }

  /// A mistake that the core makes, to see whether a walk finds it: `NOTISPEC_FAULT=capOneMore`.
  private static let fault = ProcessInfo.processInfo.environment["NOTISPEC_FAULT"]
    .flatMap { name in CoreFault.allCases.first { "\($0)" == name } }

  /// Of each of the tables; without a wish as many as a test run needs.
  private static func count(_ usual: Int) -> UInt64 {
    UInt64(asked.map { max(1, $0 / (WalkTables.variants.count + 2 * ShippedSpecs.apps.count)) } ?? usual)
  }

  @Test(arguments: ShippedSpecs.apps)
  func aShippedAppKeepsItsPromises(_ app: String) throws { try walk(app, isLikeADevice: false) }

  @Test(arguments: ShippedSpecs.apps)
  func aShippedAppOnAPhoneKeepsThePromisesThatItCan(_ app: String) throws { try walk(app, isLikeADevice: true) }

  /// An app without a type that is planned on the device has nothing to walk.
  private func walk(_ app: String, isLikeADevice: Bool) throws {
    let spec = try Repository.spec(app)
    let rules = spec.ruleTable
    let vocabulary = SignalVocabulary(rules, spec)
    guard !vocabulary.topics.isEmpty else { return }
    var tables = [rules, WalkTables.tight(rules)]
    tables += rules.profiles.compactMap { rules.applying(profile: $0.id) }
    for rules in tables { walk(scheduler(rules), vocabulary, count: 4, isLikeADevice: isLikeADevice) }
  }

  @Test(arguments: WalkTables.variants.indices)
  func aTableOfEveryKindKeepsItsPromises(_ variant: Int) {
    let rules = WalkTables.variants[variant]
    walk(scheduler(rules), SignalVocabulary(rules), count: 4)
  }

  /// A center that says no more than that of a phone can.
  @Test(arguments: WalkTables.variants.indices)
  func aPhoneKeepsThePromisesThatItCan(_ variant: Int) {
    let rules = WalkTables.variants[variant]
    walk(
      scheduler(rules), SignalVocabulary(rules), count: 4, isLikeADevice: true)
  }

  /// Each answer that Apple leaves open, by itself.
  @Test(arguments: WalkChoices.all.indices)
  func aCenterMayDoWhatAppleLeavesOpen(_ choice: Int) {
    // Each with some of the tables: together they have met all.
    for (number, rules) in WalkTables.variants.enumerated() where number % 4 == choice % 4 {
      walk(
        scheduler(rules), SignalVocabulary(rules), count: 2,
        choices: WalkChoices.all[choice])
    }
  }

  private func scheduler(_ rules: RuleTable) -> Scheduler {
    Scheduler(rules, zones: WalkPlaces.zone(named:), fault: Self.fault)
  }

  private func walk(
    _ scheduler: Scheduler, _ vocabulary: SignalVocabulary, count: Int, isLikeADevice: Bool = false,
    choices: CenterChoices = .standard
  ) {
    var failures: [String: (count: Int, text: String, length: Int)] = [:]
    for seed in Self.seeds ?? Array(1...Self.count(count)) {
      var walk = Walk(scheduler, vocabulary, seed: seed, choices: choices)
      walk.world.isLikeADevice = isLikeADevice
      walk.run(actions: 16)
      guard let first = walk.broken.first else { continue }
      if Self.seeds != nil {
        print((walk.passed + walk.world.trace).map { "\($0.instant) \($0.event)" }.joined(separator: "\n"))
        for record in walk.world.known.scheduler.deliveries.recent {
          print("counted \(record.type).\(record.key) \(record.instant) \(record.local)")
        }
      }
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
