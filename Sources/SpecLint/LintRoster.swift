public import NotificationCivilTime
public import SpecDiagnostics
public import SpecModel

/// Every rule there is.
public enum LintRoster {
  /// In the order of their codes.
  public static let all: [any LintRule] = [
    EventCaseRule(),
    EventBudgetRule(),
    AnalyticsNameRule(),
    EventPerTypeRule(),
    MixedDeliveryRule(),
    NoOwnerRule(),
    DestructiveFirstRule(),
    OpeningActionRule(),
    TestCategoryInUseRule(),
    TooManyActionsRule(),
    UnguardedDestructiveRule(),
    UnusedCategoryRule(),
    AttachmentEndingRule(),
    AttachmentFormatRule(),
    AttachmentHintRule(),
    AttachmentSizeRule(),
    BadgeZeroRule(),
    CriticalEntitlementRule(),
    CriticalSoundRule(),
    IntrusiveLevelRule(),
    RemoteAttachmentRule(),
    SoundFileRule(),
    LongSoundRule(),
    TimeSensitiveEntitlementRule(),
    UnheardSoundRule(),
    AppNameInTitleRule(),
    BlamingWordRule(),
    ControlCharacterRule(),
    DecomposedCharacterRule(),
    DuplicateBodyRule(),
    ForeignPlaceholderRule(),
    InvisibleCharacterRule(),
    MarkupRule(),
    MixedScriptRule(),
    EmojiOnlyRule(),
    ShoutingRule(),
    StaleTextRule(),
    StraySpaceRule(),
    TitlePunctuationRule(),
    LongTextRule(),
    UntranslatedTextRule(),
    WrongScriptRule(),
    LookAlikeIDRule(),
    AmbiguousLinkRule(),
    FallbackParameterRule(),
    OutdatedWithoutFallbackRule(),
    ReservedSchemeRule(),
    ActivityDateUnitRule(),
    FrequentWithoutPushRule(),
    MissingPresentationRule(),
    NoFinalStateRule(),
    ActivityTooLargeRule(),
    UnpushedActivityRule(),
    LongActivityRule(),
    UnreachableStateRule(),
    PluralNeededRule(),
    PluralNumberMissingRule(),
    PluralSameFormsRule(),
    AttachmentNotFetchedRule(),
    BackgroundModeMissingRule(),
    CertificateRule(),
    LongCollapseIDRule(),
    PushEntitlementRule(),
    PushEnvironmentRule(),
    ExtensionTimeRule(),
    KeyInRepositoryRule(),
    KeyIncompleteRule(),
    LateUrgentPushRule(),
    MutableContentMissingRule(),
    UnstoredPushRule(),
    PayloadTooLargeRule(),
    PersonalTagRule(),
    ReservedDataKeyRule(),
    RuleWithoutEffectRule(),
    SettingsFallbackRule(),
    SilentPriorityRule(),
    SilentWithAlertRule(),
    SingleDeviceRule(),
    TemporaryDownloadRule(),
    TokenInLogRule(),
    TokenKeptAfterSignOutRule(),
    TokenReadableRule(),
    UnusedExtensionRule(),
    CallPushRule(),
    ContradictionRule(),
    PendingBudgetRule(),
    SamePriorityRule(),
    ShortHorizonRule(),
    SlotInQuietHoursRule(),
    StarvedTypeRule(),
    ThresholdInIDRule(),
    CalendarInQuietHoursRule(),
    WindowInQuietHoursRule(),
    UnusedSignalRule(),
    UnusedParameterRule(),
    NameCollisionRule(),
  ]

  /// The codes that a workspace may set levels and waivers for, in their order.
  public static var codes: [DiagnosticCode] { all.map { type(of: $0).code }.sorted() }

  /// The findings of all rules about one app, in the order of a report.
  ///
  /// - Parameter today: The date on which things expire; nil for rules that ask for it to say nothing.
  public static func check(_ spec: Spec, on today: CivilDate? = nil) -> [Diagnostic] {
    all.flatMap { rule in
      if let today, let dated = rule as? any DatedLintRule { return dated.check(spec, on: today) }
      return rule.check(spec)
    }.sortedForReport()
  }
}
