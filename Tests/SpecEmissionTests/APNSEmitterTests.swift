import Foundation
import SpecLanguage
import TestSupport
import Testing

@testable import SpecEmission

@Suite struct APNSEmitterTests {
  private func files(_ app: String) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: APNSEmitter().files(for: try Checkout.spec(app)).map {
        (String($0.path.dropFirst("apns/\(app)/".count)), $0.contents)
      })
  }

  private func object(_ text: String?) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any])
  }

  @Test func aFileForTheSimulatorNamesItsAppBesideThePayload() throws {
    let text = try files("cleaner")["limit_reached_reminder.ru.apns"]
    #expect(
      text == """
        {
          "Simulator Target Bundle": "com.example.swipecleaner",
          "aps": {
            "alert": {
              "body": "Вы достигли лимита. Разблокируйте полный доступ"
            },
            "sound": "default"
          },
          "type": "limit_reached_reminder",
          "target": "paywall"
        }

        """)
  }

  @Test func aRequestHasTheHeadersThatAppleAsksFor() throws {
    let request = try object(try files("messenger")["payloads/message.en.json"])
    #expect(
      request["headers"] as? [String: String] == [
        "apns-push-type": "alert", "apns-topic": "com.example.psst", "apns-priority": "10",
        "apns-expiration": "1767355200", "apns-collapse-id": "message-msg-999",
      ])
    let payload = try #require(request["payload"] as? [String: Any])
    #expect(payload["chatId"] as? String == "67890")
    #expect((payload["aps"] as? [String: Any])?["chatId"] == nil)
  }

  @Test func firebaseGetsTextsAsDataAndTheRestInApplesPart() throws {
    let file = try object(try files("messenger")["payloads/friend_request.ru.fcm.json"])
    let message = try #require(file["message"] as? [String: Any])
    let texts = message["notification"] as? [String: String]
    #expect(texts == ["title": "Заявка в друзья", "body": "Джон хочет добавить вас в друзья."])
    #expect((message["data"] as? [String: String])?["userId"] == "12345")
    let apns = try #require(message["apns"] as? [String: Any])
    #expect((apns["headers"] as? [String: String])?["apns-topic"] == nil)
    let payload = try #require(apns["payload"] as? [String: Any])
    #expect(payload["userId"] == nil)
    let aps = try #require(payload["aps"] as? [String: Any])
    #expect(aps["alert"] == nil)
    #expect(aps["category"] as? String == "FRIEND_REQUEST_CATEGORY")
  }

  @Test func oneSignalGetsTheTextsOfAllLanguages() throws {
    let message = try object(try files("gallery")["payloads/full_payload.onesignal.json"])
    let headings = message["headings"] as? [String: String]
    #expect(headings == ["en": "New message", "ru": "Новое сообщение", "zh-Hans": "新消息"])
    #expect(Set((message["contents"] as? [String: String] ?? [:]).keys) == ["en", "ru", "zh-Hans"])
  }

  @Test func aLiveActivityHasItsOwnTopic() throws {
    let files = try files("gallery")
    for name in ["start.en", "start.ru", "start.zh-Hans", "update", "end"] {
      let request = try object(files["live_activities/pizza_delivery.\(name).json"])
      let headers = try #require(request["headers"] as? [String: String])
      #expect(headers["apns-push-type"] == "liveactivity")
      #expect(headers["apns-topic"] == "com.example.gallery.push-type.liveactivity")
    }
    let start = try object(files["live_activities/pizza_delivery.start.ru.json"])
    let aps = try #require((start["payload"] as? [String: Any])?["aps"] as? [String: Any])
    #expect(aps["alert"] as? [String: String] == ["title": "Gallery", "body": "Готовится"])
    let state = try #require(aps["content-state"] as? [String: Any])
    // Half an hour after the sample's moment, counted from 2001 as ActivityKit decodes it.
    #expect(state["estimatedDeliveryTime"] as? Int == 1_767_268_800 - 978_307_200 + 1800)
  }

  @Test func theStepsToTryByHandAreThoseOfTheDocument() throws {
    let guide = try files("messenger")["README.md"] ?? ""
    #expect(steps(guide, "To try by hand on a device").count == 11)
    #expect(guide.contains("xcrun simctl push booted com.example.psst message.en.apns"))
    #expect(guide.contains("Test a release on a physical device."))
  }

  @Test func whatIsSetUpByHandIsThatOfTheApp() throws {
    #expect(
      steps(try files("messenger")["README.md"] ?? "", "To set up by hand") == [
        "Give the App ID `com.example.psst` the capability Push Notifications in Apple's developer portal",
        "Create the APNs key `ABC123DEFG` and download its file, which belongs in no repository",
        "Renew the provisioning profiles and download them",
        "Check that they have the entitlement `aps-environment`: `development` for debug, `production` for TestFlight "
          + "and `production` for release",
        "Upload the APNs key `ABC123DEFG` to the Firebase console",
        "Check that the Firebase console shows `com.example.psst` as configured for pushes to iOS",
      ])
    let gallery = steps(try files("gallery")["README.md"] ?? "", "To set up by hand")
    #expect(gallery.count == 5 && !gallery.contains { $0.contains("Firebase") })
    #expect(gallery.last == "Upload the APNs key `ABC123DEFG` to OneSignal")
    #expect(!(try files("cleaner")["README.md"] ?? "").contains("set up by hand"))
  }

  @Test func aCertificateIsRenewed() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news: { summary: "News.", target: home, push: {}, copy: { body: { en: "News" } } }
      push: { providers: [fcm], authentication: { method: certificate } }
      """)
    let guide = APNSEmitter().files(for: spec).first { $0.path == "apns/demo/README.md" }?.contents ?? ""
    #expect(
      steps(guide, "To set up by hand") == [
        "Create the APNs certificate, and note when it expires",
        "Upload the APNs certificate to the Firebase console",
        "Check that the Firebase console shows `com.demo` as configured for pushes to iOS",
      ])
  }

  @Test func theServerFileHasWhatTheSpecSaysOfEachBuild() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news: { summary: "News.", target: home, push: {}, copy: { body: { en: "News" } } }
      push:
        authentication: { method: certificate }
        environments: { debug: sandbox, testflight: sandbox, release: production }
      """)
    let server = try object(APNSEmitter().files(for: spec).first { $0.path == "apns/demo/server.json" }?.contents)
    #expect((server["authentication"] as? [String: Any])?["method"] as? String == "certificate")
    let environments = try #require(server["environments"] as? [String: [String: Any]])
    #expect(
      environments.mapValues { $0["host"] as? String } == [
        "debug": "api.sandbox.push.apple.com", "testflight": "api.sandbox.push.apple.com",
        "release": "api.push.apple.com",
      ])
  }

  /// - Source: https://documentation.onesignal.com/reference/push-notification
  @Test func oneSignalGetsTheSourceLanguageAsEnglishWhereThereIsNone() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [de, ru], source_locale: ru, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news: { summary: "News.", target: home, push: {}, copy: { body: { de: "Neues", ru: "Новости" } } }
      push:
        providers: [onesignal]
        onesignal: { app_id: 00000000-0000-0000-0000-000000000000 }
      """)
    let file = APNSEmitter().files(for: spec).first { $0.path.hasSuffix("news.onesignal.json") }
    let contents = try object(file?.contents)["contents"] as? [String: String]
    #expect(contents == ["en": "Новости", "de": "Neues", "ru": "Новости"])
  }

  /// The boxes to tick under a heading.
  private func steps(_ guide: String, _ heading: String) -> [String] {
    guide.split(separator: "\n").drop { $0 != "## " + heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("- [ ] ") }.map { String($0.dropFirst(6)) }
  }

  @Test func aSilentPushHasOneFileAndACallNoneForTheSimulator() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en, ru], source_locale: ru, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        sync:
          summary: "Fetches."
          target: home
          push: { push_type: background, content_available: true }
          copy: { body: { en: "-", ru: "-" } }
        nearby:
          summary: "Asks where the device is."
          target: home
          push: { push_type: location, expiration: 0s }
          copy: { body: { en: "-", ru: "-" } }
      """)
    let files = APNSEmitter().files(for: spec)
    #expect(
      files.map(\.path) == [
        "apns/demo/README.md", "apns/demo/payloads/nearby.en.json", "apns/demo/payloads/nearby.ru.json",
        "apns/demo/payloads/sync.ru.json", "apns/demo/sync.ru.apns",
      ])
    let nearby = try object(files[1].contents)["headers"] as? [String: String]
    #expect(nearby?["apns-topic"] == "com.demo.location-query")
    #expect(nearby?["apns-expiration"] == "0")
    let sync = try object(files[3].contents)["headers"] as? [String: String]
    #expect(sync?["apns-priority"] == "5")
  }

  /// - Source: https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
  @Test func theTopicOfEachPushTypeIsApples() {
    let topics = PushContentItem.PushType.allCases.map { "\($0.rawValue) \($0.topicSuffix)" }
    #expect(
      topics == [
        "alert ", "background ", "location .location-query", "complication .complication",
        "fileprovider .pushkit.fileprovider", "mdm ", "liveactivity .push-type.liveactivity", "pushtotalk .voip-ptt",
        "widgets .push-type.widgets",
      ])
  }

  @Test(arguments: ["cleaner", "journal", "messenger", "gallery"])
  func everyFileIsReadableSmallAndWithoutPlaceholders(_ app: String) throws {
    let spec = try Checkout.spec(app)
    let arguments = spec.notifications.flatMap { $0.arguments + ($0.push?.data ?? []) }.map { "{\($0.id)}" }
    for (name, text) in try files(app) where !name.hasSuffix(".md") {
      let json = try object(text)
      #expect(!arguments.contains { text.contains($0) }, "\(name)")
      if name.hasSuffix(".apns") {
        #expect(text.utf8.count <= 4096)
        #expect(json["Simulator Target Bundle"] as? String == spec.app.bundleID.value)
        #expect(json["aps"] is [String: Any])
      }
      if let payload = json["payload"] {
        #expect(try JSONSerialization.data(withJSONObject: payload).count <= 4096)
      }
      if let id = (json["headers"] as? [String: String])?["apns-collapse-id"] { #expect(id.utf8.count <= 64) }
    }
  }

  /// What a sample has of its moment is over when it is sent.
  @Test(arguments: ShippedSpecs.apps) func everyDateOfASampleIsToBeReplaced(_ app: String) throws {
    let files = APNSEmitter().files(for: try Checkout.spec(app))
    let date = /"(apns-expiration|timestamp|[a-z]+-date)": "?[0-9]{10}/
    let samples = files.filter { !$0.path.hasSuffix(".md") }.map(\.contents).joined(separator: "\n")
    let found = Set(samples.matches(of: date).map { String($0.1) })
    let page = files.first { $0.path.hasSuffix("README.md") }?.contents ?? ""
    let line = page.firstMatch(of: /First replace ([^:]*):/).map { String($0.1) } ?? ""
    #expect(Set(line.matches(of: /`([a-z-]+)`/).map { String($0.1) }) == found)
  }
}
