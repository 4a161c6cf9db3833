import SpecLanguage
import Testing

/// What the shapes declare and what the readers ask for is the same.
@Suite struct ShapeAgreementTests {
  /// One of everything, so that every reader runs.
  static let everything = """
    notispec: 1
    app:
      id: pets
      name: "Pets"
      module: Pets
      bundle_id: com.example.pets
      locales: [en]
      source_locale: en
      delivery: [local]
      owner: care
      team_id: "DEF123GHIJ"
      swift: { access: package, names: { notifications: { hungry: feedMe } } }
    signals:
      fed:
        summary: "The bowl was filled."
        covers: [PETS/FOOD-1]
        parameters: { grams: { type: int, optional: true, key: g, example: 50 } }
      planned: { parameters: { starts_at: { type: instant }, days: { type: int } } }
    deep_links:
      scheme: pets
      universal: https://pets.example.com
      targets:
        home: { path: /home }
        bowl:
          summary: "The bowl."
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
        asks_permission: true
        covers: [PETS/FOOD-1]
      meal_time:
        type: time
        default: "09:00"
        parent: reminders
        label: { en: "Time" }
        footer: { en: "Of the meal." }
        summary: "When."
        covers: [PETS/FOOD-1]
      style:
        type: choice
        default: soft
        swift_name: MealStyle
        options:
          soft: { every: day, label: { en: "Soft" } }
          loud: { every: { days: 3 }, label: { en: "Loud" } }
        parent: reminders
        label: { en: "Style" }
        footer: { en: "Of the words." }
        summary: "How."
        covers: [PETS/FOOD-1]
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
        identifier: MESSAGE_CATEGORY
        actions:
          - id: EATEN_ACTION
            summary: "It was."
            title: { en: "Eaten" }
            options: [foreground, destructive, authentication_required]
            target: home
            text_input: { button: { en: "Send" }, placeholder: { en: "How much?" } }
            requires: [chat_id]
            ends_with: dismiss_and_forward
            icon: "fork.knife"
            covers: [PETS/FOOD-1]
        options: [custom_dismiss_action, allow_in_car_play]
        hidden_preview: { en: "Somebody writes" }
        test_only: true
        covers: [PETS/FOOD-1]
    notifications:
      hungry:
        summary: "Hungry."
        covers: [PETS/FOOD-1]
        target: home
        triggers:
          daily: { calendar: { every: day, time: "09:00" } }
          weekly: { calendar: { every: week, weekday: sunday } }
          monthly: { calendar: { every: month, day: 31 } }
          yearly: { calendar: { every: year, month: 2, day: 29 } }
          rarely: { calendar: { every: { days: 3 }, time: { preference: meal_time } } }
          often: { calendar: { every: { preference: style } } }
          place: { location: { latitude: 55.75, longitude: 37.61, radius: 200, on_entry: false, on_exit: true } }
          soon: { after: { signal: fed, delay: 30m..60m, where: { parameter: grams, equals: 5 } }, conditions: [] }
          later: { slot_after: { signal: fed, at_least: 2h, where: { parameter: grams, at_least: 5 } } }
        conditions:
          - elapsed: { since: fed, or_since: fed, at_least: 24h }
          - last: { signal: fed, parameter: grams, above: 10 }
          - any: [{ happened: fed }, { preference: reminders }]
          - all: [{ not: { happened: { signal: fed, since: trigger, where: { parameter: grams, below: 5 } } } }]
          - preference: { id: reminders, is: true }
        repeat_after: { days: 7, or_when: { last: { signal: fed, parameter: grams, at_most: 5 } } }
        priority: 5
        on_cap: defer
        interruption_level: passive
        copy:
          title:
            variants:
              choose: { preference: style }
              soft: { en: ["Hungry", { text: "Peckish", status: proposed }] }
              loud: { en: "FOOD" }
          subtitle: { en: "Very" }
          body: { en: "Eat" }
      walk:
        summary: "A walk is near."
        target: home
        arguments: { days: { type: int, key: d, example: 3 } }
        triggers:
          before: { at: { signal: planned, parameter: starts_at, before: 15m, where: { parameter: days, above: 1 } } }
          streak: { reached: { signal: planned, parameter: days, values: [3, 7], where: { parameter: days, below: 9 } } }
        copy: { body: { en: { plural: days, one: "{days} day", other: "{days} days", status: stale } } }
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
        arguments: { size: { type: string } }
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
        copy: { body: { en: "Somebody writes" } }
    push:
      summary: "Through Firebase."
      providers: [apns, fcm]
      authentication: { method: key, key_id: "ABC123DEFG", team_id: "DEF123GHIJ", key_file: "key.p8" }
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
        refresh_on: [reinstall]
        simulator: mock
        log: { debug: full, release: short }
        multiple_devices: true
        local_key: deviceToken
        budgets: { registration: 2s, upload: 1s, refresh: 2s, total: 5s }
      firestore_rules: private_subcollection
      registration_request: { endpoint: "https://api.example.com/register", fields: [device_token] }
      service_extension: { handles: [chat_id], time_limit: 20s, downloads: app_directory }
      content_extension:
        categories: [message]
        size_ratio: 0.5
        hides_default_content: true
        principal_class: "MessageView"
        responses: { EATEN_ACTION: dismiss }
      onesignal: { app_id: "1234", fallback_to_settings: true, tags: [plan], foreground: prevent }
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
          status: { enum: [leaving, walking, home], example: home }
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
      caps: [{ id: daily, max: 1, per: 24h }]
      quiet_hours: { from: "22:00", to: "08:00", held: drop }
      horizon: 7d
      pending_budget: 40
      foreground: suppress
      profiles: { loose: { caps: [] } }
    analytics:
      provider: firebase
      events:
        opened_{id}: { on: [notification.opened, link.fallback], parameters: [type, target], covers: [PETS/FOOD-1] }
    """

  static let settings = """
    notispec: 1
    outputs: { swift: { apps: [pets] } }
    templates:
      kotlin:
        file: templates/kotlin.mustache
        output: "kotlin/{app}/{notification}.kt"
        for: notification
        escape: kotlin
        apps: [pets]
    lint: { levels: { copy/too-long: warning } }
    waivers:
      - rule: copy/too-long
        place: pets/notifications.hungry
        reason: "The new text is with the translators."
        owner: care
        until: 2026-12-31
    breaks:
      - place: pets/notifications.hungry
        audience: swift
        reason: "Nobody used it."
        approver: care
        release: "2.0"
    """

  @Test func everyDeclaredKeyIsAskedFor() throws {
    let coverage = ShapeCoverage()
    let sources = [("a.yaml", Self.everything), ("b.yaml", PermissionExample.text)].map { path, text in
      SpecSource(path: path, bytes: Array(text.utf8))
    }
    let result = SpecReader.read(sources, requirements: ["PETS/FOOD-1"], coverage: coverage)
    #expect(result.diagnostics == [])
    #expect(coverage.neverAsked(from: SpecFileShape.object, shapes: SpecFileShape.recursiveShapes) == [])
  }

  @Test func everyDeclaredKeyOfTheWorkspaceIsAskedFor() throws {
    let coverage = ShapeCoverage()
    let source = SpecSource(path: "notispec.yaml", bytes: Array(Self.settings.utf8))
    let result = WorkspaceReader.read(source, emitters: ["swift"], rules: ["copy/too-long"], coverage: coverage)
    #expect(result.diagnostics == [])
    #expect(result.workspace.outputs?.map(\.id) == ["swift"])
    #expect(result.workspace.outputs?.first?.apps?.map(\.value) == ["pets"])
    #expect(result.workspace.templates.map(\.escape) == [.kotlin])
    #expect(result.workspace.levels.map(\.level) == [.warning])
    #expect(result.workspace.waivers.map(\.path) == ["notifications.hungry"])
    #expect(result.workspace.breaks.map(\.place.value) == ["pets/notifications.hungry"])
    #expect(coverage.neverAsked(from: WorkspaceShape.object) == [])
  }

  @Test func theWorkspaceNamesKnownOutputs() {
    let text = "notispec: 1\noutputs: { swfit: {}, swift: { a: 1 } }\nbreaks: {}"
    let source = SpecSource(path: "notispec.yaml", bytes: Array(text.utf8))
    let result = WorkspaceReader.read(source, emitters: ["swift"])
    #expect(
      result.diagnostics.map { "\($0.span.start.line):\($0.span.start.column) \($0.message)" } == [
        "2:12 'outputs.swfit' is not a known output", "2:32 Unknown key 'a' in 'outputs.swift'",
        "3:9 'breaks' must be a list: put brackets around it, '[{ … }]'",
      ])
    #expect(result.workspace.outputs?.isEmpty == true)
  }

  @Test func everythingThatIsWrittenArrivesInTheModel() throws {
    let source = SpecSource(path: "spec.yaml", bytes: Array(Self.everything.utf8))
    let spec = try #require(SpecReader.read([source]).spec)
    let type = try #require(spec.notification("hungry"))
    #expect(
      type.triggers.map(\.name) == [
        "daily", "weekly", "monthly", "yearly", "rarely", "often", "place", "soon", "later",
      ])
    #expect(type.conditions.count == 5)
    #expect(type.repeatAfter?.orWhen != nil)
    #expect(type.copy.fields.map(\.field) == [.title, .subtitle, .body])
    let walk = try #require(spec.notification("walk"))
    #expect(walk.copy.body["en"]?.status == .stale)
    #expect(walk.arguments.first?.example == "3")
    #expect(spec.push?.token?.budgets.total?.value == .seconds(5))
    #expect(spec.push?.contentExtension?.responses.first?.value.value == .dismiss)
    #expect(spec.liveActivities.first?.statusField?.values.map(\.value) == ["leaving", "walking", "home"])
    let message = try #require(spec.notification("message"))
    #expect(message.triggers.isEmpty && message.push?.data.first?.payloadKey == "chatId")
    #expect(message.push?.collapseID?.arguments == ["chat_id"])
    guard case .variants(let title) = type.copy.title else {
      Issue.record("The title has variants")
      return
    }
    #expect(title.variants.map(\.id) == ["soft", "loud"])
    #expect(title.variants.map(\.texts.count) == [2, 1])
    #expect(title.variants[0].texts[1]["en"]?.status == .proposed)
    #expect(message.content.category?.value == "message")
    #expect(message.content.relevance?.value == 0.5)
    #expect(message.content.sound.isCritical)
    #expect(message.content.badge?.value == 1)
    #expect(message.content.thread?.arguments == ["chat_id"])
    #expect(message.content.attachments.map(\.id) == ["photo", "film"])
    #expect(message.upkeep.owner?.value == "kitchen")
    #expect(message.upkeep.expires?.value.description == "2028-02-29")
    #expect(message.upkeep.purpose?.value == "meals")
    #expect(spec.preference("reminders")?.toggle?.asksPermission == true)
    #expect(spec.preference("meal_time")?.parent?.value == "reminders")
    #expect(spec.preference("style")?.choice?.options.map(\.every?.value) == [.day, .days(3)])
    #expect(spec.strings.map(\.text.texts.count) == [1, 1])
    let action = try #require(spec.category("message")?.action("EATEN_ACTION"))
    #expect(action.options.map(\.value) == [.foreground, .destructive, .authenticationRequired])
    #expect(action.textInput?.placeholder != nil)
    #expect(spec.category("message")?.identifier.value == "MESSAGE_CATEGORY")
    #expect(spec.policies.profiles.first?.rule.caps == [])
    #expect(spec.policies.profiles.first?.rule.quietHours != nil)
    #expect(spec.target("bowl")?.fallback?.value == "home")
    #expect(spec.analytics?.events.first?.transitions.map(\.value) == [.notificationOpened, .linkFallback])
  }

  private func everything() throws -> Spec {
    let source = SpecSource(path: "spec.yaml", bytes: Array(Self.everything.utf8))
    return try #require(SpecReader.read([source]).spec)
  }

  @Test func everythingAboutPushesArrivesInTheModel() throws {
    let push = try #require(everything().push)
    #expect(push.providers.map(\.value) == [.apns, .fcm])
    #expect(push.environments.release.value == .sandbox)
    #expect(push.token?.writeWhen.map(\.value) == [.authorized])
    #expect(push.token?.clearOn.map(\.value) == [.signOut, .revoked])
    #expect(push.serviceExtension?.timeLimit.value == .seconds(20))
    let message = try #require(everything().notification("message")?.push)
    #expect(message.priority.value == .considerate)
    #expect(message.expiration?.value == .hours(24))
    #expect(message.filterCriteria?.value == "work")
  }

  @Test func everythingAboutLiveActivitiesArrivesInTheModel() throws {
    let walk = try #require(everything().liveActivities.first)
    #expect(walk.attributes.map(\.payloadKey) == ["dog", "start"])
    #expect(walk.state.map(\.kind).contains(.date(.millisecondsSince1970)))
    #expect(walk.copy.first?.entries.map(\.value.value) == ["leaving", "walking", "home"])
    #expect(walk.progress.first?.entries.map(\.progress.value) == [0, 0.5, 1])
    #expect(walk.next.map(\.from.value) == ["leaving", "walking"])
    #expect(walk.dismissal.value == .after(.hours(2)))
    #expect(walk.textArguments.map(\.id) == ["dog"])
  }
}
