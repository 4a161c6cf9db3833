public import NotificationCivilTime
public import NotificationConformance
public import SpecLanguage
import YAMLNodes

/// A finding as a scenario file that fails.
public struct FoundScenario: Sendable {
  public var found: RandomSearch.Found
  public var text: String
  /// What `conform` says of the file; nil if it fails nothing there.
  public var failure: String?
  /// What is wrong with the file itself; nil if it can be read.
  public var mistake: String?

  /// - Parameter number: Of the finding, which its id has.
  public init(
    _ found: RandomSearch.Found, number: Int, _ app: ExploredApp, _ alphabet: Alphabet, _ spec: Spec,
    zone: @escaping (String) -> ZoneRules?
  ) {
    self.found = found
    text = ""
    guard let player = StoryPlayer.played(found.story, on: app, items: alphabet.items) else { return }
    for then in Expectation(player: player, broken: found.broken, alphabet: alphabet).candidates {
      let text = ScenarioText(
        app: app.id, suite: "explored.\(app.id)", id: "finding-\(number)", title: found.broken.oneLine,
        alphabet: alphabet, story: found.story, then: then
      ).text
      let run = Self.run(text, spec, zone)
      if self.text.isEmpty || run.failure != nil {
        (self.text, failure, mistake) = (text, run.failure, run.mistake)
      }
      if failure != nil { return }
    }
  }

  /// The file as `conform` reads and judges it.
  static func run(
    _ text: String, _ spec: Spec, _ zone: @escaping (String) -> ZoneRules?
  ) -> (failure: String?, mistake: String?) {
    let read = YAMLReader.read(Array(text.utf8), file: "explored.yaml")
    guard let tree = read.tree else { return (nil, read.diagnostics.first?.message ?? "no YAML") }
    let loaded = ScenarioLoader(specs: [spec], zone: zone).load([tree])
    guard let scenario = loaded.cases.first else { return (nil, loaded.diagnostics.first?.message ?? "no case") }
    let result = ScenarioRunner(specs: [spec]).run(scenario)
    return (result.failures.first { $0.kind != .step }?.message, result.failures.first { $0.kind == .step }?.message)
  }
}

extension String {
  var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
