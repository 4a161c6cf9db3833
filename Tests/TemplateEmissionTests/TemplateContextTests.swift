import SpecDiagnostics
import SpecLanguage
import TemplateEmission
import Testing

/// Each text that people read, and each name that generated Swift has, is there for templates.
@Suite struct TemplateContextTests {
  private static let yaml = """
    notispec: 1
    app:
      id: app
      module: App
      bundle_id: com.example.app
      locales: [en]
      source_locale: en
      delivery: local
      swift:
        names:
          categories: { milestone: goal }
          modules: { cleaner: sweeper }
          strings: { hello: greeting }
          signals: { started: began }
    signals: { started: {} }
    deep_links:
      scheme: app
      universal: "https://www.example.com"
      targets:
        home: { path: /home }
        seat: { path: "/seat/{row}", parameters: { row: { type: int }, hall: { type: string, key: hallName } } }
    categories:
      milestone:
        hidden_preview: { en: "A milestone" }
        options: [custom_dismiss_action]
        actions:
          - id: REPLY_ACTION
            title: { en: "Reply" }
            text_input: { button: { en: "Send" }, placeholder: { en: "Say" } }
    preferences:
      all_on: { type: toggle, default: true, controls: all, label: { en: "On" }, footer: { en: "All of them." } }
      at: { type: time, default: "20:00", parent: all_on, label: { en: "At" } }
      style: { type: choice, swift_name: NoteStyle, default: kind, options: { kind: { label: { en: "Kind" } } } }
    modules: { cleaner: { name: { en: "Cleaner" } } }
    strings: { hello: { text: { en: "Hello" } } }
    permission_flow:
      show_when: [first_launch]
      steps:
        - id: photos
          permission: photos
          usage_key: NSPhotoLibraryUsageDescription
          screen:
            id: photos_ask
            title: { en: "Photos" }
            subtitle: { en: "Below" }
            reasons: [{ en: "First" }, { en: "Second" }]
            note: { en: "Note" }
            safety_note: { en: "Safe" }
            primary: { en: "Next" }
            secondary: { en: "Later" }
            usage_description: { en: "To find duplicates." }
          on: { denied: { screen: photos_blocked } }
      screens:
        photos_blocked: { title: { en: "Blocked" }, text: { en: "Open Settings" }, primary: { en: "Settings" } }
      final_screen:
        { id: done, when: always, title: { en: "Done" }, text: { en: "All set" }, primary: { en: "Go" }, target: home }
    live_activities:
      walk:
        attributes: { dog_name: string }
        state: { phase: { enum: [out, home] }, back_at: { type: date, unit: seconds_since_1970 } }
        copy: { phase: { out: { en: "Out" }, home: { en: "Home" } } }
        labels: { with_dog: { en: "With {dog_name}" } }
    analytics:
      provider: firebase
      events:
        notif_opened: { on: notification.opened }
        token_line: { on: token.received, console: "Token" }
    """

  /// What a template for the app gives.
  private func render(_ text: String) throws -> String {
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(Self.yaml.utf8))])
    #expect(result.diagnostics.map(\.message) == [])
    let span = SourceSpan(startOf: "notispec.yaml")
    let item = TemplateItem(
      id: "t", idSpan: span, file: Located("t.mustache", at: span), output: Located("{app}", at: span),
      subject: .app, escape: .noEscape)
    return try UserTemplate(item, TemplateFile(path: "t.mustache", text: text)).render(try #require(result.spec))
  }

  @Test func settingsHaveTheirDefaultsAndFooters() throws {
    #expect(
      try render(
        "{{#preferences}}{{swiftName}} [{{standard}}] [{{parent}}] {{#footer}}{{text}}{{/footer}}|{{/preferences}}")
        == "allOn [] [] All of them.|at [20:00] [all_on] |NoteStyle [kind] [] |")
  }

  @Test func categoriesHaveEveryTextOfTheirButtons() throws {
    let buttons = """
      {{#actions}}{{swiftName}}: {{#title}}{{text}}{{/title}}, {{#inputButton}}{{text}}{{/inputButton}}, \
      {{#inputPlaceholder}}{{text}}{{/inputPlaceholder}}{{/actions}}
      """
    let own = "{{swiftName}} {{#options}}{{name}}{{/options}} {{#hiddenPreview}}{{text}}{{/hiddenPreview}}"
    #expect(
      try render("{{#categories}}\(own) \(buttons){{/categories}}")
        == "goal custom_dismiss_action A milestone replyAction: Reply, Send, Say")
  }

  @Test func namesThatTheSpecChoosesAreThere() throws {
    let names = ["signals", "modules", "strings"].map { "{{#\($0)}}{{swiftName}} {{/\($0)}}" }.joined()
    #expect(try render(names) == "began sweeper greeting ")
  }

  @Test func stepsHaveTheTextsOfTheirScreenAndDialog() throws {
    let texts = ["title", "subtitle", "note", "safetyNote", "primary", "secondary", "usageDescription"]
      .map { "{{#\($0)}}{{text}}{{/\($0)}}|" }.joined()
    let reasons = "{{#reasons}}{{#texts}}{{text}} {{/texts}}{{/reasons}}"
    #expect(
      try render("{{#permissionSteps}}{{swiftName}} {{screenSwiftName}} \(texts)\(reasons){{/permissionSteps}}")
        == "photos photosAsk Photos|Below|Note|Safe|Next|Later|To find duplicates.|First Second ")
  }

  @Test func screensOfTheFlowHaveTheirTexts() throws {
    let texts = "{{#title}}{{text}}{{/title}}|{{#body}}{{text}}{{/body}}|{{#primary}}{{text}}{{/primary}}"
    #expect(
      try render("{{#permissionScreens}}{{swiftName}} \(texts) {{primaryOpens}}{{/permissionScreens}}")
        == "photosBlocked Blocked|Open Settings|Settings settings")
    #expect(
      try render("{{#finalScreen}}{{swiftName}} \(texts) {{target}}{{/finalScreen}}") == "done Done|All set|Go home")
  }

  @Test func liveActivitiesHaveTheirWords() throws {
    let attributes = "{{#attributes}}{{swiftName}} {{/attributes}}"
    let fields = "{{#state}}{{id}} {{unit}}{{#values}}{{swiftName}},{{/values}}; {{/state}}"
    let copy = "{{#copy}}{{field}}.{{value}} {{#texts}}{{text}}{{/texts}}; {{/copy}}"
    let labels = "{{#labels}}{{swiftName}} {{#texts}}{{text}}{{/texts}}{{/labels}}"
    #expect(
      try render("{{#liveActivities}}\(attributes)\(fields)\(copy)\(labels){{/liveActivities}}")
        == "dogName phase out,home,; back_at seconds_since_1970; phase.out Out; phase.home Home; "
        + "withDog With {dog_name}")
  }

  /// A line of the console is no event of generated Swift.
  @Test func aConsoleLineHasNoSwiftName() throws {
    #expect(
      try render("{{#events}}{{name}} {{swiftName}}{{#isConsole}}console{{/isConsole}}; {{/events}}")
        == "notif_opened notifOpened; token_line console; ")
  }

  @Test func linksCarryWhatTheyDoNotOpenWithout() throws {
    #expect(
      try render("{{#targets}}{{url}} {{universalURL}}; {{/targets}}")
        == "app://home https://www.example.com/home; "
        + "app://seat/{row}?hallName={hall} https://www.example.com/seat/{row}?hallName={hall}; ")
  }
}
