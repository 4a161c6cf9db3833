import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnevenTranslationRule: LintRule {
  static let code: DiagnosticCode = "copy/uneven-translation"
  static let level = Diagnostic.Severity.note

  /// What reads alike in the source: the same words in the same kind of place.
  private struct Place: Hashable {
    var source: String
    var role: VisibleText.Role
    var locale: LanguageTag
  }

  func check(_ spec: Spec) -> [Diagnostic] {
    let source = spec.app.sourceLocale.value
    var first: [Place: (path: String, text: TextTemplate)] = [:]
    var findings: [Diagnostic] = []
    spec.forEachText { text in
      // Variants for different people may have one source: "who has begun" is two words in Russian.
      guard text.role != .claim, text.role != .value, !text.path.contains(".variants."),
        case .plain(let words)? = text.text[source]?.form
      else { return }
      for copy in text.text.texts where copy.locale != source && copy.status != .missing {
        guard case .plain(let translation) = copy.form else { continue }
        let place = Place(source: words.source, role: text.role, locale: copy.locale)
        guard let earlier = first[place] else {
          first[place] = ("\(text.path).\(copy.locale)", translation)
          continue
        }
        guard !earlier.text.hasSameText(as: translation) else { continue }
        findings.append(
          finding(
            "'\(text.path).\(copy.locale)' is not what '\(earlier.path)' says, although both translate "
              + "\"\(words.source.prefix(60))\"", at: translation.span,
            notes: [Diagnostic.Note("the other translation is here", at: earlier.text.span)]))
      }
    }
    return findings
  }
}
