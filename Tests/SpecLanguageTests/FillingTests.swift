import SpecLanguage
import Testing

/// Where the values of texts and screens come from.
@Suite struct FillingTests {
  /// A type with a text that shows `{days}`, and this trigger.
  private func shown(_ trigger: String, type: String = "int") -> String {
    Specs.type(
      """
      summary: "Hungry."
      target: home
      \(trigger)
      arguments: { 1️⃣days: { type: \(type) } }
      copy: { body: { en: "{days}", ru: "{days}" } }
      """)
  }

  @Test func argumentsComeFromTheSignalsOfTheTriggers() {
    expectFindings(in: shown("trigger: { after: { signal: told, delay: 5m } }"), [])
    expectFindings(in: shown("trigger: { after: { signal: told, delay: 5m } }", type: "double"), [])
    expectFindings(
      in: shown("trigger: { after: { signal: walked, delay: 5m } }"),
      [("1️⃣", "Nothing fills '{days}': 'days' is not a parameter of the signal 'walked'")])
    // One signal brings the number, the other one does not.
    expectFindings(
      in: shown(
        "triggers: { a: { after: { signal: told, delay: 5m } }, b: { slot_after: { signal: fed, at_least: 1h } } }"),
      [("1️⃣", "Nothing fills '{days}': 'days' is not a parameter of the signal 'fed'")])
    expectFindings(
      in: shown("trigger: { calendar: { every: day } }"),
      [
        (
          "1️⃣",
          "Nothing fills '{days}': the trigger 'calendar' is a date in the calendar, but only signals carry values: say "
            + "which one with 'from'"
        )
      ])
    expectFindings(
      in: shown("trigger: { location: { latitude: 1, longitude: 1, radius: 9 } }"),
      [
        (
          "1️⃣",
          "Nothing fills '{days}': the trigger 'location' is a place, but only signals carry values: say which one with 'from'"
        )
      ])
  }

  @Test func aValueOfAnotherTypeOrOneThatMayBeMissingFillsNothing() {
    let trigger = "trigger: { after: { signal: told, delay: 5m } }"
    expectFindings(
      in: shown(trigger).replacing("days: { type: int }, word", with: "days: { type: string }, word"),
      [
        (
          "1️⃣",
          "Nothing fills '{days}': 'days' has the type 'string' in the signal 'told', but the type 'int' here"
        )
      ])
    expectFindings(
      in: shown(trigger).replacing("days: { type: int }, word", with: "days: { type: int, optional: true }, word"),
      [("1️⃣", "Nothing fills '{days}' when the signal 'told' leaves out 'days': add a 'default' for that case")])
  }

  private func opening(_ lines: String) -> String {
    Specs.type("summary: \"Hungry.\"\ntarget: 1️⃣bowl\n\(lines)").replacing(
      "bowl: { path: /bowl, fallback: home }",
      with:
        "bowl: { path: \"/bowl/{size}\", parameters: { size: { type: int }, tint: { type: string, optional: true } } }"
    ).replacing("told: { parameters: {", with: "told: { parameters: { size: { type: int }, ")
  }

  @Test func screensGetWhatTheyNeed() {
    let told = "trigger: { after: { signal: told, delay: 5m } }\n"
    let copy = "\ncopy: { body: { en: \"Eat\", ru: \"Ешь\" } }"
    expectFindings(in: opening(told + "arguments: { size: { type: int } }" + copy), [])
    expectFindings(
      in: opening(told + copy),
      [("1️⃣", "'notifications.hungry.target' is 'bowl', which needs 'size', but no argument has that id")])
    expectFindings(
      in: opening("push: {}" + copy),
      [
        (
          "1️⃣",
          "'notifications.hungry.target' is 'bowl', which needs 'size', but neither an argument nor an entry of 'data' "
            + "has that id"
        )
      ])
    expectFindings(in: opening("push: { data: { size: { type: int } } }" + copy), [])
    expectFindings(
      in: opening("push: { data: { size: { type: string } } }" + copy),
      [
        (
          "1️⃣",
          "'notifications.hungry.target' is 'bowl', whose 'size' has the type 'int', but the type 'string' here"
        )
      ])
    expectFindings(
      in: opening("push: { data: { size: { type: int, optional: true } } }" + copy),
      [("1️⃣", "'notifications.hungry.target' is 'bowl', which needs 'size', but that may be left out here")])
  }

  @Test func keysOfPayloadsAreUnique() {
    expectFindings(
      in: opening(
        """
        push: { data: { size: { type: int, key: s }, tint: { type: string, key: 2️⃣s }, 3️⃣aps: { type: int }, a: { type: int, key: 4️⃣"a b" } } }
        copy: { body: { en: "Eat", ru: "Ешь" } }
        """),
      [
        ("2️⃣", "'notifications.hungry.push.data.tint' has the key 's', which 'size' already has"),
        ("3️⃣", "'notifications.hungry.push' cannot have the key 'aps', which is Apple's own part of the payload"),
        (
          "4️⃣",
          "'notifications.hungry.push.data.a.key' must be a key such as 'chatId' (letters, digits, '_', '-' and '.'), "
            + "not 'a b'"
        ),
      ])
  }
}
