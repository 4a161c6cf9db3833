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

@Test func aStepThatIsOptionalCannotHaveModules() throws {
  try expectFindings(
    of: UnneededPermissionRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: pictures
            permission: 1️⃣camera
            usage_key: NSCameraUsageDescription
            optional: true
            screen:
              id: ask
              title: { en: "Pictures" }
              primary: { en: "Continue" }
              usage_description: { en: "You can take a picture of a receipt." }
      """#,
    [
      (
        "1️⃣",
        "The step 'pictures' asks for 'camera', but no answer blocks, hides or disables a module: say which modules need "
          + "it and remove 'optional', or do not ask"
      )
    ])
}
