import NotificationTerms
import SpecLanguage

/// A text as a Foundation format, with a specifier for each argument.
///
/// A text without arguments never goes through a formatter: there a percent sign is literal.
struct CatalogFormat {
  private let arguments: [ParameterItem]

  /// - Parameter arguments: Those that the text shows in any language, in the order in which code passes them.
  init(_ arguments: [ParameterItem]) { self.arguments = arguments }

  /// - Parameters:
  ///   - number: The argument that chose this plural form of a substitution, where it is written `%arg`.
  ///   - counted: The arguments that have substitutions, which a sentence refers to.
  func value(of template: TextTemplate, number: String? = nil, counted: [String] = []) -> String {
    template.parts.map { part in
      switch part {
      case .literal(let text): literal(text)
      case .argument(let id):
        counted.contains(id) ? "%#@\(id)@" : id == number ? "%arg" : specifier(of: id)
      }
    }.joined()
  }

  /// From 1; nil for one that the text does not show.
  func position(of id: String) -> Int? { arguments.firstIndex { $0.id == id }.map { $0 + 1 } }

  /// `%1$@`, with its position even if it is the only one, so that a translation may show it twice or later.
  private func specifier(of id: String) -> String {
    guard let position = position(of: id) else { return "" }
    return "%\(position)$\(Self.letters(of: arguments[position - 1].kind))"
  }

  private func literal(_ text: String) -> String {
    arguments.isEmpty ? text : text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  /// The specifier without its percent sign.
  static func letters(of kind: ParameterItem.Kind) -> String {
    switch kind {
    // What a locale writes in its way is a text when it is put in.
    case .string, .instant, .decimal, .money, .time, .times, .weekdays: "@"
    case .int: "lld"
    // Plain `lf` shows six decimals of every number. This one shows those that it has, like our own texts.
    case .double, .percent: ".15lg"
    }
  }

  /// What code passes, for those who read the catalogue: "%1$lld is 'days', such as 7."
  ///
  /// - Parameter locale: The language that writes the examples.
  func comment(in locale: LanguageTag) -> String {
    arguments.enumerated().map { index, argument in
      let example = example(of: argument, in: locale).map { ", such as \($0)" } ?? ""
      return " %\(index + 1)$\(Self.letters(of: argument.kind)) is '\(argument.id)'\(example)."
    }.joined()
  }

  /// Of what each language writes in its way, the text that is put in.
  private func example(of argument: ParameterItem, in locale: LanguageTag) -> String? {
    guard argument.rule(locales: [])?.format != nil else { return argument.example }
    return SampleValue(of: argument, among: arguments, moment: SampleMoment.telling).text(in: locale)
  }
}
