import Foundation
import SpecEmission
import Testing
import TextWriting

/// What is said of pushes, Live Activities and triggers stands in the resolved model, defaults included.
@Suite struct ResolvedRemoteModelTests {
  private func yaml(_ name: String) throws -> String {
    try SchemaFiles.text("\(SchemaCorpus.folder)/spec/good/\(name).yaml")
  }

  private func expectSeen(_ changes: [(String, String)], in name: String) throws {
    let before = try yaml(name)
    let digest = try ResolvedModel.digest(of: spec(before))
    for (old, new) in changes {
      let after = before.replacing(old, with: new)
      #expect(after != before, "'\(old)' stands in \(name).yaml")
      #expect(try ResolvedModel.digest(of: spec(after)) != digest, "\(old) -> \(new)")
    }
  }

  @Test func aChangeOfAPushIsSeen() throws {
    try expectSeen(
      [
        ("Through Firebase.", "Through APNs."), ("[apns, fcm]", "[fcm, apns]"), ("ABC123DEFG", "ABC123DEFH"),
        ("DEF123GHIJ", "DEF123GHIK"), ("key.p8", "key.p12"), ("testflight: production", "testflight: sandbox"),
        ("[remote_notification, fetch]", "[fetch]"), ("entitlements: [aps_environment]", "entitlements: []"),
        ("users/{uid}", "people/{uid}"), ("fcmToken", "token"), ("encoding: hex", "encoding: opaque"),
        ("[authorized]", "[provisional]"), ("[sign_out, revoked]", "[revoked]"), ("retry: never", "retry: next_launch"),
        ("refresh_on: [launch]", "refresh_on: []"), ("simulator: mock", "simulator: none"),
        ("debug: full", "debug: none"),
        ("release: short", "release: none"),
        ("deviceToken", "device"), ("registration: 2s", "registration: 3s"), ("total: 5s", "total: 6s"),
        ("private_subcollection", "none"), ("api.example.com", "www.example.com"), ("[device_token]", "[token]"),
        ("handles: [chat_id]", "handles: []"), ("time_limit: 20s", "time_limit: 21s"),
        ("downloads: app_directory", "downloads: temporary_directory"), ("size_ratio: 0.5", "size_ratio: 0.6"),
        ("hides_default_content: true", "hides_default_content: false"), ("MessageView", "OtherView"),
        ("ends_with: dismiss", "ends_with: none"), ("\"1234\"", "\"1235\""), ("tags: [plan]", "tags: [level]"),
        ("FirebaseMessaging", "FirebaseCore"),
        ("fallback_to_settings: true", "fallback_to_settings: false"),
        // Of the type.
        ("push_type: alert", "push_type: widgets"), ("priority: 5", "priority: 1"),
        ("expiration: 24h", "expiration: 0m"),
        ("chat-{chat_id}", "{chat_id}"), ("mutable_content: true", "mutable_content: false"),
        ("content_available: true", "content_available: false"), ("\"chat\"", "\"talk\""), ("\"work\"", "\"home\""),
        ("key: chatId", "key: chat"), ("example: \"42\"", "example: \"43\""),
      ], in: "push")
  }

  @Test func aChangeOfALiveActivityIsSeen() throws {
    try expectSeen(
      [
        ("A walk.", "Walk."), ("WalkAttributes", "Walks"), ("dog: string", "dog: int"),
        ("seconds_since_1970, key: start", "seconds_since_2001, key: start"), ("key: start", "key: begin"),
        ("example: 0", "example: 1"), ("example: home", "example: walking"),
        ("unit: milliseconds_since_1970", "unit: seconds_since_1970"), ("latitude: double", "latitude: string"),
        ("Leaving with {dog}", "{dog} leaves"), ("walking: 0.5", "walking: 0.6"),
        ("labels: { walk:", "labels: { stroll:"),
        ("initial: leaving", "initial: walking"), ("walking: [home]", "walking: [leaving]"),
        ("final: [home]", "final: []"),
        ("estimate: 30m", "estimate: 31m"), ("stale_after: 45m", "stale_after: 46m"), ("after: 2h", "after: 3h"),
        ("dismissal: { after: 2h }", "dismissal: immediate"), ("[lock_screen, minimal]", "[minimal]"),
        ("push_updates: true", "push_updates: false"), ("frequent_updates: true", "frequent_updates: false"),
      ], in: "live-activities")
  }

  @Test func aChangeOfATriggerIsSeen() throws {
    try expectSeen(
      [
        ("every: { days: 3 }", "every: { days: 4 }"), ("latitude: 55.75", "latitude: 55.76"),
        ("longitude: 37.61", "longitude: 37.62"), ("radius: 200", "radius: 201"),
        ("on_entry: false", "on_entry: true"), ("before: 15m", "before: 16m"), ("[3, 7]", "[3, 8]"),
        ("where: { parameter: days, above: 1 }", "where: { parameter: days, above: 2 }"), ("key: d,", "key: e,"),
      ], in: "triggers-and-contents")
    try expectSeen(
      [("{ preference: at }", "\"09:00\""), ("every: { preference: often }", "every: day")],
      in: "settings-and-variants")
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    let yaml = """
      notispec: 1
      app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: pets, targets: { home: { path: /home } } }
      notifications:
        silent: { summary: "S.", target: home, push: { push_type: background }, copy: { body: { en: "Eat" } } }
      push: { token: { store: "users/{uid}", field: token } }
      live_activities: { long_walk: { attributes: {}, state: {} } }
      """
    var writer = JSONWriter(style: .compact)
    ResolvedModel(of: try spec(yaml)).write(to: &writer)
    for part in [
      #""push":{"push_type":"background","priority":5,"mutable_content":false,"content_available":false}"#,
      #""providers":["apns"],"environments":{"debug":"sandbox","testflight":"production","release":"production"}"#,
      #""encoding":"opaque","write_when":["authorized","provisional","ephemeral"],"clear_on":["sign_out"]"#,
      #""retry":"next_launch","refresh_on":["launch"],"simulator":"none""#,
      #""log":{"debug":"none","release":"none"}"#, #""firestore_rules":"none""#,
      #""swift_name":"LongWalkAttributes""#, #""dismissal":"default","presentations":["lock_screen","compact_leading""#,
      #""push_updates":false,"frequent_updates":false"#,
    ] {
      #expect(writer.text.contains(part), "\(part)\n\(writer.text)")
    }
  }
}
