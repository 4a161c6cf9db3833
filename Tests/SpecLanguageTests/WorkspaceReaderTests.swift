import SpecDiagnostics
import SpecLanguage
import Testing

@Suite struct WorkspaceReaderTests {
  private let rules: [DiagnosticCode] = ["copy/too-long", "signals/unused"]

  private func read(_ text: String) -> (workspace: Workspace, findings: [String]) {
    let source = SpecSource(path: "notispec.yaml", bytes: Array(("notispec: 1\n" + text).utf8))
    let result = WorkspaceReader.read(source, rules: rules)
    let findings = result.diagnostics.map { finding in
      let fixIt = finding.fixIt.map { " -> \($0.replacement)" } ?? ""
      return "\(finding.span.start.line):\(finding.span.start.column) \(finding.message)\(fixIt)"
    }
    return (result.workspace, findings)
  }

  @Test func templates() {
    let (workspace, findings) = read(
      """
      templates:
        a: { file: t/a.mustache, output: "{app}.kt" }
        b: { file: b.mustache, output: all.xml, for: workspace, escape: xml, apps: [pets] }
      """)
    #expect(findings == [])
    #expect(workspace.templates.map(\.id) == ["a", "b"])
    #expect(workspace.templates.map(\.subject) == [.app, .workspace])
    #expect(workspace.templates.map(\.escape) == [.noEscape, .xml])
    #expect(workspace.templates[1].apps?.map(\.value) == ["pets"])
  }

  @Test(arguments: [
    (
      "output: \"../{app}.kt\"",
      "must be a path below 'generated/templates/' such as '{app}/Notifications.kt' "
        + "(placeholders: '{app}', '{module}' and '{notification}'), not '../{app}.kt'"
    ),
    (
      "output: /etc/passwd",
      "must be a path below 'generated/templates/' such as '{app}/Notifications.kt' "
        + "(placeholders: '{app}', '{module}' and '{notification}'), not '/etc/passwd'"
    ),
    (
      "output: \"{app}/{locale}.kt\"",
      "must be a path below 'generated/templates/' such as '{app}/Notifications.kt' "
        + "(placeholders: '{app}', '{module}' and '{notification}'), not '{app}/{locale}.kt'"
    ),
    (
      "output: \"{app}.kt\", for: workspace",
      "has '{app}', which means nothing in a template 'for: workspace': it is rendered once for all apps"
    ),
    (
      "output: \"{notification}.kt\"",
      "has '{notification}', which means nothing unless the template is 'for: notification'"
    ),
    (
      "output: \"{app}.kt\", for: notification",
      "needs '{notification}', because every notification type has its own file"
    ),
  ])
  func pathsOfOutputs(keys: String, message: String) {
    let (workspace, findings) = read("templates: { a: { file: a.mustache, \(keys) } }")
    #expect(findings.map { $0.drop { $0 != " " }.dropFirst() } == ["'templates.a.output' \(message)"])
    #expect(workspace.templates.isEmpty)
  }

  @Test(arguments: ["../a.mustache", "/a.mustache", "a.txt", "a/../../b.mustache", ".mustache"])
  func pathsOfTemplates(path: String) {
    let (_, findings) = read("templates: { a: { file: \(path), output: \"{app}\" } }")
    #expect(
      findings == [
        "2:25 'templates.a.file' must be a path below 'specs/' such as 'templates/kotlin.mustache', not '\(path)'"
      ])
  }

  @Test func unknownApps() {
    let text = "notispec: 1\noutputs: { swift: { apps: [pest] } }\n"
    let source = SpecSource(path: "notispec.yaml", bytes: Array(text.utf8))
    let result = WorkspaceReader.read(source, apps: ["pets"])
    #expect(result.diagnostics.map(\.message) == ["'outputs.swift.apps[0]' names an unknown app 'pest'"])
    #expect(result.diagnostics.first?.fixIt?.replacement == "pets")
  }

  @Test func levels() {
    let (workspace, findings) = read("lint: { levels: { copy/too-long: off, signals/unused: error } }")
    #expect(findings == [])
    #expect(workspace.levels.map(\.rule.value) == rules)
    #expect(workspace.levels.map(\.level) == [.off, .error])
  }

  @Test func levelsOfUnknownRules() {
    let (workspace, findings) = read("lint: { levels: { copy/to-long: off, spec/unknown-key: off } }")
    #expect(
      findings == [
        "2:19 'lint.levels.copy/to-long' is not a known lint rule -> copy/too-long",
        "2:38 'lint.levels.spec/unknown-key' is not a lint rule: findings of 'spec/…' have to be fixed "
          + "and can be neither silenced nor waived",
      ])
    #expect(workspace.levels.isEmpty)
  }

  @Test func noSuggestionThatWouldDoubleAKey() {
    let (_, findings) = read("lint: { levels: { copy/to-long: off, copy/too-long: error } }")
    #expect(findings == ["2:19 'lint.levels.copy/to-long' is not a known lint rule"])
  }

  @Test func unknownLevel() {
    let (_, findings) = read("lint: { levels: { copy/too-long: warnin } }")
    #expect(
      findings == [
        "2:34 'lint.levels.copy/too-long' must be one of 'off', 'note', 'warning', 'error', not 'warnin' -> warning"
      ])
  }

  @Test func mistakesAreNotWaived() {
    let text = "notispec: 1\nlint: { levels: { copy/missing-locale: off, copy/missing-local: off } }\n"
    let result = WorkspaceReader.read(
      SpecSource(path: "notispec.yaml", bytes: Array(text.utf8)), rules: ["copy/too-long"],
      mistakes: ["copy/missing-locale"])
    #expect(
      result.diagnostics.map(\.message) == [
        "'lint.levels.copy/missing-locale' is not a lint rule: such a finding has to be fixed and can be neither silenced "
          + "nor "
          + "waived",
        "'lint.levels.copy/missing-local' is not a known lint rule",
      ])
  }

  @Test func waiver() throws {
    let (workspace, findings) = read(
      "waivers: [{ rule: copy/too-long, place: pets, reason: Why not, owner: me, until: 2026-02-28 }]")
    #expect(findings == [])
    let waiver = try #require(workspace.waivers.first)
    #expect(waiver.app == "pets")
    #expect(waiver.path == "")
    #expect(waiver.why.until.value.description == "2026-02-28")
  }

  @Test func waiversThatSayTooLittleOrNonsense() {
    let (workspace, findings) = read(
      """
      waivers:
        - { rule: copy/too-long, place: pets }
        - { rule: copy/to-long, place: specs/pets/a.yaml, reason: "a", owner: me, until: 2026-02-29 }
        - { rule: "yaml/syntax", place: pets, reason: "a", owner: me, until: tomorrow }
      """)
    #expect(
      findings == [
        "3:7 'waivers[0]' has no 'owner'", "3:7 'waivers[0]' has no 'reason'", "3:7 'waivers[0]' has no 'until'",
        "4:13 'waivers[1].rule' names an unknown lint rule 'copy/to-long' -> copy/too-long",
        "4:34 'waivers[1].place' must be an app's id, a slash and the keys down to the item, such as "
          + "'cleaner/notifications.storage_high_90', not 'specs/pets/a.yaml'",
        "4:84 'waivers[1].until' is '2026-02-29', but the month has no such day",
        "5:13 'waivers[2].rule' names 'yaml/syntax', which is not a lint rule: findings of 'yaml/…' have to be "
          + "fixed and can be neither silenced nor waived",
        "5:72 'waivers[2].until' must be a date such as '2026-12-31', not 'tomorrow'",
      ])
    #expect(workspace.waivers.isEmpty)
  }

  @Test func breaks() {
    let (workspace, findings) = read(
      """
      breaks:
        - { place: pets/signals.fed, audience: in_flight, reason: Why not, approver: me, release: "2.4" }
        - { place: pets, reason: Why not, approver: me, release: "2.4" }
      """)
    #expect(findings == [])
    #expect(workspace.breaks.map(\.place.value) == ["pets/signals.fed", "pets"])
    #expect(workspace.breaks.map(\.audience) == [.inFlight, nil])
    #expect(workspace.breaks.map(\.app) == ["pets", "pets"])
    #expect(workspace.breaks.first?.release == "2.4")
  }

  @Test func breaksThatSayTooLittleOrNonsense() {
    let (workspace, findings) = read(
      """
      breaks:
        - { place: pets }
        - { place: pets, audience: everyone, reason: Why not, approver: me, release: 2.4 }
      """)
    #expect(
      findings == [
        "3:7 'breaks[0]' has no 'approver'", "3:7 'breaks[0]' has no 'reason'", "3:7 'breaks[0]' has no 'release'",
        "4:30 'breaks[1].audience' must be one of 'swift', 'dashboards', 'in_flight', 'copy', not 'everyone'",
        "4:80 'breaks[1].release' must be a text, not the number 2.4 -> \"2.4\"",
      ])
    #expect(workspace.breaks.isEmpty)
  }

  @Test func aPathThatNoFileSystemTakes() {
    let long = String(repeating: "a", count: 300)
    #expect(
      read("templates: { a: { file: a.mustache, output: \(long) } }").findings == [
        "2:45 'templates.a.output' contains a name of 300 bytes, but a file or folder can have at most 230"
      ])
    let ids = String(repeating: "{app}", count: 4)
    #expect(
      read("templates: { a: { file: a.mustache, output: \"\(ids)\" } }").findings == [
        "2:45 'templates.a.output' contains a name of 256 bytes (with ids of 64 bytes), but a file or folder "
          + "can "
          + "have at most 230"
      ])
    let deep = Array(repeating: String(repeating: "a", count: 100), count: 10).joined(separator: "/")
    #expect(
      read("templates: { a: { file: a.mustache, output: \(deep) } }").findings == [
        "2:45 'templates.a.output' is a path of 1009 bytes; the limit is 900"
      ])
  }

  @Test func anEmptyListOfApps() {
    let words = "lists no app: leave 'apps' out for all apps, or leave out the whole entry for none"
    #expect(read("outputs: { swift: { apps: [] } }").findings == ["2:27 'outputs.swift.apps' \(words)"])
    #expect(
      read("templates: { a: { file: a.mustache, output: a, for: workspace, apps: [] } }").findings == [
        "2:70 'templates.a.apps' \(words)"
      ])
  }
}
