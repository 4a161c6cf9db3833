import NotificationRules
public import SpecDiagnostics

/// `settings_screen`: what is on the app's screen of settings, from top to bottom.
public struct SettingsScreenItem: SpecSection, Hashable {
  /// The section's key.
  public let span: SourceSpan
  public let sections: [SettingsSectionItem]

  public static let keys = SectionKeys<Self>(
    "settings-screen", doc: "What is on the settings screen.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    let sections = read(
      "sections", \.sections,
      many: .sections(
        notEmpty: "has no section",
        checking: { sections, _, app in app.session.reportEqual("id", of: sections, note: "first here") }),
      required: true, doc: "From top to bottom.", example: "[{ id: general, … }]")
    self.sections = sections
    read.check { _, app in app.reportRepeated(in: sections) }
  }

  public func section(_ id: String) -> SettingsSectionItem? { sections.first { $0.id == id } }
}

/// A section of the settings screen.
public struct SettingsSectionItem: SpecItem, Hashable {
  public let itemID: Located<String>
  /// Shown above its settings.
  public let header: LocalizedText?
  /// Shown below its settings.
  public let footer: LocalizedText?
  /// Its settings, from top to bottom.
  public let rows: [Located<String>]
  public let summary: String?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>("settings-section", doc: "A section of the settings screen.")

  public init(_ read: KeyReader<Self>) {
    itemID = read("id", \.itemID, .pattern(.identifier), doc: "Its name in code.", example: "general")
    header = read(
      "header", \.header, .localized(SignalFacts()), doc: "The text above it.",
      example: "{ en: \"General\" }")
    footer = read(
      "footer", \.footer, .localized(SignalFacts()), doc: "The small text below it.",
      example: "{ en: \"At most one a day.\" }")
    rows = read(
      "rows", \.rows, listOf: .reference(to: .preference), required: true, notEmpty: "has no setting",
      doc: "Its settings, in order.", example: "[reminder_time]")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
  }

  var rule: SettingsSectionRule { SettingsSectionRule(id, rows: rows.map(\.value)) }
}

extension AppReader {
  /// A setting is in one section.
  fileprivate func reportRepeated(in sections: [SettingsSectionItem]) {
    var first: [String: (section: String, span: SourceSpan)] = [:]
    for section in sections {
      for row in section.rows {
        if let other = first[row.value] {
          session.error(
            .duplicateID,
            "'\(row.value)' is already in the section '\(other.section)': a setting is on the screen once",
            at: row.span, notes: [Diagnostic.Note("first listed here", at: other.span)])
        } else {
          first[row.value] = (section.id, row.span)
        }
      }
    }
  }
}
