import NotificationRules
import SpecDiagnostics

/// `per`: a parameter whose values are kept apart.
public struct PerItem: SpecSection, Hashable {
  public let parameter: Located<String>
  public let atMost: Int

  public static let keys = SectionKeys<Self>(
    "per",
    doc: "Every value of a parameter has notifications of its own. Newer signals, `repeat_after` and conditions look "
      + "only at signals with the same value; signals without the parameter count for all of them.")

  private static let usual = 50

  public init(_ read: KeyReader<Self>) { self.init(read, of: []) }

  /// - Parameter triggers: The sound ones of the type.
  fileprivate init(_ read: KeyReader<Self>, of triggers: [TriggerItem]) {
    let parameter = read(
      "parameter", \.parameter, .reference(to: .parameter),
      doc: "The parameter with the value; an `int` or a `string` that the signals of all triggers carry.",
      example: "order_id")
    self.parameter = parameter
    atMost = read(
      "at_most", \.atMost, .int(1...1000), default: Self.usual,
      doc:
        "How many values are remembered. Then the one unused for longest is forgotten, preferably one with nothing "
        + "pending; what is pending for it ends with `per.limit`.",
      example: "20")
    read.check { mapping, app in
      if !read.isBroken {
        app.check(parameter, of: triggers, at: mapping.written("parameter") ?? mapping.origin, per: mapping.origin)
      }
    }
  }

  fileprivate init(parameter: Located<String>) {
    self.parameter = parameter
    atMost = Self.usual
  }

  /// - Parameter signals: Those that the type asks about.
  func rule(_ spec: Spec, among signals: [String]) -> PerRule {
    PerRule(
      parameter.value, atMost: atMost,
      in: spec.signals.filter { signals.contains($0.id) && $0.parameter(parameter.value) != nil }.map(\.id))
  }
}

extension KeyType where Value == PerItem {
  /// The parameter alone, or with how many values are remembered.
  static func per(of triggers: [TriggerItem]) -> Self {
    let parameter = KeyType<String>.reference(to: .parameter)
    return Self(
      .either([parameter.shape, .object(Value.keys.shape)]), sample: Value.keys.absent(at: SourceSpan(startOf: "")),
      resolve: { $0.resolved },
      read: { written in
        if written.value.kind == .mapping {
          return Value.keys.read(written.alone, making: { PerItem($0, of: triggers) })
        }
        return parameter.read(written).map { id in
          let parameter = Located(id, at: written.value.span)
          written.app.check(parameter, of: triggers, at: written.value, per: written.value)
          return Value(parameter: parameter)
        }
      })
  }
}

extension AppReader {
  /// Every trigger needs a signal with a value by which the notifications are told apart.
  ///
  /// - Parameter per: The whole of `per`.
  fileprivate func check(
    _ parameter: Located<String>, of triggers: [TriggerItem], at value: SourceValue, per: SourceValue
  ) {
    let known = triggers.compactMap { $0.signal.flatMap { signals[$0.signal.value] } }
    if ["hour", "day", "week", "month"].contains(parameter.value),
      !known.contains(where: { $0.parameter(parameter.value) != nil })
    {
      session.report(
        .badValue,
        "is '\(parameter.value)', but must be a parameter such as 'order_id'. To say how often a type comes, use "
          + "'repeat_after: { days: 1 }'; to limit how many come in all, use 'policies.caps'", about: value)
      return
    }
    var seen: [String] = []
    for trigger in triggers {
      guard let signal = trigger.signal?.signal else {
        let kind = trigger.waitsForPlace ? "a place" : "a date in the calendar"
        session.report(
          .conflictingKeys, "needs a signal, but the trigger '\(trigger.name)' is \(kind)", about: per,
          notes: [Diagnostic.Note("the trigger is here", at: trigger.span)])
        return
      }
      guard !seen.contains(signal.value) else { continue }
      seen.append(signal.value)
      guard case .found(let declared, let kind) = declaration(of: parameter, of: signal.value, value) else {
        continue
      }
      if declared.isOptional {
        session.report(
          .badValue, "may be left out of the signal '\(signal.value)', but 'per' needs it in every one", about: value,
          notes: [declared.note])
      }
      switch kind {
      case .int, .string: break
      case .double, .percent, .instant, .decimal, .money, .time, .times, .weekdays:
        session.report(
          .badValue, "has the type '\(kind.rawValue)', but 'per' needs an 'int' or a 'string'", about: value,
          notes: [declared.note])
      }
    }
  }
}
