import Testing

@testable import SpecLint

/// It judges by the drawing: Cyrillic letters are wider, a picture takes room, and what is too long has another finding.
@Test func whatThePreviewCutsIsFound() throws {
  try expectFindings(
    of: CutOffTextRule(),
    in: #"""
      notispec: 1
      signals: { sale: { parameters: { name: { type: string } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: sale, delay: 1h } }
          arguments: { name: { type: string, example: "Anna" } }
          copy:
            title: { en: 1️⃣"Распродажа закончится в полночь" }
            body: { en: "{name}, the sale ends at midnight." }
        latin:
          summary: "Latin."
          target: home
          trigger: { after: { signal: sale, delay: 1h } }
          copy:
            title: { en: "The sale will end at midnight" }
            body: { en: "Three hours are left." }
        long:
          summary: "Long."
          target: home
          trigger: { after: { signal: sale, delay: 1h } }
          copy:
            title: { en: "This is a title that goes on and on until nobody wants to read it any more" }
            body: { en: "The sale ends." }
      """#,
    [("1️⃣", "'notifications.daily.copy.title.en' is cut off on the Lock Screen before 'очь'")])
}
