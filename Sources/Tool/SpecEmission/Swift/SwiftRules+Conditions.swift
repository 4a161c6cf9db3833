import NotificationCivilTime
import NotificationRules

/// What must be true when it comes.
extension SwiftRules {
  static func condition(_ rule: ConditionRule) -> SwiftExpression {
    switch rule {
    case .elapsed(let since, let orSince, let test):
      .call(
        ".elapsed", [("since", .text(since))] + (orSince.map { [("orSince", .text($0))] } ?? []) + [elapsed(test)])
    case .last(let signal, let test):
      .call(
        ".last",
        [(nil, .text(signal))] + arguments(of: test))
    case .happened(let signal, let since, let least):
      .call(
        ".happened",
        [
          (nil, signal.filter == nil ? .text(signal.signal) : self.signal(signal)), ("since", happenedSince(since)),
        ] + (least == 1 ? [] : [("atLeast", .atom("\(least)"))]))
    case .preference(let id, let isOn): .call(".preference", [(nil, .text(id)), ("is", .atom("\(isOn)"))])
    case .choice(let id, let option): .call(".choice", [(nil, .text(id)), ("is", .text(option))])
    case .attribute(let id, let value): .call(".attribute", [(nil, .text(id)), ("is", .text(value))])
    case .device(let rule): .call(".device", [device(rule)])
    case .flag(let id): .call(".flag", [(nil, .text(id))])
    case .experiment(let id, let arm): .call(".experiment", [(nil, .text(id)), ("is", .text(arm))])
    case .any(let rules): .call(".any", [.list(rules.map(condition))])
    case .all(let rules): .call(".all", [.list(rules.map(condition))])
    case .not(let rule): .call(".not", [condition(rule)])
    }
  }

  private static func device(_ rule: DeviceRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = []
    func version(_ version: AppVersion) -> SwiftExpression {
      .atom("AppVersion(\(version.description.split(separator: ".").joined(separator: ", ")))")
    }
    if !rule.regions.isEmpty { arguments.append(("regions", .texts(rule.regions))) }
    if !rule.languages.isEmpty { arguments.append(("languages", .texts(rule.languages))) }
    if let oldest = rule.appVersion { arguments.append(("appVersion", version(oldest))) }
    if let below = rule.below { arguments.append(("below", version(below))) }
    return .call("DeviceRule", arguments)
  }

  private static func elapsed(_ test: ElapsedTest) -> (String?, SwiftExpression) {
    switch test {
    case .moreThan(let span): ("moreThan", shortSpan(span))
    case .atLeast(let span): ("atLeast", shortSpan(span))
    }
  }

  private static func happenedSince(_ since: HappenedSince) -> SwiftExpression {
    switch since {
    case .ever: .atom(".ever")
    case .trigger: .atom(".trigger")
    case .lastDelivery: .atom(".lastDelivery")
    case .signal(let id): .call(".signal", [.text(id)])
    case .today: .atom(".today")
    case .within(let span): .call(".within", [shortSpan(span)])
    }
  }

  static func signal(_ rule: SignalRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.signal))]
    if let filter = rule.filter { arguments.append(("where", value(filter))) }
    return .call("SignalRule", arguments)
  }

  static func value(_ test: ValueTest) -> SwiftExpression {
    .call("ValueTest", arguments(of: test))
  }

  private static func arguments(of test: ValueTest) -> [(String?, SwiftExpression)] {
    [
      (nil, .text(test.parameter)), (nil, .atom(".\(test.comparison)")),
      test.preference.map { ("preference", .text($0)) } ?? (nil, number(test.value)),
    ]
  }
}
