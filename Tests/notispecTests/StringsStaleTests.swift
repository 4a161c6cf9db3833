import Foundation
import Testing

/// `notispec strings stale`, and who knows of the mark.
struct StringsStaleTests {
  private static let texts = """
    notispec: 1
    strings:
      hello: { en: "Hello", ru: "Привет" } # kept
      bye:
        en: "Bye"
        ru: "Пока"
      yes: { en: "Yes", ru: { text: "Да", status: proposed } }

    """

  private func repository() throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo(["specs/demo/texts.yaml": Self.texts])
    let run = try NotispecRun(
      shell: """
        export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
        export GIT_CONFIG_NOSYSTEM=1 HOME=/nonexistent
        git init -q -b main . && git add -A && git commit -q -m first && git tag v1
        """, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return workspace
  }

  private func texts(_ workspace: TestWorkspace) throws -> String { try workspace.read("specs/demo/texts.yaml") }

  @Test func whatStayedBehindIsMarked() throws {
    let workspace = try repository()
    #expect(
      try NotispecRun("strings", "stale", in: workspace).output.hasPrefix(
        "no translation is left behind since its words were last touched (looked at 1 commit, back to "))
    for (old, new) in [("\"Hello\"", "\"Hello there\""), ("en: \"Bye\"", "en: \"See you\""), ("\"Yes\"", "\"Sure\"")] {
      try workspace.edit("specs/demo/texts.yaml", old, to: new)
    }
    // Somebody has translated that already.
    try workspace.edit("specs/demo/texts.yaml", "text: \"Да\"", to: "text: \"Конечно\"")
    let diff = try NotispecRun("diff", "v1", in: workspace)
    #expect(
      diff.output.contains(
        """
        2 translations are of an earlier source, and nothing says so: 'notispec strings stale' marks them
          ru: strings.hello, strings.bye [demo]

        """), "\(diff.output)")
    let markdown = try NotispecRun("diff", "v1", "--format", "markdown", in: workspace).output
    #expect(markdown.contains("2 translations are of an earlier source"))
    #expect(try NotispecRun("diff", "v1", "--format", "json", in: workspace).output.contains("\"outrun\": 2"))
    let github = try NotispecRun("diff", "v1", "--format", "github", in: workspace).output
    #expect(github.contains("still translates \"Hello\"") && github.contains("still translates \"Bye\""), "\(github)")
    let junit = try NotispecRun("diff", "v1", "--format", "junit", in: workspace).output
    #expect(junit.contains("<testsuite name=\"notispec diff translations\" tests=\"2\""), "\(junit)")

    let before = try texts(workspace)
    let dry = try NotispecRun("strings", "stale", "--since", "v1", "--dry-run", in: workspace)
    #expect(dry.output.contains("would mark 2 translations as stale since 'v1' ("))
    #expect(try texts(workspace) == before)
    let run = try NotispecRun("strings", "stale", "--since", "v1", in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("ru strings.hello [demo]\n  old: Hello\n  new: Hello there\n"), "\(run.output)")
    #expect(
      try texts(workspace)
        == before.replacing("\"Привет\"", with: "{ text: \"Привет\", status: stale, translates: \"Hello\" }")
        .replacing("\"Пока\"", with: "{ text: \"Пока\", status: stale, translates: \"Bye\" }"))
    let status = try NotispecRun("strings", "status", "--locale", "ru", "--format", "json", in: workspace).output
    #expect(status.contains("\"stale\": 2"), "\(status)")
    #expect(!(try NotispecRun("diff", "v1", in: workspace).output.contains("earlier source")))
    // Once is enough.
    #expect(
      try NotispecRun("strings", "stale", "--since", "v1", in: workspace).output.hasPrefix("no translation is left"))
    let export = try NotispecRun("strings", "export", "--locale", "ru", in: workspace).output
    #expect(export.contains("state=\"needs-l10n\">Привет<"))
    #expect(export.contains("The source has changed. Old: 'Hello'. New: 'Hello there'."))
  }

  /// New words end the mark; so do the same words if somebody confirms them.
  @Test func aRevisedTranslationEndsTheMark() throws {
    let workspace = try repository()
    try workspace.edit("specs/demo/texts.yaml", "\"Hello\"", to: "\"Hello there\"")
    try workspace.edit("specs/demo/texts.yaml", "en: \"Bye\"", to: "en: \"See you\"")
    let before = try texts(workspace)
    #expect(try NotispecRun("strings", "stale", in: workspace).status == 0)
    let table = try NotispecRun("strings", "export", "--locale", "ru", "--format", "csv", in: workspace).output
    try workspace.write(table.replacing(",Привет,stale,", with: ",Здравствуйте,stale,"), to: "ru.csv")
    let run = try NotispecRun("strings", "import", "ru.csv", in: workspace)
    #expect(run.output.contains("1 text changed") && run.output.contains("; 1 text now approved"), "\(run.output)")
    try workspace.write(table.replacing(",Пока,stale,", with: ",Пока,final,"), to: "ru.csv")
    #expect(try NotispecRun("strings", "import", "ru.csv", in: workspace).status == 0)
    #expect(try texts(workspace) == before.replacing("\"Привет\"", with: "\"Здравствуйте\""))
  }

  /// What a commit of the default branch left behind, whatever came between.
  @Test func onTheDefaultBranchEachTranslationHasItsOwnBase() throws {
    let workspace = try repository()
    try workspace.edit("specs/demo/texts.yaml", "\"Hello\"", to: "\"Hello there\"")
    try workspace.edit("specs/demo/texts.yaml", "en: \"Bye\"", to: "en: \"See you\"")
    func commit() throws {
      let run = try NotispecRun(
        shell: "git -c user.name=a -c user.email=a@example.com commit -qam next", in: workspace)
      #expect(run.status == 0, "\(run.errors)")
    }
    try commit()
    // Revised in a commit of its own.
    try workspace.edit("specs/demo/texts.yaml", "\"Пока\"", to: "\"До встречи\"")
    try commit()
    let dry = try NotispecRun("strings", "stale", "--dry-run", in: workspace)
    #expect(
      dry.output.hasPrefix(
        "ru strings.hello [demo]\n  old: Hello\n  new: Hello there\nwould mark 1 translation as stale since its words were last touched (looked at 3 commits, back to "
      ), "\(dry.output)\(dry.errors)")
    #expect(try NotispecRun("strings", "stale", in: workspace).status == 0)
    #expect(try texts(workspace).contains("ru: { text: \"Привет\", status: stale, translates: \"Hello\" }"))
    // The mark, and who ended it, are not forgotten.
    try commit()
    try workspace.edit(
      "specs/demo/texts.yaml", "{ text: \"Привет\", status: stale, translates: \"Hello\" }", to: "\"Привет\"")
    #expect(try NotispecRun("strings", "stale", in: workspace).output.hasPrefix("no translation is left behind"))
  }

  /// The words of the source are in the place of a translation, and stay those of today.
  @Test func whatWaitsForItsTranslationSaysWhatTheSourceSays() throws {
    let workspace = try repository()
    try workspace.edit("specs/demo/texts.yaml", "ru: \"Привет\"", to: "ru: { text: \"Hello\", status: missing }")
    try workspace.edit("specs/demo/texts.yaml", "en: \"Hello\"", to: "en: \"Order again\"")
    let check = try NotispecRun("check", in: workspace).output
    #expect(check.contains("copy/earlier-source") && !check.contains("copy/awaited-translation"), "\(check)")
    let run = try NotispecRun("strings", "stale", in: workspace)
    #expect(
      run.output.hasPrefix("ru strings.hello [demo], not translated\n  now: Order again\n")
        && run.output.hasSuffix("gave 1 text without a translation the words of the source\n"), "\(run.output)")
    #expect(
      try texts(workspace).contains("hello: { en: \"Order again\", ru: { text: \"Order again\", status: missing } }"))
    let after = try NotispecRun("check", in: workspace).output
    #expect(!after.contains("copy/earlier-source") && after.contains("copy/awaited-translation"), "\(after)")
  }

  @Test func wrongUseIsReported() throws {
    let workspace = try TestWorkspace.withDemo([:])
    #expect(try NotispecRun("strings", "stale", in: workspace).status == 66)
    #expect(try NotispecRun("strings", "stale", "--since", "", in: workspace).status == 64)
    #expect(try NotispecRun("strings", "stale", "--since", ".", "--locale", "xx", in: workspace).status == 64)
  }
}
