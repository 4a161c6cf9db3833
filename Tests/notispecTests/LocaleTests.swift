import Testing

/// `notispec locale add` and `notispec locale remove`.
struct LocaleTests {
  private static let texts = """
    notispec: 1
    strings:
      hello: { en: "Hello", ru: "Привет" } # kept
      bye:
        en: "Bye"
        ru: "Пока"

    """
  private static let scenarios = """
    notispec_scenarios: 1
    suite: demo.cleaning
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized, locale: ru } }
    scenarios:
      - id: in-russian
        title: Russian alone
        covers: [DEMO/1]
        steps:
          - { at: "2026-03-02 10:00", signal: photos_cleaned }
          - { until: "2026-03-04 10:00" }
        then:
          - { delivered: clean_reminder, text: { ru: "Пора почистить" } }

      - id: in-both
        title: Both languages
        covers: [DEMO/1]
        table:
          columns: [key, at, en, ru]
          rows:
            - [early, "2026-03-02 10:00", "Time to clean", "Пора почистить"]
        steps:
          - { at: "{at}", signal: photos_cleaned }
          - { until: "2026-03-04 10:00" }
        then:
          - { delivered: clean_reminder, text: { en: "{en}", ru: "{ru}" } }

    """
  private static let requirements = """
    - id: DEMO/1
      document: demo
      section: "1"
      quote: Time to clean
      requires: The reminder comes.
      kind: type
      checked_by: scenario
      texts:
        - { text: demo/clean_reminder.body, locale: en, agreed: "Time to clean" }
        - { text: demo/clean_reminder.body, locale: ru, agreed: "Пора почистить" }

    """
  private static let failures = """
    notispec_known_failing: 1
    entries:
      - { pattern: demo.cleaning/in-russian, reason: "A test.", owner: care, until: 2027-01-01 }

    """

  private func workspace(_ more: [String: String] = [:]) throws -> TestWorkspace {
    try TestWorkspace.withDemo(["specs/demo/texts.yaml": Self.texts].merging(more) { $1 })
  }

  private func everything(_ workspace: TestWorkspace) throws -> String {
    try workspace.read("specs/demo/app.yaml") + workspace.read("specs/demo/texts.yaml")
  }

  @Test func aNewLanguageHasTheWordsOfTheSource() throws {
    let workspace = try workspace()
    let before = try everything(workspace)
    let dry = try NotispecRun("locale", "add", "pl", "--dry-run", in: workspace)
    #expect(dry.output.contains("would add 'pl' to 'demo': 3 texts in 2 files"), "\(dry.output)\(dry.errors)")
    #expect(dry.output.contains("+  locales: [en, ru, pl]"), "\(dry.output)")
    #expect(try everything(workspace) == before)

    let run = try NotispecRun("locale", "add", "pl", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      try everything(workspace)
        == before.replacing("[en, ru]", with: "[en, ru, pl]")
        .replacing(
          "ru: \"Пора почистить\"", with: "ru: \"Пора почистить\", pl: { text: \"Time to clean\", status: missing }"
        )
        .replacing("ru: \"Привет\"", with: "ru: \"Привет\", pl: { text: \"Hello\", status: missing }")
        .replacing("ru: \"Пока\"", with: "ru: \"Пока\"\n    pl: { text: \"Bye\", status: missing }"))
    let check = try NotispecRun("check", in: workspace)
    #expect(check.status == 0)
    #expect(check.output.contains("for 'pl' are not translated yet") || check.output.contains("is not translated yet"))
    let status = try NotispecRun("strings", "status", "--locale", "pl", "--format", "json", in: workspace).output
    #expect(status.contains("\"missing\": 3"), "\(status)")

    // What was not translated is exported without a translation, and a translation ends the mark.
    let file = try NotispecRun("strings", "export", "--locale", "pl", in: workspace).output
    #expect(!file.contains("<target"), "\(file)")
    try workspace.write(
      file.replacing("<source>Hello</source>", with: "<source>Hello</source><target>Cześć</target>"), to: "pl.xliff")
    #expect(try NotispecRun("strings", "import", "pl.xliff", in: workspace).status == 0)
    #expect(try workspace.read("specs/demo/texts.yaml").contains("pl: \"Cześć\""))
    #expect(try workspace.read("specs/demo/texts.yaml").contains("pl: { text: \"Bye\", status: missing }"))

    // There and back again.
    #expect(try NotispecRun("locale", "remove", "pl", in: workspace).status == 0)
    #expect(try everything(workspace) == before)
  }

  @Test func aLanguageGoesWithEverythingAboutIt() throws {
    let files = [
      "conformance/demo/cleaning.yaml": Self.scenarios, "conformance/requirements.yaml": Self.requirements,
      "conformance/known-failing.yaml": Self.failures,
    ]
    let workspace = try workspace(files)
    let start = try NotispecRun("check", in: workspace)
    #expect(start.status == 0, "\(start.output)")
    let run = try NotispecRun("locale", "remove", "ru", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    for line in [
      "3 texts of the specs:", "  specs/demo/texts.yaml:3: strings.hello", "1 text that requirements agreed on:",
      "1 place of scenarios that have the source language instead:", "1 scenario about this language alone:",
      "  conformance/demo/cleaning.yaml:6: demo.cleaning/in-russian", "1 known failure:",
      "  Readers of the copy: break: People who use 'ru' get another language.",
      "removed 'ru' from 'demo': 5 files changed. Now run 'notispec generate'",
    ] { #expect(run.lines.contains(line), "\(line)\n\(run.output)") }
    #expect(
      try workspace.read("specs/demo/texts.yaml")
        == Self.texts.replacing(", ru: \"Привет\"", with: "").replacing("\n    ru: \"Пока\"", with: ""))
    let scenarios = try workspace.read("conformance/demo/cleaning.yaml")
    #expect(!scenarios.contains("in-russian") && scenarios.contains("locale: en"))
    #expect(scenarios.contains("columns: [key, at, en]\n"))
    #expect(scenarios.contains("- [early, \"2026-03-02 10:00\", \"Time to clean\"]\n"))
    #expect(scenarios.contains("text: { en: \"{en}\" }"))
    #expect(!(try workspace.read("conformance/requirements.yaml").contains("locale: ru")))
    #expect(try NotispecRun("conform", in: workspace).status == 0)
  }

  @Test(arguments: [
    (["remove", "en"], "'en' is the source language of 'demo', which its texts are translated from"),
    (["remove", "pl"], "no app has the language 'pl' (known: en, ru)"),
    (["add", "ru"], "'ru' is a language of 'demo' already"), (["add", "russian"], "is not a language tag"),
    (["add", "cz"], "did you mean 'cs'?"),
  ])
  func whatCannotBeDoneIsSaid(_ words: [String], _ sentence: String) throws {
    let workspace = try workspace()
    let before = try everything(workspace)
    let run = try NotispecRun(["locale"] + words, in: workspace)
    #expect(run.status == 64)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(try everything(workspace) == before)
  }

  /// A file of scenarios needs one.
  @Test func theLastCaseOfAFileStays() throws {
    let end = try #require(Self.scenarios.firstRange(of: "\n\n")).lowerBound
    let workspace = try workspace([
      "conformance/demo/cleaning.yaml": Self.scenarios[..<end] + "\n",
      "conformance/requirements.yaml": Self.requirements,
    ])
    let run = try NotispecRun("locale", "remove", "ru", in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("1 place of scenarios that expect words in the other languages only"))
    #expect(try NotispecRun("check", in: workspace).status == 0)
    #expect(try NotispecRun("conform", in: workspace).status == 0)
  }
}
