import NotificationTerms
import SpecLanguage

/// The rules about wordings of one kind: those in one language that stand in one role on the screen.
final class WordingBench {
  let locale: LanguageTag
  let role: VisibleText.Role
  let language: TextLanguage
  private let seats: [Seat]
  /// What any of the rules is interested in.
  private let wanted: TextSigns
  private let searches: [WordSearch]
  /// The fewest bytes that are many to one of the rules.
  private let manyBytes: Int
  /// Nil for texts that are no translations.
  private let sourceLocale: LanguageTag?

  /// A rule with its judge. No tuple: that would hold the judge in its most general form, to which each wording is copied.
  struct Judge {
    let rule: any WordingRule
    let judge: WordingRule.Judge
  }

  private struct Seat {
    let signs: TextSigns
    let judge: Judge
  }

  init(_ judges: [Judge], _ language: TextLanguage, _ role: VisibleText.Role, of spec: Spec) {
    locale = language.tag
    self.role = role
    self.language = language
    let source = spec.app.sourceLocale.value
    sourceLocale = language.tag == source ? nil : source
    let interests = judges.map { $0.rule.interest(in: role, language, of: spec) }
    seats = zip(judges, interests).filter { !$1.signs.isEmpty }.map { Seat(signs: $1.signs, judge: $0) }
    wanted = interests.reduce(into: []) { $0.formUnion($1.signs) }
    searches = interests.compactMap(\.words)
    manyBytes = interests.compactMap(\.bytes).min() ?? .max
  }

  /// Asks the rules that are interested in what the wording holds.
  ///
  /// - Parameter isSourceASCII: The text in the source locale has ASCII characters only.
  ///
  /// The wording is put together for these only: it is made of so many parts that it costs more than the look.
  func judge(
    _ template: TextTemplate, of copy: CopyText, _ text: VisibleText, isSourceASCII: Bool,
    _ report: (any WordingRule, Wording, String) -> Void
  ) {
    let signs = signs(of: template, copy, text, isSourceASCII)
    guard !signs.isDisjoint(with: wanted) else { return }
    let wording = Wording(text: text, copy: copy, template: template, language: language, signs: signs)
    for seat in seats where !seat.signs.isDisjoint(with: signs) {
      if let defect = seat.judge.judge(wording) { report(seat.judge.rule, wording, defect) }
    }
  }

  private func signs(
    of template: TextTemplate, _ copy: CopyText, _ visible: VisibleText, _ isSourceASCII: Bool
  ) -> TextSigns {
    var signs: TextSigns = .any
    var bytes = 0
    var isSpoken = false
    var hasArguments = false
    template.forEachPiece { piece in
      let text = piece.bytes
      guard !piece.isArgument else {
        hasArguments = true
        bytes += visible.mostBytes(of: piece)
        return
      }
      bytes += text.count
      signs.formUnion(TextSigns(text))
      isSpoken = isSpoken || LetterCase.isMixedOrSmall(text)
      if piece.isFirst, TextEdge.maybeSpace(first: text) { signs.insert(.strayAtEdge) }
      if piece.isLast {
        if TextEdge.maybeSpace(last: text) { signs.insert(.strayAtEdge) }
        if TextEdge.isMark(last: text) { signs.insert(.endMark) }
      }
      for index in searches.indices where searches[index].isIn(text) { signs.insert(.word) }
    }
    if !isSpoken { signs.insert(.unspoken) }
    if bytes > manyBytes { signs.insert(.long) }
    if hasArguments {
      if language.hasPlurals, case .plain = copy.form { signs.insert(.singleForm) }
    } else if signs.isDisjoint(with: .plainLetters) {
      signs.insert(.wordless)
    }
    if signs.isDisjoint(with: language.letters), !language.scripts.isEmpty { signs.insert(.foreign) }
    if !signs.isDisjoint(with: [.cyrillic, .moreCyrillic]),
      !signs.isDisjoint(with: [.smallLatin, .capitalLatin, .moreLatin])
    {
      signs.insert(.mixed)
    }
    if signs.contains(.hidden), !template.hasHiddenCharacter { signs.remove(.hidden) }
    if signs.contains(.lost), !template.hasLostCharacter { signs.remove(.lost) }
    // Letters of these are never letters of ASCII, however Unicode compares.
    let differs = isSourceASCII && !signs.isDisjoint(with: [.cyrillic, .han])
    if let sourceLocale, !differs, wanted.contains(.repeated), visible.says(template, in: sourceLocale) {
      signs.insert(.repeated)
    }
    return signs
  }
}
