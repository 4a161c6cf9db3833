import NotificationRules
import SpecLanguage
import SpecMutation
import TestSupport
import Testing

@testable import SpecEmission

/// The rule table of a generated module is the one that `conform` proves: another rule is written otherwise.
@Suite struct WrittenRuleTests {
  @Test func anotherRuleIsWrittenOtherwise() throws {
    var forgotten: [String] = []
    var tried: Set<String> = []
    /// How often another value of a key made no other rule: most keys are about something else.
    var idle: [String: Int] = [:]
    for sources in EveryKey.sources + SayingFrame.apps {
      let plain = try #require(Table(of: sources))
      for mutant in SpecMutants.all(of: sources, everything: true) {
        guard let key = mutant.keys.last, !tried.contains(key), idle[key, default: 0] < 2,
          let other = Table(of: mutant.applied(to: sources))
        else { continue }
        if other.rules == plain.rules {
          idle[key, default: 0] += 1
          continue
        }
        tried.insert(key)
        if other.file == plain.file { forgotten.append("\(key) (\(mutant.id))") }
      }
    }
    #expect(tried.count > 150)
    #expect(
      forgotten == [],
      "the rule differs, and 'Rules.swift' does not: write the property in 'SwiftRules', and read it in 'RuleRows'")
  }

  /// A rule table, and how it is written. Texts are in a file of their own.
  private struct Table {
    let rules: RuleTable
    let file: [UInt8]

    /// Nil if there is an error in the spec.
    init?(of sources: [SpecSource]) {
      let result = SpecReader.read(sources)
      guard let spec = result.spec, !result.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
      rules = spec.ruleTable(withTexts: false)
      file = SwiftModule(spec).rulesFile
    }
  }
}
