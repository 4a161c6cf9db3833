import SpecLanguage
import TestSupport
import Testing

/// What the scheduler and generated Swift know of an app comes from its spec: every property of a rule has different
/// values in different apps. One that never has belongs to a key that is read and then forgotten.
@Suite struct RuleEffectTests {
  /// Properties that no key sets.
  private static let fixed = ["LocaleFormats": "what CLDR says of a language"]

  /// Values that no other app has.
  private static let rareValues = [
    ("every: 10m, times: 3", "every: 20m, times: 2"), ("radius: 200", "radius: 300"), ("\"5.2\"", "\"5.3\""),
    ("again: { after: 7d, max: 2 }", "again: { after: 8d, max: 3 }"), ("source_locale: en", "source_locale: de"),
    ("clear_on: [sign_out, revoked]", "clear_on: []"), ("refresh_on: [launch]", "refresh_on: []"),
    ("locales: [en", "locales: [de"), (" en:", " de:"),
  ]

  @Test func everyPropertyOfARuleIsSet() throws {
    var values: [String: Set<String>] = [:]
    let rare = EveryKey.sources(changing: Self.rareValues)
    for sources in try EveryKey.sources + rare + ShippedSpecs.all() + SayingFrame.apps {
      let result = SpecReader.read(sources)
      #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
      if let spec = result.spec { Self.note(spec.ruleTable, in: &values) }
    }
    #expect(values.count > 200)
    #expect(
      values.filter { $0.value.count < 2 }.keys.sorted() == [],
      """
      Set each of these where the item of the language makes its 'rule', and use its key: in a 'Saying' if it is one of a \
      type, else in 'EveryKey'.
      """)
  }

  /// Adds the properties of a rule and of all rules in it, with up to two different values of each.
  private static func note(_ value: Any, in values: inout [String: Set<String>]) {
    let mirror = Mirror(reflecting: value)
    let type = "\(mirror.subjectType)"
    if fixed[type] != nil { return }
    for child in mirror.children {
      if mirror.displayStyle == .struct, let label = child.label {
        let property = "\(type).\(label)"
        if values[property, default: []].count < 2 { values[property, default: []].insert("\(child.value)") }
      }
      note(child.value, in: &values)
    }
  }
}
