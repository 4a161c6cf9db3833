/// A spec with a part of every section and no mistake in it, for tests that put one in.
enum EditorMistakes {
  static let spec = """
    notispec: 1
    app:
      id: pets
      name: "Pets"
      module: PetsNotifications
      bundle_id: com.example.pets
      locales: [en, ru, zh-Hans]
      source_locale: en
      delivery: [local, remote]
      owner: "pet team"

    signals:
      fed: { parameters: { grams: { type: int } } }
      walked: {}

    deep_links:
      scheme: pets
      targets:
        home: { path: /home }
        bowl: { path: /bowl, fallback: home }

    modules:
      photos: { name: { en: "Photos", ru: "Фото", zh-Hans: "照片" } }

    preferences:
      reminders: { type: toggle, default: true, controls: all, label: { en: "Reminders", ru: "Напоминания", zh-Hans: "提醒" } }
      tone:
        type: choice
        default: calm
        options:
          calm: { label: { en: "Calm", ru: "Спокойно", zh-Hans: "平静" } }
          loud: { label: { en: "Loud", ru: "Громко", zh-Hans: "大声" } }

    categories:
      meal:
        actions:
          - { id: FEED_ACTION, title: { en: "Feed", ru: "Покормить", zh-Hans: "喂食" }, target: bowl }
          - { id: LATER_ACTION, title: { en: "Later", ru: "Позже", zh-Hans: "稍后" } }

    strings:
      settings_title: { en: "Settings", ru: "Настройки", zh-Hans: "设置" }

    policies:
      slot: "20:00"
      caps: [{ id: daily, max: 1, per: rolling_day }]

    notifications:
      hungry:
        summary: "The bowl has been empty for a day."
        covers: [PETS/FOOD-1]
        target: bowl
        category: meal
        arguments: { grams: { type: int, example: 40 } }
        trigger: { after: { signal: fed, delay: 24h, where: { parameter: grams, above: 10 } } }
        priority: 20
        copy:
          title:
            en: "Dinner time"
            ru: "Пора ужинать"
            zh-Hans: "晚餐时间"
          body:
            en: { plural: grams, one: "{grams} gram is left", other: "{grams} grams are left" }
            ru: { plural: grams, one: "Остался {grams} грамм", few: "Осталось {grams} грамма", many: "Осталось {grams} граммов", other: "Осталось {grams} грамма" }
            zh-Hans: "还剩 {grams} 克"
      sleepy:
        summary: "It is evening."
        target: bowl
        trigger: { calendar: { every: week, weekday: monday, time: "21:00" } }
        conditions:
          - not: { happened: walked }
        copy:
          body:
            variants:
              choose: { preference: tone }
              calm: { en: "Good night", ru: "Спокойной ночи", zh-Hans: "晚安" }
              loud: { en: "Off to bed", ru: "Марш спать", zh-Hans: "快去睡觉" }
      invited:
        summary: "A friend's pet invites yours."
        target: home
        push:
          priority: 10
          expiration: 24h
          collapse_id: "invite-{friend_id}"
          data: { friend_id: { type: string, key: friendId, example: "42" } }
        copy: { body: { en: "Come and play!", ru: "Приходи играть!", zh-Hans: "来玩吧！" } }

    permission_flow:
      show_when: [first_launch]
      steps:
        - id: photos
          permission: photos
          usage_key: NSPhotoLibraryUsageDescription
          screen:
            id: photos_pre_prompt
            title: { en: "Photos", ru: "Фото", zh-Hans: "照片" }
            primary: { en: "Continue", ru: "Продолжить", zh-Hans: "继续" }
            usage_description: { en: "Shows your pet.", ru: "Показывает питомца.", zh-Hans: "显示您的宠物。" }
          on:
            denied: { block: [photos], screen: photos_blocked }
      screens:
        photos_blocked:
          title: { en: "No photos", ru: "Нет фото", zh-Hans: "没有照片" }
          primary: { en: "Settings", ru: "Настройки", zh-Hans: "设置" }
          primary_opens: settings

    push:
      providers: [fcm]
      token: { store: "users/{uid}", field: fcmToken, write_when: [authorized], clear_on: [sign_out] }
      background_modes: [remote_notification]
      firestore_rules: private_subcollection

    live_activities:
      walk:
        attributes: { pet_name: string }
        state: { phase: { enum: [outside, home] }, back_at: { type: date, unit: seconds_since_2001 } }
        copy:
          phase:
            outside: { en: "Outside", ru: "На улице", zh-Hans: "在外面" }
            home: { en: "Home", ru: "Дома", zh-Hans: "在家" }
        initial: outside
        next: { outside: [home] }
        final: [home]

    analytics:
      provider: firebase
      events:
        notif_opened: { on: notification.opened, parameters: [type] }
    """
}
