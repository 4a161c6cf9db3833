/// The requirements of the example, and the scenarios that prove them.
extension StarterNames {
  var requirementsFile: String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec-requirements.schema.json
    # What the product document asks for, numbered. 'covers' in specs and scenarios names an id, and 'notispec coverage' says
    # what proves each requirement.
    - id: \(document)/WATER-1
      # Which document it is from, and where in it.
      document: \(app)
      section: "Watering"
      # The document's own words, and what exactly they ask for.
      quote: "We remind people in the evening when nothing was watered for three days."
      requires: "The reminder comes at 19:00 once more than 72 hours have passed since the last watering."
      # A word of your own for what it is about.
      kind: schedule
      # What proves it: a scenario, a generated text or file, a lint rule, or people with a device.
      checked_by: scenario
    - id: \(document)/WATER-2
      document: \(app)
      section: "Watering"
      quote: "Watering stops the reminder."
      requires: "No reminder comes within 72 hours of a watering."
      kind: schedule
      checked_by: scenario
    - id: \(document)/WATER-3
      document: \(app)
      section: "Watering"
      quote: "“Time for a drink”"
      requires: "The title of the reminder is exactly this."
      kind: copy
      checked_by: generated
      # 'coverage' compares the text with the quote.
      texts: [{ text: \(app)/water_reminder.title, locale: en }]
    - id: \(document)/START-1
      document: \(app)
      section: "New plants"
      quote: "A few hours after a plant was added we explain the first steps, unless it was watered already."
      requires: "The notification comes 2 to 4 hours after the plant was added, and not after a watering."
      kind: schedule
      checked_by: scenario
    - id: \(document)/STREAK-1
      document: \(app)
      section: "Streaks"
      quote: "We congratulate people on a streak."
      requires: "The notification names the number of days in the right grammatical form."
      kind: copy
      checked_by: scenario

    """
  }

  var scenariosFile: String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec-scenarios.schema.json
    # What happens on a simulated iPhone, and what must follow from it. 'notispec conform' runs it in virtual time.
    notispec_scenarios: 1
    suite: \(app).care
    app: \(app)

    # How every scenario of this file begins. 2 March 2026 is a Monday.
    defaults:
      start:
        at: "2026-03-02 09:00"
        zone: Europe/Berlin
        authorization: authorized
        preferences: { reminders: true }

    scenarios:
      - id: three-days-without-water
        title: Three days after the last watering the reminder comes in the evening
        # The requirements that it proves.
        covers: [\(document)/WATER-1]
        # A time without a date is on the date of the step before. 'until' only lets time pass.
        steps:
          - { at: "10:00", signal: plant_watered }
          - { at: "10:01", app: background }
          - { until: "2026-03-05 21:00" }
        # What must hold then. 'delivered' is complete: these notifications and no others.
        then:
          - { delivered: water_reminder, at: "2026-03-05 19:00" }

      - id: watering-stops-it
        title: A watering in time keeps the reminder away
        covers: [\(document)/WATER-2]
        steps:
          - { at: "10:00", signal: plant_watered }
          - { at: "2026-03-04 12:00", signal: plant_watered }
          - { at: "2026-03-04 12:01", app: background }
          - { until: "2026-03-06 21:00" }
        then:
          - { delivered: none }

      # Each row of a table is a case of its own; '{watered}' is its cell in that column.
      - id: first-steps
        title: The first steps are explained unless the plant was watered within two hours
        covers: [\(document)/START-1]
        table:
          columns: [key, watered, delivered]
          rows:
            - [not-watered, "13:00", first_steps]
            - [watered, "11:00", none]
        steps:
          - { at: "10:00", signal: plant_added }
          - { at: "{watered}", signal: plant_watered }
          - { after: 1m, app: background }
          - { until: "20:00" }
        then:
          - { delivered: "{delivered}" }

      - id: streak-in-words
        title: The number of days has the right plural form
        covers: [\(document)/STREAK-1]
        table:
          columns: [key, days, text]
          rows:
            - [one, 1, "1 день подряд. Отлично!"]
            - [three, 3, "3 дня подряд. Отлично!"]
            - [seven, 7, "7 дней подряд. Отлично!"]
        start: { app: background, locale: ru }
        steps:
          - { at: "10:00", signal: streak_reached, with: { days: "{days}" } }
        then:
          - { delivered: streak, at: "10:00", text: { ru: "{text}" } }

    """
  }

  /// Three notifications of different kinds.
  var plants: StarterExample {
    StarterExample(
      app: appFile, notifications: notificationsFile, requirements: requirementsFile, scenarios: scenariosFile,
      suite: "care", size: "an example app with 3 notifications in English, Russian and Chinese")
  }
}
