import Foundation
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// A requirement is proven for the app and not for the runner: what verdicts ask of the core, apps ask of it too.
@Suite struct AskedByAppsTests {
  /// What verdicts may ask and apps need not, because it is about the case and not about the app.
  private static let aboutTheCase: Set<String> = [
    // What became of requests since the last step, of which an app is told in the next.
    "outcomesSinceLastStep",
    // Whether a notification came at night, which must never be.
    "quietHours",
    // The text in another language, to say that a line means that one.
    "translation",
  ]

  @Test func verdictsAskTheCoreWhatAppsAskToo() throws {
    let call = /(?:world\.scheduler|flow|settings)\.([a-z][A-Za-z]*)(?=\(| ==|\.contains|$)/.anchorsMatchLineEndings()
    var asked: [String: String] = [:]
    for (path, text) in try swiftFiles(below: "Sources/Tool/NotificationConformance/Verdicts") {
      for match in text.matches(of: call) { asked[String(match.1)] = path }
    }
    try #require(["isShown", "sections", "shownValue", "modules"].allSatisfy { asked[$0] != nil })
    let apps = try swiftFiles(below: "Sources/Runtime/SystemNotifications").map(\.text).joined(separator: "\n")
    for (name, path) in asked.sorted(by: { $0.key < $1.key }) where !Self.aboutTheCase.contains(name) {
      // An app makes its screen of what it has kept.
      let isAsked =
        try apps.contains(Regex("\\.\(name)(?![A-Za-z])"))
        || name == "settingsScreen" && apps.contains("SettingsScreen(")
      #expect(isAsked, "\(path) asks '\(name)', which no app can")
    }
  }

  private func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let base = Repository.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path).filter { $0.hasSuffix(".swift") }.sorted().map
    {
      ("\(folder)/\($0)", try String(contentsOf: base.appending(path: $0), encoding: .utf8))
    }
  }

  /// The requirements on the settings screen have lines that `ReplayTests` asks the app.
  @Test(arguments: [
    "ACH/UI-3", "ACH/UI-6", "ACH/UI-13", "ACH/UI-18", "ACH/UI-25", "ACH/UI-34", "ACH/UI-40", "ACH/PREF-4",
  ])
  func whatTheSettingsScreenMustDoIsAskedOfTheApp(_ requirement: String) throws {
    let lines = try journal().filter { $0.scenario.covers.contains(requirement) }.flatMap(\.asked)
    #expect(!lines.isEmpty)
  }

  /// No line about settings gets lost on the way to the app.
  @Test func everyLineAboutSettingsIsAskedOfTheApp() throws {
    for (scenario, asked) in try journal() {
      let written = (scenario.steps.flatMap(\.expect) + scenario.then).count {
        if case .settings = $0.kind { true } else { false }
      }
      #expect(asked.count == written, "\(scenario.id)")
    }
  }

  /// The cases of the journal, with what the app is asked about its settings.
  private func journal() throws -> [(scenario: ScenarioCase, asked: [SettingsAssertion])] {
    let spec = try Repository.spec("journal")
    let trees = try Repository.yamlFiles(below: "conformance/journal").compactMap {
      YAMLReader.read($0.bytes, file: $0.path).tree
    }
    let runner = ScenarioRunner([TestedApp(spec)])
    return ScenarioLoader(specs: [spec], zone: Zones.rules).load(trees).cases.map { scenario in
      var told: [ToldStep]? = []
      #expect(runner.run(scenario, &told).verdict == .passed)
      // What is expected behind a step that never ended is asked of nobody.
      return (scenario, (told ?? []).filter { $0.file != nil }.flatMap(\.settings))
    }
  }
}
