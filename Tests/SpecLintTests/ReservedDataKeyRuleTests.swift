import Testing

@testable import SpecLint

@Test func eachProviderHasItsOwnKeys() throws {
  try expectFindings(
    of: ReservedDataKeyRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { providers: [fcm, onesignal], entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push:
            data:
              1️⃣google_id: { type: string }
              message: { type: string, key: 2️⃣gcm.message_id }
              3️⃣custom: { type: string }
              from_whom: { type: string }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣", "'google_id' in 'notifications.news' is reserved by Firebase: choose another key"
      ),
      (
        "2️⃣", "'gcm.message_id' in 'notifications.news' is reserved by Firebase: choose another key"
      ),
      ("3️⃣", "'custom' in 'notifications.news' is reserved by OneSignal: choose another key"),
    ])
}

@Test func aKeyOfAnUnusedProviderIsAllowed() throws {
  try expectFindings(
    of: ReservedDataKeyRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push:
            data:
              from: { type: string }
              custom: { type: string }
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func theKeysOfARequestAreTaken() throws {
  try expectFindings(
    of: ReservedDataKeyRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: [local, remote] }
      signals: { done: { parameters: { type: { type: string } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        planned:
          summary: "Planned."
          target: home
          trigger: { after: { signal: done, delay: 1h } }
          arguments: { 1️⃣type: { type: string } }
          copy: { body: { en: "Hello {type}" } }
        news:
          summary: "There is news."
          target: home
          push:
            data:
              2️⃣type: { type: string }
              screen: { type: string, key: 3️⃣target }
          copy: { body: { en: "Hello" } }
      """,
    [
      ("1️⃣", "'type' in 'notifications.planned' is reserved by notispec: choose another key"),
      ("2️⃣", "'type' in 'notifications.news' is reserved by notispec: choose another key"),
      ("3️⃣", "'target' in 'notifications.news' is reserved by notispec: choose another key"),
    ])
}
