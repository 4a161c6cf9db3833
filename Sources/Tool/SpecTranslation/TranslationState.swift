import SpecLanguage

/// What a file says of the state of a translation, in the words of its format.
enum TranslationState: Sendable, Hashable {
  /// There is nothing to take: the words are those of the source, or a guess.
  case untranslated
  /// A translation that this is said of; nil if nothing is.
  case translated(CopyText.Status?)

  /// XLIFF 1.2: doubt comes first, then what says that somebody has finished, then where the words come from.
  ///
  /// - Source: OASIS, XLIFF Version 1.2, sections 2.3 and 3, `approved`, `state` and `state-qualifier`
  static func xliff(
    state: String?, approved: String?, qualifier: String?, isMachine: Bool, isSource: Bool
  ) -> TranslationState {
    let isGuess = isMachine || qualifier.map(["mt-suggestion", "leveraged-mt", "fuzzy-match"].contains) == true
    switch state {
    case "new": return .untranslated
    case "needs-translation" where isSource: return .untranslated
    case let state? where state.hasPrefix("needs-"): return .translated(.proposed)
    case _ where approved == "no": return .translated(.proposed)
    case "final", "signed-off": return .translated(.approved)
    case _ where approved == "yes": return .translated(.approved)
    case _ where isGuess: return .translated(.proposed)
    case "translated": return .translated(.approved)
    default: return .translated(nil)
    }
  }

  /// XLIFF 2.0. What we said in `subState` holds as long as the state is the one that it was said of: tools that do not
  /// know it leave it behind.
  ///
  /// - Source: OASIS, XLIFF Version 2.0, section 4.3.1, `state` and `subState`
  static func xliff2(state: String?, subState: String?, isMachine: Bool, isSource: Bool) -> TranslationState {
    let own = subState.flatMap { $0.hasPrefix(ownPrefix) ? CopyText.Status(word: $0.dropFirst(ownPrefix.count)) : nil }
    if state == "initial", let own { return .translated(own) }
    if state == "initial" { return isSource ? .untranslated : .translated(.proposed) }
    let doubts = ["needs", "mt", "machine", "fuzzy", "draft", "reject", "unreviewed"]
    let sub = subState?.lowercased().split(separator: ":").last ?? ""
    if doubts.contains(where: { sub.hasPrefix($0) }) { return .translated(.proposed) }
    switch state {
    case "reviewed", "final": return .translated(.approved)
    case _ where isMachine: return .translated(.proposed)
    case "translated": return .translated(.approved)
    default: return .translated(nil)
    }
  }

  /// Of the values of `subState` that are ours.
  static let ownPrefix = "notispec:"

  /// An attribute that says how sure a machine was, whatever its prefix.
  static func isMachine(_ attributes: [String: String]) -> Bool {
    attributes.contains { $0.key.lowercased().hasSuffix("mtconfidence") && !$0.value.isEmpty }
  }
}

extension CopyText.Status {
  /// A word for a status in a table: one of ours, or one of XLIFF's.
  init?(word: some StringProtocol) {
    let word = word.lowercased()
    switch word {
    case "translated", "reviewed", "final", "signed-off": self = .approved
    case "fuzzy", "draft": self = .proposed
    case _ where word.hasPrefix("needs-"): self = .proposed
    default:
      guard let own = Self(rawValue: word), own != .missing else { return nil }
      self = own
    }
  }
}
