import Testing

@testable import SpecLint

@Test func aPlaceNeedsTheLocation() throws {
  try expectFindings(
    of: UnneededPermissionRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: location
            permission: location
            optional: true
            screen: { id: ask, title: { en: "Places" }, primary: { en: "Continue" } }
      notifications:
        nearby:
          summary: "Nearby."
          target: home
          trigger: { location: { latitude: 1, longitude: 2, radius: 200 } }
          copy: { body: { en: "You are here" } }
      """#, [])
}
