import SpecDiagnostics
import YAMLNodes

/// What one key of a type must know of another while the type is read.
struct TypeInHand {
  var arguments = SignalFacts()
  /// The entries of `push.data`, broken ones included; nil without them.
  var data: SignalFacts?
  /// Both of them.
  var values = SignalFacts()
  /// Whether a signal begins the type or the trigger that is being read, so that `since: trigger` says something.
  var hasTriggerSignal = true
  /// The parameters that triggers name, by their places.
  var stated: [SourceSpan: SourceValue] = [:]
  /// The sound ones of the type.
  var triggers: [TriggerItem] = []
  /// All of them; none for a type that a server sends. Nil if one is broken.
  var soundTriggers: [TriggerItem]?
  /// What is read belongs to no type, so that nothing was delivered since and nothing began it.
  var isPolicy = false
  /// The arguments that have the currencies of others.
  var currencies: [String] = []
  /// The arguments of `push.collapse_id`.
  var collapseArguments: [String] = []
  /// How many errors there were before the type.
  var errors = 0
  /// Arguments that something else than a text needs, so that no text has to show them; nil when nobody knows them.
  var used: [String]?
  /// The texts, to be looked through when one of them shows what is not declared.
  var copy: SourceNode?
  /// The same for what is read before the texts.
  var texts: SourceNode?
  /// The arms of experiments that choose a text and have none.
  var missingArms: [MissingArms] = []
}

struct MissingArms {
  var experiment: Located<String>
  var arms: [String]
  /// `choose`.
  var choose: SourceValue
  var note: Diagnostic.Note
}
