import Foundation
import NotificationConformance
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import SpecMutation

/// What `mutate` prints to start from can be pasted: it is read without a finding, and passes.
@Suite struct ScenarioStarterTests {
  private static let apps = ["cleaner", "courier", "gallery", "journal", "lingo", "messenger", "remedy"]

  private static func sources(of app: String) throws -> [SpecSource] {
    let root = Golden.packageFolder()
    let folder = root.appendingPathComponent("specs/\(app)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    return try names.sorted().map { name in
      SpecSource(path: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test(arguments: apps)
  func startersOfShippedAppsCanBeReadAndPass(_ app: String) throws {
    let sources = try Self.sources(of: app)
    let spec = try #require(SpecReader.read(sources).spec)
    let requirements = Array(Set(spec.coveringItems.flatMap { $0.covers.map(\.value) })).sorted()
    // One for each item and key is enough: the values of a key have the same.
    var seen: Set<String> = []
    let mutants = SpecMutants.all(of: sources).filter { mutant in
      let item = mutant.items.first.map { "\($0.kind) \($0.id)" } ?? String(mutant.path.prefix { $0 != "." })
      return seen.insert(item + (mutant.keys.last == "notification.target" ? " target" : "")).inserted
    }
    var missing: [String] = []
    for mutant in mutants {
      let start = ScenarioStarter(for: mutant, in: spec, requirements: requirements)
      guard let lines = start.lines else {
        missing.append(mutant.id)
        continue
      }
      #expect(!lines.contains { $0.contains("…") })
      let text = (["notispec_scenarios: 1", "suite: s", "app: \(app)", "scenarios:"] + lines.map { "  " + $0 })
        .joined(separator: "\n")
      let tree = try #require(YAMLReader.read(Array(text.utf8), file: "s.yaml").tree)
      let loader = ScenarioLoader(specs: [spec], requirements: requirements, zone: { $0 == "UTC" ? .utc : nil })
      let loaded = loader.load([tree])
      #expect(loaded.diagnostics.isEmpty, "\(text)\n\(loaded.diagnostics.map(\.message))")
      let scenario = try #require(loaded.cases.first)
      #expect(!ScenarioRunner(specs: [spec]).run(scenario).isFailed, "\(text)")
    }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test func aSignalBringsItsValues() throws {
    let sources = try Self.sources(of: "cleaner")
    let spec = try #require(SpecReader.read(sources).spec)
    let mutant = try #require(
      SpecMutants.all(of: sources).first { $0.items.first?.id == "storage_high_90" && $0.keys.count > 1 })
    let lines = try #require(ScenarioStarter(for: mutant, in: spec, requirements: nil).lines)
    #expect(lines.contains { $0.contains("signal: storage_analyzed, with: { used_percent: 50 }") }, "\(lines)")
    #expect(lines.contains { $0.contains("start: { at: \"2026-03-02 09:00\", zone: UTC") })
  }
}
