import SpecLanguage
import Testing

/// Texts that an experiment chooses.
@Suite struct ExperimentVariantTests {
  private static let texts = [
    "energy": "energy: { en: \"Up\", ru: \"Вверх\" }",
    "play": "play: { en: [\"Play\", \"Jump\"], ru: [\"Играть\", \"Прыг\"] }",
    "none": "none: { en: \"Hi\", ru: \"Привет\" }",
  ]

  private func check(
    _ choose: String, _ arms: [String], conditions: String = "", trigger: String = "calendar: { every: day }",
    _ expected: [(String, String)] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let variants = arms.map { Self.texts[$0] ?? $0 }.joined(separator: ", ")
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        target: bowl
        trigger: { \(trigger) }
        conditions: [\(conditions)]
        copy: { body: { variants: { choose: \(choose), \(variants) } } }
        """
      ).replacing(
        "preferences:\n", with: "experiments: { wording: { energy: 45, play: 45, none: 10 } }\npreferences:\n"),
      expected, sourceLocation: sourceLocation)
  }

  private let path = "'notifications.hungry.copy.body.variants"
  private let wording = "{ experiment: 1️⃣wording }"
  private let plain = "{ experiment: wording }"

  private func missing(_ arms: String) -> [(String, String)] {
    [("1️⃣", "\(path).choose' needs a variant for every arm of 'wording': \(arms)")]
  }

  @Test func everyArmHasAVariantAndNothingElseDoes() {
    check(plain, ["energy", "play", "none"])
    check(wording, ["energy"], missing("'play' and 'none' have none"))
    check(
      plain, ["energy", "play", "none", "1️⃣calm: { en: \"Hush\", ru: \"Тише\" }"],
      [("1️⃣", "\(path).calm' does not exist in 'wording', which has 'energy', 'play' and 'none'")])
    check(
      plain, ["play", "none", "1️⃣enery: { en: \"Hush\", ru: \"Тише\" }"],
      [
        (
          "1️⃣", "\(path).enery' does not exist in 'wording', which has 'energy', 'play' and 'none'"
        )
      ])
  }

  @Test func anArmThatTheConditionsExcludeNeedsNone() {
    let notNone = "{ not: { experiment: { id: wording, is: none } } }"
    let energy = "{ experiment: { id: wording, is: energy } }"
    let play = "{ experiment: { id: wording, is: play } }"
    check(plain, ["energy", "play"], conditions: notNone)
    check(plain, ["energy"], conditions: energy)
    check(plain, ["energy", "play"], conditions: "{ any: [\(energy), \(play)] }")
    check(plain, ["energy", "play"], conditions: "{ all: [{ happened: fed }, \(notNone)] }")
    check(plain, ["energy", "play"], trigger: "calendar: { every: day }, conditions: [\(notNone)]")
    // Here something else may let the arm in.
    check(
      wording, ["energy", "play"], conditions: "{ any: [\(notNone), { happened: fed }] }", missing("'none' has none"))
    check(wording, ["energy", "play"], conditions: "{ not: \(energy) }", missing("'none' has none"))
  }

  @Test func eachTriggerMustExcludeIt() {
    func spec(_ conditions: String) -> String {
      Specs.type(
        """
        summary: "Hungry."
        target: bowl
        triggers:
          daily: { calendar: { every: day }, conditions: [{ not: { experiment: { id: wording, is: none } } }] }
          fed: { after: { signal: fed, delay: 5m }\(conditions) }
        copy: { body: { variants: { choose: { experiment: 1️⃣wording }, energy: { en: "Up", ru: "Вверх" } } } }
        """
      ).replacing("preferences:\n", with: "experiments: { wording: { energy: 90, none: 10 } }\npreferences:\n")
    }
    expectFindings(in: spec(""), missing("'none' has none"))
    expectFindings(
      in: spec(", conditions: [{ experiment: { id: wording, is: energy } }]").replacing("1️⃣", with: ""), [])
  }

  @Test func chooseNamesOneSettingOrOneExperiment() {
    check(
      "{ experiment: 1️⃣wordin }", ["energy", "play", "none"],
      [("1️⃣", "\(path).choose.experiment' names an unknown experiment 'wordin'")])
    check(
      "{ experiment: 1️⃣[wording] }", ["energy", "play", "none"],
      [
        (
          "1️⃣",
          "\(path).choose.experiment' must be the id of an experiment, not a list: write 'wording' without brackets"
        )
      ])
    check(
      "{ experiment: wording, 1️⃣preference: reminders }", ["energy", "play", "none"],
      [("1️⃣", "\(path).choose' cannot have both 'experiment' and 'preference'")])
    check(
      "1️⃣wording", ["energy"],
      [
        (
          "1️⃣",
          "\(path).choose' is 'wording', but must be one of 'rotate', 'trigger', or a group with one of the keys 'preference', 'experiment', "
            + "'argument', 'parameter'"
        )
      ])
  }

  @Test func aServerKnowsNoArms() {
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        target: bowl
        push: { priority: 10 }
        copy: { body: { variants: { choose: { experiment: 1️⃣wording }, energy: { en: "Up", ru: "Вверх" } } } }
        """
      ).replacing("preferences:\n", with: "experiments: { wording: { energy: 100 } }\npreferences:\n")
        .replacing("delivery: local", with: "delivery: [local, remote]"),
      [
        (
          "1️⃣",
          "'notifications.hungry' is sent by a server, which does not know the arm of 'wording' that a device has drawn: "
            + "let it choose the texts of types that the device plans"
        )
      ])
  }
}
