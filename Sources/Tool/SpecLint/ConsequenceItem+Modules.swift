import SpecLanguage

extension ConsequenceItem {
  /// The modules that the answer takes away, in any way.
  var modules: [Located<String>] { block + hide + disable }
}
