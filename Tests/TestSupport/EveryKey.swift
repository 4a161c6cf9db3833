/// An app that has every key of the language once, in two files.
public enum EveryKey {
  public static let app = """
    notispec: 1
    app:
      id: pets
      formerly: [animals]
      name: "Pets"
      module: Pets
      bundle_id: com.example.pets
      locales: [en]
      source_locale: en
      delivery: [local]
      owner: care
      team_id: "DEF123GHIJ"
      swift: { access: package, prefix: Pet, names: { notifications: { hungry: feedMe } } }
    signals:
      fed:
        summary: "The bowl was filled."
        formerly: [filled]
        covers: [PETS/FOOD-1]
        parameters: { grams: { type: int, optional: true } }
      planned:
        parameters:
          starts_at: { type: instant }
          days: { type: int }
          price: { type: double }
          fee: { type: double }
          code: { type: string }
          coin: { type: string }
      cure_begun:
        parameters:
          cure: { type: string }
          at: { type: time }
          hours: { type: times }
          days: { type: weekdays }
      cure_over: { parameters: { cure: { type: string } } }
    deep_links:
      scheme: pets
      universal: https://pets.example.com
      targets:
        home:
          path: /home
          parameters: { source: { type: string, optional: true }, bell: { type: string, optional: true } }
        bowl:
          summary: "The bowl."
          formerly: [dish_screen]
          path: /bowl/{size}
          aliases: [dish]
          parameters: { size: { type: string, key: s } }
          fallback: home
          covers: [PETS/FOOD-1]
    preferences:
      reminders:
        type: toggle
        default: true
        controls: all
        label: { en: "Reminders" }
        footer: { en: { text: "Now and then.", status: proposed } }
        summary: "All of them."
        formerly: [alerts]
        asks_permission: true
        covers: [PETS/FOOD-1]
      meal_time:
        type: time
        default: "09:00"
        parent: reminders
        label: { en: "Time" }
        footer: { en: "Of the meal." }
        summary: "When."
        formerly: [dinner_time]
        covers: [PETS/FOOD-1]
      style:
        type: choice
        default: soft
        swift_name: MealStyle
        options:
          soft: { every: day, label: { en: "Soft" } }
          loud: { every: { days: 3 }, formerly: [noisy], label: { en: "Loud" } }
        parent: reminders
        label: { en: "Style" }
        footer: { en: "Of the words." }
        summary: "How."
        formerly: [tone]
        covers: [PETS/FOOD-1]
      days:
        type: weekdays
        default: [monday, friday]
        parent: reminders
        label: { en: "Days" }
        footer: { en: "Of the week." }
        summary: "On which days."
        formerly: [weekdays]
        covers: [PETS/FOOD-1]
      hours:
        type: times
        default: ["08:00", "20:00"]
        at_most: 6
        parent: reminders
        label: { en: "Hours" }
        footer: { en: "Of the meals." }
        summary: "When exactly."
        formerly: [clock_times]
        covers: [PETS/FOOD-1]
      enough:
        type: number
        default: 90
        at_least: 0
        at_most: 500
        parent: reminders
        label: { en: "Enough" }
        footer: { en: "In grams." }
        summary: "How much."
        formerly: [limit]
        covers: [PETS/FOOD-1]
      nap:
        type: number
        default: 10
        at_least: 1
        at_most: 60
        label: { en: "Nap" }
    settings_screen:
      sections:
        - id: feeding
          header: { en: "Feeding" }
          footer: { en: "As often as you like." }
          rows: [reminders, meal_time, style, days, hours]
          summary: "When they eat."
          covers: [PETS/FOOD-1]
        - { id: amounts, rows: [enough, nap] }
    attributes: { tier: { enum: [free, gold], summary: "What they pay." }, mood: { enum: [calm, gold] } }
    flags: { offers: { default: on, owner: growth, until: "2030-01-31", summary: "Offers." }, treats: { default: off } }
    experiments: { wording: { energy: 45, play: 45, none: 10 }, size: { energy: 50, none: 50 } }
    strings:
      short: { en: "Open Settings" }
      long:
        summary: "On the first screen."
        text: { en: "Hello, {name}" }
        arguments: { name: { type: string, example: "Ann" } }
        covers: [PETS/FOOD-1]
    categories:
      message:
        summary: "Asks whether it was eaten."
        formerly: [OLD_MESSAGE]
        identifier: MESSAGE_CATEGORY
        actions:
          - id: EATEN_ACTION
            summary: "It was."
            formerly: [ATE_ACTION]
            title: { en: "Eaten" }
            options: [foreground, destructive, authentication_required]
            target: { id: home, parameters: { bell: eaten } }
            text_input: { button: { en: "Send" }, placeholder: { en: "How much?" } }
            requires: [chat_id]
            ends_with: dismiss_and_forward
            icon: "fork.knife"
            covers: [PETS/FOOD-1]
          - { id: LATER_ACTION, title: { en: "Later" }, snooze: 1h }
          - { id: NAP_ACTION, title: { en: "Nap" }, snooze: { preference: nap } }
          - { id: FED_ACTION, title: { en: "Fed" }, signal: fed }
        options: [custom_dismiss_action, allow_in_car_play]
        hidden_preview: { en: "Somebody writes" }
        test_only: true
        covers: [PETS/FOOD-1]
    notifications:
      hungry:
        formerly: [feeding_time]
        summary: "Hungry."
        covers: [PETS/FOOD-1]
        target: { id: home, parameters: { source: hungry } }
        triggers:
          daily: { calendar: { every: day, time: "09:00" } }
          weekly: { calendar: { every: week, weekday: sunday } }
          monthly: { calendar: { every: month, day: 31 } }
          yearly: { calendar: { every: year, month: 2, day: 29 } }
          doses: { calendar: { every: day, times: ["08:00", "20:00"] } }
          breaths: { calendar: { every: day, times: { from: "09:00", to: "18:00", every: 2h } } }
          chosen: { calendar: { weekdays: { preference: days }, times: { preference: hours } } }
          before: { calendar: { every: day, time: { preference: meal_time, before: 30m } } }
          working: { calendar: { weekdays: [monday, friday], time: "11:30" } }
          sale: { calendar: { on: "2026-11-28" } }
          packs: { calendar: { cycle: { on: 21, off: 7, since: fed } } }
          ringing: { calendar: { every: day, time: "09:30", zone: America/New_York } }
          at_home: { calendar: { every: day, time: { preference: meal_time }, zone: home } }
          rarely: { calendar: { every: { days: 3 }, time: { preference: meal_time } } }
          often: { calendar: { every: { preference: style } } }
          place: { location: { latitude: 55.75, longitude: 37.61, radius: 200, on_entry: false, on_exit: true } }
          soon: { after: { signal: fed, delay: 30m..60m, from: last, where: { parameter: grams, equals: 5 } }, conditions: [] }
          tomorrow: { after: { signal: fed, delay: { days: 1, time: "20:00" }, where: { parameter: grams, equals: 7 } } }
          later: { slot_after: { signal: fed, at_least: 2h, where: { parameter: grams, at_least: 5 } } }
        conditions:
          - last: { signal: fed, parameter: grams, at_most: { preference: enough } }
          - elapsed: { since: fed, or_since: fed, at_least: 24h }
          - last: { signal: fed, parameter: grams, above: 10 }
          - any: [{ happened: fed }, { preference: reminders }, { preference: { id: style, is: loud } }]
          - happened: { signal: fed, at_least: 3, within: 7d }
          - attribute: { id: tier, is: gold }
          - flag: offers
          - experiment: { id: wording, is: energy }
          - device: { region: [DE], language: [de], app_version: { at_least: "5.2", below: "9.0" } }
          - all: [{ not: { happened: { signal: fed, since: trigger, where: { parameter: grams, below: 5 } } } }]
          - preference: { id: reminders, is: true }
        repeat_after: { days: 7, or_when: { last: { signal: fed, parameter: grams, at_most: 5 } } }
        priority: 5
        on_cap: defer
        group: meals
        on_quiet: exempt
        interruption_level: passive
        copy:
          title:
            variants:
              choose: { preference: style }
              soft: { en: ["Hungry", { text: "Peckish", status: stale, translates: "A bit hungry" }] }
              loud: { en: "FOOD" }
          subtitle: { en: "Very" }
          body: { variants: { choose: { experiment: size }, energy: { en: "Eat" }, none: { en: "Nibble" } } }
      walk:
        summary: "A walk is near."
        target: home
        badge: { argument: bowls }
        arguments:
          days: { type: int, key: d, example: 3 }
          price: { type: money, currency: { parameter: code } }
          fee: { type: money, currency: EUR, example: 2.5 }
          code: { type: string }
          coin: { type: string, enum: [gold, copper] }
          starts_at: { type: instant, style: date_time, zone: { parameter: coin } }
          bowls: { type: int, from: { signal: planned, parameter: days }, default: { en: "some" } }
        window: { from: "07:00", to: "21:30" }
        per: { parameter: days, at_most: 9 }
        follow_up: { every: 10m, times: 3, until: { happened: fed } }
        triggers:
          before: { at: { signal: planned, parameter: starts_at, before: 15m, where: { parameter: days, above: 1 } } }
          ahead: { at: { signal: planned, parameter: starts_at, before: { days: 3, time: "12:00" } } }
          afterwards: { at: { signal: planned, parameter: starts_at, after: 24h } }
          evening: { at: { signal: planned, parameter: starts_at, after: { days: 0, time: "21:00" }, zone: { parameter: code } } }
          streak: { reached: { signal: planned, parameter: days, values: [3, 7], where: { parameter: days, below: 9 } } }
        copy:
          title:
            en:
              plural: [days, bowls]
              text: "{days} of {bowls}"
              forms: { days: { one: "a day", other: "{days} days" }, bowls: { one: "a bowl", other: "{bowls} bowls" } }
          subtitle:
            variants:
              choose: { parameter: days, all: { equals: 99 }, many: { at_least: 90 }, more: { above: 70 }, none: { below: 2 }, some: { at_most: 9 }, few: {} }
              all: { en: "All" }
              many: { en: "Many" }
              more: { en: "More" }
              none: { en: "None" }
              some: { en: "Some" }
              few: { en: "Few" }
          body: { en: { plural: days, one: "{days} day, {bowls}", other: "{days} {bowls} {price} {fee} {code} {coin} {starts_at}", status: stale } }
      cure:
        summary: "Medicine."
        target: home
        per: cure
        arguments: { cure: { type: string } }
        triggers:
          course: { calendar: { for: cure_begun, weekdays: { parameter: days }, times: { parameter: hours }, until: cure_over } }
          once: { calendar: { for: cure_begun, every: day, time: { parameter: at } } }
        copy: { body: { en: "{cure}" } }
      message:
        summary: "Somebody writes."
        owner: kitchen
        expires: "2028-02-29"
        purpose: meals
        category: message
        relevance: 0.5
        sound: { file: "bowl.caf", length: 3s, critical: true, volume: 0.8 }
        badge: 1
        thread: "chat-{chat_id}"
        attachments:
          - { id: photo, file: "bowl.jpg", format: jpeg, bytes: 120000, type_hint: public.jpeg }
          - { id: film, url: film_url, format: mov }
        target: bowl
        arguments: { size: { type: string, enum: [small, large] } }
        push:
          push_type: alert
          priority: 5
          expiration: 24h
          collapse_id: "chat-{chat_id}"
          mutable_content: true
          content_available: true
          target_content_id: "chat"
          filter_criteria: "work"
          data:
            chat_id: { type: string, key: chatId, optional: true, example: "42" }
            film_url: { type: string, optional: true }
        copy:
          title: { variants: { choose: { argument: size }, small: { en: "Short" }, large: { en: "Long" } } }
          body: { en: "Somebody writes" }
    push:
      summary: "Through Firebase."
      providers: [apns, fcm]
      authentication: { method: key, key_id: "ABC123DEFG", team_id: "KLM456NOPQ", key_file: "key.p8" }
      environments: { debug: production, testflight: production, release: sandbox }
      background_modes: [remote_notification, fetch]
      entitlements: [aps_environment]
      token:
        store: "users/{uid}"
        field: fcmToken
        encoding: hex
        write_when: [authorized]
        clear_on: [sign_out, revoked]
        retry: never
        refresh_on: [launch]
        simulator: mock
        log: { debug: full, release: short }
        local_key: deviceToken
        budgets: { registration: 2s, upload: 1s, refresh: 2s, total: 5s }
      goals: { answer: 5s, registered: 99, stored: 100, crash_free: 99.9 }
      preferences: { store: "users/{uid}", fields: { reminders: remindersOn, meal_time: mealTime, style: mealStyle } }
      firestore_rules: private_subcollection
      registration_request: { endpoint: "https://api.example.com/register", fields: [device_token] }
      service_extension: { handles: [chat_id], time_limit: 20s, downloads: app_directory }
      content_extension:
        categories: [message]
        size_ratio: 0.5
        hides_default_content: true
        principal_class: "MessageView"
      onesignal: { app_id: "1234", fallback_to_settings: true, tags: [plan] }
      dependencies: [FirebaseMessaging]
      covers: [PETS/FOOD-1]
    live_activities:
      walk:
        summary: "A walk."
        swift_name: WalkAttributes
        attributes:
          dog: string
          begun: { type: date, unit: seconds_since_1970, key: start, optional: true, example: 0 }
        state:
          status: { enum: [leaving, walking, home], example: home, key: stage }
          back_at: { type: date, unit: milliseconds_since_1970 }
          place: { fields: { latitude: double, longitude: double }, key: at, optional: true }
        copy:
          status: { leaving: { en: "Leaving with {dog}" }, walking: { en: "Walking" }, home: { en: "Home" } }
        progress: { status: { leaving: 0, walking: 0.5, home: 1 } }
        labels: { walk: { en: "Walk" } }
        initial: leaving
        next: { leaving: [walking], walking: [home] }
        final: [home]
        estimate: 30m
        stale_after: 45m
        dismissal: { after: 2h }
        presentations: [lock_screen, minimal]
        push_updates: true
        frequent_updates: true
        covers: [PETS/FOOD-1]
    policies:
      slot: "20:00"
      caps: [{ id: daily, max: 1, per: 24h }, { id: weekly, max: 3, per: calendar_week, groups: [meals] }]
      quiet_hours: { from: "22:00", to: { preference: meal_time }, held: drop, when: { preference: reminders } }
      horizon: 7d
      pending_budget: 40
      replaces: [legacy-*]
      foreground: suppress
      clear_badge: foreground
      profiles: { loose: { caps: [] } }
    analytics:
      provider: firebase
      events:
        opened_{id}: { on: [notification.opened, link.fallback], parameters: [type, target, { food: { argument: name } }], covers: [PETS/FOOD-1] }
    """
}
