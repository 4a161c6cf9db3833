import NotificationRules
public import NotificationTerms
public import SpecLanguage

/// A text as people read it, with sample values in the place of arguments.
public struct SampleText: Sendable, Hashable {
  /// The wording it was made of.
  public var template: TextTemplate
  public var text: String

  /// - Parameter values: By the ids of arguments; what is not there leaves nothing behind.
  public init(_ template: TextTemplate, _ values: [String: SampleValue]) {
    self.template = template
    text = template.parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let id): values[id]?.description ?? ""
      }
    }.joined()
  }
}

/// Which wording of a text a sample takes, where there are several.
public enum SampleWording: Sendable, Hashable {
  /// The first variant, and the form of a plural that the sample number asks for.
  case first
  /// The one with the most bytes.
  case longest
}

extension CopyField {
  /// - Returns: Nil where there is no text in this locale.
  public func sample(
    in locale: LanguageTag, _ values: [String: SampleValue], _ wording: SampleWording = .first
  ) -> SampleText? {
    switch wording {
    case .first: return self[locale]?.sample(values)
    case .longest:
      let samples = texts.compactMap { $0[locale] }.flatMap(\.templates).map { SampleText($0, values) }
      return samples.enumerated().max {
        ($0.element.text.utf8.count, -$0.offset) < ($1.element.text.utf8.count, -$1.offset)
      }?.element
    }
  }
}

extension CopyText {
  /// The text with these values; of a plural the form that its number asks for.
  public func sample(_ values: [String: SampleValue]) -> SampleText? {
    switch form {
    case .plain(let template): return SampleText(template, values)
    case .plural(let argument, let forms):
      let category = values[argument.value]?.integer.map { PluralRules.category(of: $0, in: locale) } ?? .other
      let form = forms.first { $0.category == category } ?? forms.first { $0.category == .other } ?? forms.first
      return form.map { SampleText($0.text, values) }
    }
  }
}
