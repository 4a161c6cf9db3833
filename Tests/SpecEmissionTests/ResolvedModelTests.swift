import Foundation
import SpecEmission
import SpecReading
import Testing
import TextWriting

@Suite struct ResolvedModelTests {
  private func yaml() throws -> String {
    try String(contentsOf: Golden.folder.appending(path: "plurals-and-arguments/spec.yaml"), encoding: .utf8)
  }

  @Test func itIsJSONWithTheKeysOfTheSpec() throws {
    var writer = JSONWriter(style: .indented)
    ResolvedModel(of: try Checkout.spec("cleaner")).write(to: &writer)
    let json = writer.text
    let model = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let notifications = try #require(model["notifications"] as? [String: [String: Any]])
    #expect(notifications.count == 5)
    #expect(notifications["storage_high_90"]?["target"] as? String == "storage_overview")
    #expect((model["policies"] as? [String: Any])?["horizon"] as? String == "14d")
    #expect(!json.contains(".yaml"))
  }

  @Test func aCommentOrAnEmptyLineChangesNothing() throws {
    let changed = "# a comment\n" + (try yaml()).replacing("\n", with: "\n\n")
    #expect(try ResolvedModel.digest(of: spec(changed)) == ResolvedModel.digest(of: spec(yaml())))
  }

  /// Whatever the output is made of is in the model: a change of it changes the digest.
  @Test(arguments: [
    ("streaks", "streaks2"), ("day_done", "day_over"), ("/home", "/start"), ("delay: 1h", "delay: 61m"),
    ("{days} день", "{days} День"), ("type: double", "type: percent"), ("example: 7", "example: 8"),
    ("in a row.", "in a line."), ("locales: [en, ru, zh-Hans]", "locales: [ru, en, zh-Hans]"),
  ])
  func aChangeOfAnyValueIsSeen(_ old: String, _ new: String) throws {
    let before = try yaml()
    let after = before.replacing(old, with: new)
    #expect(try (ResolvedModel.digest(of: spec(after)) == ResolvedModel.digest(of: spec(before))) == (before == after))
  }
}
