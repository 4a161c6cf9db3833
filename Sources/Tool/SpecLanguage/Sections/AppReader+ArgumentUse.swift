import NotificationText
import SpecDiagnostics

/// The arguments that the texts of one key show.
extension AppReader {
  /// Every translation shows the arguments of its source, so that none drops a number. While texts are being translated,
  /// one that does not is of an earlier source, and is marked.
  ///
  /// - Parameter place: Where each text is.
  func checkArgumentUse(_ texts: inout [CopyText], at place: (Int) -> (value: SourceValue, span: SourceSpan)) {
    // By number: a separate text would be a copy with four references.
    guard texts.indices.contains(where: { texts[$0].hasArguments }) else { return }
    let first = texts[0].argumentNames.names
    if texts.indices.dropFirst().allSatisfy({ texts[$0].showsExactly(first) }) { return }
    let used = texts.map(\.argumentNames)
    let source = texts.firstIndex { $0.locale == sourceLocale } ?? 0
    let unlike = texts.indices.filter { !used[$0].isSame(as: used[source]) }
    if isTranslating {
      for index in unlike { texts[index].isOutgrown = true }
      return
    }
    // What no translation says as the source does, and all say alike, the source said before.
    let isOutrun =
      unlike.count > 1 && unlike.count == texts.count - 1 && unlike.allSatisfy { used[$0].isSame(as: used[unlike[0]]) }
    for index in unlike {
      let lost = used[source].names.filter { !used[index].contains($0) }
      if reportWrongPlaceholders(of: lost, texts, source, at: place(index)) { continue }
      let extra = used[index].names.filter { !used[source].contains($0) }
      if reportWrongPlaceholders(of: extra, texts, index, at: place(source)) { continue }
      if isOutrun || texts[index].status == .stale || texts[index].status == .missing {
        let values = (lost.map { "without '{\($0)}'" } + extra.map { "with '{\($0)}'" }).joined(last: "and")
        session.report(
          .unusedArgument,
          texts[index].status == .missing
            ? "has the words of an earlier source, \(values): 'notispec strings stale' writes those of today"
            : "is of an earlier source, \(values): have it translated again with 'notispec strings export'",
          about: place(index).value, at: place(index).span)
        continue
      }
      for name in lost {
        session.report(
          .unusedArgument,
          texts[source].shows(name)
            ? "does not show '{\(name)}', but the text in another language does"
            : "does not use '\(name)' to choose its words, but the text in another language does: write "
              + "'\(texts[index].plural(of: name))'",
          about: place(index).value, at: place(index).span)
      }
      for name in extra {
        session.report(
          .unusedArgument,
          texts[index].shows(name)
            ? "shows '{\(name)}', but the text in '\(texts[source].locale)', its source, does not"
            : "uses '\(name)' to choose its words, but the text in '\(texts[source].locale)', its source, does not",
          about: place(index).value, at: place(index).span)
      }
    }
  }

  /// - Parameters:
  ///   - names: Those that a text does not show.
  ///   - other: The text that shows them.
  ///   - place: Where the first one is.
  /// - Returns: Whether it has something else in their places, which is reported.
  private func reportWrongPlaceholders(
    of names: [String], _ texts: [CopyText], _ other: Int, at place: (value: SourceValue, span: SourceSpan)
  ) -> Bool {
    let hidden = names.filter(texts[other].shows)
    let wrong = hidden.compactMap { WrongPlaceholder(of: $0, in: place.value, among: hidden) }
    for wrong in wrong {
      session.report(.unusedArgument, wrong.predicate, about: place.value, at: wrong.span, fixIt: wrong.fixIt)
    }
    return !wrong.isEmpty
  }
}

/// Names, each once, in the order in which they come. Mostly there are few, and looking at them all is quicker than a
/// set.
private struct NameList {
  private(set) var names: [String] = []
  /// Filled when there are many.
  private var known: Set<String> = []

  fileprivate static let few = 8

  func isSame(as other: Self) -> Bool { names.count == other.names.count && names.allSatisfy(other.contains) }

  func contains(_ name: String) -> Bool { names.count > Self.few ? known.contains(name) : names.contains(name) }

  mutating func add(_ name: String) {
    guard !contains(name) else { return }
    names.append(name)
    guard names.count > Self.few else { return }
    if known.isEmpty { known = Set(names) } else { known.insert(name) }
  }
}

extension CopyText {
  /// Whether some form has `{name}` in it.
  fileprivate func shows(_ name: String) -> Bool { templates.contains { $0.arguments.contains(name) } }

  /// How a text that counts is written in this language: a text that shows no number counts where it says so.
  fileprivate func plural(of name: String) -> String {
    // Without plural rules a text cannot count: it can only show the number.
    guard let categories = PluralRules.categories(for: locale.text) else { return "{\(name)}" }
    return "{ plural: \(name), \(categories.map { "\($0.rawValue): …" }.joined(separator: ", ")) }"
  }

  fileprivate var hasArguments: Bool {
    switch form {
    case .plain(let text): text.hasArguments
    case .plural, .plurals: true
    }
  }

  /// Each once. The number of a plural text counts as shown: its forms say it in words.
  fileprivate var argumentNames: NameList {
    var names = NameList()
    switch form {
    case .plain(let text): text.addArguments(to: &names)
    case .plural(let argument, let forms):
      names.add(argument.value)
      for form in forms { form.text.addArguments(to: &names) }
    case .plurals(let sentence, let pieces):
      sentence.addArguments(to: &names)
      for form in pieces.joinedForms { form.text.addArguments(to: &names) }
    }
    return names
  }
}

extension CopyText {
  /// Whether a text shows these arguments and no others; false too where there are many. Nearly all texts in two
  /// languages show the same, and then no list is made of them.
  fileprivate func showsExactly(_ names: [String]) -> Bool {
    guard names.count <= NameList.few else { return false }
    var seen = 0
    let isKnown =
      switch form {
      case .plain(let text): text.mark(names, in: &seen)
      case .plural(let argument, let forms):
        names.firstIndex(of: argument.value).map { seen |= 1 << $0 } != nil
          && forms.indices.allSatisfy { forms[$0].text.mark(names, in: &seen) }
      // All numbers that it counts are in the sentence.
      case .plurals(let sentence, let pieces):
        sentence.mark(names, in: &seen) && pieces.joinedForms.allSatisfy { $0.text.mark(names, in: &seen) }
      }
    return isKnown && seen == 1 << names.count - 1
  }
}

extension TextTemplate {
  /// Sets the bit of each name that the text shows; false when it shows another one.
  fileprivate func mark(_ names: [String], in seen: inout Int) -> Bool {
    var isKnown = true
    forEachPiece { piece in
      guard piece.isArgument, isKnown else { return }
      if let number = names.firstIndex(where: piece.says) { seen |= 1 << number } else { isKnown = false }
    }
    return isKnown
  }

  fileprivate func addArguments(to names: inout NameList) {
    forEachPiece { if $0.isArgument { names.add($0.text) } }
  }
}

extension [CopyText.PluralPiece] {
  fileprivate var joinedForms: [CopyText.PluralForm] { flatMap(\.forms) }
}
