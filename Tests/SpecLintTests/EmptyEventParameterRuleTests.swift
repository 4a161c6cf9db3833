import Testing

@testable import SpecLint

@Test func oneMomentThatBringsItIsEnough() throws {
  try expectFindings(
    of: EmptyEventParameterRule(),
    in: #"""
      notispec: 1
      analytics:
        provider: firebase
        events:
          a: { on: [permission.photos.granted, permission.photos.denied], parameters: [access, permission, stage] }
          b: { on: permission.photos.denied, parameters: [1️⃣access, 2️⃣type] }
          c: { on: token.failed, parameters: [error, 3️⃣action] }
          d: { on: [token.failed, token.stored], parameters: [4️⃣action] }
      """#,
    [
      ("1️⃣", "'analytics.events.b' never has a value for 'access': 'permission.photos.denied' has none"),
      ("2️⃣", "'analytics.events.b' never has a value for 'type': 'permission.photos.denied' has none"),
      ("3️⃣", "'analytics.events.c' never has a value for 'action': 'token.failed' has none"),
      ("4️⃣", "'analytics.events.d' never has a value for 'action': 'token.failed', 'token.stored' have none"),
    ])
}

@Test func aVariantNeedsATypeThatHasOne() throws {
  func check(_ body: String, _ message: String?) throws {
    try expectFindings(
      of: EmptyEventParameterRule(),
      in: """
        notispec: 1
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        notifications:
          daily:
            summary: "Daily."
            target: home
            trigger: { calendar: { every: day } }
            copy: { body: \(body) }
        analytics:
          provider: firebase
          events:
            opened: { on: notification.opened, parameters: [type, 1️⃣variant] }
        """, message.map { [("1️⃣", $0)] } ?? [])
  }
  try check(
    "{ en: \"Hi\" }",
    "'analytics.events.opened' never has a value for 'variant': no type that the device plans has variants or an experiment"
  )
  try check("{ variants: { choose: rotate, a: { en: \"Hi\" }, b: { en: \"Hey\" } } }", nil)
}
