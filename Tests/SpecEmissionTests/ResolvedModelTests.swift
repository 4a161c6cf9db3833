import Foundation
import SpecEmission
import SpecLanguage
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

  /// Defaults of the permission flow are written out, and so is all else that stands in it.
  @Test func thePermissionFlowIsWholeAndHasItsDefaults() throws {
    let yaml = """
      notispec: 1
      app:
        id: pets
        module: Pets
        bundle_id: com.example.pets
        locales: [en]
        source_locale: en
        delivery: local
        minimum_ios: "15.0"
        authorization: { ask_at: permission_flow }
      deep_links: { scheme: pets, targets: { home: { path: /home } } }
      modules: { album: { name: { en: "Album" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            claims: { sort: { en: "sort" } }
            screen:
              id: ask
              title: { en: "Photos" }
              reasons: [{ en: "sort" }]
              primary: { en: "Go" }
              secondary: { en: "No" }
            on: { denied: { block: [album], screen: lost } }
          - { id: news, permission: notifications, screen: { id: b, title: { en: "B" }, primary: { en: "B" } } }
        screens: { lost: { text: { en: "Lost." }, primary: { en: "A" }, secondary: { en: "B" } } }
      """
    var writer = JSONWriter(style: .compact)
    ResolvedModel(of: try spec(yaml)).write(to: &writer)
    let json = writer.text
    for part in [
      #""minimum_ios":"15.0","authorization":{"options":["alert","sound","badge"],"ask_at":"permission_flow","pre_prompt":"none"}"#,
      #""modules":{"album":{"name":{"en":{"text":"Album","status":"approved"}}}}"#,
      #""permission_flow":{"show_when":["first_launch"],"ask_once":true,"steps":[{"id":"photos","permission":"photos","#
        + #""optional":false,"claims":{"sort":{"en":{"text":"sort","status":"approved"}}},"screen":{"id":"ask""#,
      #""reasons":[{"en":{"text":"sort","status":"approved"}}]"#, #""secondary_size":"regular"}"#,
      #""on":{"denied":{"block":["album"],"screen":"lost"}}"#, #""primary_opens":"settings""#,
      #""secondary_opens":"next_step""#, #""foreground":"banner","presentation":["banner","list","sound"]"#,
    ] {
      #expect(json.contains(part), "\(part) is not in \(json)")
    }
  }

  @Test(
    arguments: [
      ("first_launch", "forced"), ("ask_once: false", "ask_once: true"), ("optional: true", "optional: false"),
      ("block:", "hide:"), ("screen: lost", "screen: ask"), ("\"sort\"", "\"find\""), ("opens: app", "opens: settings"),
      ("opens: pre_prompt", "opens: app"), ("when: never", "when: always"), ("target: home", "target: other"),
      ("size: small", "size: regular"), ("\"Why\"", "\"What for\""), ("purposes: [a]", "purposes: [b]"),
      ("[PERM-1]", "[PERM-2]"), ("flag_a", "flag_b"), ("NSContactsUsageDescription", nil),
    ] as [(String, String?)])
  func aChangeOfThePermissionFlowIsSeen(_ old: String, _ new: String?) throws {
    let before = Self.flow
    try #require(before.contains(old))
    let after = new.map { before.replacing(old, with: $0) } ?? before.replacing("usage_key: " + old, with: "")
    #expect(try ResolvedModel.digest(of: spec(after)) != ResolvedModel.digest(of: spec(before)))
  }

  private static let flow = """
    notispec: 1
    app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en], source_locale: en, delivery: local }
    deep_links: { scheme: pets, targets: { home: { path: /home }, other: { path: /other } } }
    modules: { album: { name: { en: "Album" } } }
    permission_flow:
      show_when: [first_launch]
      ask_once: false
      completed_flag: flag_a
      covers: [PERM-1]
      steps:
        - id: contacts
          permission: contacts
          optional: true
          purposes: [a]
          claims: { sort: { en: "sort" } }
          usage_key: NSContactsUsageDescription
          screen:
            id: ask
            title: { en: "Contacts" }
            reasons: [{ en: "Why" }]
            primary: { en: "Go" }
            secondary: { en: "No" }
            secondary_size: small
          on: { denied: { block: [album], screen: lost } }
      screens:
        lost:
          text: { en: "Lost." }
          primary: { en: "A" }
          primary_opens: app
          secondary: { en: "B" }
          secondary_opens: pre_prompt
      final_screen: { id: done, when: never, title: { en: "A" }, primary: { en: "B" }, target: home }
    """
}
