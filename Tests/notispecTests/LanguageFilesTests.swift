import Foundation
import Testing

/// Files about the language itself: schemas and the reference page.
@Suite struct LanguageFilesTests {
  @Test(arguments: [
    ("spec", "notispec"), ("workspace", "notispec-workspace"), ("scenarios", "notispec-scenarios"),
    ("requirements", "notispec-requirements"),
    ("known-failing", "notispec-known-failing"), ("outputs", "notispec-outputs"), ("mutants", "notispec-mutants"),
  ])
  func printedAsGenerated(_ kind: String, _ name: String) throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun("generate", "--only", "schema", in: workspace).status == 0)
    let run = try NotispecRun("json-schema", "--kind", kind, in: workspace)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try run.output == workspace.read("generated/schema/\(name).schema.json"))
    #expect(run.output.contains("\"$id\": \"urn:notispec:\(kind):1\""))
    let file = try NotispecRun("json-schema", "--output", "here.json", "--kind=\(kind)", in: workspace)
    #expect(file.status == 0)
    #expect(try workspace.read("here.json") == run.output)
  }

  @Test func messagesOfATesteeAreNoFile() throws {
    let run = try NotispecRun("json-schema", "--kind", "testee", in: TestWorkspace())
    #expect(run.status == 0)
    #expect(run.output.contains("\"$id\": \"urn:notispec:testee:1\""))
  }

  @Test func specIsTheKindThatIsMeant() throws {
    let workspace = try TestWorkspace()
    let run = try NotispecRun("json-schema", in: workspace)
    #expect(try run.output == NotispecRun("json-schema", "--kind", "spec", in: workspace).output)
    #expect(try NotispecRun("json-schema", "--kind", "specs", in: workspace).status == 64)
  }

  @Test func theyComeFromNoSpecAndBelongToNoApp() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    let files = [
      "schema/notispec.schema.json", "schema/notispec-scenarios.schema.json", "reference/how-do-i-say.md",
      "reference/cannot-say.md",
      "reference/language.md", "reference/scenarios.md", "reference/server.md", "reference/workspace.md",
    ]
    let before = try workspace.tree("generated")
    for file in files { #expect(before[file] != nil, "\(file)") }
    try workspace.edit("specs/demo/app.yaml", "Time to clean", to: "Time to tidy up")
    #expect(try NotispecRun("generate", "--app", "demo", in: workspace).status == 0)
    let after = try workspace.tree("generated")
    for file in files { #expect(after[file] == before[file], "\(file)") }
    #expect(try NotispecRun("generate", "--check", in: workspace).status == 0)
  }

  @Test func editedSchemaIsReported() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    try workspace.edit("generated/schema/notispec-workspace.schema.json", "urn:notispec:workspace:1", to: "urn:mine")
    let run = try NotispecRun("generate", "--check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("generated/schema/notispec-workspace.schema.json"))
    #expect(run.output.contains("edited by hand"))
  }

  @Test func outputsThatTheWorkspaceDoesNotListAreNotWritten() throws {
    let workspace = try TestWorkspace.withDemo(["specs/notispec.yaml": "notispec: 1\noutputs: { swift: {} }\n"])
    #expect(try NotispecRun("generate", in: workspace).status == 0)
    #expect(!workspace.exists("generated/schema"))
    #expect(!workspace.exists("generated/reference"))
  }
}
