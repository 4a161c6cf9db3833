import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

/// Types as most are, written as they are read: a rule and an expression that stands for it are many parts,
/// which would be made for each of thousands only to be written once.
extension SwiftRules {
  /// A type of which `NotificationItem.isPlain` is true, but for its texts.
  static func writePlain(_ item: NotificationItem, to writer: inout SwiftWriter) {
    writer.expression { writer in
      writer.write("rows.type(")
      writer.writeLiteral(item.id)
      writer.write(", priority: ")
      writer.write(item.priority)
      writer.write(", onCap: .")
      writer.write(item.onCap.rawValue)
      writer.write(", target: ")
      writer.writeLiteral(item.target.value)
      writer.write(")")
    } else: {
      head(id: item.id, priority: item.priority, onCap: item.onCap, target: item.target.value)
    }
    let triggers = item.triggers
    for position in triggers.indices {
      writer.piece {
        write(triggers[position], to: &$0)
      } else: {
        piece(triggers[position].rule)
      }
    }
    let conditions = item.conditions
    for position in conditions.indices {
      writer.piece {
        write(conditions[position], to: &$0)
      } else: {
        piece(conditions[position].rule)
      }
    }
  }

  /// - Returns: Whether it is written: not one of the forms that are seldom met.
  private static func write(_ trigger: TriggerItem, to writer: inout SwiftWriter) -> Bool {
    guard trigger.conditions.isEmpty else { return false }
    switch trigger.schedule {
    case .after(let match, let earliest, let latest):
      guard trigger.name == "after", case .none = match.filter else { return false }
      writer.write("rows.after(")
      writer.writeLiteral(match.signal.value)
      if earliest != latest {
        writer.write(", from: ")
        write(earliest, to: &writer)
        writer.write(", to: ")
        write(latest, to: &writer)
      } else if earliest != .zero {
        writer.write(", delay: ")
        write(earliest, to: &writer)
      }
    case .slotAfter(let match, let atLeast):
      guard trigger.name == "slot_after", case .none = match.filter else { return false }
      writer.write("rows.slotAfter(")
      writer.writeLiteral(match.signal.value)
      writer.write(", atLeast: ")
      write(atLeast, to: &writer)
    case .calendar, .at, .reached, .location: return false
    }
    writer.write(")")
    return true
  }

  private static func write(_ condition: ConditionItem, to writer: inout SwiftWriter) -> Bool {
    switch condition.form {
    case .elapsed(let since, let orSince, let test):
      writer.write("rows.elapsed(since: ")
      writer.writeLiteral(since.value)
      if let orSince {
        writer.write(", orSince: ")
        writer.writeLiteral(orSince.value)
      }
      switch test {
      case .moreThan(let span):
        writer.write(", moreThan: ")
        write(span, to: &writer)
      case .atLeast(let span):
        writer.write(", atLeast: ")
        write(span, to: &writer)
      }
    case .happened(let match, let since):
      guard case .none = match.filter else { return false }
      writer.write("rows.happened(")
      writer.writeLiteral(match.signal.value)
      writer.write(", since: ")
      switch since {
      case .ever: writer.write(".ever")
      case .trigger: writer.write(".trigger")
      case .lastDelivery: writer.write(".lastDelivery")
      case .signal(let id):
        writer.write(".signal(")
        writer.writeLiteral(id.value)
        writer.write(")")
      }
    case .last, .preference, .any, .all, .not: return false
    }
    writer.write(")")
    return true
  }

  /// Where the parameter says the type.
  private static func write(_ span: TimeSpan, to writer: inout SwiftWriter) {
    guard span != .zero, let unit = unit(of: span) else { return writer.write(spanMember(span)) }
    writer.write(".")
    writer.write(unit.name)
    writer.write("(")
    writer.write(Int(span.milliseconds / unit.length))
    writer.write(")")
  }
}

extension NotificationItem {
  /// Whether its rule says nothing but when it is due and where it leads.
  var isPlain: Bool {
    // Patterns, because a comparison with nil copies what is compared.
    guard interruptionLevel == .active, case .none = push, case .none = repeatAfter, case .none = combine,
      case .none = upkeep.expires
    else { return false }
    let content = content
    guard case .none = content.category, case .none = content.thread, case .none = content.relevance,
      case .none = content.badge, case .standard = content.sound.form
    else { return false }
    return true
  }
}

extension SwiftWriter {
  /// A piece of a rule, on one line where `write` writes it and the line holds it.
  fileprivate mutating func piece(_ write: (inout SwiftWriter) -> Bool, else call: () -> SwiftExpression) {
    beginLine()
    if write(&self), lineFits { return endLine() }
    takeBack(to: 0)
    expression(call())
  }
}
