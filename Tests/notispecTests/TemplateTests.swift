import Foundation
import Testing

/// Outputs of templates: written, owned and checked as all others.
@Suite struct TemplateTests {
  private let second = """
    notispec: 1
    app:
      id: other
      owner: care
      module: OtherNotifications
      bundle_id: com.example.other
      locales: [en]
      source_locale: en
      delivery: local
    signals: { opened: {} }
    deep_links: { scheme: other, targets: { home: { path: /home } } }
    notifications:
      hello:
        summary: Says hello.
        target: home
        trigger: { after: { signal: opened, delay: 24h } }
        copy: { body: { en: "Hello" } }

    """

  private func workspace(_ settings: String, _ templates: [String: String]) throws -> TestWorkspace {
    var files = ["specs/notispec.yaml": "notispec: 1\noutputs: {}\n" + settings, "specs/other/app.yaml": second]
    for (name, text) in templates { files["specs/templates/\(name).mustache"] = text }
    return try TestWorkspace.withDemo(files)
  }

  private func findings(_ workspace: TestWorkspace, _ arguments: String...) throws -> [String] {
    let run = try RunningNotispec(arguments, in: workspace).end()
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    return run.lines.filter { $0.contains(": error: ") }
  }

  @Test func oneFilePerAppPerTypeAndForAll() throws {
    let workspace = try workspace(
      """
      templates:
        each: { file: templates/each.mustache, output: "x/{module}.txt" }
        type: { file: templates/type.mustache, output: "{app}/{notification}.xml", for: notification, escape: xml }
        all: { file: templates/all.mustache, output: all.txt, for: workspace, apps: [other] }
      """,
      [
        "each": "{{app.id}}\n", "type": "<a>{{>part}}</a>\n", "part": "{{notification.summary}}",
        "all": "{{#apps}}{{app.id}}\n{{/apps}}",
      ])
    try workspace.edit("specs/demo/app.yaml", "Has not cleaned for a day.", to: "\"<b> & c\"")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(
      try workspace.tree("generated/templates").mapValues { String(decoding: $0, as: UTF8.self) } == [
        "x/DemoNotifications.txt": "demo\n", "x/OtherNotifications.txt": "other\n", "all.txt": "other\n",
        "demo/clean_reminder.xml": "<a>&lt;b&gt; &amp; c</a>\n", "other/hello.xml": "<a>Says hello.</a>\n",
      ])
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)

    // One app of several: files of the others and of all together are left alone.
    let before = try workspace.tree("generated")
    #expect(try NotispecRun("generate", "--app", "demo", in: workspace).status == 0)
    #expect(try workspace.tree("generated") == before)

    // A template that is gone takes its files with it, and their folders.
    try workspace.write(
      "notispec: 1\noutputs: {}\ntemplates: { all: { file: templates/all.mustache, output: all.txt, for: workspace } }\n",
      to: "specs/notispec.yaml")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(
      try workspace.tree("generated/templates").mapValues { String(decoding: $0, as: UTF8.self) } == [
        "all.txt": "demo\nother\n"
      ])
    #expect(!workspace.exists("generated/templates/x"))
  }

  @Test func aChangedTemplateIsNotAChangedSpec() throws {
    let workspace = try workspace(
      "templates: { each: { file: templates/each.mustache, output: \"{app}.txt\" } }\n",
      ["each": "{{app.id}}{{>part}}\n", "part": "1", "unused": "1"])
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    try workspace.write("{{nothing}}", to: "specs/templates/unused.mustache")
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
    for (path, text) in [("specs/templates/part.mustache", "2"), ("specs/templates/each.mustache", "{{app.id}}\n")] {
      try workspace.write(text, to: path)
      let lines = try findings(workspace, "generate", "--check", "--only", "templates")
      #expect(lines.count == 3)
      #expect(lines.first?.hasPrefix("generated/manifest.json:1:1: error: the template has changed") == true)
      #expect(
        lines.last == """
          generated/templates/other.txt:1:1: error: the template has changed since this file was written: \
          run 'notispec generate --only templates' to write it again [generated/template-changed]
          """)
      #expect(try NotispecRun("generate", in: workspace).status == 0)
      #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
    }
    try workspace.write("mine", to: "generated/templates/demo.txt")
    #expect(try findings(workspace, "generate", "--check").allSatisfy { $0.contains("edited by hand") })
  }

  @Test func mistakesAreFindingsAndNothingIsWritten() throws {
    let workspace = try workspace(
      """
      templates:
        bad: { file: templates/bad.mustache, output: "{app}.txt" }
        gone: { file: templates/gone.mustache, output: "{app}.md" }
      """, ["bad": "one\n  {{ap.id}} {{>prat}}\n", "part": "1"])
    for verb in ["generate", "check"] {
      #expect(
        try findings(workspace, verb) == [
          """
          specs/notispec.yaml:5:17: error: 'templates.gone.file' names a template that does not exist: there is no \
          'specs/templates/gone.mustache' [templates/missing-file]
          """,
          "specs/templates/bad.mustache:2:3: error: There is no 'ap' here: did you mean 'app'? [templates/unknown-name]",
          """
          specs/templates/bad.mustache:2:13: error: There is no 'prat.mustache' next to the template: did you mean \
          'part'? [templates/missing-partial]
          """,
        ])
    }
    #expect(!workspace.exists("generated"))
  }

  @Test func noTwoOutputsShareAPath() throws {
    for (settings, message) in [
      (
        "a: { file: templates/t.mustache, output: same.txt }",
        "The template 'a' would write 'templates/same.txt' for the app 'demo' and for the app 'other': put '{app}' into"
      ),
      (
        "a: { file: templates/t.mustache, output: \"{app}.txt\" }\n  b: { file: templates/t.mustache, output: \"{app}.TXT\" }",
        "The template 'a' for the app 'demo' and the template 'b' for the app 'demo' would both write"
      ),
      (
        "a: { file: templates/t.mustache, output: \"{app}\" }\n  b: { file: templates/t.mustache, output: \"{app}/x\" }",
        "'templates/demo' would be a file of the template 'a' for the app 'demo' and a folder of the template 'b'"
      ),
    ] {
      let workspace = try workspace("templates:\n  \(settings)\n", ["t": "x"])
      for verb in ["check", "generate"] {
        let lines = try findings(workspace, verb)
        #expect(lines.first?.contains(message) == true, "\(lines)")
      }
      #expect(!workspace.exists("generated"))
    }
  }

  @Test func outputsForSomeApps() throws {
    let workspace = try workspace("", [:])
    try workspace.write("notispec: 1\noutputs: { swift: { apps: [other] } }\n", to: "specs/notispec.yaml")
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(try workspace.tree("generated/swift").keys.allSatisfy { $0.hasPrefix("OtherNotifications/") })
    #expect(!(try workspace.tree("generated/swift").isEmpty))
  }

  @Test func aFileThatIsNotATemplateIsReportedWithTheReason() throws {
    let workspace = try workspace(
      """
      templates:
        large: { file: templates/large.mustache, output: "{app}.txt" }
        other: { file: templates/other.mustache, output: "{app}.md" }
      """, ["large": String(repeating: "x", count: 1 << 20) + "y"])
    try Data([0x61, 0xFF]).write(to: workspace.url("specs/templates/other.mustache"))
    #expect(
      try findings(workspace, "check") == [
        """
        specs/templates/large.mustache:1:1: error: This template has 1048577 bytes; the limit is 1048576 \
        [templates/malformed]
        """, "specs/templates/other.mustache:1:1: error: This template is not UTF-8 [templates/malformed]",
      ])
  }

  /// Forty lists in each other would never come to an end.
  @Test func aTemplateWithoutEndIsRefused() throws {
    let lists = String(repeating: "{{#locales}}", count: 40) + String(repeating: "{{/locales}}", count: 40)
    let workspace = try workspace("templates: { a: { file: templates/a.mustache, output: \"{app}\" } }\n", ["a": lists])
    for verb in ["check", "generate"] {
      let found = try findings(workspace, verb)
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("specs/templates/a.mustache:1:1: error: ") == true)
      #expect(found.first?.contains("sections are nested here [templates/too-large]") == true)
    }
    #expect(!workspace.exists("generated"))
  }
}
