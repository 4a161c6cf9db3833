import NotificationRules
import NotificationTerms
import Testing

@Suite struct EventTransitionTests {
  private typealias Transition = EventRule.Transition

  @Test func everyTransitionHasItsOwnName() {
    let names = Transition.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(names.count == 17 + Permission.allCases.count * EventRule.PermissionChange.allCases.count)
    for transition in Transition.allCases {
      #expect(Transition(rawValue: transition.rawValue) == transition)
      #expect(transition.rawValue == transition.subject + "." + transition.stage)
    }
  }

  @Test func theStageIsTheLastWord() {
    #expect(Transition.permission(.photos, .prePromptShown).rawValue == "permission.photos.pre_prompt_shown")
    #expect(Transition.permission(.photos, .prePromptShown).stage == "pre_prompt_shown")
    #expect(Transition.permission(.photos, .granted).subject == "permission.photos")
    #expect(Transition.notificationScheduleFailed.stage == "schedule_failed")
    #expect(Transition.permissionFlowStarted.subject == "permission_flow")
  }

  @Test(arguments: ["", "permission", "permission.photos", "permission.photos.given", "notification.Fired", "token."])
  func anythingElseIsInvalid(_ name: String) {
    #expect(Transition(rawValue: name) == nil)
  }
}
