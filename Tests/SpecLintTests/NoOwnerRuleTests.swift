import Testing

@testable import SpecLint

@Test func anAppWithoutTypesSendsNothing() throws {
  try expectFindings(
    of: NoOwnerRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
      """#, [])
}
