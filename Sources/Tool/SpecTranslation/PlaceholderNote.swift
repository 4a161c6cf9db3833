import NotificationRules
import NotificationTerms
import NotificationText
import SpecEmission
import SpecLanguage

/// What a translator is told about one placeholder: "{value} (an amount of money, such as 15,00 €)".
struct PlaceholderNote {
  let argument: ParameterItem
  let text: VisibleText
  let source: CopyText
  let locale: LanguageTag

  /// - Parameters:
  ///   - chooser: The argument that chooses between the forms of which this is one.
  ///   - counted: What the sentence has forms of.
  func words(chooser: String?, counted: [String]) -> String {
    "{\(argument.id)} (\(meaning(chooser: chooser, counted: counted)))"
  }

  private func meaning(chooser: String?, counted: [String]) -> String {
    // The numbers of the form say which values it may have; an example would be one of another form.
    if argument.id == chooser { return "\(kind), which chooses the form" }
    if chooser == nil, counted.count > 1, counted.contains(argument.id) {
      return "words that are translated on their own\(example(of: piece))"
    }
    // Another number need not go with the one that chooses the form: 34 of 1.
    return chooser != nil && argument.kind == .int ? kind : kind + example(of: sample)
  }

  private func example(of sample: String?) -> String { sample.map { ", such as \($0)" } ?? "" }

  /// A value as people read it in the language of the translation: the preposition, the case and the full stop after it
  /// depend on that. Nil where the spec has no example of what every language writes alike.
  private var sample: String? {
    guard argument.example != nil || format != nil else { return nil }
    let value = SampleValue(of: argument, among: text.arguments, moment: SampleMoment.telling).text(in: locale)
    // The note is English: what is written from right to left would mix with the words around it.
    return format != nil ? WritingDirection.isolated(value, in: locale.text) : value
  }

  /// The words of the source that go into its sentence.
  private var piece: String? {
    guard argument.example != nil else { return nil }
    let value = SampleValue(of: argument, among: text.arguments)
    let category = PluralRules.category(of: Int(value.description), in: source.locale.text)
    let template = source.template(for: TextPart(category, of: argument.id))
    return "'\(SampleText(template, [argument.id: value], in: source.locale).text)'"
  }

  private var format: ValueFormat? { argument.rule(locales: [])?.format }

  /// What the placeholder stands for, without an example.
  var kind: String {
    switch argument.kind {
    case .int: "a whole number"
    case .double, .decimal: "a number"
    case .money: "an amount of money"
    case .percent: "a percentage"
    case .string: "a text"
    case .instant:
      switch format {
      case .instant(.time): "a time of day"
      case .instant(.date): "a date"
      case .instant(.weekday): "a day of the week"
      case .instant(.dateTime): "a date and a time"
      case .decimal, .money, nil: "a moment"
      }
    case .time: "a time of day"
    case .times: "times of day"
    case .weekdays: "days of the week"
    }
  }
}
