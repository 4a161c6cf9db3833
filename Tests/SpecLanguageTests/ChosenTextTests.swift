import TestSupport
import Testing

/// Texts that the notification itself chooses: by its trigger, by a value, by a number.
@Suite struct ChosenTextTests {
  private let path = "'notifications.hungry.copy.body.variants"

  private func check(
    _ choose: String, _ variants: String, arguments: String = "{}",
    triggers: String = "trigger: { after: { signal: told, delay: 5m } }", text: String = "Hi",
    _ expected: [(String, String)] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let texts = variants.split(separator: " ").map { name in
      "\(name): { en: \"\(text)\", ru: \"\(text)\" }"
    }.joined(separator: ", ")
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        target: bowl
        \(triggers)
        arguments: \(arguments)
        copy: { body: { variants: { choose: \(choose), \(texts) } } }
        """), expected, sourceLocation: sourceLocation)
  }

  private let two = """
    triggers:
          soon: { after: { signal: told, delay: 5m } }
          weekly: { calendar: { every: week, weekday: sunday } }
    """

  @Test func everyTriggerHasAVariant() {
    check("trigger", "soon weekly", triggers: two)
    check(
      "1️⃣trigger", "soon", triggers: two,
      [("1️⃣", "\(path).choose' needs a variant for every trigger of 'triggers': 'weekly' has none")])
    check(
      "trigger", "soon weekly 1️⃣daily", triggers: two,
      [("1️⃣", "\(path).daily' does not exist in 'triggers', which has 'soon' and 'weekly'")])
    check(
      "trigger", "soon 1️⃣weekli", triggers: two,
      [("1️⃣", "\(path).weekli' does not exist in 'triggers', which has 'soon' and 'weekly'")])
  }

  @Test func oneTriggerChoosesNothing() {
    check(
      "1️⃣trigger", "after",
      [("1️⃣", "\(path).choose' is 'trigger', but there is only one: give each its own name under 'triggers'")])
    check(
      "1️⃣{ trigger }", "soon weekly", triggers: two,
      [
        (
          "1️⃣",
          "\(path).choose' is a group of keys, but must be one of 'rotate', 'trigger', or a group with one of the keys 'preference', 'experiment', 'argument', 'parameter'"
        )
      ])
  }

  private let days = "{ parameter: days, dramatic: { at_least: 100 }, warm: { above: 6 }, calm: {} }"

  @Test func aNumberOfTheSignalOrOfTheTextsChooses() {
    check(days, "dramatic warm calm")
    check(days, "dramatic warm calm", arguments: "{ days: { type: int } }", text: "{days}")
    check(days, "dramatic warm calm", arguments: "{ days: { type: int } }")
    check(
      days.replacing("days", with: "1️⃣word"), "dramatic warm calm",
      [("1️⃣", "\(path).choose.parameter' is 'word', a string, but only numbers are compared")])
    check(
      days.replacing("days", with: "1️⃣dayz"), "dramatic warm calm",
      [("1️⃣", "\(path).choose.parameter' names an unknown parameter 'dayz' of the signal 'told'")])
    check(
      days.replacing("days", with: "1️⃣days"), "dramatic warm calm", triggers: two,
      [
        (
          "1️⃣",
          "\(path).choose.parameter' is 'days', but the trigger 'weekly' has no signal that carries it: add it to 'arguments', with 'from'"
        )
      ])
  }

  @Test func everyTestHasAVariant() {
    check(
      "1️⃣" + days, "dramatic calm",
      [("1️⃣", "\(path).choose' needs a variant for every test of 'choose': 'warm' has none")])
    check(
      days, "dramatic warm calm 1️⃣cold",
      [("1️⃣", "\(path).cold' does not exist in 'choose', which has 'dramatic', 'warm' and 'calm'")])
  }

  @Test func testsLeaveNoGapAndNoneIsInVain() {
    func finding(_ tests: String, _ variants: String, _ message: String) {
      check("1️⃣{ parameter: days, \(tests) }", variants, [("1️⃣", "\(path).choose' \(message)")])
    }
    finding(
      "much: { at_least: 100 }, some: { above: 6 }", "much some",
      "has nothing for 5: end with a variant without a test, such as 'usual: {}'")
    finding(
      "much: { above: 7 }, little: { below: 7 }", "much little",
      "has nothing for 7: end with a variant without a test, such as 'usual: {}'")
    check("{ parameter: days, much: { above: 7 }, little: { at_most: 7 } }", "much little")
    check("{ parameter: days, much: { above: 6 }, little: { below: 7 } }", "much little")
    finding("much: { above: 7 }", "much", "needs at least two variants next to 'parameter'")
  }

  @Test func aVariantThatNoNumberReaches() {
    func finding(_ tests: String, _ variants: String, _ variant: String, _ reason: String, parameter: String = "days") {
      check(
        "{ parameter: \(parameter), \(tests) }", variants,
        triggers: "trigger: { after: { signal: \(parameter == "bowl" ? "fed" : "told"), delay: 5m } }",
        [("1️⃣", "\(path).choose.\(variant)' is never shown: \(reason)")])
    }
    finding("a: { above: 6 }, 1️⃣b: { above: 6 }, c: {}", "a b c", "b", "'a' before it has the same test")
    finding("a: { above: 6 }, b: {}, 1️⃣c: { below: 3 }", "a b c", "c", "'b' before it has no test")
    finding("a: { above: 6 }, 1️⃣b: { above: 9 }, c: {}", "a b c", "b", "the variants before it have all its numbers")
    finding("a: { above: 5 }, b: { below: 6 }, 1️⃣c: {}", "a b c", "c", "the variants before it have all its numbers")
    finding(
      "1️⃣a: { above: 100 }, b: { above: 50 }, c: {}", "a b c", "a", "'bowl' never has such a number", parameter: "bowl")
  }

  @Test func testsBelongToANumber() {
    check(
      "{ experiment: wording, 1️⃣calm: {} }".replacing("experiment: wording", with: "preference: reminders"), "on off",
      [("1️⃣", "\(path).choose.calm' makes no sense without 'parameter': only numbers are compared")])
    check(
      "{ parameter: days, a: { above: 1, 1️⃣below: 9 }, b: {} }", "a b",
      [("1️⃣", "\(path).choose.a' cannot have both 'above' and 'below'")])
    check(
      "{ parameter: days, a: { above: 1️⃣much }, b: {} }", "a b",
      [("1️⃣", "\(path).choose.a.above' must be a number, not 'much'")])
  }

  private let word = "{ word: { type: string, enum: [she, he, they] } }"

  @Test func aWordOfAnArgumentChooses() {
    check("{ argument: word }", "they she he", arguments: word)
    check(
      "{ argument: 1️⃣word }", "they she", arguments: word,
      [("1️⃣", "\(path).choose' needs a variant for every value of 'word': 'he' has none")])
    check(
      "{ argument: word }", "they she he 1️⃣it", arguments: word,
      [("1️⃣", "\(path).it' does not exist in 'word', which has 'she', 'he' and 'they'")])
    check(
      "{ argument: 1️⃣word }", "they she", arguments: "{ word: { type: string } }",
      [("1️⃣", "\(path).choose' depends on 'word', which can be any text: give it an 'enum'")])
    check(
      "{ argument: 1️⃣days }", "they she", arguments: "{ days: { type: int } }",
      [
        (
          "1️⃣",
          "\(path).choose' depends on 'days', but only an argument with an 'enum' can choose: compare a number with 'parameter'"
        )
      ])
    check(
      "{ argument: 1️⃣wort }", "they she", arguments: word, text: "{word}",
      [("1️⃣", "\(path).choose' depends on 'wort', which 'arguments' does not declare")])
  }

  @Test func anEnumIsForWords() {
    check(
      "rotate", "a b", arguments: "{ days: { type: int, 1️⃣enum: [one, two] } }", text: "{days}",
      [("1️⃣", "'notifications.hungry.arguments.days.enum' makes sense only with 'type: string'")])
    check(
      "rotate", "a b", arguments: "{ word: { type: string, enum: [one, two], example: 1️⃣three } }", text: "{word}",
      [("1️⃣", "'notifications.hungry.arguments.word.example' is 'three', which 'enum' does not list")])
  }

  @Test func aServerHasNoTriggers() {
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        target: bowl
        push: { priority: 10 }
        copy: { body: { variants: { choose: 1️⃣trigger, a: { en: "Up", ru: "Вверх" }, b: { en: "No", ru: "Нет" } } } }
        """
      ).replacing("delivery: local", with: "delivery: [local, remote]"),
      [("1️⃣", "\(path).choose' is 'trigger', but the device has none for this type: a server sends it")])
  }
}
