import Foundation
import SpecEmission
import SpecLanguage
import Testing

@Suite struct PropertyListEmitterTests {
  private func plists(_ spec: Spec, _ emitter: any Emitter) throws -> [String: NSDictionary] {
    var read: [String: NSDictionary] = [:]
    for file in emitter.files(for: spec) {
      let list = try PropertyListSerialization.propertyList(from: Data(file.contents.utf8), format: nil)
      read[file.path] = try #require(list as? NSDictionary)
    }
    return read
  }

  @Test func debugBuildsRegisterWithTheSandbox() throws {
    #expect(
      try plists(try Checkout.spec("messenger"), EntitlementsEmitter()) == [
        "entitlements/messenger/Debug.entitlements": ["aps-environment": "development"],
        "entitlements/messenger/Release.entitlements": ["aps-environment": "production"],
      ])
  }

  @Test func everyEntitlementHasItsKey() throws {
    let spec = try spec(
      """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.demo
        locales: [en]
        source_locale: en
        delivery: local
        entitlements: [time_sensitive, critical_alerts, communication]
      deep_links: { scheme: demo, universal: "https://www.example.com", targets: { home: { path: /home } } }
      """)
    let expected: NSDictionary = [
      "com.apple.developer.associated-domains": ["applinks:www.example.com"],
      "com.apple.developer.usernotifications.communication": true,
      "com.apple.developer.usernotifications.critical-alerts": true,
      "com.apple.developer.usernotifications.time-sensitive": true,
    ]
    #expect(try plists(spec, EntitlementsEmitter())["entitlements/demo/Debug.entitlements"] == expected)
  }

  @Test func anAppThatNeedsNothingGetsNothing() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      """)
    #expect(EntitlementsEmitter().files(for: spec) == [])
    #expect(InfoPlistEmitter().files(for: spec) == [])
  }

  @Test func theInfoPlistHasTheTextsOfTheDocument() throws {
    let photos = "We need access to your photos to detect duplicates, similar photos, large videos and help "
    let contacts = "We need access to your contacts to help merge duplicates, remove empty entries, and store "
    let expected: NSDictionary = [
      "CFBundleURLTypes": [
        [
          "CFBundleTypeRole": "Editor", "CFBundleURLName": "com.example.swipecleaner",
          "CFBundleURLSchemes": ["swipecleaner"],
        ] as NSDictionary
      ],
      "NSContactsUsageDescription": contacts + "private contacts securely.",
      "NSPhotoLibraryUsageDescription": photos + "you free up storage space.",
      "PHPhotoLibraryPreventAutomaticLimitedAccessAlert": true,
    ]
    let read = try plists(try Checkout.spec("cleaner"), InfoPlistEmitter())
    #expect(read == ["info_plist/cleaner/Info.plist": expected])
  }

  @Test func extensionsAndLiveActivitiesAreDeclared() throws {
    let messenger = try plists(try Checkout.spec("messenger"), InfoPlistEmitter())
    let content: NSDictionary = [
      "NSExtension": [
        "NSExtensionAttributes": [
          "UNNotificationExtensionCategory": "MESSAGE_CATEGORY",
          "UNNotificationExtensionInitialContentSizeRatio": 0.5,
          "UNNotificationExtensionDefaultContentHidden": false,
        ] as NSDictionary,
        "NSExtensionPointIdentifier": "com.apple.usernotifications.content-extension",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).NotificationViewController",
      ] as NSDictionary
    ]
    #expect(messenger["info_plist/messenger/ContentExtension-Info.plist"] == content)
    let service = messenger["info_plist/messenger/ServiceExtension-Info.plist"]?["NSExtension"] as? NSDictionary
    #expect(service?["NSExtensionPointIdentifier"] as? String == "com.apple.usernotifications.service")
    let app = try #require(messenger["info_plist/messenger/Info.plist"])
    #expect(app["UIBackgroundModes"] as? [String] == ["remote-notification"])
    let gallery = try plists(try Checkout.spec("gallery"), InfoPlistEmitter())["info_plist/gallery/Info.plist"]
    #expect(gallery?["NSSupportsLiveActivities"] as? Bool == true)
    #expect(gallery?["NSSupportsLiveActivitiesFrequentUpdates"] == nil)
    #expect(gallery?["NSLocationWhenInUseUsageDescription"] is String)
  }

  /// iOS starts an extension by its class or its storyboard, and there is none without either.
  @Test func aContentExtensionHasAClassEvenIfTheSpecNamesNone() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
      push: { entitlements: [aps_environment], content_extension: { categories: [news] } }
      categories: { news: { actions: [{ id: GO, title: { en: Go } }] } }
      """)
    let file = try plists(spec, InfoPlistEmitter())["info_plist/demo/ContentExtension-Info.plist"]
    let entry = try #require(file?["NSExtension"] as? NSDictionary)
    #expect(entry["NSExtensionPrincipalClass"] as? String == "$(PRODUCT_MODULE_NAME).NotificationViewController")
  }

  @Test func aContentExtensionOfSeveralCategoriesListsThem() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
      push: { entitlements: [aps_environment], content_extension: { categories: [news, chat] } }
      categories:
        news: { actions: [{ id: GO, title: { en: Go } }] }
        chat: { identifier: CHAT, actions: [{ id: REPLY, title: { en: Reply } }] }
      """)
    let file = try plists(spec, InfoPlistEmitter())["info_plist/demo/ContentExtension-Info.plist"]
    let attributes = (file?["NSExtension"] as? NSDictionary)?["NSExtensionAttributes"] as? NSDictionary
    #expect(attributes?["UNNotificationExtensionCategory"] as? [String] == ["news", "CHAT"])
  }

  @Test(arguments: [(true, true), (false, nil)] as [(Bool, Bool?)])
  func frequentUpdatesOfALiveActivityAreDeclared(_ isFrequent: Bool, _ declared: Bool?) throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
      push: { entitlements: [aps_environment] }
      live_activities:
        ride:
          attributes: { order: string }
          state: { status: { enum: [coming, here] } }
          push_updates: true
          frequent_updates: \(isFrequent)
          copy: { status: { coming: { en: "Coming" }, here: { en: "Here" } } }
      """)
    let plist = try plists(spec, InfoPlistEmitter())["info_plist/demo/Info.plist"]
    #expect(plist?["NSSupportsLiveActivities"] as? Bool == true)
    #expect(plist?["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool == declared)
  }

  @Test(arguments: ["cleaner", "journal", "messenger", "gallery"])
  func keysAreSortedAsXcodeSortsThem(_ app: String) throws {
    let spec = try Checkout.spec(app)
    for file in EntitlementsEmitter().files(for: spec) + InfoPlistEmitter().files(for: spec) {
      let keys = file.contents.split(separator: "\n").filter { $0.hasPrefix("\t<key>") }
      #expect(keys == keys.sorted(), "\(file.path)")
    }
  }
}
