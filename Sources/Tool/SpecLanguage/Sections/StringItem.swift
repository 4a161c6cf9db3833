import SpecDiagnostics

/// One entry of `strings`: a user-visible text that belongs to no notification.
public struct StringItem: SpecItem, Hashable {
  public let itemID: Located<String>
  /// Where it is shown, in a sentence.
  public let summary: String?
  public let text: LocalizedText
  public let arguments: [ParameterItem]
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>(
    "string", doc: "A text of the app that belongs to no notification, with its arguments.")

  /// The text in every language, or a mapping that says more about it.
  static let entry = ValueShape.either([.localized, .object(keys.shape)])

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    summary = read.summary(\.summary)
    let arguments = read.parameters(
      "arguments", \.arguments, ParameterItem.argumentKeys, doc: "Values that are put into the text.",
      example: "{ name: { type: string, example: \"Ann\" } }")
    self.arguments = arguments.items
    let text = read(
      "text", \.text, .localized(arguments.facts), doc: "What it says.",
      example: "{ en: \"Hello, {name}\" }")
    self.text = text
    covers = read.covers(\.covers)
    read.check { mapping, app in
      app.refuse(arguments.facts, with: "'strings', because the app passes every value", writtenBy: "the app writes it")
      for argument in arguments.items {
        guard let first = argument.values.first else { continue }
        app.session.error(
          .conflictingKeys,
          "'enum' of '\(argument.id)' makes no sense with 'strings': only texts of notifications have variants",
          at: first.span)
      }
      guard let value = mapping.written("text"), !text.texts.isEmpty, !app.isTranslating else { return }
      let shown = text.shownArguments
      for argument in arguments.facts.parameters where !shown.contains(argument.name) {
        app.session.report(.unusedArgument, "does not show '{\(argument.name)}'", about: value, at: argument.span)
      }
    }
  }

  /// The short form: nothing but the text.
  private init(_ id: MapEntry, _ text: LocalizedText) {
    itemID = Located(id.name, at: id.nameSpan)
    summary = nil
    self.text = text
    arguments = []
    covers = []
  }

  static func read(_ entry: MapEntry, _ app: AppReader) -> StringItem? {
    let written = WrittenValue(entry.value, app)
    guard entry.value.kind == .mapping else {
      if !app.reportBareText(entry.value) { app.session.reportWrongType(entry.value, expected: .localized) }
      return nil
    }
    // No language is called `text` or like another key of the long form.
    if entry.value.node.entries.contains(where: { keys.shape.index(of: $0.key.text) != nil }) {
      return keys.read(written, name: entry)
    }
    guard let text = app.session.sound({ app.readText(written, arguments: SignalFacts()) }), entry.isNameValid
    else { return nil }
    return StringItem(entry, text)
  }
}
