import NotificationCivilTime
import NotificationRules

/// The permission flow, the moment of asking and the push token.
extension SwiftRules {
  static func authorization(_ rule: AuthorizationRule) -> SwiftExpression {
    let occasion: SwiftExpression =
      switch rule.askAt {
      case .permissionFlow: .atom(".permissionFlow")
      case .afterSignIn: .atom(".afterSignIn")
      case .preference(let id): .call(".preference", [.text(id)])
      case .launch: .atom(".launch")
      }
    var arguments: [(String?, SwiftExpression)] = [("askAt", occasion)]
    if let fallback = rule.fallback { arguments.append(("fallback", .text(fallback))) }
    if rule.needsPrePrompt { arguments.append(("needsPrePrompt", .atom("true"))) }
    if rule.options != AuthorizationRule.standardOptions {
      arguments.append(("options", .list(rule.options.map { .atom(".\($0)") })))
    }
    return .call("AuthorizationRule", arguments)
  }

  static func permissionFlow(_ rule: PermissionFlowRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = []
    if !rule.showWhen.isEmpty { arguments.append(("showWhen", .list(rule.showWhen.map { .atom(".\($0)") }))) }
    if !rule.showAfter.isEmpty {
      let signals: [SwiftExpression] = rule.showAfter.map {
        .call(".init", [(nil, .text($0.signal)), ("atLeast", .atom("\($0.atLeast)"))])
      }
      arguments.append(("showAfter", .list(signals)))
    }
    if let again = rule.again {
      arguments.append(("again", .call(".init", [("after", span(again.after)), ("max", .atom("\(again.max)"))])))
    }
    if let flag = rule.completedFlag { arguments.append(("completedFlag", .text(flag))) }
    if let flag = rule.forcedBy { arguments.append(("forcedBy", .text(flag))) }
    arguments.append(("steps", .list(rule.steps.map(step))))
    if !rule.screens.isEmpty { arguments.append(("screens", .list(rule.screens.map(screen)))) }
    if let final = rule.finalScreen {
      arguments.append(
        (
          "finalScreen",
          .call(
            "FinalScreenRule",
            [(nil, .text(final.id)), ("when", .atom(".\(final.when)")), ("target", .text(final.target))])
        ))
    }
    if !rule.modules.isEmpty { arguments.append(("modules", .texts(rule.modules))) }
    return .call("PermissionFlowRule", arguments)
  }

  private static func step(_ rule: PermissionStepRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(rule.id)), ("asks", .atom(".\(rule.permission.rawValue)")), ("on", .text(rule.screen)),
    ]
    if !rule.canSkip { arguments.append(("canSkip", .atom("false"))) }
    if !rule.consequences.isEmpty { arguments.append(("consequences", .list(rule.consequences.map(consequence)))) }
    return .call("PermissionStepRule", arguments)
  }

  private static func consequence(_ rule: ConsequenceRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .atom(".\(rule.answer.rawValue)"))]
    for (label, modules) in [("block", rule.block), ("hide", rule.hide), ("disable", rule.disable)]
    where !modules.isEmpty {
      arguments.append((label, .texts(modules)))
    }
    if let screen = rule.screen { arguments.append(("screen", .text(screen))) }
    return .call("ConsequenceRule", arguments)
  }

  private static func screen(_ rule: PermissionScreenRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.id))]
    for (label, destination) in [("primary", rule.primary), ("secondary", rule.secondary)] {
      if let destination { arguments.append((label, .atom(".\(destination)"))) }
    }
    return .call("PermissionScreenRule", arguments)
  }

  static func token(_ rule: TokenRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [("store", .text(rule.store)), ("field", .text(rule.field))]
    if rule.encoding != .opaque { arguments.append(("encoding", .atom(".\(rule.encoding.rawValue)"))) }
    arguments += [
      ("writeWhen", .list(rule.writeWhen.map { .atom(".\($0)") })),
      ("clearsOnSignOut", .atom("\(rule.clearsOnSignOut)")),
      ("clearsOnRevocation", .atom("\(rule.clearsOnRevocation)")),
      ("retriesAtLaunch", .atom("\(rule.retriesAtLaunch)")),
      ("refreshesAtLaunch", .atom("\(rule.refreshesAtLaunch)")),
      ("mocksSimulator", .atom("\(rule.mocksSimulator)")),
      ("debugLog", .atom(".\(rule.debugLog.rawValue)")), ("releaseLog", .atom(".\(rule.releaseLog.rawValue)")),
    ]
    let budgets = [
      ("registration", rule.budgets.registration), ("upload", rule.budgets.upload),
      ("refresh", rule.budgets.refresh), ("total", rule.budgets.total),
    ].compactMap { label, budget in budget.map { (Optional(label), span($0)) } }
    if !budgets.isEmpty { arguments.append(("budgets", .call("TokenBudgets", budgets))) }
    return .call("TokenRule", arguments)
  }

  static func preferenceStore(_ rule: PreferenceStoreRule) -> SwiftExpression {
    let fields = rule.fields.map { field in
      SwiftExpression.call("PreferenceStoreRule.Field", [(nil, .text(field.preference)), ("in", .text(field.name))])
    }
    return .call("PreferenceStoreRule", [("store", .text(rule.store)), ("fields", .list(fields))])
  }
}
