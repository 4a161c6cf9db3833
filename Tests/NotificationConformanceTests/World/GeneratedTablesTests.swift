import CleanerNotifications
import CourierNotifications
import GalleryNotifications
import JournalNotifications
import LingoNotifications
import MessengerNotifications
import NotificationConformance
import NotificationRules
import RemedyNotifications
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

/// The command line runs the tables that it lowers from YAML, because it cannot load an app's module. Here the generated
/// modules of the shipped apps run every case too.
@Suite struct GeneratedTablesTests {
  @Test func generatedTablesGiveTheVerdictsAndTracesOfTheSpecs() throws {
    let specs = try ShippedSpecs.apps.map {
      try Repository.spec($0)
    }
    let generated: [String: RuleTable] = [
      "cleaner": .cleaner, "courier": .courier, "gallery": .gallery, "journal": .journal, "lingo": .lingo,
      "messenger": .messenger, "remedy": .remedy,
    ]
    let trees = try Repository.scenarioTrees.get()
    let cases = ScenarioLoader(specs: specs, zone: Zones.rules).load(trees).cases
    let lowered = ScenarioRunner(specs: specs)
    #expect(Set(generated.keys) == Set(specs.map(\.app.id)))
    let linked = ScenarioRunner(
      specs.map { TestedApp($0, rules: generated[$0.app.id]) })
    let results = cases.map(lowered.run)
    #expect(results.count > 250)
    // In another order, so that a case that leaves something behind shows too.
    for index in ShuffledOrder.indices(cases.count, seed: 20_260_302) {
      let other = linked.run(cases[index])
      if other.fingerprint != results[index].fingerprint {
        let failure = results[index].failure(against: other, "from the generated tables")
        Issue.record("\(cases[index].id): \(failure.message)")
      }
    }
  }
}
