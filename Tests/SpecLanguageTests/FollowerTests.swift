import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

/// A slip in one key does not make the keys beside it wrong.
@Suite struct FollowerTests {
  private static let spec = """
    notispec: 1
    app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en], source_locale: en, delivery: local }
    signals:
      dose_set: { parameters: { hours: { type: times }, days: { type: weekdays }, zone: { type: string } } }
      dose_gone: {}
      bill: { parameters: { due: { type: instant }, sum: { type: double }, fee: { type: double }, cur: { type: string }, bill_id: { type: string } } }
    attributes: { tier: { enum: [free, gold] } }
    experiments: { words: { short: 50, long: 50 } }
    deep_links: { scheme: pets, targets: { home: { path: /home }, bill: { path: "/bill/{bill_id}", parameters: { bill_id: { type: string } } } } }
    notifications:
      dose:
        summary: "A dose."
        target: home
        trigger: { calendar: { for: dose_set, weekdays: { parameter: days }, times: { parameter: hours }, zone: { parameter: zone }, until: dose_gone } }
        conditions: [{ attribute: { id: tier, is: gold } }, { experiment: { id: words, is: short } }]
        copy: { body: { en: "Now" } }
      bill:
        summary: "A bill."
        target: bill
        per: bill_id
        trigger: { at: { signal: bill, parameter: due, before: { days: 3, time: "12:00" }, zone: America/New_York } }
        arguments:
          sum: { type: money, currency: { parameter: cur }, example: 5 }
          fee: { type: money, currency: EUR }
          due: { type: instant, style: date, zone: { parameter: cur } }
          cur: { type: string }
          bill_id: { type: string }
        copy: { body: { en: "{sum} {fee} {due}" } }
    """

  private static func findings(_ old: String, _ new: String) throws -> [Diagnostic] {
    let text = spec.replacing(old, with: new)
    try #require(text != spec || old == new, "nothing was replaced")
    return SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
  }

  @Test func thereIsNoneWithoutASlip() throws { #expect(try Self.findings("", "") == []) }

  @Test(arguments: [
    // The signal that begins the dates.
    ("for: dose_set,", "for: dose_sets,", "names an unknown signal 'dose_sets'"),
    ("for: dose_set,", "fore: dose_set,", "Unknown key 'fore'"),
    ("for: dose_set,", "for: [dose_set],", "for' must be"),
    // A distance whose zone then says nothing.
    ("before: {", "befor: {", "Unknown key 'befor'"),
    ("before: { days: 3, time: \"12:00\" }", "before: soon", "must be"),
    ("{ days: 3, time", "{ day: 3, time", "Unknown key 'day'"),
    // An argument without its format.
    ("currency: EUR", "currancy: EUR", "Unknown key 'currancy'"),
    ("currency: EUR", "currency: €", "must be a currency"),
    ("currency: { parameter: cur }", "currancy: { parameter: cur }", "Unknown key 'currancy'"),
    ("currency: { parameter: cur }", "currency: eur", "must be a currency"),
    ("currency: { parameter: cur }", "currency: { parameter: curr }", "did you mean 'cur'?"),
    ("style: date,", "stile: date,", "Unknown key 'stile'"),
    ("style: date,", "style: dat,", "must be one of"),
    ("zone: { parameter: cur }", "zone: { parameter: curs }", "did you mean 'cur'?"),
    // What keeps items apart.
    ("per: bill_id", "pre: bill_id", "Unknown key 'pre'"),
    // A screen that takes a value.
    ("target: bill\n", "target: bil\n", "names an unknown deep-link target 'bil'"),
    ("target: bill\n", "targt: bill\n", "Unknown key 'targt'"),
    // Letters that look alike.
    ("is: gold", "is: gоld", "Cyrillic"),
    ("[free, gold]", "[free, gоld]", "Cyrillic"),
    ("is: short", "is: shоrt", "Cyrillic"),
    ("long: 50", "lоng: 50", "Cyrillic"),
    // A character that nobody sees.
    ("America/New_York", "\"America/New\\u0000York\"", "invisible"),
  ])
  func aSlipHasNoFollowers(_ old: String, _ new: String, _ words: String) throws {
    let found = try Self.findings(old, new)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(found.first?.message.contains(words) == true, "\(found.map(\.message))")
    // The right one of two words is never replaced by the one that looks like it.
    #expect(found.allSatisfy { $0.fixIt?.replacement.contains("gоld") != true })
  }
}
