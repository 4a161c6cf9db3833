import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// What a report says must be so.
@Suite struct TrueSentencesTests {
  private func sentences(_ report: ChangeReport, _ audience: Audience) -> [String] {
    report.changes.compactMap { change in
      change.judgements.first { $0.audience == audience && $0.sentence != audience.untouched }.map {
        "\($0.verdict.rawValue): \($0.sentence)"
      }
    }
  }

  private let variants = (
    "      body: { en: \"A new comment\", ru: \"Новый комментарий\" }",
    "      body: { variants: { choose: rotate, calm: { en: \"News\", ru: \"Новости\" }, brisk: { en: \"Look\", ru: [\"Да\"] } } }"
  )

  @Test func textsOfVariantsGoWithTheirLanguageToo() throws {
    func side(_ locales: String, _ ru: String) -> String {
      """
      notispec: 1
      app: { id: demo, name: Demo, module: Demo, bundle_id: a.b, locales: [\(locales)], source_locale: en, delivery: local }
      signals: { seen: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        hello:
          summary: Hello.
          target: home
          trigger: { after: { signal: seen, delay: 1h } }
          copy: { body: { variants: { choose: rotate, a: { en: "A"\(ru) }, b: { en: "B"\(ru) } } } }
      """
    }
    let report = try ChangeReport(
      from: [Sides.app(side("en, ru", ", ru: \"Да\""), "old.yaml")], to: [Sides.app(side("en", ""))])
    #expect(
      sentences(report, .copy) == [
        "break: People who use 'ru' get another language.", "safe: It follows from the language 'ru'.",
        "safe: It follows from the language 'ru'.",
      ])
  }

  @Test func parametersOfAnEventAreKnownByTheirNames() throws {
    func side(_ parameters: String) throws -> ComparedApp {
      try Sides.app(
        """
        notispec: 1
        app: { id: demo, name: Demo, module: Demo, bundle_id: a.b, locales: [en], source_locale: en, delivery: local }
        signals: { seen: { parameters: { photo: { type: string } } } }
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        analytics:
          provider: firebase
          events: { opened: { on: notification.opened, parameters: [\(parameters)] } }
        notifications:
          hello:
            summary: Hello.
            target: home
            trigger: { after: { signal: seen, delay: 1h } }
            copy: { body: { en: "Hello" } }
        """, "\(parameters.count).yaml")
    }
    let old = try side("type, target, { photo: { argument: photo } }")
    for other in ["trigger, target, { photo: { argument: photo } }", "type, target, { picture: { argument: photo } }"] {
      #expect(ChangeReport(from: [old], to: [try side(other)]).changes.contains { $0.verdict == .break }, "\(other)")
    }
    let added = ChangeReport(from: [old], to: [try side("type, target, action, { photo: { argument: photo } }")])
    #expect(added.changes.map(\.message) == ["'analytics.events.opened.parameters.action' is new"])
  }

  @Test func aRotatingVariantHasNoName() throws {
    let report = try Sides.report(from: [variants], [(" calm: {", " calmer: {")])
    #expect(report.changes.map(\.kind) == [.renamed])
    #expect(report.changes.map(\.verdict) == [.safe])
    #expect(sentences(report, .copy) == [])
  }

  @Test func theKeyOfAFieldIsForServersAlone() throws {
    let key = ("      left: { type: int, example: 3 }", "      left: { type: int, key: rest, example: 3 }")
    let report = try Sides.report([key])
    #expect(sentences(report, .swift) == [])
    #expect(
      sentences(report, .inFlight) == [
        "break: Servers send the value as 'left', but the app looks for 'rest': running activities stop."
      ])
    // Written out, but the same.
    #expect(try Sides.report([(key.0, key.1.replacing("rest", with: "left"))]).changes.map(\.verdict) == [.safe])
    // Another name in code, the same key on the way.
    let renamed = try Sides.report(from: [key], [("      left: {", "      remaining: {")])
    #expect(sentences(renamed, .swift) == ["break: Code that uses 'left' no longer compiles: it is now 'remaining'."])
    #expect(sentences(renamed, .inFlight) == [])
  }

  @Test func aStepUnderAnotherIDAsksForTheSame() throws {
    let counted = ("    push_sent:", "    allowed: { on: permission.photos.granted }\n    push_sent:")
    let report = try Sides.report(from: [counted], [("    - id: photos\n", "    - id: pictures\n")])
    #expect(report.changes.map(\.kind) == [.renamed])
    #expect(sentences(report, .dashboards) == [])
    #expect(
      sentences(report, .swift) == [
        "break: Code that names the step 'photos' no longer compiles: it is now 'pictures'."
      ])
  }

  @Test func aCapUnderAnotherIDHoldsBackTheSame() throws {
    let report = try Sides.report([("{ id: daily, max", "{ id: per_day, max")])
    #expect(report.changes.map(\.kind) == [.renamed])
    #expect(report.changes.map(\.verdict) == [.safe])
  }

  @Test func aTextGetsOrLosesItsFormsAsAWhole() throws {
    let forms = "{ plural: count, one: \"{count} photo waits\", other: \"{count} photos wait\" }"
    let report = try Sides.report([("        en: \(forms)", "        en: \"Photos: {count}\"")])
    #expect(
      report.changes.map(\.message) == [
        "'notifications.share_reminder.copy.body.en' had plural forms for 'count' and is now 'Photos: {count}' for "
          + "all numbers"
      ])
    #expect(
      sentences(report, .copy) == [
        "risk: The text in the source locale changed, but the other locales still say the same as before."
      ])
    let back = try Sides.report(
      from: [("        en: \(forms)", "        en: \"Photos: {count}\"")],
      [("        en: \"Photos: {count}\"", "        en: \(forms)")])
    #expect(
      back.changes.map(\.message) == [
        "'notifications.share_reminder.copy.body.en' was 'Photos: {count}' for all numbers and now has plural forms "
          + "for 'count'"
      ])
  }
}
