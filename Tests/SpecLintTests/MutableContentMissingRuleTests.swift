import Testing

@testable import SpecLint

@Test func anAttachmentIsFetchedBeforeThePushIsShown() throws {
  try expectFindings(
    of: MutableContentMissingRule(),
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
            mutable_content: 1️⃣false
            data: { picture: { type: string } }
          attachments: [{ id: image, url: picture, format: png }]
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.news.push' carries 'picture', which a service extension handles before the push is shown: it "
          + "needs 'mutable_content: true'"
      )
    ])
}

@Test func whatTheExtensionHandlesIsWorkedOn() throws {
  try expectFindings(
    of: MutableContentMissingRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { service_extension: { handles: [secret] }, entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          1️⃣push:
            data: { secret: { type: string }, other: { type: string } }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.news.push' carries 'secret', which a service extension handles before the push is shown: it "
          + "needs 'mutable_content: true'"
      )
    ])
}

@Test func otherDataNeedNothing() throws {
  try expectFindings(
    of: MutableContentMissingRule(),
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
            data: { chat: { type: string } }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
