import SpecLanguage
import Testing

@Suite struct PreferenceReadingTests {
  private func preferences(_ lines: String) -> String { Specs.app + "\npreferences:\n" + lines }

  @Test func theTypeSaysWhichKeysThereAre() {
    expectFindings(
      in: preferences(
        """
          a: { type: toggle, default: true, 1️⃣options: {} }
          b: { type: time, default: 2️⃣"25:00", 3️⃣controls: all }
          4️⃣c: { default: true }
          d: { 5️⃣tpye: toggle, default: true }
          e: { type: 6️⃣tiem, default: "20:00" }
          f: 7️⃣true
          8️⃣g: { type: time }
        """),
      [
        (
          "1️⃣",
          "Unknown key 'options' in 'preferences.a': the other keys here are 'controls', 'asks_permission', 'parent', 'label', 'footer', 'summary', 'covers' and 'formerly'"
        ),
        ("2️⃣", "'preferences.b.default' must be a time of day such as \"20:00\", not '25:00'"),
        (
          "3️⃣",
          "Unknown key 'controls' in 'preferences.b': the other keys here are 'parent', 'label', 'footer', 'summary', 'covers' and 'formerly'"
        ),
        (
          "4️⃣",
          "'preferences.c' has no 'type', which is one of 'toggle', 'time', 'choice', 'weekdays', 'times', 'number'"
        ),
        ("5️⃣", "Unknown key 'tpye' in 'preferences.d'"),
        (
          "6️⃣",
          "'preferences.e.type' must be one of 'toggle', 'time', 'choice', 'weekdays', 'times', 'number', not 'tiem'"
        ),
        ("7️⃣", "'preferences.f' must be a group of keys with 'type', not true"),
        ("8️⃣", "'preferences.g' has no 'default'"),
      ])
  }

  @Test func aChoiceHasOptionsAndADefault() {
    let label = "label: { en: \"a\", ru: \"б\" }"
    expectFindings(
      in: preferences(
        """
          a: { type: choice, default: 1️⃣dayly, options: { daily: { every: day, \(label) } } }
          b: { type: choice, default: x, options: 2️⃣{} }
          c:
            type: choice
            default: daily
            swift_name: 3️⃣my-name
            options: { daily: { every: 4️⃣dayly, \(label) }, other: { every: { days: 5️⃣0 }, \(label) }, 6️⃣third: {} }
          d: { type: choice, default: daily, options: { daily: { \(label) }, 7️⃣Weekly: { \(label) } } }
        """),
      [
        ("1️⃣", "'preferences.a.default' names an unknown option 'dayly' of this setting"),
        ("2️⃣", "'preferences.b.options' lists no option"),
        (
          "3️⃣",
          "'preferences.c.swift_name' must be the name of a Swift type, such as 'NotificationFrequency', not 'my-name'"
        ),
        (
          "4️⃣",
          "'preferences.c.options.daily.every' is 'dayly', but must be one of 'day', 'week', 'month', 'year', or a "
            + "group of keys with 'days'"
        ),
        ("5️⃣", "'preferences.c.options.other.every.days' must be a whole number from 1 to 3660, not 0"),
        ("6️⃣", "'preferences.c.options.third' has no 'label'"),
        (
          "7️⃣",
          "'preferences.d.options.Weekly' is not a valid id: write it 'weekly', in lower-case letters, digits and "
            + "single '_'"
        ),
      ])
  }

  @Test func aParentIsAToggleAndNotACircle() {
    expectFindings(
      in: preferences(
        """
          a: { type: toggle, default: true, parent: b }
          b: { type: toggle, default: true, parent: 1️⃣a }
          c: { type: time, default: "20:00", parent: b }
          d: { type: toggle, default: true, parent: 2️⃣c }
          e: { type: toggle, default: true, parent: 3️⃣e }
          f: { type: toggle, default: true, parent: 4️⃣nothing }
        """),
      [
        ("1️⃣", "The parents of 'preferences.a' lead back to 'a'"),
        ("2️⃣", "'preferences.d.parent' names 'c', which is a time of day: only a toggle is on or off"),
        ("3️⃣", "The parents of 'preferences.e' lead back to 'e'"),
        (
          "4️⃣",
          "'preferences.f.parent' names an unknown preference 'nothing': add it to 'preferences', or use another"
        ),
      ])
  }

  private static func choice(_ value: String) -> String {
    Specs.condition("{ preference: { id: goals, is: \(value) } }").replacing(
      "preferences:\n",
      with: """
        preferences:
          goals:
            type: choice
            default: all
            options: { all: { label: { en: "All", ru: "Все" } }, final_only: { label: { en: "End", ru: "Конец" } } }

        """)
  }

  @Test func conditionsAskForOptions() {
    expectFindings(in: Self.choice("final_only"), [])
    expectFindings(in: Self.choice("all"), [])
    expectFindings(
      in: Self.choice("1️⃣finl_only"),
      [("1️⃣", "'notifications.hungry.conditions[0].preference.is' names an unknown option 'finl_only' of this setting")])
    expectFindings(
      in: Self.choice("1️⃣nothing"),
      [("1️⃣", "'notifications.hungry.conditions[0].preference.is' names an unknown option 'nothing' of this setting")])
    expectFindings(
      in: Self.choice("1️⃣true"),
      [("1️⃣", "'notifications.hungry.conditions[0].preference.is' must be the id of an option, not true")])
    expectFindings(
      in: Self.choice("1️⃣[all]"),
      [("1️⃣", "'notifications.hungry.conditions[0].preference.is' must be the id of an option, not a list")])
    expectFindings(
      in: Specs.condition("{ preference: { id: reminders, is: 1️⃣all } }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.conditions[0].preference.is' is 'all', but 'reminders' is a toggle: write true or false"
        )
      ])
    expectFindings(
      in: Self.choice("all").replacing("{ id: goals, is: all }", with: "1️⃣goals"),
      [
        (
          "1️⃣",
          "'notifications.hungry.conditions[0].preference' is 'goals', which is a choice: only a toggle is on or off"
        )
      ])
  }

  @Test func conditionsAskForToggles() {
    let spec = Specs.condition("{ preference: 1️⃣meal_time }, { preference: { id: 2️⃣meal_time, is: true } }")
      .replacing("preferences:\n", with: "preferences:\n  meal_time: { type: time, default: \"20:00\" }\n")
    expectFindings(
      in: spec,
      [
        (
          "1️⃣",
          "'notifications.hungry.conditions[0].preference' is 'meal_time', which is a time of day: only a toggle is on "
            + "or off"
        ),
        (
          "2️⃣",
          "'notifications.hungry.conditions[1].preference.id' is 'meal_time', which is a time of day: only a toggle is on "
            + "or off"
        ),
      ])
  }
}
