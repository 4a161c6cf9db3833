import SpecDiagnostics
import YAMLNodes

/// What the keys of a type say for those that are read after them.
final class TypeFacts {
  /// The texts as they are written, for what is read before them.
  let texts: SourceNode?
  /// The sound triggers; none for a type that a server sends. Nil if one is broken.
  var triggers: [TriggerItem]?
  /// The arms of experiments that choose a text and have none.
  var missingArms: [MissingArms] = []

  init(texts: SourceNode?) { self.texts = texts }
}

struct MissingArms {
  var experiment: Located<String>
  var arms: [String]
  /// `choose`.
  var choose: SourceValue
  var note: Diagnostic.Note
}

extension NotificationItem {
  /// `trigger`, or the entries of `triggers`, and what conditions of the type can count from.
  static func triggers(
    _ read: KeyReader<NotificationItem>, _ arguments: SignalFacts, _ facts: TypeFacts
  ) -> ([TriggerItem], ConditionItem.Moment) {
    var moment = ConditionItem.Moment.signal
    var part: ReadPart?
    read.check { _, app in part = app.session.beginPart() }
    let single = read(
      "trigger", \.triggers, many: .trigger, doc: "When it is due.",
      example: "{ after: { signal: free_limit_reached, delay: 30m..60m } }")
    let named = read(
      "triggers", \.triggers, many: .triggers, doc: "Several ways in which the same type becomes due, by name.",
      example: "{ level: { calendar: { every: day } } }")
    let triggers = single + named
    read.check { type, app in
      // `since: trigger` asks for a signal; if a trigger is broken or missing, it is unknown whether there is one.
      let isSound = part?.isSound ?? true
      if isSound, !triggers.isEmpty, !triggers.contains(where: \.hasSignal) { moment = .date }
      facts.triggers = isSound && triggers.isEmpty == type.has("push") ? triggers : nil
      if isSound { app.reportRepeats(of: named, in: type) }
      if isSound, type.has("trigger") != type.has("triggers"), !type.has("push") {
        app.checkFilling(of: arguments, by: triggers)
      }
    }
    return (triggers, moment)
  }
}
