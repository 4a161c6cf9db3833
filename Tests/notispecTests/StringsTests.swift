import Foundation
import Testing

/// `notispec strings`.
struct StringsTests {
  private static let texts = """
    notispec: 1
    strings:
      # The greeting.
      hello: { en: "Hello", ru: "Привет" }

    """

  private func workspace() throws -> TestWorkspace {
    try TestWorkspace.withDemo(["specs/demo/texts.yaml": Self.texts])
  }

  private func bytes(of path: String, in workspace: TestWorkspace) throws -> String {
    String(decoding: try Data(contentsOf: workspace.folder.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test(arguments: ["xliff", "xliff2", "po", "csv"])
  func anEditedTextArrives(_ format: String) throws {
    let workspace = try workspace()
    let export = try NotispecRun(
      "strings", "export", "--locale", "ru", "--format", format, "--output", "ru.out", in: workspace)
    #expect(export.status == 0, "\(export.output)\(export.errors)")
    let same = try NotispecRun("strings", "import", "ru.out", in: workspace)
    #expect(same.status == 0)
    #expect(same.output.hasPrefix("ru: no texts changed, "))
    #expect(same.output.hasSuffix(" the same, 0 empty; wrote nothing\n"))
    #expect(try bytes(of: "specs/demo/texts.yaml", in: workspace) == Self.texts)

    let document = try bytes(of: "ru.out", in: workspace)
    try workspace.write(document.replacing("Привет", with: "Здравствуйте"), to: "ru.back")
    let run = try NotispecRun("strings", "import", "ru.back", "--status", "proposed", "--quiet", in: workspace)
    #expect(run.status == 0)
    #expect(run.output == "")
    let after = try bytes(of: "specs/demo/texts.yaml", in: workspace)
    #expect(after == Self.texts.replacing("\"Привет\"", with: "{ text: \"Здравствуйте\", status: proposed }"))
    #expect(try NotispecRun("check", in: workspace).status == 0)
  }

  @Test func aNewLanguageIsWritten() throws {
    let workspace = try workspace()
    let app = try bytes(of: "specs/demo/app.yaml", in: workspace)
    try workspace.write(app.replacing("locales: [en, ru]", with: "locales: [en, ru, fr]"), to: "specs/demo/app.yaml")
    #expect(try NotispecRun("check", in: workspace).status == 1)
    let export = try NotispecRun("strings", "export", "--locale", "fr", "--format", "csv", in: workspace)
    #expect(export.status == 0, "\(export.output)\(export.errors)")
    let rows = export.output.replacing("\r\n", with: "\n").split(separator: "\n").map { line in
      // The third cell is the source, the fourth, which is empty, the translation.
      line.replacing(#/^(demo,[^,]*,)([^,"]*|"[^"]*"),,/#) { "\($0.1)\($0.2),\($0.2)," }
    }
    try workspace.write(rows.joined(separator: "\n"), to: "fr.csv")
    let run = try NotispecRun("strings", "import", "fr.csv", in: workspace)
    #expect(run.status == 0, "\(run.output)")
    #expect(try bytes(of: "specs/demo/texts.yaml", in: workspace).contains("ru: \"Привет\", fr: \"Hello\" }"))
    #expect(try NotispecRun("check", in: workspace).status == 0)
  }

  @Test func aLanguageWithARegionIsNamed() throws {
    let workspace = try workspace()
    let table = """
      app,id,source,target,source_language,target_language
      demo,strings.hello,Hello,Здравствуйте,en-US,ru-RU

      """
    try workspace.write(table, to: "ru.csv")
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.status == 0)
    #expect(
      run.output == """
        ru strings.hello [demo]
          old: Привет
          new: Здравствуйте
        ru-RU: 1 text changed, 0 the same, 0 empty; wrote 1 file
          specs/demo/texts.yaml
          read 'en-US' in the file as 'en' of 'demo'
          read 'ru-RU' in the file as 'ru' of 'demo'

        """)
  }

  @Test func whatIsGoodGoesIn() throws {
    let workspace = try workspace()
    let table = """
      app,id,source,target,source_language,target_language
      demo,strings.hello,Hello,Здравствуйте,en,ru
      demo,strings.bye,Bye,Пока,en,ru

      """
    try workspace.write(table, to: "ru.csv")
    let all = try NotispecRun("strings", "import", "ru.csv", "--all-or-nothing", in: workspace)
    #expect(all.status == 1)
    #expect(all.lines.first?.hasPrefix("ru.csv:3:1: error: 'strings.bye' is not a text of 'demo'") == true)
    #expect(all.lines.dropFirst().first == "  demo,strings.bye,Bye,Пока,en,ru")
    #expect(all.output.hasSuffix("nothing was written: 1 error, no warnings\n"))
    #expect(try bytes(of: "specs/demo/texts.yaml", in: workspace) == Self.texts)
    let json = try NotispecRun("strings", "import", "ru.csv", "--format", "json", "--dry-run", in: workspace)
    #expect(json.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.count == 1)
    #expect(
      (object?["changes"] as? [[String: String]]) == [
        [
          "app": "demo", "locale": "ru", "id": "strings.hello", "old": "Привет", "new": "Здравствуйте",
          "old_status": "approved", "status": "approved",
        ]
      ])
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        "ru: 1 text changed, 0 the same, 0 empty, 1 left as it is; wrote 1 file\n  specs/demo/texts.yaml\n"))
    #expect(
      try bytes(of: "specs/demo/texts.yaml", in: workspace) == Self.texts.replacing("Привет", with: "Здравствуйте"))
  }

  /// A push that is too large is an error of the whole type: only the text that makes it so is left.
  @Test func onlyTheTextThatMakesAnErrorIsLeft() throws {
    let workspace = try workspace()
    try workspace.edit(
      "specs/demo/app.yaml", "      body:", to: "      title: { en: \"Soon\", ru: \"Скоро\" }\n      body:")
    let words = String(repeating: "ы", count: 3000)
    let table = """
      app,id,source,target,source_language,target_language
      demo,clean_reminder.title,Soon,Сейчас,en,ru
      demo,clean_reminder.body,Time to clean,\(words),en,ru

      """
    try workspace.write(table, to: "ru.csv")
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.status == 1)
    #expect(
      run.output.contains("ru: 1 text changed, 0 the same, 0 empty, 1 left as it is"), "\(run.output.suffix(400))")
    #expect(run.lines.first?.hasPrefix("ru.csv:3:40: error: ") == true)
    #expect(try bytes(of: "specs/demo/app.yaml", in: workspace).contains("ru: \"Сейчас\""))
  }

  @Test func severalLanguagesAndFilesAtOnce() throws {
    let workspace = try workspace()
    let both = try NotispecRun("strings", "export", "--locale", "ru", "--locale", "en", in: workspace)
    #expect(both.output.contains("target-language=\"ru\"") && both.output.contains("target-language=\"en\""))
    let apart = try NotispecRun(
      "strings", "export", "--locale", "ru", "--locale", "en", "--format", "po", "--output", "{locale}.po",
      in: workspace)
    #expect(apart.status == 0, "\(apart.errors)")
    let po = try bytes(of: "ru.po", in: workspace)
    try workspace.write(po.replacing("Привет", with: "Здравствуйте"), to: "ru.po")
    try workspace.write("mine", to: "notes.txt")
    let run = try NotispecRun("strings", "import", "en.po", "ru.po", "notes.txt", in: workspace)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("notes.txt:1:1: error: This file of translations cannot be read") == true)
    #expect(run.output.contains("en: no texts changed, 2 the same"), "\(run.output)")
    #expect(run.output.contains("ru: 1 text changed"))
    let one = try NotispecRun("strings", "export", "--locale", "ru", "--locale", "en", "--format", "po", in: workspace)
    #expect(one.status == 64 && one.errors.contains("is for one language: write '--output' with '{locale}'"))
  }

  @Test func aLargeFileIsNotRead() throws {
    let workspace = try workspace()
    let run = try NotispecRun(
      shell: "truncate -s 100M big.xliff && $NOTISPEC strings import big.xliff", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("more than 64 MiB"))
  }

  @Test func wrongUseIsReported() throws {
    let workspace = try workspace()
    let none = try NotispecRun("strings", "export", "--locale", "uk", in: workspace)
    #expect(none.status == 64)
    #expect(none.errors.contains("no app has the language 'uk' (known: en, ru)"))
    #expect(try NotispecRun("strings", "export", "--locale", "?", in: workspace).status == 64)
    #expect(try NotispecRun("strings", "export", in: workspace).status == 64)
    #expect(try NotispecRun("strings", "import", "missing.csv", in: workspace).status == 66)
    #expect(try NotispecRun("strings", "import", ".", in: workspace).status == 66)
    #expect(try NotispecRun("strings", "import", "missing.csv", "--status", "good", in: workspace).status == 64)
  }

  /// What `check` would call an error afterwards is refused before, at the row.
  @Test func aTranslationThatCheckWouldRefuse() throws {
    let workspace = try workspace()
    let table = "app,id,source,target,source_language,target_language\ndemo,strings.hello,Hello,Привет\u{202E},en,ru\n"
    try workspace.write(table, to: "ru.csv")
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.status == 1)
    let line = run.lines.first ?? ""
    #expect(
      line.hasPrefix("ru.csv:2:26: error: With this translation the specs would have an error: 'strings.hello.ru'"))
    #expect(line.hasSuffix("[copy/control-character]"))
    #expect(run.output.contains("specs/demo/texts.yaml:4:25: note: it would be here"))
    #expect(try bytes(of: "specs/demo/texts.yaml", in: workspace) == Self.texts)
  }

  @Test func aTextThatIsTooLongForAPush() throws {
    let workspace = try workspace()
    let words = String(repeating: "ы", count: 3000)
    let table =
      "app,id,source,target,source_language,target_language\ndemo,strings.hello,Hello,Здравствуйте,en,ru\n"
      + "demo,clean_reminder.body,Time to clean,\(words),en,ru\n"
    try workspace.write(table, to: "ru.csv")
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("ru.csv:3:40: error: With this translation the specs would") == true)
    #expect(run.lines.first?.hasSuffix("[push/payload-too-large]") == true)
    #expect(
      try bytes(of: "specs/demo/texts.yaml", in: workspace) == Self.texts.replacing("Привет", with: "Здравствуйте"))
    #expect(try bytes(of: "specs/demo/app.yaml", in: workspace) == TestWorkspace.demo)
  }

  @Test func noControlCharacterLeaves() throws {
    let workspace = try workspace()
    try workspace.edit("specs/demo/app.yaml", "Has not cleaned for a day.", to: "\"\\0 \\x01 \\e[31m\"")
    let run = try NotispecRun("strings", "export", "--locale", "ru", "--format", "csv", in: workspace)
    let said = run.output + run.errors
    #expect(run.status == 1)
    #expect(said.contains("'notifications.clean_reminder.summary' contains the invisible control character U+0000"))
    #expect(!said.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\r" })
  }

  /// What a translator gets is texts, or nothing.
  @Test func findingsAreNotWrittenForTheTranslator() throws {
    let workspace = try workspace()
    try workspace.write("notispec: 1\nstrings: { hello: { en: \"Hello\", ru: 1 } }\n", to: "specs/demo/texts.yaml")
    let run = try NotispecRun("strings", "export", "--locale", "ru", in: workspace)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("specs/demo/texts.yaml:2:"))
    #expect(run.errors.contains("nothing was exported: 1 error"))
    try workspace.write("mine", to: "ru.xliff")
    let file = try NotispecRun("strings", "export", "--locale", "ru", "--output", "ru.xliff", in: workspace)
    #expect(file.status == 1)
    #expect(try bytes(of: "ru.xliff", in: workspace) == "mine")
  }
}

/// `notispec strings status`, and what `strings import` says before it writes.
struct StringsStatusTests {
  private static let texts = """
    notispec: 1
    strings:
      hello: { en: "Hello", ru: "Привет" }
      bye: { en: "Bye" }

    """

  @Test func missingTextsAreCounted() throws {
    let workspace = try TestWorkspace.withDemo(["specs/demo/texts.yaml": Self.texts])
    let run = try NotispecRun("strings", "status", "--locale", "ru", in: workspace)
    #expect(run.status == 0)
    #expect(
      run.output == """
        app   language  texts  translated        missing  stale  words to translate  proposed  same as source
        demo  ru            3           2  66 %        1      0                   1         0               0

        Not translated into ru [demo]:
          specs/demo/texts.yaml:4: strings.bye

        """)
    #expect(try NotispecRun("strings", "status", "--fail-under", "66", in: workspace).status == 0)
    #expect(try NotispecRun("strings", "status", "--fail-under", "67", in: workspace).status == 1)
    #expect(try NotispecRun("strings", "status", "--fail-under", "101", in: workspace).status == 64)
    let json = try NotispecRun("strings", "status", "--format", "json", in: workspace).output
    #expect(json.contains("\"words_to_translate\": 1"))
    #expect(json.contains("\"same_as_source\": 0") && json.contains("\"percent\": 66"), "\(json)")
  }

  @Test func whatNobodyHasApprovedIsAGateOfItsOwn() throws {
    let texts = Self.texts.replacing("ru: \"Привет\"", with: "ru: { text: \"Привет\", status: proposed }")
      .replacing("{ en: \"Bye\" }", with: "{ en: \"Bye\", ru: \"Пока\" }")
    let workspace = try TestWorkspace.withDemo(["specs/demo/texts.yaml": texts])
    #expect(try NotispecRun("strings", "status", "--fail-under", "100", in: workspace).status == 0)
    let run = try NotispecRun("strings", "status", "--fail-under-approved", "67", in: workspace)
    #expect(run.status == 1 && run.errors.contains("demo is approved in ru by 66 %"), "\(run.errors)")
    #expect(try NotispecRun("strings", "status", "--fail-under-approved", "66", in: workspace).status == 0)
    #expect(try NotispecRun("strings", "status", "--fail-under-approved", "101", in: workspace).status == 64)
  }

  /// A placeholder that is added to the source leaves the translators something to do, and stops none of their commands.
  @Test func anOutgrownTranslationStopsNobody() throws {
    let texts = """
      notispec: 1
      strings:
        hello: { text: { en: "Hello, {name}", ru: "Привет" }, arguments: { name: { type: string, example: "Ann" } } }
        bye: { en: "Bye", ru: "Пока" }

      """
    let workspace = try TestWorkspace.withDemo(["specs/demo/texts.yaml": texts])
    let check = try NotispecRun("check", in: workspace)
    #expect(check.status == 1 && check.output.contains("[copy/unused-argument]"), "\(check.output)")
    let status = try NotispecRun("strings", "status", "--locale", "ru", in: workspace)
    #expect(status.status == 0 && status.output.contains("texts.yaml:3: strings.hello (stale)"), "\(status.output)")
    let export = try NotispecRun("strings", "export", "--locale", "ru", "--format", "csv", in: workspace)
    #expect(export.status == 0)
    let bye = "app,id,source,target,target_language\ndemo,strings.bye,Bye,Прощай,ru\n"
    try workspace.write(bye, to: "bye.csv")
    let first = try NotispecRun("strings", "import", "bye.csv", in: workspace)
    #expect(first.status == 0 && first.output.contains("wrote 1 file"), "\(first.output)")
    try workspace.write(export.output.replacing("Привет,stale", with: "\"Привет, {name}\",approved"), to: "ru.csv")
    let second = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(
      second.status == 0 && second.output.contains("newer in the specs and kept (strings.bye)"), "\(second.output)")
    #expect(try NotispecRun("check", in: workspace).status == 0)
  }

  @Test func aDryRunSaysWhatIsWrongWithTheNewTexts() throws {
    let workspace = try TestWorkspace.withDemo(["specs/demo/texts.yaml": Self.texts])
    let long = String(repeating: "очень ", count: 60) + "долго"
    let table = """
      app,id,source,target,source_language,target_language
      demo,clean_reminder.body,Time to clean,\(long),en,ru

      """
    try workspace.write(table, to: "ru.csv")
    let before = try workspace.read("specs/demo/app.yaml")
    let trial = try NotispecRun("strings", "import", "ru.csv", "--dry-run", in: workspace)
    #expect(trial.status == 0, "\(trial.output)\(trial.errors)")
    #expect(trial.output.contains("ru.csv:2:40: ") && trial.output.contains("[copy/too-long]"), "\(trial.output)")
    #expect(trial.output.contains("; would write 1 file\n  specs/demo/app.yaml\n"), "\(trial.output)")
    #expect(try workspace.read("specs/demo/app.yaml") == before)
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.status == 0 && run.output.contains("[copy/too-long]") && run.output.contains("; wrote 1 file"))
    #expect(try workspace.read("specs/demo/app.yaml").contains(long))
  }

  /// The forms that a translation tool has filled in are named as soon as they come in.
  @Test func copiedFormsAreNamed() throws {
    let texts = """
      notispec: 1
      signals: { counted: { parameters: { n: { type: int } } } }
      notifications:
        days:
          summary: "Days."
          target: paywall
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { n: { type: int, example: 7 } }
          copy:
            body:
              en: { plural: n, one: "{n} day", other: "{n} days" }
              ru: { plural: n, one: "{n} day", other: "{n} days", few: "{n} days", many: "{n} days", status: missing }
      """
    let workspace = try TestWorkspace.withDemo(["specs/demo/days.yaml": texts])
    let forms = [("one", "день"), ("few", "дня"), ("many", "дня"), ("other", "дня")]
    let table =
      "app,id,source,target,source_language,target_language\n"
      + forms.map { "demo,days.body|==|plural.\($0),{n} day\($0 == "one" ? "" : "s"),{n} \($1),en,ru\n" }.joined()
    try workspace.write(table, to: "ru.csv")
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.output.contains("[plural/copied-forms]") && run.output.contains("ru.csv:2:"), "\(run.output)")
  }
}
