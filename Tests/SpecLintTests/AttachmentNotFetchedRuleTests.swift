import Testing

@testable import SpecLint

@Test func anExtensionForSomethingElseDoesNotFetchIt() throws {
  try expectFindings(
    of: AttachmentNotFetchedRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment], service_extension: { handles: [text] } }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { mutable_content: true, data: { picture: { type: string }, text: { type: string } } }
          attachments: [{ id: image, url: 1️⃣picture, format: png }]
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'picture' is the URL of an attachment, but nothing fetches it: name it in "
          + "'push.service_extension.handles'"
      )
    ])
}

@Test func anArgumentMustBecomeDataFirst() throws {
  try expectFindings(
    of: AttachmentNotFetchedRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          arguments: { picture: { type: string } }
          push: { mutable_content: true }
          attachments: [{ id: image, url: 1️⃣picture, format: png }]
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'picture' is the URL of an attachment, but nothing fetches it: move it to 'push.data', and name it in "
          + "'push.service_extension.handles'"
      )
    ])
}
