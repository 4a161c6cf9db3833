import NotificationText
import SpecDiagnostics
import SpecLanguage

struct PluralNeededRule: WordingRule {
  static let code: DiagnosticCode = "plural/needed"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    let variants = Self.variants(of: spec)
    return { wording in
      let counted = wording.copy.countedArguments
      guard wording.language.hasPlurals, wording.template.hasArguments else { return nil }
      // One number alone has forms of the whole text.
      if let argument = counted.first, counted.count == 1 { return Self.otherNumber(in: wording, besides: argument) }
      let need = PluralNeed(in: wording.template, language: wording.language.code) { name in
        !counted.contains(name) && wording.text.arguments.contains { $0.id == name && $0.kind == .int }
          && variants[wording.text.path]?.needsPlural(of: name, in: wording.language.tag.text) ?? true
      }
      guard let need else { return nil }
      let advice =
        counted.isEmpty ? "use 'plural: \(need.argument)'" : "add '\(need.argument)' to 'plural'"
      return "shows '{\(need.argument)}' before '\(need.word)', which may change with the number: \(advice)"
    }
  }

  /// The forms differ in a word after another number: "{done} of {total} boxes", chosen by `done`. Said once, of the last
  /// form.
  private static func otherNumber(in wording: Wording, besides counted: String) -> String? {
    guard case .plural(_, let forms) = wording.copy.form, forms.last?.text.span == wording.template.span,
      wording.template.arguments.contains(counted)
    else { return nil }
    let language = wording.language.code
    func need(in template: TextTemplate, _ isCounting: (String) -> Bool) -> PluralNeed? {
      PluralNeed(in: template, language: language, where: isCounting)
    }
    let numbers = wording.text.arguments.filter { $0.kind == .int && $0.id != counted }.map(\.id)
    guard need(in: wording.template, { $0 == counted }) == nil,
      let other = need(in: wording.template, numbers.contains),
      forms.contains(where: { form in
        need(in: form.text) { $0 == other.argument }.map { $0.word != other.word } ?? false
      })
    else { return nil }
    return
      "chooses between forms of '\(other.word)' by '{\(counted)}', but '{\(other.argument)}' is the number before it: "
      + "use 'plural: \(other.argument)'"
  }

  /// The texts that only some numbers lead to, by their paths.
  private static func variants(of spec: Spec) -> [String: NumberedVariant] {
    var found: [String: NumberedVariant] = [:]
    for type in spec.notifications {
      for (field, content) in type.copy.fields {
        guard case .variants(let variants) = content, case .parameter(let choice) = variants.choice else { continue }
        for variant in variants.variants {
          found["notifications.\(type.id).copy.\(field.rawValue).variants.\(variant.id)"] = NumberedVariant(
            choice: choice, id: variant.id)
        }
      }
    }
    return found
  }
}

/// A text that is shown for the numbers that pass its test, and none before it.
private struct NumberedVariant {
  let choice: CopyVariants.NumberChoice
  let id: String

  /// Whether the numbers that it is shown for take several forms of a word.
  func needsPlural(of argument: String, in language: String) -> Bool {
    guard choice.isArgument, choice.parameter.value == argument else { return true }
    var first: PluralCategory?
    for number in numbers where choice.tests.first(where: { $0.test?.passes(Double(number)) ?? true })?.id == id {
      let category = PluralRules.category(of: number, in: language)
      if let first, category != first { return true }
      first = category
    }
    return false
  }

  /// Enough of them beside each bound to meet every form.
  private var numbers: [Int] {
    let bounds = choice.tests.compactMap { $0.test.flatMap { Int(exactly: $0.value.rounded()) } }
    return ([0] + bounds.filter { abs($0) < 1_000_000_000 }).flatMap { bound in
      Array(max(0, bound - 110)...max(0, bound) + 110)
    }
  }
}
