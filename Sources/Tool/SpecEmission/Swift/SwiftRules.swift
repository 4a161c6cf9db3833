import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// Rules as the Swift expressions that build them.
enum SwiftRules {
  static func policies(_ rule: PolicyRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [("slot", time(rule.slot)), ("caps", .list(rule.caps.map(cap)))]
    if let quiet = rule.quietHours {
      arguments.append(("quietHours", quietHours(quiet)))
    }
    arguments += [
      ("horizon", span(rule.horizon)), ("pendingBudget", .atom("\(rule.pendingBudget)")),
    ]
    if !rule.replaces.isEmpty { arguments.append(("replaces", .list(rule.replaces.map { .text($0) }))) }
    arguments.append(("foreground", .atom(".\(rule.foreground.rawValue)")))
    if rule.presentation != .standard {
      let options = PresentationOption.allCases.filter { rule.presentation.contains($0.options) }
      arguments.append(("presentation", .list(options.map { .atom(".\($0.rawValue)") })))
    }
    if rule.clearBadge != .never { arguments.append(("clearBadge", .atom(".\(rule.clearBadge.rawValue)"))) }
    return .call("PolicyRule", arguments)
  }

  private static func quietHours(_ rule: QuietHoursRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] =
      if case .fixed(let from) = rule.from, case .fixed(let to) = rule.to, rule.when == nil {
        [("from", time(from)), ("to", time(to))]
      } else {
        [("from", time(rule.from)), ("to", time(rule.to))]
      }
    arguments.append(("held", .atom(".\(rule.held.rawValue)")))
    if let when = rule.when { arguments.append(("when", condition(when))) }
    return .call("QuietHoursRule", arguments)
  }

  private static func time(_ time: TimeOfDayRule) -> SwiftExpression {
    switch time {
    case .fixed(let time): .call(".fixed", [self.time(time)])
    case .preference(let id): .call(".preference", [.text(id)])
    }
  }

  static func profile(_ rule: ProfileRule) -> SwiftExpression {
    .call("ProfileRule", [(nil, .text(rule.id)), ("policies", policies(rule.policies))])
  }

  static func event(_ rule: EventRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(rule.name)), ("on", .list(rule.transitions.map(transition))),
    ]
    if !rule.parameters.isEmpty {
      arguments.append(("parameters", .list(rule.parameters.map { .atom(".\($0)") })))
    }
    if !rule.arguments.isEmpty { arguments.append(("arguments", .list(rule.arguments.map(argument)))) }
    return .call("EventRule", arguments)
  }

  private static func argument(_ rule: EventArgument) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.name)), ("argument", .text(rule.argument))]
    if rule.key != rule.argument { arguments.append(("key", .text(rule.key))) }
    return .call("EventArgument", arguments)
  }

  private static func transition(_ transition: EventRule.Transition) -> SwiftExpression {
    if case .permission(let permission, let change) = transition {
      return .atom(".permission(.\(permission), .\(change))")
    }
    return .atom(".\(transition)")
  }
}

extension SwiftRules {
  static func range(_ range: ClosedRange<Double>) -> SwiftExpression {
    .atom(number(range.lowerBound).onOneLine + "..." + number(range.upperBound).onOneLine)
  }

  /// Without the `.0` of a whole number.
  static func number(_ number: Double) -> SwiftExpression {
    .atom(Int(exactly: number).map(grouped) ?? number.description)
  }

  /// `swift format` wants groups of three in numbers of seven digits and more.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    if digits.count > 6 {
      for count in stride(from: 3, to: digits.count, by: 3) {
        digits.insert("_", at: digits.index(digits.endIndex, offsetBy: -count - (count / 3 - 1)))
      }
    }
    return (number < 0 ? "-" : "") + digits
  }

  private static func cap(_ rule: CapRule) -> SwiftExpression {
    let window: SwiftExpression =
      switch rule.window {
      case .rollingDay: .atom(".rollingDay")
      case .calendarDay: .atom(".calendarDay")
      case .calendarWeek: .atom(".calendarWeek")
      case .span(let span): .call(".span", [self.span(span)])
      }
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(rule.id)), ("max", .atom("\(rule.max)")), ("per", window),
    ]
    if !rule.groups.isEmpty { arguments.append(("groups", .list(rule.groups.map { .text($0) }))) }
    return .call("CapRule", arguments)
  }

  /// In the largest unit that counts it whole and more than once: 60 minutes, 24 hours.
  static func span(_ span: TimeSpan) -> SwiftExpression { .atom("TimeSpan" + spanMember(span)) }

  /// Where the parameter says the type.
  static func shortSpan(_ span: TimeSpan) -> SwiftExpression { .atom(spanMember(span)) }

  static func spanMember(_ span: TimeSpan) -> String {
    if span == .zero { return ".zero" }
    if let unit = unit(of: span) { return ".\(unit.name)(\(span.milliseconds / unit.length))" }
    return ".milliseconds(\(span.milliseconds))"
  }

  /// The largest unit that counts it whole and more than once.
  static func unit(of span: TimeSpan) -> (length: Int64, name: String)? {
    spanUnits.first { span.milliseconds % $0.length == 0 && span.milliseconds != $0.length }
  }

  private static let spanUnits: [(length: Int64, name: String)] = [
    (86_400_000, "days"), (3_600_000, "hours"), (60_000, "minutes"), (1000, "seconds"),
  ]

  static func time(_ time: WallClockTime) -> SwiftExpression {
    var parts = [time.hour, time.minute]
    if time.second != 0 || time.millisecond != 0 { parts.append(time.second) }
    if time.millisecond != 0 { parts.append(time.millisecond) }
    return .call("time", parts.map { .atom(String($0)) })
  }
}
