import Testing

@testable import SpecLint

@Test func eachLanguageIsJudgedByItself() throws {
  try expectFindings(
    of: VagueUsageTextRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, zh-Hans], source_locale: en, delivery: local }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            screen:
              id: photos_pre_prompt
              title: { en: "Photos", ru: "Фото", zh-Hans: "照片" }
              primary: { en: "Continue", ru: "Далее", zh-Hans: "继续" }
              usage_description:
                en: 1️⃣"We look for duplicates in your photos"
                ru: 2️⃣"Разрешите доступ к фото, чтобы найти дубликаты."
                zh-Hans: "我们会在您的照片中查找重复项。"
      """#,
    [
      ("1️⃣", "'permission_flow.steps[0].screen.usage_description.en' ends without a full stop"),
      (
        "2️⃣",
        "'permission_flow.steps[0].screen.usage_description.ru' begins with 'разреш', like a command: say "
          + "what the app does instead"
      ),
    ])
}

@Test func thaiHasNoFullStop() throws {
  try expectFindings(
    of: VagueUsageTextRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, th], source_locale: en, delivery: local }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            screen:
              id: photos_pre_prompt
              title: { en: "Photos", th: "รูปภาพ" }
              primary: { en: "Continue", th: "ต่อไป" }
              usage_description:
                en: "We look for duplicates in your photos."
                th: "เราค้นหารูปภาพที่ซ้ำกันในรูปภาพของคุณ"
      """#, [])
}
