import Testing

@testable import SpecLint

@Test func aRequestThatShowsNoDialogMayComeAtLaunch() throws {
  try expectFindings(
    of: PromptAtLaunchRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
        authorization: { options: [alert, provisional], ask_at: launch }
      """#, [])
}
