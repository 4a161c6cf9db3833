import SpecDiagnostics
import SpecModel

/// One wording: a text in one locale, and of a plural text one form.
struct Wording {
  let text: VisibleText
  let copy: CopyText
  let template: TextTemplate

  /// `notifications.streak.copy.body.ru`
  var path: String { "\(text.path).\(copy.locale)" }

  /// Without the placeholders.
  var literals: [String] {
    template.parts.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }

  /// The literals with a space in the place of each argument.
  var plainText: String {
    template.parts.map { if case .literal(let text) = $0 { text } else { " " } }.joined()
  }
}

extension Spec {
  /// Every wording of every text.
  var wordings: [Wording] {
    visibleTexts.flatMap { text in
      text.text.texts.flatMap { copy in
        copy.templates.map { Wording(text: text, copy: copy, template: $0) }
      }
    }
  }
}

extension LintRule {
  /// A finding for each wording about which there is something to say.
  ///
  /// - Parameter judge: What is wrong, to follow the path of the wording: "has a space at its end".
  func findings(in spec: Spec, _ judge: (Wording) -> String?) -> [Diagnostic] {
    spec.wordings.compactMap { wording in
      judge(wording).map { finding("'\(wording.path)' \($0)", at: wording.template.span) }
    }
  }
}
