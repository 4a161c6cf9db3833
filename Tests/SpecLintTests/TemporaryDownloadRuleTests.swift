import Testing

@testable import SpecLint

@Test func anAttachmentIsFetchedWhateverItsName() throws {
  try expectFindings(
    of: TemporaryDownloadRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push:
        entitlements: [aps_environment]
        service_extension: { handles: [picture], downloads: 1️⃣temporary_directory }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { mutable_content: true, data: { picture: { type: string } } }
          attachments: [{ id: a, url: picture, format: png }]
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'push.service_extension' keeps what it fetches in the temporary folder, which iOS empties: write "
          + "'downloads: app_directory'"
      )
    ])
}

/// The folder that a spec does not choose is the one that is kept.
@Test func theDefaultIsAFolderOfTheApp() throws {
  try expectFindings(
    of: TemporaryDownloadRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push:
        entitlements: [aps_environment]
        service_extension: { handles: [picture] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { mutable_content: true, data: { picture: { type: string } } }
          attachments: [{ id: a, url: picture, format: png }]
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func aTextIsNotFetched() throws {
  try expectFindings(
    of: TemporaryDownloadRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push:
        entitlements: [aps_environment]
        service_extension: { handles: [secret], downloads: temporary_directory }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { mutable_content: true, data: { secret: { type: string } } }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
