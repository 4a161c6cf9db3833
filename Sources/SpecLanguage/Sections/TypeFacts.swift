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
