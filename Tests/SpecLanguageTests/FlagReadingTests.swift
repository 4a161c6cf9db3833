import SpecLanguage
import Testing

/// `flags` and `experiments`, and conditions that ask about them.
@Suite struct FlagReadingTests {
  private func findings(_ section: String, _ condition: String, _ message: String? = nil) {
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day } }\nconditions: [\(condition)]")
        .replacing("preferences:\n", with: "\(section)\npreferences:\n"),
      message.map { [("1️⃣", $0)] } ?? [])
  }

  private func flag(_ flags: String, _ condition: String = "{ flag: offers }", message: String? = nil) {
    findings("flags: \(flags)", condition, message)
  }

  private func experiment(
    _ arms: String, _ condition: String = "{ experiment: { id: wording, is: energy } }", message: String? = nil
  ) {
    findings("experiments: { wording: \(arms) }", condition, message)
  }

  private let offers = "{ offers: { default: on } }"
  private let arms = "{ energy: 45, play: 45, none: 10 }"
  private let id = "an id such as 'daily_reminder' (lower-case letters, digits and single '_')"
  private let path = "'notifications.hungry.conditions[0]"

  @Test func aFlagIsOnOrOffByDefault() {
    flag(offers)
    flag("{ offers: { default: off, owner: growth, until: \"2030-01-31\", summary: \"Offers.\" } }")
    flag("{ offers: { default: 1️⃣true } }", message: "'flags.offers.default' must be one of 'on', 'off', not true")
    flag("{ offers: { default: 1️⃣never } }", message: "'flags.offers.default' must be one of 'on', 'off', not 'never'")
    flag(
      "{ offers: 1️⃣on }",
      message: "'flags.offers' must be a group of keys with 'default', not 'on': write '{ default: on }'")
    flag("{ 1️⃣offers: {} }", message: "'flags.offers' has no 'default', which is one of 'on', 'off'")
    flag(
      "{ offers: { default: on, until: 1️⃣\"2030-02-30\" } }",
      message: "'flags.offers.until' is '2030-02-30', but the month has no such day")
    flag(
      "{ offers: { default: on, until: 1️⃣tomorrow } }",
      message: "'flags.offers.until' must be a date such as '2026-12-31', not 'tomorrow'")
    flag(
      "{ offers: { default: on, 1️⃣until_date: \"2030-01-31\" } }",
      message: "Unknown key 'until_date' in 'flags.offers': the other keys here are 'owner', 'until' and 'summary'")
    flag(
      "{ 1️⃣Offers-2: { default: on }, offers: { default: on } }",
      message: "'flags.Offers-2' is not a valid id: write it 'offers_2', in lower-case letters, digits and single '_'")
  }

  @Test func aConditionNamesAFlag() {
    flag(offers, "{ not: { flag: offers } }")
    flag(offers, "{ flag: 1️⃣ofers }", message: "\(path).flag' names an unknown flag 'ofers'")
    flag(
      offers, "{ flag: 1️⃣[offers] }",
      message: "\(path).flag' must be the id of a flag, not a list: write 'offers' without brackets")
    flag(
      offers, "{ flag: 1️⃣{ id: offers, is: on } }",
      message: "\(path).flag' must be the id of a flag, not a group of keys: write 'offers'")
    flag(
      offers, "{ flag: 1️⃣on }", message: "\(path).flag' names an unknown flag 'on': add it to 'flags', or use another")
  }

  @Test func theSharesOfAnExperimentAddUpTo100() {
    experiment(arms)
    experiment("{ energy: 0, play: 100 }")
    experiment(
      "1️⃣{ energy: 45, play: 45 }",
      message: "'experiments.wording' has shares that add up to 90: write whole numbers that add up to 100")
    experiment(
      "1️⃣{ energy: 60, play: 50 }",
      message: "'experiments.wording' has shares that add up to 110: write whole numbers that add up to 100")
    experiment(
      "{ energy: 1️⃣45.5, play: 54 }",
      message: "'experiments.wording.energy' must be a whole number from 0 to 100, not the number 45.5")
    experiment(
      "{ energy: 1️⃣45%, play: 55 }",
      message: "'experiments.wording.energy' must be a whole number from 0 to 100, not '45%'")
    experiment(
      "{ energy: 1️⃣-5, play: 95, none: 10 }",
      message: "'experiments.wording.energy' must be a whole number from 0 to 100, not -5")
    experiment(
      "{ energy: 1️⃣101 }", message: "'experiments.wording.energy' must be a whole number from 0 to 100, not 101")
    experiment("1️⃣{}", message: "'experiments.wording' has no arms")
    experiment(
      "1️⃣[energy, play]",
      message: "'experiments.wording' must be a group of keys, which are names, each \(id), not a list")
    experiment(
      "{ energy: 50, 1️⃣Play-1: 50 }", message: "'experiments.wording.Play-1' has an invalid name: it must be \(id)")
  }

  @Test func aConditionNamesAnExperimentAndOneOfItsArms() {
    experiment(arms, "{ not: { experiment: { id: wording, is: none } } }")
    experiment(
      arms, "{ experiment: { id: 1️⃣words, is: energy } }",
      message: "\(path).experiment.id' names an unknown experiment 'words': add it to 'experiments', or use another")
    experiment(
      arms, "{ experiment: { id: wording, is: 1️⃣energie } }",
      message: "\(path).experiment.is' is 'energie', which 'wording' cannot be: did you mean 'energy'?")
    experiment(
      arms, "{ experiment: { id: wording, is: 1️⃣control } }",
      message: "\(path).experiment.is' is 'control', which 'wording' cannot be")
    experiment(
      arms, "{ experiment: { id: wording, is: 1️⃣45 } }",
      message: "\(path).experiment.is' must be \(id), not the number 45")
    experiment(arms, "{ 1️⃣experiment: { id: wording } }", message: "\(path).experiment' has no 'is'")
    experiment(
      arms, "{ experiment: 1️⃣energy }",
      message: "\(path).experiment' must be a group of keys with 'id', 'is', not 'energy'")
  }

  @Test func whatTheServerSendsAsksForNothing() {
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        target: bowl
        push: { priority: 10 }
        1️⃣conditions: [{ flag: offers }]
        copy: { body: { en: "Eat", ru: "Ешь" } }
        """
      ).replacing("delivery: local", with: "delivery: [local, remote]")
        .replacing("preferences:\n", with: "flags: \(offers)\npreferences:\n"),
      [
        (
          "1️⃣",
          "'notifications.hungry.conditions' makes no sense with 'push', because a server decides what is sent and when"
        )
      ])
  }
}
