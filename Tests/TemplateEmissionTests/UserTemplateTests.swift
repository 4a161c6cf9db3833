import SpecDiagnostics
import SpecLanguage
import TemplateEmission
import Testing

@Suite struct UserTemplateTests {
  private static let yaml = """
    notispec: 1
    app: { id: app, module: App, bundle_id: com.example.app, locales: [en, ru], source_locale: en, delivery: local }
    signals: { s: { parameters: { n: { type: int } } } }
    deep_links: { scheme: app, targets: { home: { path: /home } } }
    notifications:
      first_one:
        summary: "<first> & \\"only\\" '$5' \\\\(x)"
        target: home
        priority: 5
        arguments: { n: { type: int, example: 1 } }
        trigger: { after: { signal: s, delay: 0m } }
        copy:
          title: { en: "T", ru: "Т" }
          body: { en: { plural: n, one: "{n} day", other: "{n} days" }, ru: "{n}" }
      second: { summary: "b", target: home, trigger: { after: { signal: s, delay: 0m } }, copy: { body: { en: "x", ru: "y" } } }
    """

  private func spec(id: String = "app") throws -> Spec {
    let yaml = Self.yaml.replacing("id: app,", with: "id: \(id),")
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(yaml.utf8))])
    return try #require(result.spec)
  }

  private func item(_ subject: TemplateItem.Subject, _ escape: TemplateItem.Escape) -> TemplateItem {
    let span = SourceSpan(startOf: "notispec.yaml")
    return TemplateItem(
      id: "t", idSpan: span, file: Located("t.mustache", at: span), output: Located("{app}", at: span),
      subject: subject, escape: escape)
  }

  private func template(
    _ text: String, for subject: TemplateItem.Subject = .app, escape: TemplateItem.Escape = .noEscape,
    partials: [String: String] = [:]
  ) throws -> UserTemplate {
    var files: [String: TemplateFile] = [:]
    for (name, text) in partials { files[name] = TemplateFile(path: "\(name).mustache", text: text) }
    return try UserTemplate(item(subject, escape), TemplateFile(path: "t.mustache", text: text), partials: files)
  }

  @Test func aTemplateSeesWhatTheSpecSays() throws {
    let template = try template(
      """
      enum class {{app.module}} {
      {{#notifications}}
        {{swiftName}}("{{id}}", {{priority}}){{^last}},{{/last}}{{#last}};{{/last}}
      {{#copy}}
        // {{field}} {{locale}} {{category}}: {{text}}
      {{/copy}}
      {{/notifications}}
      {{#targets}}{{url}}{{/targets}}
      """)
    #expect(
      template.render(try spec()) == """
        enum class App {
          firstOne("first_one", 5),
          // title en : T
          // title ru : Т
          // body en one: {n} day
          // body en other: {n} days
          // body ru : {n}
          second("second", 0);
          // body en : x
          // body ru : y
        app://home
        """)
  }

  @Test(arguments: [
    (TemplateItem.Escape.noEscape, #"<first> & "only" '$5' \(x)"#),
    (.html, #"&lt;first&gt; &amp; &quot;only&quot; &#39;$5&#39; \(x)"#),
    (.xml, #"&lt;first&gt; &amp; &quot;only&quot; '$5' \(x)"#),
    (.json, #"<first> & \"only\" '$5' \\(x)"#),
    (.kotlin, #"<first> & \"only\" \'\$5\' \\(x)"#),
    (.swift, #"<first> & \"only\" '$5' \\(x)"#),
  ])
  func valuesAreEscapedAsAsked(escape: TemplateItem.Escape, summary: String) throws {
    let text = "{{#notifications}}{{summary}}|{{{summary}}}|{{>row}}{{/notifications}}"
    let template = try template(text, escape: escape, partials: ["row": "{{summary}}!\n"])
    let raw = #"<first> & "only" '$5' \(x)"#
    #expect(template.render(try spec()) == "\(summary)|\(raw)|\(summary)!\nb|b|b!\n")
  }

  @Test func functionsApplyFromTheInside() throws {
    let text =
      "{{#notifications}}{{uppercased(id)}} {{pascalCased(id)}} {{kebabCased(id)}} {{uppercased(camelCased(id))}} {{kotlin(summary)}}\n{{/notifications}}"
    #expect(
      try template(text).render(try spec()) == #"""
        FIRST_ONE FirstOne first-one FIRSTONE <first> & \"only\" \'\$5\' \\(x)
        SECOND Second second SECOND b

        """#)
  }

  @Test func emptyTextsAndListsAreFalse() throws {
    let text = """
      {{#hasTargets}}T{{/hasTargets}}{{#hasModules}}M{{/hasModules}}{{^hasModules}}no{{/hasModules}}
      {{#targets}}{{#fallback}}[{{.}}]{{/fallback}}{{^fallback}}none{{/fallback}}{{/targets}}
      {{#notifications}}{{index}}{{#first}}f{{/first}}{{#copy}}{{#category}}<{{.}}>{{/category}}{{/copy}} {{/notifications}}
      """
    #expect(try template(text).render(try spec()) == "Tno\nnone\n0f<one><other> 1 ")
  }

  @Test func argumentsAreDistinctFromWords() throws {
    let text =
      "{{#notifications}}{{#copy}}{{#parts}}{{literal}}{{#argument}}${ {{.}} }{{/argument}}{{/parts}};{{/copy}}{{/notifications}}"
    #expect(try template(text).render(try spec()) == "T;Т;${ n } day;${ n } days;${ n };x;y;")
  }

  @Test func eachNotificationAndTheWholeWorkspace() throws {
    let one = try template("{{app.id}}/{{notification.id}}", for: .notification)
    #expect(one.renderNotifications(of: try spec()).map(\.text) == ["app/first_one", "app/second"])
    let all = try template("{{#apps}}{{app.id}}: {{#signals}}{{id}}{{/signals}}\n{{/apps}}", for: .workspace)
    #expect(all.render([try spec(id: "b"), try spec(id: "a")]) == "a: s\nb: s\n")
  }

  @Test(arguments: [
    ("{{#notifications}}\n{{id}}", "1:1", "The section '{{#notifications}}' is never closed"),
    ("{{#notifications}}{{/targets}}", "1:19", "'{{#notifications}}' of line 1 must end before '{{/targets}}'"),
    ("{{/targets}}", "1:1", "'{{/targets}}' ends a section that was never opened"),
    ("a\n  {{id", "2:3", "This tag is never closed: '}}' is missing"),
    ("{{app.idd}}", "1:1", "There is no 'idd' in 'app': did you mean 'id'?"),
    ("{{#notification}}{{/notification}}", "1:1", "There is no 'notification' here: did you mean 'notifications'?"),
    (
      "{{#targets}}{{priority}}{{/targets}}", "1:13",
      "There is no 'priority' here (see generated/reference/templates.md)"
    ),
    ("{{app.id.x}}", "1:1", "'app.id' has no names inside, so there is no 'app.id.x'"),
    ("{{targets}}", "1:1", "'targets' is not a text: write '{{#targets}}…{{/targets}}'"),
    ("{{.}}", "1:1", "'.' means a text, but there is none here: write a name"),
    ("Ж {{upercased(app.id)}}", "1:3", "There is no function 'upercased': did you mean 'uppercased'?"),
    ("{{uppercased(targets)}}", "1:1", "'uppercased' is for texts, but 'targets' is not a text"),
    (
      "{{uppercased(app.id}}", "1:1",
      "'uppercased(app.id' is neither a name such as 'app.id' nor a name in functions such as 'uppercased(id)'"
    ),
    (
      "{{ app id }}", "1:1",
      "'app id' is neither a name such as 'app.id' nor a name in functions such as 'uppercased(id)'"
    ),
    ("{{>rwo}}", "1:1", "There is no 'rwo.mustache' next to the template: did you mean 'row'?"),
    ("{{>loop}}", "1:7", "'loop' includes itself endlessly"),
    (
      "{{>*app.id}}", "1:1",
      "This kind of tag is not supported: use values, sections ('#', '^'), partials ('>') and comments"
    ),
    (
      "{{<row}}{{/row}}", "1:1",
      "This kind of tag is not supported: use values, sections ('#', '^'), partials ('>') and comments"
    ),
    (
      "{{% CONTENT_TYPE:HTML}}", "1:1",
      "This kind of tag is not supported: use values, sections ('#', '^'), partials ('>') and comments"
    ),
    ("{{=<%=}}", "1:1", "Two delimiters are expected here, as in '{{=<% %>=}}'"),
    ("{{=<% %>=}}\n<% nothing %>", "2:1", "There is no 'nothing' here (see generated/reference/templates.md)"),
  ])
  func mistakesAreReportedWhereTheyAre(text: String, place: String, message: String) {
    let error = #expect(throws: UserTemplate.Malformed.self) {
      try template(text, partials: ["row": "x", "loop": "{{!x}}{{>loop}}"])
    }
    let finding = error?.findings.first
    #expect(finding?.message == message)
    #expect(finding.map { "\($0.span.start.line):\($0.span.start.column)" } == place)
  }

  @Test func aMistakeInAPartialIsNamedThere() {
    let error = #expect(throws: UserTemplate.Malformed.self) {
      try template("{{>row}}{{#targets}}{{>row}}{{/targets}}", partials: ["row": "one\n{{nope}}"])
    }
    #expect(error?.findings.map(\.span.file) == ["row.mustache"])
    #expect(error?.findings.first?.span.start.line == 2)
  }

  @Test func deepNestingIsRefusedBeforeItIsRead() {
    let text = String(repeating: "{{#app}}", count: 20_000) + String(repeating: "{{/app}}", count: 20_000)
    #expect(throws: UserTemplate.Malformed.self) { try template(text) }
  }

  @Test func thePageNamesWhatTemplatesSee() {
    let page = TemplateReference.file.contents
    for name in ["`permissionSteps`", "`parts`", "`hasTargets`", "`uppercased`", "A notification type"] {
      #expect(page.contains(name))
    }
  }

  private func excess(_ text: String, for subject: TemplateItem.Subject = .app) throws -> Diagnostic? {
    var budget = TemplateBudget()
    return try template(text, for: subject).excess(for: [spec()], of: &budget)
  }

  @Test func listsInEachOtherHaveALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#notifications}}", count: depth) + "{{id}}"
        + String(repeating: "{{/notifications}}", count: depth)
    }
    #expect(try excess("a\n" + nested(8)) == nil)
    let finding = try excess("a\n" + nested(40))
    #expect(finding?.code == "templates/too-large")
    #expect(finding?.span.start == SourcePosition(line: 2, column: 1))
    #expect(finding?.message.contains("more than 2000000 times") == true)
  }

  @Test func theSizeHasALimit() throws {
    let long =
      String(repeating: "{{#notifications}}", count: 8) + "{{#copy}}" + String(repeating: "x", count: 200_000)
      + "{{/copy}}" + String(repeating: "{{/notifications}}", count: 8)
    #expect(try excess(long)?.message.contains("more than 16000000 characters") == true)
    #expect(try excess("{{^notifications}}\(long){{/notifications}}") == nil)
    #expect(try excess("{{#app.summary}}\(long){{/app.summary}}") == nil)
  }

  @Test func partialsThatDoubleHaveALimit() throws {
    var partials: [String: String] = ["p40": "end"]
    for index in 0..<40 { partials["p\(index)"] = "{{>p\(index + 1)}}{{>p\(index + 1)}}" }
    let error = #expect(throws: UserTemplate.Malformed.self) { try self.template("{{>p0}}", partials: partials) }
    #expect(error?.findings.map(\.code) == ["templates/too-large"])
  }

  @Test func aTemplateThatIncludesItselfIsReported() throws {
    let error = #expect(throws: UserTemplate.Malformed.self) { try self.template("{{>t}}") }
    #expect(error?.findings.map(\.message) == ["'t' includes itself endlessly"])
    let other = #expect(throws: UserTemplate.Malformed.self) {
      try self.template("{{>b}}", partials: ["b": "{{>t}}"])
    }
    #expect(other?.findings.map(\.message) == ["'t' includes itself endlessly"])
  }

  @Test func functionsInEachOtherHaveALimit() throws {
    func nested(_ depth: Int, _ function: String = "json") -> String {
      "{{" + String(repeating: function + "(", count: depth) + "app.id" + String(repeating: ")", count: depth) + "}}"
    }
    #expect(try excess(nested(8)) == nil)
    for depth in [9, 21, 20_000] {
      let error = #expect(throws: UserTemplate.Malformed.self) { try self.template("a\n" + nested(depth)) }
      #expect(error?.findings.map(\.code) == ["templates/too-large"])
      #expect(error?.findings.first?.message == "Functions are nested \(depth) deep here; the limit is 8")
      #expect(error?.findings.first?.span.start.line == 2)
    }
  }

  /// A text of backslashes is twice as long after each function.
  @Test func whatFunctionsWriteCounts() throws {
    let tag = "{{" + String(repeating: "json(", count: 8) + "app.name" + String(repeating: ")", count: 8) + "}}"
    let template = try template(tag)
    var spec = try spec()
    spec.app.name = String(repeating: "\\", count: 1_000)
    var budget = TemplateBudget()
    #expect(template.excess(for: [spec], of: &budget) == nil)
    #expect(TemplateBudget.mostCharacters - budget.characters == 1_000 * (1 + 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256))
    spec.app.name = String(repeating: "\\", count: 100_000)
    #expect(template.excess(for: [spec], of: &budget)?.code == "templates/too-large")
  }

  @Test func templatesShareOneBudget() throws {
    let long = try template(String(repeating: "x", count: 9_000_000))
    var budget = TemplateBudget()
    #expect(long.excess(for: [try spec()], of: &budget) == nil)
    #expect(long.excess(for: [try spec()], of: &budget)?.code == "templates/too-large")
  }

  @Test func tagsOfPartialsCountAsOftenAsTheyAreIncluded() throws {
    let row = String(repeating: "{{app.id}}", count: 1_000)
    let partials = ["row": row, "unused": "{{#broken}}"]
    _ = try template(String(repeating: "{{>row}}", count: 150), partials: partials)
    let error = #expect(throws: UserTemplate.Malformed.self) {
      try self.template(String(repeating: "{{>row}}", count: 250), partials: partials)
    }
    #expect(error?.findings.map(\.code) == ["templates/too-large"])
  }
}
