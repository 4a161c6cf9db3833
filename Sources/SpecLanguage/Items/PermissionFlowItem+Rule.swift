import NotificationRules

extension PermissionFlowItem {
  func rule(modules: [String]) -> PermissionFlowRule {
    PermissionFlowRule(
      showWhen: showWhen.map(\.value.rule),
      completedFlag: completedFlag?.value,
      forcedBy: forcedBy?.value,
      steps: steps.map(\.rule),
      screens: screens.map { screen in
        PermissionScreenRule(
          screen.id, primary: screen.primaryOpens?.rule, secondary: screen.secondaryOpens?.rule)
      },
      finalScreen: finalScreen.map { FinalScreenRule($0.id, when: $0.when.value.rule, target: $0.target.value) },
      modules: modules)
  }
}

extension PermissionFlowItem.Occasion {
  fileprivate var rule: PermissionFlowRule.Occasion {
    switch self {
    case .firstLaunch: .firstLaunch
    case .notCompleted: .notCompleted
    case .forced: .forced
    }
  }
}

extension PermissionStepItem {
  fileprivate var rule: PermissionStepRule {
    PermissionStepRule(
      id, asks: permission.value, on: screen.id, canSkip: screen.secondary != nil,
      consequences: consequences.map(\.rule))
  }
}

extension ConsequenceItem {
  fileprivate var rule: ConsequenceRule {
    ConsequenceRule(
      answer.rule, block: block.map(\.value), hide: hide.map(\.value), disable: disable.map(\.value),
      screen: screen?.value)
  }
}

extension PermissionAnswer {
  fileprivate var rule: PermissionChoice {
    switch self {
    case .granted: .granted
    case .limited: .limited
    case .denied: .denied
    case .skipped: .skipped
    case .dismissed: .dismissed
    }
  }
}

extension PermissionScreenItem.Destination {
  fileprivate var rule: PermissionScreenRule.Destination {
    switch self {
    case .settings: .settings
    case .prePrompt: .prePrompt
    case .nextStep: .nextStep
    case .app: .app
    }
  }
}

extension FinalScreenItem.Occasion {
  fileprivate var rule: FinalScreenRule.Occasion {
    switch self {
    case .allGranted: .allGranted
    case .always: .always
    case .never: .never
    }
  }
}
