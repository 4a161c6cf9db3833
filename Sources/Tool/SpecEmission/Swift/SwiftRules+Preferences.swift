import NotificationRules

extension SwiftRules {
  static func preference(_ rule: PreferenceRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] =
      switch rule.kind {
      case .toggle(let isOn, let controls):
        [("toggle", .text(rule.id)), ("default", .atom("\(isOn)")), ("controls", scope(controls))]
      case .time(let time): [("time", .text(rule.id)), ("default", .atom(self.time(time).onOneLine))]
      case .weekdays(let days): [("weekdays", .text(rule.id)), ("default", weekdays(days))]
      case .times(let times, let most):
        [("times", .text(rule.id)), ("default", .list(times.map(self.time))), ("atMost", .atom("\(most)"))]
      case .number(let number, let range):
        [("number", .text(rule.id)), ("default", self.number(number)), ("in", self.range(range))]
      case .choice(let option, let options):
        [("choice", .text(rule.id)), ("default", .text(option)), ("options", .list(options.map(self.option)))]
      }
    if let parent = rule.parent { arguments.append(("parent", .text(parent))) }
    return .call("PreferenceRule", arguments)
  }

  static func attribute(_ rule: AttributeRule) -> SwiftExpression {
    .call("AttributeRule", [(nil, .text(rule.id)), ("values", .texts(rule.values))])
  }

  static func flag(_ rule: FlagRule) -> SwiftExpression {
    .call("FlagRule", [(nil, .text(rule.id)), ("default", .atom("\(rule.isOnByDefault)"))])
  }

  static func experiment(_ rule: ExperimentRule) -> SwiftExpression {
    let arms = rule.arms.map { SwiftExpression.call(".init", [(nil, .text($0.id)), (nil, .atom("\($0.share)"))]) }
    return .call("ExperimentRule", [(nil, .text(rule.id)), ("arms", .list(arms))])
  }

  static func settingsSection(_ rule: SettingsSectionRule) -> SwiftExpression {
    .call("SettingsSectionRule", [(nil, .text(rule.id)), ("rows", .texts(rule.rows))])
  }

  static func formerID(_ former: FormerID) -> SwiftExpression {
    let kind: SwiftExpression =
      switch former.kind {
      case .option(let setting): .call(".option", [("of", .text(setting))])
      case .action(let category): .call(".action", [("of", .text(category))])
      case .app, .type, .preference, .signal, .target, .category: .atom(".\(former.kind)")
      }
    return .call("FormerID", [(nil, kind), (nil, .text(former.old)), ("isNow", .text(former.new))])
  }

  private static func scope(_ scope: PreferenceRule.Scope) -> SwiftExpression {
    switch scope {
    case .all: .atom(".all")
    case .types(let ids): .call(".types", [.texts(ids)])
    }
  }

  private static func option(_ rule: OptionRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.id))]
    if let every = rule.every { arguments.append(("every", recurrence(every))) }
    return .atom(SwiftExpression.call("OptionRule", arguments).onOneLine)
  }

  private static func recurrence(_ recurrence: Recurrence) -> SwiftExpression {
    switch recurrence {
    case .day: .atom(".day")
    case .week: .atom(".week")
    case .month: .atom(".month")
    case .year: .atom(".year")
    case .days(let days): .call(".days", [.atom("\(days)")])
    }
  }
}
