public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// Every rule.
public enum LintRoster {
  /// In the order of their codes.
  public static let all: [any LintRule] = [
    EventCaseRule(),
    EmptyEventParameterRule(),
    EventBudgetRule(),
    AnalyticsNameRule(),
    EventPerTypeRule(),
    MergedStagesRule(),
    NeverLoggedEventRule(),
    StaleEventRule(),
    TokenInAnalyticsRule(),
    UncountedAnswerRule(),
    UncountedOpeningRule(),
    BannerWithoutListRule(),
    NewerSystemRule(),
    LaunchOrderRule(),
    LaunchStepMissingRule(),
    MissingOptionRule(),
    MixedDeliveryRule(),
    NoOwnerRule(),
    OutOfScopeRule(),
    PrePromptContradictionRule(),
    PromptAtLaunchRule(),
    ProvisionalWithPromptRule(),
    SilentSwitchRule(),
    UnknownLanguageRule(),
    UnusedAttributeRule(),
    DestructiveFirstRule(),
    IdleEndingRule(),
    LocalActionInPushRule(),
    MissingEndingRule(),
    UnforwardedActionRule(),
    OpeningActionRule(),
    TestCategoryInUseRule(),
    TooManyActionsRule(),
    UnguardedDestructiveRule(),
    UnusedCategoryRule(),
    AttachmentEndingRule(),
    AttachmentFormatRule(),
    AttachmentHintRule(),
    AttachmentSizeRule(),
    BadgeStaysRule(),
    BadgeZeroRule(),
    CriticalEntitlementRule(),
    CriticalSoundRule(),
    IntrusiveLevelRule(),
    LocalAttachmentRule(),
    RemoteAttachmentRule(),
    SoundFileRule(),
    LongSoundRule(),
    TimeSensitiveEntitlementRule(),
    UnheardSoundRule(),
    AppNameInTitleRule(),
    BlamingWordRule(),
    ControlCharacterRule(),
    DamagedCharacterRule(),
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
    UnreachableVariantRule(),
    UntranslatedTextRule(),
    WrongScriptRule(),
    UnusedExperimentRule(),
    OwnerlessExpiryRule(),
    PastExpiryRule(),
    SoonExpiryRule(),
    UnusedFlagRule(),
    LookAlikeIDRule(),
    AmbiguousLinkRule(),
    FallbackParameterRule(),
    NoTeamIDRule(),
    OtherKeyRule(),
    OutdatedWithoutFallbackRule(),
    ReservedSchemeRule(),
    UnusedTargetRule(),
    ActivityDateUnitRule(),
    FrequentWithoutPushRule(),
    MissingPresentationRule(),
    NoFinalStateRule(),
    ActivityTooLargeRule(),
    UnpushedActivityRule(),
    LongActivityRule(),
    UnreachableStateRule(),
    UnusedModuleRule(),
    AllowLabelRule(),
    AsksAgainRule(),
    MissingClaimRule(),
    CustomSystemTextRule(),
    DeadEndRule(),
    LeaveButtonRule(),
    MisleadingButtonRule(),
    OptionalStepBlocksRule(),
    SettingsAfterSkipRule(),
    UnannouncedPurposeRule(),
    UnhandledDenialRule(),
    UnhandledLimitedRule(),
    UnknownOccasionRule(),
    UnneededPermissionRule(),
    UnreadUsageTextRule(),
    UnservedPurposeRule(),
    UnshownScreenRule(),
    MissingUsageTextRule(),
    VagueUsageTextRule(),
    PluralNeededRule(),
    PluralNumberMissingRule(),
    PluralSameFormsRule(),
    OnBeforePermissionRule(),
    SameOptionRule(),
    UncontrolledTypeRule(),
    UnusedPreferenceRule(),
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
    TokenInProfileRule(),
    TokenKeptAfterSignOutRule(),
    TokenReadableRule(),
    UnsharedToggleRule(),
    UnusedExtensionRule(),
    ContradictionRule(),
    CriticalInQuietHoursRule(),
    FullBudgetRule(),
    IdleCapRule(),
    IdleConditionRule(),
    IdleFromRule(),
    IdleGroupRule(),
    IdleOnQuietRule(),
    IdleProfileRule(),
    IdleRepeatRule(),
    IdleWindowRule(),
    LocationLimitRule(),
    LocationPermissionRule(),
    LostTimesRule(),
    MovedMomentRule(),
    NeverDueRule(),
    PastDateRule(),
    PendingBudgetRule(),
    SamePriorityRule(),
    ShortHorizonRule(),
    ShutWindowRule(),
    SlotInQuietHoursRule(),
    StarvedTypeRule(),
    ThresholdInIDRule(),
    CalendarInQuietHoursRule(),
    TimeOutsideWindowRule(),
    UrgentInQuietHoursRule(),
    WindowInQuietHoursRule(),
    UnusedSignalRule(),
    UnusedParameterRule(),
    NameCollisionRule(),
  ]

  /// The codes that a workspace may set levels and waivers for, in their order.
  public static var codes: [DiagnosticCode] { all.map { type(of: $0).code }.sorted() }

  /// The findings of all rules about one app, in report order.
  ///
  /// - Parameters:
  ///   - today: The date for expiry; if nil, rules that ask for it say nothing.
  ///   - silent: Codes of rules that do not run.
  public static func check(
    _ spec: Spec, on today: CivilDate? = nil, without silent: Set<DiagnosticCode> = []
  ) -> [Diagnostic] {
    var findings = FindingCollector()
    ask(about: spec, on: today, without: silent) { findings.append(contentsOf: $0) }
    return findings.report
  }

  /// Calls back with the findings about one app, rule by rule: all of them together might fill memory.
  public static func ask(
    about spec: Spec, on today: CivilDate? = nil, without silent: Set<DiagnosticCode> = [],
    _ take: ([Diagnostic]) -> Void
  ) {
    let asked = silent.isEmpty ? all : all.filter { !silent.contains(type(of: $0).code) }
    WordingCheck(asked).check(spec, take)
    for rule in asked {
      let roles = rule.roles
      if roles.wording != nil || roles.copyText != nil { continue }
      if let today, let dated = roles.dated {
        take(dated.check(spec, on: today))
      } else {
        take(rule.check(spec))
      }
    }
  }
}
