import SpecLanguage
import Testing

@Suite struct CategoryReadingTests {
  private func categories(_ lines: String) -> String { Specs.app + "\n" + Specs.world + "\ncategories:\n" + lines }

  private let title = "title: { en: \"View\", ru: \"Смотреть\" }"

  @Test func actionsHaveTheirOwnIds() {
    expectFindings(
      in: categories(
        """
          meal:
            actions:
              - { id: VIEW_ACTION, \(title) }
              - { id: 1️⃣VIEW_ACTION, \(title) }
              - { id: 2️⃣view it, \(title) }
              - { id: NO_TITLE, 3️⃣title: { en: "View" } }
              - { 4️⃣id: BARE }
              - { 5️⃣title: { en: "View", ru: "Смотреть" } }
          6️⃣empty: {}
        """),
      [
        ("1️⃣", "'categories.meal.actions[1].id' repeats 'VIEW_ACTION'"),
        (
          "2️⃣",
          "'categories.meal.actions[2].id' must be an identifier such as 'REPLY_ACTION' (a letter, then letters, digits, "
            + "'_', '.' and '-'), not 'view it'"
        ),
        ("3️⃣", "'categories.meal.actions[3].title' has no text for 'ru'"),
        ("4️⃣", "'categories.meal.actions[4]' has no 'title'"),
        ("5️⃣", "'categories.meal.actions[5]' has no 'id'"),
        ("6️⃣", "'categories.empty' has no 'actions'"),
      ])
  }

  @Test func wordsAndReferencesAreChecked() {
    expectFindings(
      in: categories(
        """
          meal:
            options: [1️⃣custom_dismis_action, allow_in_car_play, 2️⃣allow_in_car_play]
            actions:
              - id: A
                \(title)
                options: [3️⃣forground, destructive, 4️⃣destructive]
                target: 5️⃣bwl
                ends_with: 6️⃣close
                7️⃣text_input: { placeholder: { en: "a", ru: "б" } }
                requires: [a, 8️⃣a]
        """),
      [
        (
          "1️⃣",
          "'categories.meal.options[0]' must be one of 'custom_dismiss_action', 'allow_in_car_play', "
            + "'hidden_previews_show_title', 'hidden_previews_show_subtitle', not 'custom_dismis_action'"
        ),
        ("2️⃣", "'categories.meal.options[2]' is already listed"),
        (
          "3️⃣",
          "'categories.meal.actions[0].options[0]' must be one of 'foreground', 'destructive', "
            + "'authentication_required', not 'forground'"
        ),
        ("4️⃣", "'categories.meal.actions[0].options[2]' is already listed"),
        ("5️⃣", "'categories.meal.actions[0].target' names an unknown deep-link target 'bwl': did you mean 'bowl'?"),
        (
          "6️⃣",
          "'categories.meal.actions[0].ends_with' must be one of 'dismiss', 'dismiss_and_forward', 'none', not 'close'"
        ),
        ("7️⃣", "'categories.meal.actions[0].text_input' has no 'button'"),
        ("8️⃣", "'categories.meal.actions[0].requires[1]' is already listed"),
      ])
  }

  @Test func identifiersAreUsedOnce() {
    expectFindings(
      in: categories(
        """
          meal: { actions: [] }
          walk: { identifier: 1️⃣meal, actions: [] }
          play: { identifier: 2️⃣-, actions: [] }
        """),
      [
        (
          "1️⃣",
          "'categories.walk' has the identifier 'meal', which 'categories.meal' also has: the system would keep only "
            + "one"
        ),
        (
          "2️⃣",
          "'categories.play.identifier' must be an identifier such as 'REPLY_ACTION' (a letter, then letters, digits, "
            + "'_', '.' and '-'), not '-'"
        ),
      ])
  }

  @Test func aButtonThatSnoozesDoesNothingElse() {
    expectFindings(
      in: """
        notispec: 1
        app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        categories:
          task:
            actions:
              - id: LATER
                title: { en: "Later" }
                snooze: 1h
                options: [destructive, 1️⃣foreground]
                2️⃣target: home
                3️⃣text_input: { button: { en: "Send" } }
              - { id: SOON, title: { en: "Soon" }, snooze: 4️⃣30s }
        """,
      [
        ("1️⃣", "'categories.task.actions[0].options' opens the app, which makes no sense with 'snooze'"),
        (
          "2️⃣",
          "'categories.task.actions[0].target' makes no sense with 'snooze', which only shows the notification again"
        ),
        (
          "3️⃣",
          "'categories.task.actions[0].text_input' makes no sense with 'snooze', which only shows the notification again"
        ),
        ("4️⃣", "'categories.task.actions[1].snooze' must be between 1m and 7d, not 30s"),
      ])
  }
}
