import Testing

@testable import SpecLint

@Test func chineseIsTwiceAsWideAndArgumentsCount() throws {
  try expectFindings(
    of: LongTextRule(),
    in: #"""
      notispec: 1
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            title: { en: 1️⃣"我们为您挑选了新的精彩照片我们为您挑选了新的精彩照片" }
            body: { en: "{count} photos" }
      """#,
    [("1️⃣", "'notifications.daily.copy.title.en' is as wide as 52 letters; the Lock Screen cuts off anything after 50")])
}
