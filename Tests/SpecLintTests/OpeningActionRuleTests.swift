import Testing

@testable import SpecLint

@Test func anotherScreenIsMoreThanATap() throws {
  try expectFindings(
    of: OpeningActionRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home }, map: { path: /map } } }
      categories:
        plan:
          actions:
            - { id: MAP, title: { en: "Map" }, options: [foreground], target: map }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: plan
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func aButtonThatNeedsMoreDoesMore() throws {
  try expectFindings(
    of: OpeningActionRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: { parameters: { request: { type: string } } } }
      categories:
        plan:
          actions:
            - { id: ACCEPT, title: { en: "Accept" }, options: [foreground], requires: [request] }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          arguments: { request: { type: string } }
          category: plan
          copy: { body: { en: "Hello" } }
      """,
    [])
}
