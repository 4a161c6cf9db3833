import SpecLanguage

extension ConsequenceItem {
  /// The modules that the answer takes away, in whatever way.
  var modules: [Located<String>] { block + hide + disable }
}
