import Testing

@testable import SpecLint

@Test func titlesMayBeShared() throws {
  try expectFindings(
    of: DuplicateBodyRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        morning:
          summary: "Morning."
          target: home
          trigger: { calendar: { every: day, time: "08:00" } }
          copy: { title: { en: "Hi" }, body: { en: "Tidy up" } }
        evening:
          summary: "Evening."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { title: { en: "Hi" }, body: { en: "Tidy up now" } }
      """#, [])
}

@Test func variantsOfOneTypeMayRepeatThemselves() throws {
  try expectFindings(
    of: DuplicateBodyRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        morning:
          summary: "Morning."
          target: home
          trigger: { calendar: { every: day, time: "08:00" } }
          copy: { body: { variants: { choose: rotate, a: { en: "Tidy up" }, b: { en: "Tidy up" } } } }
      """#, [])
}

@Test func anAliasIsOneTextAtOnePlace() throws {
  try expectFindings(
    of: DuplicateBodyRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        morning:
          summary: "Morning."
          target: home
          trigger: { calendar: { every: day, time: "08:00" } }
          copy: { body: &words { en: "Tidy up" } }
        evening:
          summary: "Evening."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { body: *words }
      """#, [])
}
