import Testing

@testable import SpecLint

@Test func sixtyFourBytesAreTaken() throws {
  try expectFindings(
    of: LongCollapseIDRule(),
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
            collapse_id: "{chat}"
            data:
              chat: { type: string, example: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" }
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func oneByteMoreIsRefused() throws {
  try expectFindings(
    of: LongCollapseIDRule(),
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
            collapse_id: 1️⃣"{chat}"
            data:
              chat: { type: string, example: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxé" }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.news.push.collapse_id' has 65 bytes with its examples filled in, but Apple allows at most 64"
      )
    ])
}
