public import SpecDiagnostics

/// One entry of `screens`: what the app shows after an answer, or in place of a module.
public struct PermissionScreenItem: Sendable, Hashable {
  /// What a button of it leads to.
  public enum Destination: String, Sendable, Hashable, CaseIterable {
    /// The app's page in Settings.
    case settings
    case prePrompt = "pre_prompt"
    case nextStep = "next_step"
    /// Back to the app.
    case app
  }

  public struct Button: Sendable, Hashable {
    public var label: LocalizedText
    /// Nil when the spec does not say: then the primary button opens the settings, the secondary one the next step.
    public var opens: Located<Destination>?

    public init(label: LocalizedText, opens: Located<Destination>?) {
      self.label = label
      self.opens = opens
    }
  }

  public var id: String
  public var idSpan: SourceSpan
  public var title: LocalizedText?
  public var text: LocalizedText?
  public var primary: Button?
  public var secondary: Button?
  public var summary: String?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, title: LocalizedText?, text: LocalizedText?, primary: Button?, secondary: Button?,
    summary: String?, covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    self.title = title
    self.text = text
    self.primary = primary
    self.secondary = secondary
    self.summary = summary
    self.covers = covers
  }

  /// What the primary button leads to; nil without one.
  public var primaryOpens: Destination? { primary.map { $0.opens?.value ?? .settings } }
  /// What the secondary button leads to; nil without one.
  public var secondaryOpens: Destination? { secondary.map { $0.opens?.value ?? .nextStep } }
}

/// `final_screen`: the end of the flow.
public struct FinalScreenItem: Sendable, Hashable {
  public enum Occasion: String, Sendable, Hashable, CaseIterable {
    /// A limited permission counts as granted.
    case allGranted = "all_granted"
    case always, never
  }

  public var id: String
  public var idSpan: SourceSpan
  public var when: Located<Occasion>
  public var title: LocalizedText
  public var text: LocalizedText?
  public var primary: LocalizedText
  public var target: Located<String>
  public var summary: String?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, when: Located<Occasion>, title: LocalizedText, text: LocalizedText?,
    primary: LocalizedText, target: Located<String>, summary: String?, covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    self.when = when
    self.title = title
    self.text = text
    self.primary = primary
    self.target = target
    self.summary = summary
    self.covers = covers
  }
}
