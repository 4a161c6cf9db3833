public import NotificationTerms
public import SpecDiagnostics

/// One entry of `steps`: a permission, the screen before the dialog of the system, and what the answers lead to.
public struct PermissionStepItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var permission: Located<Permission>
  public var isOptional: Bool
  /// The key of `Info.plist` for `screen.usageDescription`.
  public var usageKey: Located<String>?
  /// What the permission is asked for, by the words that types name as their `purpose`.
  public var purposes: [Located<String>]
  public var claims: [ClaimItem]
  public var screen: PrePromptItem
  /// In the order of `PermissionAnswer`.
  public var consequences: [ConsequenceItem]
  public var summary: String?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, permission: Located<Permission>, isOptional: Bool, usageKey: Located<String>?,
    purposes: [Located<String>], claims: [ClaimItem], screen: PrePromptItem, consequences: [ConsequenceItem],
    summary: String?, covers: [Located<String>]
  ) {
    self.id = id
    self.idSpan = idSpan
    self.permission = permission
    self.isOptional = isOptional
    self.usageKey = usageKey
    self.purposes = purposes
    self.claims = claims
    self.screen = screen
    self.consequences = consequences
    self.summary = summary
    self.covers = covers
  }

  public func consequence(of answer: PermissionAnswer) -> ConsequenceItem? {
    consequences.first { $0.answer == answer }
  }
}

/// How a step ends.
public enum PermissionAnswer: String, Sendable, Hashable, CaseIterable {
  case granted, limited, denied
  /// The screen of the app was left without the dialog of the system.
  case skipped
  /// The dialog of the system went away without an answer.
  case dismissed
}

/// Something that both the screen and the usage description say.
public struct ClaimItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  /// The words that both texts of each language must contain; nil if only the claim is named.
  public var words: LocalizedText?

  public init(id: String, idSpan: SourceSpan, words: LocalizedText?) {
    self.id = id
    self.idSpan = idSpan
    self.words = words
  }
}

/// `screen` of a step: what the app says before the dialog of the system.
public struct PrePromptItem: Sendable, Hashable {
  public enum ButtonSize: String, Sendable, Hashable, CaseIterable {
    case small, regular
  }

  public var id: String
  public var idSpan: SourceSpan
  public var title: LocalizedText
  public var subtitle: LocalizedText?
  public var reasons: [LocalizedText]
  public var note: LocalizedText?
  public var safetyNote: LocalizedText?
  /// The button that leads to the dialog.
  public var primary: LocalizedText
  /// The button that leads past it.
  public var secondary: LocalizedText?
  public var secondarySize: Located<ButtonSize>?
  /// The text of the dialog: `Info.plist`.
  public var usageDescription: LocalizedText?
  /// A text for a dialog that shows none, kept for reference.
  public var systemText: LocalizedText?
  public var summary: String?
  public var covers: [Located<String>]

  public init(
    id: String, idSpan: SourceSpan, title: LocalizedText, subtitle: LocalizedText? = nil,
    reasons: [LocalizedText] = [], note: LocalizedText? = nil, safetyNote: LocalizedText? = nil,
    primary: LocalizedText, secondary: LocalizedText? = nil, secondarySize: Located<ButtonSize>? = nil,
    usageDescription: LocalizedText? = nil, systemText: LocalizedText? = nil, summary: String? = nil,
    covers: [Located<String>] = []
  ) {
    self.id = id
    self.idSpan = idSpan
    self.title = title
    self.subtitle = subtitle
    self.reasons = reasons
    self.note = note
    self.safetyNote = safetyNote
    self.primary = primary
    self.secondary = secondary
    self.secondarySize = secondarySize
    self.usageDescription = usageDescription
    self.systemText = systemText
    self.summary = summary
    self.covers = covers
  }

  /// The texts the screen shows, in reading order; not those of the dialog.
  public var texts: [LocalizedText] {
    [title, subtitle].compactMap { $0 } + reasons + [note, safetyNote, primary, secondary].compactMap { $0 }
  }
}

/// What one answer leads to.
public struct ConsequenceItem: Sendable, Hashable {
  public var answer: PermissionAnswer
  /// The key: `denied`.
  public var answerSpan: SourceSpan
  /// Modules that a screen replaces.
  public var block: [Located<String>]
  /// Modules that are not shown.
  public var hide: [Located<String>]
  /// Modules that are shown but cannot be used.
  public var disable: [Located<String>]
  public var screen: Located<String>?

  public init(
    answer: PermissionAnswer, answerSpan: SourceSpan, block: [Located<String>] = [], hide: [Located<String>] = [],
    disable: [Located<String>] = [], screen: Located<String>? = nil
  ) {
    self.answer = answer
    self.answerSpan = answerSpan
    self.block = block
    self.hide = hide
    self.disable = disable
    self.screen = screen
  }
}
