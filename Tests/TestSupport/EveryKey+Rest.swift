/// Another app, with the keys that have no place in the first one.
extension EveryKey {
  public static let rest = """
    notispec: 1
    app:
      id: rest
      module: Rest
      bundle_id: com.example.rest
      locales: [en, ar]
      source_locale: en
      delivery: [local, remote]
      team_id: "DEF123GHIJ"
      authorization: { options: [alert], ask_at: preference, preference: reminders }
      swift:
        names:
          targets: { home: start }
          signals: { fed: didFeed }
          categories: { chat: conversation }
          preferences: { reminders: reminding }
          strings: { hello: greeting }
          modules: { album: photos }
    signals:
      fed: { parameters: { grams: { type: int } } }
    deep_links: { scheme: rest, universal: https://rest.example.com, targets: { home: { path: /home, module: album } } }
    modules: { album: { name: { en: "Album", ar: "ألبوم" } } }
    strings: { hello: { en: "Hello", ar: "مرحبا" } }
    preferences: { reminders: { type: toggle, default: true, controls: [fed_well], asks_permission: true } }
    categories: { chat: { identifier: CHAT, actions: [{ id: OPEN, requires: [days], title: { en: "Open", ar: "فتح" } }] } }
    notifications:
      fed_well:
        summary: "Fed well."
        target: home
        combine: meals
        trigger: { after: { signal: fed, delay: 1h, where: { parameter: grams, at_most: 5 } } }
        conditions:
          - last: { signal: fed, parameter: grams, at_least: 1 }
          - last: { signal: fed, parameter: grams, below: 9 }
          - not: { last: { signal: fed, parameter: grams, equals: 7 } }
          - elapsed: { since: fed, more_than: 1h }
        copy:
          title: { en: "Full", ar: "ممتلئ" }
          subtitle: { variants: { choose: rotate, now: { en: "Now", ar: "الآن" }, later: { en: "Later", ar: "لاحقا" } } }
          body: { variants: { choose: rotate, fed: { en: "Fed", ar: "تم" }, fine: { en: "Fine", ar: "بخير" } } }
      fed_days:
        summary: "Fed for days."
        target: home
        category: chat
        arguments: { days: { type: int, key: d, example: 3 } }
        push: { data: { kind: { type: string, example: meal } } }
        copy:
          body:
            en: { plural: days, one: "{days} day", other: "{days} days" }
            ar:
              plural: days
              zero: "لا أيام"
              one: "يوم"
              two: "يومان"
              few: "{days} أيام"
              many: "{days} يوما"
              other: "{days} يوم"
    push: { providers: [apns], entitlements: [aps_environment] }
    policies: { profiles: { slow: { slot: "10:00", horizon: 3d, pending_budget: 10, replaces: [old-*], caps: [] } } }
    """
}
