import Foundation
import SpecLanguage
import Testing
import TextWriting

@testable import SpecEmission

@Suite struct APNSPayloadTests {
  private func payload(
    _ type: String, wording: SampleWording = .first, locale: String = "en"
  ) throws -> String {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en, ru], source_locale: en, delivery: remote }
      signals: { counted: { parameters: { days: { type: int }, name: { type: string } } } }
      deep_links:
        scheme: demo
        targets:
          home: { path: /home }
          chat: { path: /chat, parameters: { chat_id: { type: string, key: chatId } } }
          list: { path: /list, parameters: { page: { type: int, key: pageNumber }, from: { type: string } } }
      categories: { message: { identifier: MESSAGE_CATEGORY, actions: [] } }
      notifications:
        news:
          summary: "There is news."
      \(type.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n"))
      """)
    let item = try #require(spec.notification("news"))
    let tag = try #require(spec.app.locales.map(\.value).first { $0.text == locale })
    return String(decoding: APNSPayload(item, in: tag, of: spec, wording: wording).json, as: UTF8.self)
  }

  @Test func whatAScreenAlwaysGetsIsThere() throws {
    let json = try payload(
      """
      target: { id: list, parameters: { page: 2, from: reminder } }
      trigger: { after: { signal: counted, delay: 0m } }
      copy: { body: { en: "New", ru: "Новое" } }
      """)
    #expect(json.hasSuffix(#""type":"news","target":"list","pageNumber":2,"from":"reminder"}"#), "\(json)")
  }

  @Test func everythingAPushCanCarryIsWhereAppleLooksForIt() throws {
    let json = try payload(
      """
      target: chat
      category: message
      interruption_level: time_sensitive
      relevance: 0.8
      sound: { file: "chime.caf" }
      badge: 1
      thread: "chat-{chat_id}"
      push:
        mutable_content: true
        content_available: true
        target_content_id: "chat"
        filter_criteria: "work"
        data:
          chat_id: { type: string, key: chatId, example: "67890" }
          unread: { type: int, example: 3 }
          share: { type: double, example: 0.5 }
          left_out: { type: string, optional: true }
          image_url: { type: string, optional: true, example: "https://example.com/a.png" }
      copy:
        title: { en: "New message", ru: "Новое сообщение" }
        subtitle: { en: "From John", ru: "От Джона" }
        body: { en: "Hi! \\"How\\" are you?", ru: "Привет!" }
      """)
    #expect(
      json == #"{"aps":{"alert":{"title":"New message","subtitle":"From John","body":"Hi! \"How\" are you?"},"#
        + #""badge":1,"sound":"chime.caf","thread-id":"chat-67890","category":"MESSAGE_CATEGORY","#
        + #""content-available":1,"mutable-content":1,"target-content-id":"chat","#
        + #""interruption-level":"time-sensitive","relevance-score":0.8,"filter-criteria":"work"},"#
        + #""type":"news","target":"chat","#
        + #""chatId":"67890","unread":3,"share":0.5,"image_url":"https://example.com/a.png"}"#)
  }

  @Test func aTypeOfTheDeviceTellsTheAppItsTypeAndItsTarget() throws {
    let type = """
      target: home
      trigger: { after: { signal: counted, delay: 1h } }
      arguments: { days: { type: int, example: 21 }, name: { type: string } }
      sound: none
      copy:
        body:
          en: { plural: days, one: "{days} day, {name}", other: "{days} days, {name}" }
          ru:
            plural: days
            one: "{days} день, {name}"
            few: "{days} дня, {name}"
            many: "{days} полных дней, {name}"
            other: "{days} дня, {name}"
      """
    let rest = #""type":"news","target":"home"}"#
    #expect(try payload(type) == #"{"aps":{"alert":{"body":"21 days, name"}},"# + rest)
    #expect(try payload(type, locale: "ru") == #"{"aps":{"alert":{"body":"21 день, name"}},"# + rest)
    #expect(
      try payload(type, wording: .longest, locale: "ru") == #"{"aps":{"alert":{"body":"21 полных дней, name"}},"# + rest
    )
  }

  @Test func ofAnArgumentOnlyWhatTheScreenNeedsIsCarriedBesideData() throws {
    let json = try payload(
      """
      target: chat
      arguments: { chat_id: { type: string, key: chatId, example: "7" }, who: { type: string, example: "Ann" } }
      push: { data: { screen: { type: string, example: "chat" } } }
      copy: { body: { en: "From {who}", ru: "От {who}" } }
      """)
    #expect(
      json == #"{"aps":{"alert":{"body":"From Ann"},"sound":"default"},"#
        + #""type":"news","target":"chat","screen":"chat","chatId":"7"}"#)
  }

  @Test(arguments: [
    ("sound: critical", #""sound":{"critical":1,"name":"default","volume":1.0}"#),
    (
      #"sound: { file: "siren.caf", critical: true, volume: 0.5 }"#,
      #""sound":{"critical":1,"name":"siren.caf","volume":0.5}"#
    ),
    (#"sound: { file: "chime.caf", volume: 0.5 }"#, #""sound":"chime.caf""#),
  ])
  func aSoundIsANameUnlessItIsCritical(_ written: String, _ expected: String) throws {
    let json = try payload("target: home\n\(written)\npush: {}\ncopy: { body: { en: \"Hi\", ru: \"Эй\" } }")
    #expect(json.contains(expected))
  }

  @Test func aSilentPushShowsNothing() throws {
    let json = try payload(
      """
      target: home
      badge: 3
      push: { push_type: background, content_available: true }
      copy: { body: { en: "Hi", ru: "Эй" } }
      """)
    #expect(json == #"{"aps":{"content-available":1},"type":"news","target":"home"}"#)
  }

  @Test func ofSeveralVariantsTheFirstIsTakenOrTheLongest() throws {
    let type = """
      target: home
      push: {}
      copy:
        body:
          variants: { choose: rotate, a: { en: "Hi", ru: "Эй" }, b: { en: "Hello", ru: "Ой" } }
      """
    #expect(try payload(type).contains(#""body":"Hi""#))
    #expect(try payload(type, wording: .longest).contains(#""body":"Hello""#))
    #expect(try payload(type, wording: .longest, locale: "ru").contains(#""body":"Эй""#))
  }

  @Test func everyPayloadOfTheShippedSpecsIsWhatAppleReads() throws {
    for app in ["cleaner", "journal", "messenger", "gallery"] {
      let spec = try Checkout.spec(app)
      for type in spec.notifications {
        for locale in spec.app.locales.map(\.value) {
          let json = APNSPayload(type, in: locale, of: spec).json
          let read = try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
          let aps = try #require(read["aps"] as? [String: Any])
          let alert = try #require(aps["alert"] as? [String: Any])
          #expect(alert["body"] is String)
          #expect(!String(decoding: json, as: UTF8.self).contains("{\(type.arguments.first?.id ?? "?")}"))
          #expect(json.count <= APNSPayload.limit)
        }
      }
    }
  }
}

/// What a payload may have beside texts counts for every type that is not looked at closely.
@Test func theFrameHasAllThatAPayloadMayHave() {
  for field in Mirror(reflecting: APNSPayload(frame: "a")).children {
    let value = Mirror(reflecting: field.value)
    #expect(value.displayStyle != .optional || value.children.count == 1, "\(field.label ?? "")")
  }
}
