import SpecDiagnostics

/// `screen` of a step: what the app says before the dialog of the system.
public struct PrePromptItem: SpecItem, Hashable {
  public enum ButtonSize: String, Sendable, Hashable, CaseIterable {
    case small, regular
  }

  public let itemID: Located<String>
  public let title: LocalizedText
  public let subtitle: LocalizedText?
  public let reasons: [LocalizedText]
  public let note: LocalizedText?
  public let safetyNote: LocalizedText?
  /// The button that leads to the dialog.
  public let primary: LocalizedText
  /// The button that leads past it.
  public let secondary: LocalizedText?
  public let secondarySize: ButtonSize?
  /// The text of the dialog: `Info.plist`.
  public let usageDescription: LocalizedText?
  /// A text for a dialog that shows none, kept for reference.
  public let systemText: LocalizedText?
  public let summary: String?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>("pre-prompt", doc: "The screen of the app before the iOS dialog.")

  public init(_ read: KeyReader<Self>) {
    itemID = read(
      "id", \.itemID, .pattern(.identifier), doc: "Unique name of the screen.",
      example: "photos_pre_prompt")
    title = read(
      "title", \.title, .localized, doc: "The first line.",
      example: "{ en: \"Allow access to your Photos\" }")
    subtitle = read(
      "subtitle", \.subtitle, .localized, doc: "The text below it.",
      example: "{ en: \"We use contacts access to:\" }")
    reasons = read(
      "reasons", \.reasons, many: .lines, doc: "The lines of a list below the subtitle.",
      example: "[{ en: \"find and merge duplicate contacts\" }]")
    note = read(
      "note", \.note, .localized, doc: "Another sentence.",
      example: "{ en: \"You can change notification settings anytime.\" }")
    safetyNote = read(
      "safety_note", \.safetyNote, .localized, doc: "What happens to the data.",
      example: "{ en: \"We never upload your contacts.\" }")
    primary = read(
      "primary", \.primary, .localized, doc: "The button that leads to the iOS dialog.",
      example: "{ en: \"Continue\" }")
    let secondary = read(
      "secondary", \.secondary, .localized, doc: "The button that skips the dialog.",
      example: "{ en: \"Skip for now\" }")
    self.secondary = secondary
    let size = read(
      "secondary_size", \.secondarySize, .choice, absent: "`regular`", doc: "How large that button is.",
      example: "small")
    secondarySize = secondary.map { _ in size ?? .regular }
    read.check { screen, app in
      if size != nil, !screen.mayHave("secondary") {
        app.session.reportMeaningless(screen, "secondary_size", without: "secondary")
      }
    }
    usageDescription = read(
      "usage_description", \.usageDescription, .localized,
      doc: "The text of the iOS dialog, which is in Info.plist.",
      example: "{ en: \"We need access to your photos to detect duplicates.\" }")
    systemText = read(
      "system_text", \.systemText, .localized,
      doc: "A text for a dialog in which iOS shows none; kept for reference.",
      example: "{ en: \"We use notifications for cleaning reminders.\" }")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
  }

  /// The texts the screen shows, in reading order; not those of the dialog.
  public var texts: [LocalizedText] {
    [title, subtitle].compactMap { $0 } + reasons + [note, safetyNote, primary, secondary].compactMap { $0 }
  }
}

extension KeyType where Value == [LocalizedText] {
  fileprivate static var lines: Self {
    let text = KeyType<LocalizedText>.localized
    let shape = ValueShape.list(of: text.shape)
    return Self(
      shape, sample: [], resolve: { $0.isEmpty ? nil : .list($0.map(\.resolved)) },
      read: { written in
        written.items(expected: shape)?.compactMap(text.read)
      })
  }
}

extension ObjectReader {
  /// False if a key is certainly absent: no misspelled one is meant as it, and nothing is hidden.
  func mayHave(_ key: String) -> Bool { has(key) || meantKeys.contains(key) || isIncomplete }
}
