public import NotificationDrawing
public import NotificationRules
public import NotificationTerms
import NotificationText
public import SpecLanguage

/// The cards of one type: every wording that it has, with the examples of the spec as values.
public struct TypeCards {
  /// One of the wordings that the type chooses from.
  public struct Wording: Sendable, Hashable {
    /// Nil if there is nothing to choose from.
    public var variant: String?
    /// From 0: which of the texts of the variant.
    public var number = 0

    public init(variant: String? = nil, number: Int = 0) {
      self.variant = variant
      self.number = number
    }
  }

  public let type: NotificationItem
  public let spec: Spec
  public let wordings: [Wording]
  private let category: CategoryItem?
  /// The examples.
  private let values: [String: SampleValue]
  /// The same for each variant, with a number for which it is shown.
  private let variantValues: [String: [String: SampleValue]]
  /// The numbers that choose between variants.
  private let choosers: Set<String>

  public init(_ type: NotificationItem, in spec: Spec) {
    self.type = type
    self.spec = spec
    category = type.content.category.flatMap { spec.category($0.value) }
    values = type.sampleValues
    var wordings: [Wording] = []
    var arguments: [String: [ParameterItem]] = [:]
    var choosers: Set<String> = []
    for (_, field) in type.copy.fields {
      guard case .variants(let variants) = field else { continue }
      if case .parameter(let number) = variants.choice { choosers.insert(number.parameter.value) }
      for variant in variants.variants {
        arguments[variant.id] = variants.arguments(arguments[variant.id] ?? type.arguments, of: variant.id)
        for number in variant.texts.indices {
          let wording = Wording(variant: variant.id, number: number)
          if !wordings.contains(wording) { wordings.append(wording) }
        }
      }
    }
    self.wordings = wordings.isEmpty ? [Wording()] : wordings
    variantValues = arguments.mapValues { type.sampleValues($0) }
    self.choosers = choosers
  }

  /// Whether it shows anything: a push in the background does not.
  public var isSeen: Bool { type.push?.pushType.value != .background }

  /// - Returns: Nil if there is no body in this language.
  public func card(_ wording: Wording, in locale: LanguageTag) -> NotificationCard? {
    let values = values(of: wording)
    return card(in: locale) { field in text(of: field, wording, in: locale)?.sample(values)?.text }
  }

  /// The wording of a field; nil if it has none in this language.
  public func text(of field: CopyField, _ wording: Wording, in locale: LanguageTag) -> CopyText? {
    localized(field, wording)?[locale]
  }

  private func values(of wording: Wording) -> [String: SampleValue] {
    wording.variant.flatMap { variantValues[$0] } ?? values
  }

  private func localized(_ field: CopyField, _ wording: Wording) -> LocalizedText? {
    switch field {
    case .text(let text): return text
    case .variants(let variants):
      let variant = variants.variants.first { $0.id == wording.variant } ?? variants.variants.first
      return variant.flatMap { $0.texts.indices.contains(wording.number) ? $0.texts[wording.number] : $0.texts.first }
    }
  }

  /// The texts of a wording that nobody has approved yet, or that wait for a translation, by their fields.
  public func openTexts(
    _ wording: Wording, in locale: LanguageTag
  ) -> [(field: TextRule.Field, status: CopyText.Status)] {
    type.copy.fields.compactMap { field, copy in
      guard let status = text(of: copy, wording, in: locale)?.status, status != .approved else { return nil }
      return (field, status)
    }
  }

  private func card(in locale: LanguageTag, _ text: (CopyField) -> String?) -> NotificationCard? {
    guard let body = text(type.copy.body) else { return nil }
    var card = NotificationCard(
      app: spec.app.name ?? spec.app.id, appID: spec.app.id, locale: locale, body: body)
    card.title = type.copy.title.flatMap(text)
    card.subtitle = type.copy.subtitle.flatMap(text)
    card.level = type.interruptionLevel
    switch type.content.badge?.value {
    case .number(let number): card.badge = number
    case .argument(let id): if case .int(let number) = values[id] { card.badge = number }
    case nil: break
    }
    card.attachments = type.content.attachments.map(\.kind)
    guard let category else { return card }
    if let hidden = category.hiddenPreview?[locale]?.sample(["count": .int(1)])?.text { card.hidden = hidden }
    card.keepsTitle = category.options.contains { $0.value == .hiddenPreviewsShowTitle }
    card.keepsSubtitle = category.options.contains { $0.value == .hiddenPreviewsShowSubtitle }
    card.buttons = category.actions.compactMap { $0.button(in: locale) }
    return card
  }
}

extension TypeCards {
  /// A row of samples: what is special about it, and its texts.
  public struct Sample {
    public var name: String
    public var text: (LanguageTag) -> (title: String?, body: String)?
  }

  /// The shortest and the longest reading, what is said without a value, and what numbers do.
  public var samples: [Sample] {
    guard isVaried else { return [] }
    var samples = [
      Sample(name: "Shortest form") { extreme(in: $0) { $0 < $1 } },
      Sample(name: "Longest form") { extreme(in: $0) { $0 > $1 } },
    ]
    for argument in type.arguments {
      guard let standard = argument.standard, isShown(argument.id) else { continue }
      samples.append(
        Sample(name: "no \(argument.id)") { locale in
          standard[locale]?.sample([:]).map { text in filled(in: locale, [argument.id: .text(text.text)]) } ?? nil
        })
    }
    for counted in countedArguments {
      for number in shownNumbers {
        samples.append(Sample(name: "\(counted) = \(number)") { filled(in: $0, [counted: .int(number)]) })
      }
    }
    return samples
  }

  private func isShown(_ argument: String) -> Bool {
    type.copy.fields.contains { _, field in field.texts.contains { $0.shownArguments.contains(argument) } }
  }

  /// Which numbers show every plural form of most languages.
  static let numbers = [0, 1, 2, 5, 11, 21]

  /// The same, and one more for each form that a language of the app has besides, such as that of Arabic for 100.
  private var shownNumbers: [Int] {
    var numbers = Set(Self.numbers)
    for locale in spec.app.locales.map(\.value) {
      for category in PluralRules.categories(for: locale.text) ?? []
      where !numbers.contains(where: { PluralRules.category(of: $0, in: locale.text) == category }) {
        if let number = category.numbers(in: locale).first ?? (category.isForMillions(in: locale) ? 1_000_000 : nil) {
          numbers.insert(number)
        }
      }
    }
    return numbers.sorted()
  }

  private var isVaried: Bool { wordings.count > 1 || !type.arguments.isEmpty }

  private var countedArguments: [String] {
    var counted: [String] = []
    for (_, field) in type.copy.fields {
      for text in field.texts.flatMap(\.texts) {
        for id in text.countedArguments where !counted.contains(id) { counted.append(id) }
      }
    }
    return counted
  }

  private func filled(in locale: LanguageTag, _ changed: [String: SampleValue]) -> (title: String?, body: String)? {
    let values = values.merging(changed) { _, new in new }
    // Which wording shows the value: the first that counts or names it.
    let shows = wordings.first { wording in
      type.copy.fields.contains { _, field in
        guard let text = text(of: field, wording, in: locale) else { return false }
        return !changed.keys.allSatisfy { id in
          !text.countedArguments.contains(id) && !text.templates.contains { $0.arguments.contains(id) }
        }
      }
    }
    guard let wording = shows else { return nil }
    guard let body = text(of: type.copy.body, wording, in: locale)?.sample(values)?.text else { return nil }
    return (type.copy.title.flatMap { text(of: $0, wording, in: locale)?.sample(values)?.text }, body)
  }

  private func extreme(
    in locale: LanguageTag, _ isBetter: (Int, Int) -> Bool
  ) -> (title: String?, body: String)? {
    extreme(type.copy.body, in: locale, isBetter).map { body in
      (type.copy.title.flatMap { extreme($0, in: locale, isBetter) }, body)
    }
  }

  private func extreme(_ field: CopyField, in locale: LanguageTag, _ isBetter: (Int, Int) -> Bool) -> String? {
    var best: (width: Int, text: String)?
    for wording in wordings {
      guard let text = text(of: field, wording, in: locale) else { continue }
      for values in readings(of: text, wording) {
        guard let text = text.sample(values)?.text else { continue }
        let width = CharacterWidths.width(of: text)
        if best.map({ isBetter(width, $0.width) }) ?? true { best = (width, text) }
      }
    }
    return best?.text
  }

  /// The values with which a text has each of its forms. A number that also chooses the wording keeps its example.
  private func readings(of text: CopyText, _ wording: Wording) -> [[String: SampleValue]] {
    var all = [values(of: wording)]
    for id in text.countedArguments where !choosers.contains(id) {
      all = all.flatMap { values in
        [values] + (Self.numbers + [100]).map { values.merging([id: .int($0)]) { _, new in new } }
      }
    }
    return all
  }
}

extension AttachmentItem {
  var kind: NotificationCard.Attachment {
    switch format.value {
    case .jpeg, .png, .gif, .webp, .heic: .picture
    case .aiff, .wav, .mp3, .m4a: .sound
    case .mpeg, .mpeg2, .mpeg4, .avi, .mov: .movie
    }
  }
}

extension ActionItem {
  /// The button as people see it; nil if it has no title in this language.
  public func button(in locale: LanguageTag) -> NotificationCard.Button? {
    guard let title = title[locale]?.sample([:])?.text else { return nil }
    var button = NotificationCard.Button(title: title)
    button.isDestructive = options.contains { $0.value == .destructive }
    button.input = textInput.map { input in
      .init(
        button: input.button[locale]?.sample([:])?.text ?? "",
        placeholder: input.placeholder?[locale]?.sample([:])?.text ?? "")
    }
    return button
  }
}
