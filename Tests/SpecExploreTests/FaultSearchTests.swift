import Foundation
import NotificationCivilTime
import NotificationScheduling
import SpecLanguage
import TestSupport
import Testing

@testable import NotificationConformance
@testable import SpecExplore

/// Mistakes of the core that a search finds without any scenario, each in a few steps.
@Suite struct FaultSearchTests {
  /// For a search by hand: `NOTISPEC_FAULTS=capOneMore,quietEndIsQuiet swift test --filter FaultSearchTests`.
  private static let asked = ProcessInfo.processInfo.environment["NOTISPEC_FAULTS"]
    .map { $0.split(separator: ",").map(String.init) }
  private static let runs = ProcessInfo.processInfo.environment["NOTISPEC_RUNS"].flatMap { UInt64($0) } ?? 200

  /// Where each is found.
  private static let known: [(fault: String, app: String)] = [
    ("capOneMore", "cleaner"), ("tokenHearsNoUser", "messenger"), ("pushesStayAtSignOut", "messenger"),
    ("streaksForgottenAtSignOut", "journal"), ("duplicateOfAnotherValue", "courier"),
  ]

  private static func zone(_ id: String) -> ZoneRules? { id == "UTC" ? .utc : try? SystemZones.rules(id) }

  @Test(arguments: Self.known.map(\.fault))
  func aMistakeIsFound(_ name: String) throws {
    let app = try #require(Self.known.first { $0.fault == name }?.app)
    let found = try #require(try Self.search(name, app))
    #expect(found.story.beats.count <= 6, "\(found.broken)")
  }

  @Test(.enabled(if: Self.asked != nil))
  func theMistakesThatAreAskedFor() throws {
    for name in Self.asked ?? [] {
      for app in ShippedSpecs.apps {
        guard let found = try Self.search(name, app) else { continue }
        print("\(name): \(app) seed \(found.seed), \(found.story.beats.count) steps: \(found.broken.prefix(120))")
        break
      }
    }
  }

  /// What no shipped app can show, a small one of the suites does: the classes of a second scheduler's differences.
  @Test(arguments: [
    ("endedSeriesComesBack", "doses", ["called"]), ("guardNeverLifted", "items", []),
    ("firstFollowsAfterSnooze", "doses", ["asked"]), ("endedForgottenAtKill", "doses", ["called"]),
  ])
  func aMistakeIsFoundInASmallAlphabet(_ name: String, _ id: String, _ topic: [String]) throws {
    let (app, alphabet) = try Self.small(id, name)
    let whole = ExhaustiveSearch(app, alphabet, depth: 2, limit: 100)
    try expectFewSteps(whole.search(topic).found.first, app, alphabet)
  }

  /// With the seed of the first history that shows it.
  @Test(arguments: [
    ("jumpedSlotLost", "flights", 429), ("deferredIsMissed", "flights", 1838), ("untilLooksAtNewest", "doses", 14),
    ("heldForgotten", "flights", 343), ("freedBeforeItsMoment", "flights", 3779), ("sameSecond", "seconds", 20),
    ("futureStays", "clocks", 26), ("forgetsWithRequest", "items", 954),
    ("heldIsMissed", "flights", 241), ("suppressedIsNotFollowed", "doses", 63), ("neverPlannedComes", "brief", 189),
    ("quietFirstPass", "clocks", 996), ("liftOutlivesDelivery", "items", 85), ("valuelessMissesNew", "items", 108),
    ("snoozeStaysInItsNight", "doses", 5164), ("failedSnoozeReturns", "corners", 22238),
    ("fallReachesNothing", "accounts", 850),
  ])
  func aMistakeIsFoundInASmallApp(_ name: String, _ id: String, _ seed: UInt64) throws {
    let (app, alphabet) = try Self.small(id, name)
    try expectFewSteps(RandomSearch(app, alphabet, length: 40).history(seed: seed).found, app, alphabet)
  }

  private static func small(_ id: String, _ name: String) throws -> (ExploredApp, Alphabet) {
    let fault = try #require(CoreFault.allCases.first { "\($0)" == name })
    let spec = try #require(SpecReader.read(try SmallSpecs.sources(id), folder: id).spec)
    return (ExploredApp(spec, fault: fault), Alphabet(spec, zone: zone))
  }

  private func expectFewSteps(_ found: RandomSearch.Found?, _ app: ExploredApp, _ alphabet: Alphabet) throws {
    var shrinking = Shrinking(app, alphabet)
    let beats = shrinking.shrunk(try #require(found)).story.beats
    #expect(beats.count <= 6, "\(beats)")
  }

  private static func search(_ name: String, _ id: String) throws -> RandomSearch.Found? {
    let fault = try #require(CoreFault.allCases.first { "\($0)" == name })
    let spec = try #require(SpecReader.read(try ShippedSpecs.sources(id), folder: id).spec)
    let (app, alphabet) = (ExploredApp(spec, fault: fault), Alphabet(spec, zone: zone))
    let random = RandomSearch(app, alphabet, length: 30)
    guard let found = (1...runs).lazy.compactMap({ random.history(seed: $0).found }).first else { return nil }
    var shrinking = Shrinking(app, alphabet)
    return shrinking.shrunk(found)
  }
}
