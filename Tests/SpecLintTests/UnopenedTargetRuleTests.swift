import Testing

@testable import SpecLint

@Test func aButtonInTheBackgroundOpensNothing() throws {
  try expectFindings(
    of: UnopenedTargetRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home }, plan: { path: /plan } } }
      categories:
        plan:
          actions:
            - { id: PLAN, title: { en: "Plan" }, options: [authentication_required], target: 1️⃣plan }
            - { id: HOME, title: { en: "Home" }, options: [foreground], target: home }
            - { id: DONE, title: { en: "Done" } }
      """#,
    [
      (
        "1️⃣",
        "'PLAN' in 'categories.plan' never opens 'plan', because the button does not open the app: write "
          + "'options: [foreground]', or leave 'target' out"
      )
    ])
}
