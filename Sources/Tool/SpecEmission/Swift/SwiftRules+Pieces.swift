import NotificationRules
import NotificationText
import TextWriting

/// Screens and types as the calls upon `RuleRows` that write them down.
extension SwiftRules {
  /// A screen piece by piece; see `RuleRows`.
  static func write(_ rule: TargetRule, to writer: inout SwiftWriter) {
    func piece(_ name: String, _ id: String) {
      writer.beginLine()
      writer.write("rows.")
      writer.write(name)
      writer.write("(")
      writer.writeLiteral(id)
      writer.write(")")
      writer.endLine()
    }
    piece("target", rule.id)
    for parameter in rule.parameters { piece("parameter", parameter) }
    if let fallback = rule.fallback { piece("fallback", fallback) }
    if let module = rule.module { piece("module", module) }
    for key in rule.payload { writer.expression(.call("rows.payload", [parameter(key)])) }
  }

  private static func parameter(_ parameter: LinkParameter) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(parameter.id)), ("key", .text(parameter.key))]
    if parameter.kind != .text { arguments.append((nil, .member("\(parameter.kind)"))) }
    if parameter.isOptional { arguments.append(("isOptional", .atom("true"))) }
    return .call("LinkParameter", arguments)
  }

  /// A type piece by piece, but for its texts; see `RuleRows`.
  static func write(_ rule: TypeRule, to writer: inout SwiftWriter) {
    writer.expression(head(id: rule.id, priority: rule.priority, onCap: rule.onCap, target: rule.target))
    for constant in rule.constants {
      writer.expression(.call("rows.constant", [.text(constant.parameter), value(constant.value)]))
    }
    for trigger in rule.triggers { writer.expression(piece(trigger)) }
    for condition in rule.conditions { writer.expression(piece(condition)) }
    if let again = rule.repeatAfter {
      var days: [(String?, SwiftExpression)] = [("afterDays", .atom("\(again.days)"))]
      if let condition = again.orWhen { days.append(("orWhen", self.condition(condition))) }
      writer.expression(.call("rows.repeats", [.call("RepeatRule", days)]))
    }
    if let followUp = rule.followUp {
      var values: [(String?, SwiftExpression)] = [
        ("every", span(followUp.every)), ("times", .atom("\(followUp.times)")),
      ]
      if let until = followUp.until { values.append(("until", condition(until))) }
      writer.expression(.call("rows.followedUp", [.call("FollowUpRule", values)]))
    }
    if let per = rule.per {
      var values: [(String?, SwiftExpression)] = [(nil, .text(per.parameter)), ("atMost", .atom("\(per.atMost)"))]
      for (number, signal) in per.signals.enumerated() { values.append((number == 0 ? "in" : nil, .text(signal))) }
      writer.expression(.call("rows.per", values))
    }
    for value in TypeRule.plainValues where value.content(rule) != value.content(standard) {
      writer.expression(.call("rows.set", [(nil, .atom("\\.\(value.name)")), plain(value.content(rule))]))
    }
    if let window = rule.window {
      let times: [(String?, SwiftExpression)] = [("from", time(window.from)), ("to", time(window.to))]
      writer.expression(.call("rows.window", [.call("WindowRule", times)]))
    }
    if let expires = rule.expires { writer.expression(.call("rows.expires", [("on", date(expires))])) }
    if rule.content != ContentRule() { writer.expression(.call("rows.content", [content(rule.content)])) }
    if let push = rule.push {
      var values: [(String?, SwiftExpression)] = []
      if let key = push.screenKey { values.append(("screenKey", .text(key))) }
      if push.isMutable { values.append(("isMutable", .atom("true"))) }
      if !push.values.isEmpty { values.append(("values", .list(push.values.map(parameter)))) }
      writer.expression(.call("rows.push", [.call("PushRule", values)]))
    }
  }

  /// A type with nothing but what every type has.
  private static let standard = TypeRule("", target: "", triggers: [], copy: [])

  private static func plain(_ content: PlainValue.Content) -> (String?, SwiftExpression) {
    switch content {
    case .number(let number): (nil, .atom("\(number)"))
    case .flag(let flag): (nil, .atom("\(flag)"))
    case .text(let text): text.map { ("text", .text($0)) } ?? (nil, .atom("nil"))
    case .span(let span): (nil, span.map(shortSpan) ?? .atom("nil"))
    case .word(let word): (nil, word.map { .member($0) } ?? .atom("nil"))
    }
  }

  static func value(_ value: ParameterValue) -> SwiftExpression {
    switch value {
    case .int(let number): .call(".int", [.atom("\(number)")])
    case .double(let number): .call(".double", [self.number(number)])
    case .string(let text): .call(".string", [.text(text)])
    }
  }

  static func head(id: String, priority: Int, onCap: TypeRule.OnCap, target: String) -> SwiftExpression {
    .call(
      "rows.type",
      [
        (nil, .text(id)), ("priority", .atom("\(priority)")), ("onCap", .member(onCap.rawValue)),
        ("target", .text(target)),
      ])
  }

  /// A trigger, without a separate rule if it is one of the kinds that most types have.
  static func piece(_ rule: TriggerRule) -> SwiftExpression {
    let trigger = trigger(rule)
    guard case .application(let name, let arguments) = trigger, name == ".after" || name == ".slotAfter" else {
      return .call("rows.trigger", [trigger])
    }
    return .call("rows" + name, arguments)
  }

  /// A condition; see `piece(_:)` of a trigger.
  static func piece(_ rule: ConditionRule) -> SwiftExpression {
    let condition = condition(rule)
    switch rule {
    case .elapsed: break
    case .happened(let signal, _, 1) where signal.filter == nil: break
    default: return .call("rows.condition", [condition])
    }
    guard case .application(let name, let arguments) = condition else { return condition }
    return .call("rows" + name, arguments)
  }

  /// - Parameter standard: Where the catalogue has what is said instead of a missing value.
  static func argument(_ rule: ArgumentRule, standard: Int?) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [(nil, .text(rule.id))]
    if let source = rule.source { arguments += [("from", .text(source.signal)), (nil, .text(source.parameter))] }
    if let standard { arguments.append(("default", .atom("\(standard)"))) }
    if let format = rule.format { arguments.append(("format", self.format(format))) }
    if let zone = rule.zone { arguments.append(("zone", self.zone(zone))) }
    return .call("rows.argument", arguments)
  }

  private static func format(_ format: ValueFormat) -> SwiftExpression {
    switch format {
    case .decimal: .member("decimal")
    case .money(.code(let code)): .call(".money", [.call(".code", [.text(code)])])
    case .money(.argument(let id)): .call(".money", [.call(".argument", [.text(id)])])
    case .instant(let style): .call(".instant", [.member(style.swiftName)])
    }
  }

  /// The rotating texts of a field.
  static func variants(_ field: VariedCopy.Field) -> SwiftExpression {
    let choice: SwiftExpression =
      switch field.choice {
      case .rotate: .atom(".rotate")
      case .preference(let id): .call(".preference", [.text(id.value)])
      case .experiment(let id): .call(".experiment", [.text(id.value)])
      case .trigger: .atom(".trigger")
      case .argument(let id): .call(".argument", [.text(id.value)])
      case .parameter(let number):
        .call(
          ".parameter",
          [
            .text(number.parameter.value),
            .list(number.tests.map { .call("VariantTest", [.text($0.id)] + ($0.test.map { [value($0)] } ?? [])) }),
          ])
      }
    let rows: [SwiftExpression] = field.variants.map {
      .call("", [.text($0.id), .atom("\($0.rows.lowerBound)..<\($0.rows.upperBound)")])
    }
    return .call("rows.variants", [.atom(".\(field.field)"), choice, .list(rows)])
  }
}

extension CivilStyle {
  /// The name of the case.
  var swiftName: String { SwiftNames.lowerCamelCase(rawValue) }
}
