/// The specs of the example.
extension StarterNames {
  var workspaceFile: String {
    """
    # yaml-language-server: $schema=../generated/schema/notispec-workspace.schema.json
    notispec: 1

    # Any other version stops and says how to install this one.
    requires: "\(ProductVersion.required)"

    # What 'notispec generate' writes.
    outputs:
      # All texts and rules as pages to read, for those who write no code.
      catalogue: {}
      reference: {}
      schema: {}
      swift: {}

    """
  }

  var appFile: String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec.schema.json
    notispec: 1

    app:
      id: \(app)
      name: "\(quotedName)"
      module: \(module)
      bundle_id: \(bundleID)
      locales: [en, ru, zh-Hans]
      source_locale: en
      delivery: local
      owner: "\(quotedName) team"
      # The system asks when somebody switches reminders on, never at launch.
      authorization:
        options: [alert, sound]
        ask_at: preference
        preference: reminders
        pre_prompt: none
      launch: [notification_delegate, launch_notification]

    # What the app reports. notispec knows nothing else about what people do.
    signals:
      plant_added:
        summary: "A plant was added to the list."
      plant_watered:
        summary: "A plant was marked as watered."
      streak_reached:
        summary: "All plants were watered in time for some days in a row."
        parameters:
          days: { type: int }

    # The screens that a notification can open.
    deep_links:
      scheme: \(scheme)
      targets:
        today:
          summary: "What to do today."
          path: /today
        first_steps:
          summary: "How to care for a new plant."
          path: /first-steps
          fallback: today

    # The settings of the app that notifications depend on.
    preferences:
      reminders:
        type: toggle
        default: false
        controls: all
        asks_permission: true
        label: { en: "Reminders", ru: "Напоминания", zh-Hans: "提醒" }
        footer:
          en: "We write at most once a day."
          ru: "Мы пишем не чаще раза в день."
          zh-Hans: "我们每天最多提醒一次。"

    # Rules for all notifications together.
    policies:
      slot: "19:00"
      caps:
        - { id: daily, max: 1, per: rolling_day }

    # The events that are counted.
    analytics:
      provider: firebase
      events:
        notif_scheduled: { on: notification.scheduled, parameters: [type] }
        notif_fired: { on: notification.fired, parameters: [type] }
        notif_opened: { on: notification.opened, parameters: [type, target] }

    """
  }

  var notificationsFile: String {
    """
    # yaml-language-server: $schema=../../generated/schema/notispec.schema.json
    notispec: 1

    # Every text is in quotes: YAML cuts or changes some texts without them.
    notifications:
      # Due by the calendar: every evening, as long as the condition is true.
      water_reminder:
        summary: "Has not watered anything for more than three days."
        covers: [\(document)/WATER-1, \(document)/WATER-2, \(document)/WATER-3]
        target: today
        trigger: { calendar: { every: day } }
        conditions:
          - elapsed: { since: plant_watered, or_since: plant_added, more_than: 72h }
        priority: 10
        on_cap: drop
        copy:
          title:
            en: "Time for a drink"
            ru: "Пора полить"
            zh-Hans: "该浇水了"
          body:
            en: "Your plants have waited for more than three days."
            ru: "Растения ждут воды больше трёх дней."
            zh-Hans: "植物已经三天多没浇水了。"

      # Due after something happened, unless something else happens first.
      first_steps:
        summary: "Has added a plant and not watered it yet."
        covers: [\(document)/START-1]
        target: first_steps
        trigger: { after: { signal: plant_added, delay: 2h..4h } }
        conditions:
          - not: { happened: { signal: plant_watered, since: trigger } }
        priority: 30
        on_cap: defer
        copy:
          body:
            en: "A new plant likes some water on its first day."
            ru: "Новое растение стоит полить в первый же день."
            zh-Hans: "新植物第一天就需要浇水。"

      # Due at once, with a number in the text.
      streak:
        summary: "Has watered in time for some days in a row."
        covers: [\(document)/STREAK-1]
        target: today
        trigger: { after: { signal: streak_reached, delay: 0m } }
        priority: 20
        on_cap: defer
        arguments:
          days: { type: int, example: 7 }
        copy:
          body:
            en: { plural: days, one: "{days} day in a row. Well done!", other: "{days} days in a row. Well done!" }
            ru:
              plural: days
              one: "{days} день подряд. Отлично!"
              few: "{days} дня подряд. Отлично!"
              many: "{days} дней подряд. Отлично!"
              other: "{days} дня подряд. Отлично!"
            zh-Hans: "已经连续 {days} 天按时浇水，真棒！"

    """
  }
}
