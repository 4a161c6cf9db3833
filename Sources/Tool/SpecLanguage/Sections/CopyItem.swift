public import NotificationRules
public import NotificationTerms
import SpecDiagnostics

/// `copy`: the texts of a type.
public struct CopyItem: SpecSection, Hashable {
  public let title: CopyField?
  public let subtitle: CopyField?
  public let body: CopyField

  public static let keys = SectionKeys<Self>("copy", doc: "The texts of a type.")

  public init(_ read: KeyReader<Self>) { self.init(read, SignalFacts(), used: nil) }

  /// - Parameter used: Arguments that something else needs, so that no text has to show them; nil when nobody knows them.
  init(_ read: KeyReader<Self>, _ arguments: SignalFacts, used: [String]?) {
    title = read(
      "title", \.title, .field(arguments),
      doc: "The bold first line. Without one iOS shows the name of the app.", example: "{ en: \"Milestone\" }")
    subtitle = read(
      "subtitle", \.subtitle, .field(arguments), doc: "The line below the title.", example: "{ en: \"Keep going\" }")
    body = read(
      "body", \.body, .field(arguments), doc: "The text itself.",
      example: "{ en: \"We have new best photos for you\" }")
    let fields = [title, subtitle, body].compactMap { $0 }
    read.check { mapping, app in
      // What only outgrown translations show is for the editors of the source.
      guard read.isSound, !arguments.parameters.isEmpty, let used, !app.isTranslating else { return }
      let shown = fields.reduce(into: Set(used)) { shown, field in
        for text in field.texts { shown.formUnion(text.shownArguments) }
        if let argument = field.choosingArgument { shown.insert(argument) }
      }
      for argument in arguments.parameters where !shown.contains(argument.name) {
        let wrong = fields.lazy.flatMap(\.texts).flatMap(\.texts)
          .compactMap { $0.foreignName(argument.name) }.first
        app.session.error(
          .unusedArgument,
          "No text of '\(app.session.path(of: mapping.origin))' shows '{\(argument.name)}'"
            + (wrong.map { ": '\($0.piece)' is none, because a value stands in one pair of braces" } ?? ""),
          at: wrong?.span ?? argument.span)
      }
    }
  }

  /// The texts that are there, in reading order.
  public var fields: [(field: TextRule.Field, text: CopyField)] {
    var out: [(field: TextRule.Field, text: CopyField)] = []
    if let title { out.append((.title, title)) }
    if let subtitle { out.append((.subtitle, subtitle)) }
    out.append((.body, body))
    return out
  }
}

/// One of the texts of a type: always the same, or one of several variants.
public enum CopyField: Sendable, Hashable {
  case text(LocalizedText)
  /// Few texts have variants, and all would be as large as they are if these stood in place.
  indirect case variants(CopyVariants)

  /// Every text that may be shown, in the order of the file; never none.
  public var texts: [LocalizedText] {
    switch self {
    case .text(let text): [text]
    case .variants(let variants): variants.variants.flatMap(\.texts)
    }
  }

  /// The argument or parameter that chooses the variant.
  public var choosingArgument: String? {
    guard case .variants(let variants) = self else { return nil }
    switch variants.choice {
    case .rotate, .preference, .experiment, .trigger: return nil
    case .argument(let id): return id.value
    case .parameter(let number): return number.parameter.value
    }
  }

  /// The text in this locale; of several the one that comes first.
  public subscript(locale: LanguageTag) -> CopyText? { texts.first?[locale] }

  fileprivate var resolved: ResolvedValue {
    switch self {
    case .text(let text): text.resolved
    case .variants(let variants): .section([ResolvedMember(key: "variants", value: variants.resolved)])
    }
  }
}

extension KeyType where Value == CopyField {
  /// A text of a notification: in every language, or in variants.
  fileprivate static func field(_ arguments: SignalFacts) -> Self {
    return Self(
      .either([.localized, .object(VariantShape.object)]),
      sample: .text(LocalizedText(keySpan: SourceSpan(startOf: ""), texts: [])), resolve: { $0.resolved },
      read: { $0.app.readField($0, arguments) })
  }
}

extension AppReader {
  /// A text of a notification, complete in all declared languages: one, or variants.
  fileprivate func readField(_ written: WrittenValue, _ arguments: SignalFacts) -> CopyField? {
    guard let entries = languages(of: written) else { return nil }
    if entries.contains(where: { $0.name == "variants" }) {
      return readVariants(written, entries, arguments).map { .variants($0) }
    }
    if entries.count == 1, let only = entries.first, reportMisspelledVariants(only) { return nil }
    return readText(entries, of: written, arguments).map { .text($0) }
  }
}
