import NotificationRules
import SpecLanguage
import Testing

/// A button asks a push for a value under the key that the types with this button give it.
@Test func aButtonAsksForTheKeyOfTheTypesThatShowIt() throws {
  let spec = try spec(
    """
    notispec: 1
    app: { id: mail, module: Mail, bundle_id: com.example.mail, locales: [en], source_locale: en, delivery: remote }
    deep_links: { scheme: mail, targets: { home: { path: /home } } }
    push: { entitlements: [aps_environment] }
    categories:
      letter: { actions: [{ id: ANSWER, title: { en: "Answer" }, requires: [sender] }] }
      parcel: { actions: [{ id: TRACK, title: { en: "Track" }, requires: [sender] }] }
    notifications:
      parcel_came:
        summary: "A parcel came."
        target: home
        category: parcel
        push: { data: { sender: { type: string, key: parcelSender, example: "A" } } }
        copy: { body: { en: "A parcel" } }
      letter_came:
        summary: "A letter came."
        target: home
        category: letter
        push: { data: { sender: { type: string, key: letterSender, example: "B" } } }
        copy: { body: { en: "A letter" } }
    """)
  let keys = spec.ruleTable.categories.map { $0.actions.map(\.requires) }
  #expect(keys == [[["letterSender"]], [["parcelSender"]]])
}
