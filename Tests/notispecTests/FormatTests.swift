import Foundation
import Testing

/// The formats in which findings are written.
@Suite struct FormatTests {
  private func broken() throws -> TestWorkspace {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    return workspace
  }

  @Test(arguments: [["check"], ["generate"], ["generate", "--check"]])
  func everyFormatOfEveryVerb(_ verb: [String]) throws {
    let workspace = try broken()
    func output(_ format: String) throws -> String {
      let run = try RunningNotispec(verb + ["--format", format], in: workspace).end()
      #expect(run.status == 1)
      #expect(run.errors == "")
      return run.output
    }
    let line = try output("jsonl")
    #expect(line.hasPrefix("{\"code\":\"spec/unknown-id\"") && line.hasSuffix("}\n"))
    #expect(line.split(separator: "\n").count == 1)
    #expect(
      try output("github").hasPrefix(
        "::error file=specs/demo/app.yaml,line=20,col=13,endLine=20,endColumn=19,title=spec/unknown-id::"))
    #expect(try output("gitlab").contains("\"path\": \"specs/demo/app.yaml\""))
    let sarif = try output("sarif")
    #expect(sarif.contains("\"id\": \"notispec/\(verb[0])/\""))
    #expect(sarif.contains("\"primaryLocationLineHash\": \""))
    let document = try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any]
    #expect((document?["runs"] as? [[String: Any]])?.count == 1)
  }

  @Test func nothingToSay() throws {
    let workspace = try TestWorkspace.withDemo()
    #expect(try NotispecRun("check", "--format", "jsonl", in: workspace).output == "")
    #expect(try NotispecRun("check", "--format", "github", in: workspace).output == "")
    #expect(try NotispecRun("check", "--format", "gitlab", in: workspace).output == "[]\n")
    #expect(try NotispecRun("generate", "--format", "sarif", in: workspace).output.contains("\"results\": []"))
    #expect(workspace.exists("generated/manifest.json"))
  }

  @Test func aFileGetsThem() throws {
    let workspace = try broken()
    let run = try NotispecRun("check", "--format", "gitlab", "--output", "gl.json", in: workspace)
    #expect(run.status == 1)
    #expect(run.output == (try NotispecRun("check", in: workspace).output))
    #expect(try workspace.read("gl.json").hasPrefix("[\n"))
  }

  @Test func rulesAreExplainedByTheirPages() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "  photos_cleaned: {}", to: "  photos_cleaned: {}\n  nobody_asks: {}")
    let sarif = try NotispecRun("check", "--format", "sarif", in: workspace).output
    #expect(sarif.contains("\"id\": \"signals/unused\""))
    #expect(sarif.contains("\"text\": \"Every signal triggers a notification or is used in a condition.\""))
    #expect(sarif.contains("```yaml\\nnotispec: 1\\nsignals: { opened: {} }\\n```"))
  }

  /// Rules and mistakes: whatever a run finds is described as `explain` does.
  @Test func aMistakeIsDescribedToo() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    let sarif = try NotispecRun("check", "--format", "sarif", in: workspace).output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "spec/unknown-id" })
    let explained = try NotispecRun("explain", "spec/unknown-id", "--format", "json", in: workspace).output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(explained.utf8)) as? [String: Any])
    let page = try #require((json["results"] as? [[String: Any]])?.first)
    func text(_ key: String) -> String? { (rule[key] as? [String: Any])?["text"] as? String }
    #expect(text("shortDescription") == page["title"] as? String)
    #expect(text("fullDescription") == page["text"] as? String)
    let bad = try #require(page["bad"] as? String)
    #expect(text("help")?.contains("\n\nExample:\n\n\(bad)\n\nCorrected:\n\n") == true)
  }
}
