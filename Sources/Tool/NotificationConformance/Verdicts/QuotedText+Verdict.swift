import NotificationText
public import SpecDiagnostics
public import SpecLanguage

/// The texts of some apps, by the names that requirements have for them.
public struct TextIndex {
  private var texts: [String: VisibleText] = [:]
  private let apps: Set<String>

  public init(_ specs: [Spec]) {
    apps = Set(specs.map(\.app.id))
    for spec in specs {
      spec.forEachText { texts["\(spec.app.id)/\($0.key)"] = $0 }
    }
  }

  /// What is wrong with a text that a requirement names; nil if it has the document's words, or if its app is not here.
  func finding(about quoted: QuotedText, of requirement: Requirement) -> Diagnostic? {
    guard apps.contains(quoted.app) else { return nil }
    guard let text = texts[quoted.text.value] else {
      let meant = Spelling.suggestion(for: quoted.text.value, among: texts.keys.sorted())
      return .unknownText(
        "'\(requirement.id)' names a text '\(quoted.key)' that '\(quoted.app)' does not have", at: quoted.text.span,
        fixIt: meant.map {
          Diagnostic.FixIt(meant: $0, for: quoted.text.value, among: texts.keys, replace: quoted.text.span)
        })
    }
    guard let copy = text.text[quoted.locale.value] else {
      return .unknownText(
        "'\(requirement.id)' names '\(quoted.text.value)' in '\(quoted.locale.value)', but there is no such text in that "
          + "language",
        at: quoted.locale.span)
    }
    let shown = text.text.shownArguments
    if let unknown = quoted.arguments.first(where: { !shown.contains($0.name.value) }) {
      return .unknownText(
        "'\(requirement.id)' gives '\(unknown.name.value)' a value, which '\(quoted.text.value)' does not show",
        at: unknown.name.span)
    }
    let values = Dictionary(quoted.arguments.map { ($0.name.value, $0.words) }, uniquingKeysWith: { first, _ in first })
    guard let template = copy.template(for: values), let words = template.parts.filled({ values[$0] }) else {
      return .unknownText(
        "'\(requirement.id)' needs a value for every placeholder of '\(quoted.text.value)': add them to 'with'",
        at: quoted.text.span)
    }
    if words.unicodeScalars.elementsEqual(quoted.words.unicodeScalars) { return nil }
    return Diagnostic(
      "requirements/other-words", .error,
      "'\(quoted.key)' reads '\(words)' in '\(quoted.locale.value)', but \(requirement.id) asks for '\(quoted.words)'",
      at: template.span, notes: [Diagnostic.Note("the document's words are here", at: requirement.quoteSpan)])
  }

  /// What `requirements.yaml` names and these apps do not have.
  ///
  /// - Parameter others: Apps that may have it but are not here.
  public func unknownTexts(of requirements: [Requirement], others: Set<String> = []) -> [Diagnostic] {
    requirements.flatMap { requirement in
      requirement.texts.compactMap { quoted in
        guard apps.contains(quoted.app) || others.contains(quoted.app) else {
          let meant = Spelling.suggestion(for: quoted.app, among: apps.union(others).sorted())
          let question = meant.map { ": did you mean '\($0)'?" } ?? ""
          return .unknownText(
            "'\(requirement.id)' names a text of an unknown app '\(quoted.app)'\(question)", at: quoted.text.span)
        }
        let finding = finding(about: quoted, of: requirement)
        return finding?.code == .unknownText ? finding : nil
      }
    }
  }
}

extension CopyText {
  /// The form for these values; nil if the number that chooses it is not among them.
  fileprivate func template(for values: [String: String]) -> TextTemplate? {
    template { argument in
      values[argument].flatMap { Int($0) }.map { PluralRules.category(of: $0, in: locale.text) }
    }
  }
}

extension DiagnosticCode {
  fileprivate static let unknownText: Self = "requirements/unknown-text"
}

extension Diagnostic {
  fileprivate static func unknownText(_ message: String, at span: SourceSpan, fixIt: FixIt? = nil) -> Self {
    Self(.unknownText, .error, message, at: span, fixIt: fixIt)
  }
}
