/// As little as there can be: what `init --minimal` writes.
extension StarterNames {
  var minimal: StarterExample {
    StarterExample(
      app: minimalApp, notifications: minimalNotifications, requirements: minimalRequirements,
      scenarios: minimalScenarios, suite: "first", size: "an app with 1 notification in English")
  }

  private var minimalApp: String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec.schema.json
    notispec: 1

    app:
      id: \(app)
      name: "\(quotedName)"
      module: \(module)
      bundle_id: \(bundleID)
      locales: [en]
      source_locale: en
      delivery: local
      owner: "\(quotedName) team"

    # What the app reports. notispec knows nothing else about what people do.
    signals:
      task_started: { summary: "Something was begun in the app." }
      task_finished: { summary: "It is done." }

    # The screens that a notification can open.
    deep_links:
      scheme: \(scheme)
      targets:
        home: { path: /home }

    """
  }

  private var minimalNotifications: String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec.schema.json
    notispec: 1

    # Every text is in quotes: YAML cuts or changes some texts without them.
    notifications:
      unfinished:
        summary: "Has begun something and not finished it."
        covers: [\(document)/REMIND-1]
        target: home
        trigger: { after: { signal: task_started, delay: 2h } }
        conditions:
          - not: { happened: { signal: task_finished, since: trigger } }
        copy:
          body:
            en: "You are nearly there. Finish what you began."

    """
  }

  private var minimalRequirements: String {
    requirementList(
      quote: "We remind people of what they have not finished.",
      requires: "The reminder comes 2 hours after the beginning, unless it is done by then.")
  }

  func requirementList(quote: String, requires: String) -> String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec-requirements.schema.json
    # What the product document asks for, numbered. 'covers' in specs and scenarios names an id, and 'notispec coverage' says
    # what proves each requirement.
    - id: \(document)/REMIND-1
      # Which document it is from, and where in it.
      document: \(app)
      section: "Reminders"
      # The document's own words, and what exactly they ask for.
      quote: "\(quote)"
      requires: "\(requires)"
      # A word of your own for what it is about.
      kind: schedule
      # What proves it: a scenario, a generated text or file, a lint rule, or people with a device.
      checked_by: scenario

    """
  }

  private var minimalScenarios: String {
    scenarioFile(
      """
        - id: reminded
          title: What is not finished is remembered after two hours
          # The requirements that it proves.
          covers: [\(document)/REMIND-1]
          # A time without a date is on the date of the step before. 'until' only lets time pass.
          steps:
            - { at: "10:00", signal: task_started }
            - { at: "10:01", app: background }
            - { until: "20:00" }
          # What must hold then. 'delivered' is complete: these notifications and no others.
          then:
            - { delivered: unfinished, at: "12:00" }

        - id: finished
          title: What is finished needs no reminder
          covers: [\(document)/REMIND-1]
          steps:
            - { at: "10:00", signal: task_started }
            - { at: "11:00", signal: task_finished }
            - { at: "11:01", app: background }
            - { until: "20:00" }
          then:
            - { delivered: none }
      """)
  }

  func scenarioFile(_ scenarios: String) -> String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec-scenarios.schema.json
    # What happens on a simulated iPhone, and what must follow from it. 'notispec conform' runs it in virtual time.
    notispec_scenarios: 1
    suite: \(app).first
    app: \(app)

    # How every scenario of this file begins.
    defaults:
      start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized }

    scenarios:
    \(scenarios)

    """
  }
}
