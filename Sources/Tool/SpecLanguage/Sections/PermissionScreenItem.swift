public import NotificationRules
import SpecDiagnostics

/// One entry of `screens`: what the app shows after an answer, or in place of a module.
public struct PermissionScreenItem: SpecItem, Hashable {
  public struct Button: Sendable, Hashable {
    public let label: LocalizedText
    public let opens: Located<PermissionScreenRule.Destination>
  }

  public let itemID: Located<String>
  public let title: LocalizedText?
  public let text: LocalizedText?
  public let primary: Button?
  public let secondary: Button?
  public let summary: String?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>(
    "permission-screen", doc: "A screen after an answer, or in place of a module. It has a title or a text, or both.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    title = read(
      "title", \.title, .localized, doc: "The first line.", example: "{ en: \"No access\" }")
    text = read(
      "text", \.text, .localized, doc: "What it says.",
      example: "{ en: \"To clean all duplicates, allow access to all photos.\" }")
    let primary = read(
      "primary", \.primary?.label, .localized, doc: "The large button.",
      example: "{ en: \"Allow Photos Access in Settings\" }")
    let primaryOpens = read(
      "primary_opens", \.primary?.opens, .choice, absent: "Settings", doc: "Where the large button leads.",
      example: "settings")
    self.primary = primary.map { Button(label: $0, opens: primaryOpens ?? Located(.settings, at: $0.keySpan)) }
    let secondary = read(
      "secondary", \.secondary?.label, .localized, doc: "The other button.",
      example: "{ en: \"Continue\" }")
    let secondaryOpens = read(
      "secondary_opens", \.secondary?.opens, .choice, absent: "the next step, or the app in place of a module",
      doc: "Where the other button leads.", example: "next_step")
    self.secondary = secondary.map { Button(label: $0, opens: secondaryOpens ?? Located(.nextStep, at: $0.keySpan)) }
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
    read.check { screen, app in
      if !["title", "text"].contains(where: screen.mayHave) {
        app.session.report(
          .missingKey, "needs a 'title' or a 'text'", about: screen.origin, at: screen.origin.headSpan)
      }
      for (label, opens) in [("primary", "primary_opens"), ("secondary", "secondary_opens")]
      where screen.has(opens) && !screen.mayHave(label) {
        app.session.reportMeaningless(screen, opens, without: label)
      }
    }
  }

  /// What the primary button leads to; nil without one.
  public var primaryOpens: PermissionScreenRule.Destination? { primary?.opens.value }
  /// What the secondary button leads to; nil without one.
  public var secondaryOpens: PermissionScreenRule.Destination? { secondary?.opens.value }
}

/// `final_screen`: the end of the flow.
public struct FinalScreenItem: SpecItem, Hashable {
  public let itemID: Located<String>
  public let when: Located<FinalScreenRule.Occasion>
  public let title: LocalizedText
  public let text: LocalizedText?
  public let primary: LocalizedText
  public let target: Located<String>
  public let summary: String?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>("final-screen", doc: "What is shown when all steps are done.")

  public init(_ read: KeyReader<Self>) {
    itemID = read(
      "id", \.itemID, .pattern(.identifier), doc: "Unique name of the screen.", example: "all_set")
    when = read(
      "when", \.when, .choice, doc: "Whether it comes always, never, or only if everything was granted.",
      example: "all_granted")
    title = read(
      "title", \.title, .localized, doc: "The first line.",
      example: "{ en: \"You’re all set!\" }")
    text = read("text", \.text, .localized, doc: "What it says.", example: "{ en: \"Enjoy.\" }")
    primary = read(
      "primary", \.primary, .localized, doc: "The button.", example: "{ en: \"Continue\" }")
    target = read(
      "target", \.target, .reference(to: .target), doc: "The screen of the app that the button opens.",
      example: "main_dashboard")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
  }
}
