import Testing

@testable import SpecLint

@Test func aButtonForNotificationsMaySayWhatItDoes() throws {
  try expectFindings(
    of: AllowLabelRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            summary: "Asks."
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Allow Notifications" } }
      """#, [])
}

@Test func aTranslationIsReadTooAndAStepIsFoundOnce() throws {
  try expectFindings(
    of: AllowLabelRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, zh-Hans], source_locale: en, delivery: local }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            screen:
              id: photos_pre_prompt
              title: { en: "Photos", ru: "Фото", zh-Hans: "照片" }
              primary: { en: "Next", ru: 1️⃣"Разрешить доступ", zh-Hans: "允许访问" }
      """#,
    [
      (
        "1️⃣",
        "The button 'Разрешить доступ' of the step 'photos' leads to an iOS dialog, which has its own 'Allow'. Use a "
          + "word such as 'Continue'"
      )
    ])
}
