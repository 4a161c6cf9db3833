public import NotificationTerms
import NotificationText
public import SpecLanguage

/// A text as people read it, with sample values instead of arguments.
public struct SampleText: Sendable, Hashable {
  /// The wording it was made of.
  public var template: TextTemplate
  public var text: String

  /// - Parameters:
  ///   - values: By the ids of arguments; a missing one leaves nothing.
  ///   - locale: Nil for what is no text for people.
  public init(_ template: TextTemplate, _ values: [String: SampleValue], in locale: LanguageTag? = nil) {
    self.template = template
    var text = ""
    template.forEachPiece { piece in
      let value = piece.isArgument ? values[piece.text] : nil
      text += piece.isArgument ? locale.flatMap { value?.said(in: $0) } ?? value?.description ?? "" : piece.text
    }
    self.text = text
  }
}

/// Which wording of a text a sample uses, if there are several.
public enum SampleWording: Sendable, Hashable {
  /// The first variant, and the plural form for the sample number.
  case first
  /// The one with the most bytes.
  case longest
}

extension CopyField {
  /// - Returns: Nil if there is no text in this locale.
  public func sample(
    in locale: LanguageTag, _ values: [String: SampleValue], _ wording: SampleWording = .first
  ) -> SampleText? {
    switch wording {
    case .first: return self[locale]?.sample(values)
    case .longest:
      var longest: SampleText?
      for template in texts.compactMap({ $0[locale] }).flatMap(\.wordings) {
        let sample = SampleText(template, values, in: locale)
        if sample.text.utf8.count > longest?.text.utf8.count ?? -1 { longest = sample }
      }
      return longest
    }
  }
}

extension CopyText {
  /// The text with these values; for a plural, the form for its number.
  public func sample(_ values: [String: SampleValue]) -> SampleText? {
    template { PluralRules.category(of: values[$0]?.integer, in: locale.text) }
      .map { SampleText($0, values, in: locale) }
  }
}
