import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension SwiftRules {
  static func category(_ rule: CategoryRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(rule.identifier)), ("actions", .list(rule.actions.map(action))),
    ]
    if rule.reportsDismissal { arguments.append(("reportsDismissal", .atom("true"))) }
    return .call("CategoryRule", arguments)
  }

  private static func action(_ rule: ActionRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.id))]
    if let target = rule.target { arguments.append(("target", .text(target))) }
    if !rule.constants.isEmpty {
      let constants = rule.constants.map {
        SwiftExpression.call("TargetConstant", [.text($0.parameter), value($0.value)])
      }
      arguments.append(("constants", .list(constants)))
    }
    if rule.opensApp { arguments.append(("opensApp", .atom("true"))) }
    if rule.takesText { arguments.append(("takesText", .atom("true"))) }
    if !rule.requires.isEmpty { arguments.append(("requires", .texts(rule.requires))) }
    switch rule.snooze {
    case .span(let snooze): arguments.append(("snooze", .call(".span", [span(snooze)])))
    case .preference(let id): arguments.append(("snooze", .call(".preference", [.text(id)])))
    case nil: break
    }
    if let signal = rule.signal { arguments.append(("signal", .text(signal))) }
    return .call("ActionRule", arguments)
  }

  /// Only what differs from the default.
  static func content(_ rule: ContentRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = []
    if !rule.category.isEmpty { arguments.append(("category", .text(rule.category))) }
    if !rule.thread.isEmpty { arguments.append(("thread", .text(rule.thread))) }
    if rule.relevance != 0 { arguments.append(("relevance", number(rule.relevance))) }
    switch rule.badge {
    case .number(let number): arguments.append(("badge", .atom("\(number)")))
    case .argument(let id): arguments.append(("badge", .call(".argument", [.text(id)])))
    case nil: break
    }
    if rule.sound != .standard { arguments.append(("sound", sound(rule.sound))) }
    if !rule.attachments.isEmpty { arguments.append(("attachments", .list(rule.attachments.map(attachment)))) }
    return .call("ContentRule", arguments)
  }

  private static func sound(_ sound: NotificationSound) -> SwiftExpression {
    switch sound {
    case .standard: .atom(".standard")
    case .silent: .atom(".silent")
    case .critical: .atom(".critical")
    case .file(let name): .call(".file", [.text(name)])
    case .criticalFile(let name, let volume):
      .call(".criticalFile", [(nil, .text(name)), ("volume", volume.map(number) ?? .atom("nil"))])
    }
  }

  private static func attachment(_ attachment: NotificationAttachment) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(attachment.identifier)), ("file", .text(attachment.file)),
    ]
    if let hint = attachment.typeHint { arguments.append(("typeHint", .text(hint))) }
    return .call("NotificationAttachment", arguments)
  }

  /// A call of what `SwiftModule.date` declares: a day number says nothing to people.
  static func date(_ date: CivilDate) -> SwiftExpression {
    .call("date", [.atom("\(date.year)"), .atom("\(date.month)"), .atom("\(date.day)")])
  }
}
