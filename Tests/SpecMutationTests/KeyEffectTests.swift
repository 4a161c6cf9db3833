import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecLint
import SpecMutation
import TestSupport
import Testing

/// Every key of the language does something: what is emitted, what lint says or what counts as covered depends on it.
@Suite struct KeyEffectTests {
  /// Keys whose values have no other value of the same form.
  static let fixed: [String: String] = [
    "localized-text.translates": "for translators: the note of an exported file has it beside the new source",
    "spec-file.notispec": "the version of the language, of which there is one",
    "toggle.type": "says which keys the setting has", "time-preference.type": "says which keys the setting has",
    "choice.type": "says which keys the setting has", "weekdays-preference.type": "says which keys the setting has",
    "times-preference.type": "says which keys the setting has",
    "number-preference.type": "says which keys the setting has",
  ]

  /// A key that is missing where it should be seen, or that nothing came of.
  private enum Sight { case untried, missing, seen }

  @Test func everyKeyHasAnEffect() throws {
    var idle: [String: [String]] = [:]
    for shape in FileFormat.spec.shapes {
      for field in shape.fields { idle["\(shape.name).\(field.key)"] = [] }
    }
    for key in Self.fixed.keys { #expect(idle.removeValue(forKey: key) != nil, "\(key) is not a key") }
    for sources in try Self.apps() where !idle.isEmpty {
      let plain = try #require(Effects(of: sources))
      for mutant in SpecMutants.all(of: sources, everything: true)
      where mutant.keys.contains(where: { idle[$0] != nil }) {
        // What is refused is in the way of something else.
        if Effects(of: mutant.applied(to: sources)) != plain {
          for key in mutant.keys { idle[key] = nil }
        } else if let key = mutant.keys.last {
          idle[key]?.append(mutant.id)
        }
      }
    }
    for (key, mutants) in idle.sorted(by: { $0.key < $1.key }) {
      Issue.record(
        "\(key) has no effect: \(mutants.isEmpty ? ["no app of the tests has it: use it in a 'Saying' or in 'EveryKey'"] : mutants)"
      )
    }
  }

  /// What the catalogue leaves out of a notification type on purpose.
  static let notInCatalogue: [String: String] = [
    "push-content.content_available": "wakes the app, which nobody sees",
    "push-content.filter_criteria": "for Focus filters, a matter of the app's code",
    "push-content.target_content_id": "for scenes, a matter of the app's code",
    "localized-text.translates": "for translators",
    "sound-file.length": "only checked", "sound-file.volume": "only for critical sounds, a matter of the payload",
    "attachment.bytes": "only checked", "attachment.format": "only checked",
    "attachment.type_hint": "a matter of the app's code", "argument.example": "the texts show it as it is written",
    "argument.key": "a matter of the payload", "argument.type": "a matter of the payload",
    "parameter.type": "a matter of the payload", "parameter.example": "a matter of the payload",
  ]

  /// The page says all there is about a type, for those who decide on it.
  @Test func theCatalogueHasEveryKeyOfATypeThatPeopleSee() throws {
    let emitter = CatalogueEmitter()
    var sights: [String: Sight] = [:]
    for shape in NotificationItem.keys.shape.reachable(shapes: FileFormat.spec.recursiveShapes) {
      for field in shape.fields { sights["\(shape.name).\(field.key)"] = .untried }
    }
    for key in Self.notInCatalogue.keys { #expect(sights.removeValue(forKey: key) != nil, "\(key) is not a key") }
    for sources in try Self.apps() where sights.values.contains(where: { $0 != .seen }) {
      let plain = try #require(SpecReader.read(sources).spec.map { emitter.files(for: $0) })
      for mutant in SpecMutants.all(of: sources, everything: true) where mutant.path.hasPrefix("notifications") {
        guard mutant.keys.contains(where: { sights[$0] != nil && sights[$0] != .seen }) else { continue }
        let result = SpecReader.read(mutant.applied(to: sources))
        guard let spec = result.spec, !result.diagnostics.contains(where: { $0.severity == .error }) else { continue }
        let isSeen = emitter.files(for: spec) != plain
        for key in isSeen ? mutant.keys : mutant.keys.suffix(1) where sights[key] != .seen && sights[key] != nil {
          sights[key] = isSeen ? .seen : .missing
        }
      }
    }
    #expect(
      sights.filter { $0.value == .missing }.keys.sorted() == [],
      "add 'read.says' after each of these keys, or a reason to 'notInCatalogue'")
  }

  private static func apps() throws -> [[SpecSource]] {
    try EveryKey.sources + ShippedSpecs.all() + SayingFrame.apps
  }

  /// All that is made from an app.
  private struct Effects: Equatable {
    let files: [OutputFile]
    let findings: [String]
    let covered: [String]

    /// Nil if there is an error in it.
    init?(of sources: [SpecSource]) {
      let result = SpecReader.read(sources)
      guard let spec = result.spec, !result.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
      files = EmitterRoster.all.flatMap { $0.files(for: spec) }
      findings = LintRoster.check(spec).map { "\($0.code) \($0.message)" }
      covered = spec.coveringItems.map { "\($0.path) \($0.covers.map(\.value))" }
    }
  }
}
