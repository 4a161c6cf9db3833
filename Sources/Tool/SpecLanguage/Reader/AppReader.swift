import NotificationRules
import NotificationTerms
import SpecDiagnostics

/// Reads the sections of one app. First the ids of all sections are gathered, then the sections are read, so that every
/// reference is checked where it is, and the order of sections does not matter.
///
/// Each section has its own file.
final class AppReader: ReadingScope {
  let session: ReadingSession
  let file: ObjectReader
  /// False when a file of the app could not be parsed.
  let isComplete: Bool
  /// What is known about each signal, broken ones included.
  var signals: [String: SignalFacts] = [:]
  /// What is known about each setting, broken ones included.
  var settings: [String: SettingFacts] = [:]
  /// What is known about each attribute, broken ones included.
  var attributes: [String: AttributeFacts] = [:]
  /// What is known about each experiment, broken ones included.
  var experiments: [String: ExperimentFacts] = [:]
  /// What the buttons of each category ask of a notification.
  var requirements: [String: [ActionRequirement]] = [:]
  /// The ids of the parameters of each screen, broken ones included.
  var targetParameters: [String: [String]] = [:]
  /// The declared languages, as they are written in this app; empty when they could not be read.
  var locales: [AppLocale] = []
  /// The language that every text has, even while translations are missing; nil when it could not be read.
  var sourceLocale: LanguageTag?
  /// What `app.source_locale` is, if `app.locales` does not list it.
  var unlistedSource: LanguageTag?
  /// Whether texts may lack the other languages.
  var isTranslating = false
  /// How many texts there are, and how many of them each language lacks.
  var textCount = 0
  var lackingTexts: [String: Int] = [:]
  /// `app.authorization`, which is compared with other sections when they are read.
  var authorization: ObjectReader?
  /// The folder of the app, which is named after it; nil where that is not checked.
  let folder: String?
  /// The parameters that triggers name, as they are written, by their places.
  var stated: [SourceSpan: SourceValue] = [:]
  /// The entries of `deep_links.targets`.
  var targetEntries: [MapEntry] = []
  /// The sound targets, for what fills their parameters.
  var targets: [String: TargetItem] = [:]
  /// The entries of `data` of all types together.
  var dataEntries = SignalFacts()

  init(_ file: ObjectReader, isComplete: Bool, folder: String?) {
    self.file = file
    self.folder = folder
    self.isComplete = isComplete
    session = file.session
  }

  func read() -> Spec? {
    file.checkEvery("notispec")
    let deepLinks = file.object("deep_links")
    targetEntries = deepLinks?.map("targets", atMost: ReadingSession.sectionLimit) ?? []
    session.items.track(.group)
    let signals = entries("signals", .signal)
    let preferences = entries("preferences", .preference, atMost: ReadingSession.containerLimit)
    let attributes = entries("attributes", .attribute, atMost: ReadingSession.containerLimit)
    let flags = entries("flags", .flag, atMost: ReadingSession.containerLimit)
    let experiments = entries("experiments", .experiment, atMost: ReadingSession.containerLimit)
    let notifications = entries("notifications", .notification)
    if !session.items.isWhole(.notification) { session.items.mute(.group) }
    let strings = entries("strings", .string)
    let modules = entries("modules", .module, atMost: ReadingSession.containerLimit)
    let categories = entries("categories", .category, atMost: ReadingSession.containerLimit)
    let liveActivities = entries("live_activities", .liveActivity, atMost: ReadingSession.containerLimit)
    let hasLinks = !file.meantKeys.contains("deep_links") && (deepLinks != nil || !file.has("deep_links"))
    define(
      .target, targetEntries,
      isWhole: hasLinks && (deepLinks.map { $0.has("targets") && $0.isWhole("targets") } ?? true))

    let app = readApp()
    sourceLocale = app?.sourceLocale.value
    for entry in signals { self.signals[entry.name] = SignalFacts(isComplete: false) }
    let signalItems = session.readEach(signals) { read(SignalItem.keys, $0) }
    let links = deepLinks.flatMap { DeepLinks.keys.parts(of: $0, at: file.keySpan("deep_links"), self) }
    for target in links?.targets ?? [] {
      targets[target.id] = target
      session.links.add(target.path.value, of: target.id)
      for alias in target.aliases { session.links.add(alias.value, of: target.id) }
    }
    let stringItems = session.readEach(strings) { StringItem.read($0, self) }
    let moduleItems = modules.compactMap { read(ModuleItem.keys, $0) }
    let preferenceItems = preferences.compactMap { PreferenceItem.read($0, self) }
    checkParents(of: preferences)
    let settingsScreen = SettingsScreenItem.keys.read("settings_screen", in: file, self)
    // Buttons ask what people can choose.
    let categoryItems = categories.compactMap { read(CategoryItem.keys, $0) }
    reportEqualIdentifiers(categoryItems)
    let attributeItems = attributes.compactMap { read(AttributeItem.keys, $0) }
    let flagItems = flags.compactMap { read(FlagItem.keys, $0) }
    let experimentItems = experiments.compactMap { ExperimentItem.read($0, self) }
    let notificationItems = session.readEach(notifications) { read(NotificationItem.keys, $0) }
    let permissionFlow = PermissionFlowItem.keys.read("permission_flow", in: file, self)
    let push = PushItem.keys.read("push", in: file, self)
    checkDeviceValues(of: notificationItems, push)
    let liveActivityItems = liveActivities.compactMap { read(LiveActivityItem.keys, $0) }
    let policies = PoliciesItem.keys.readParts("policies", in: file, self)
    let analytics = AnalyticsItem.keys.readParts("analytics", in: file, self)
    checkFormerIDs(of: signalItems, .signal)
    checkFormerIDs(of: links?.targets ?? [], .target)
    checkFormerIDs(preferenceItems.map { (Located($0.id, at: $0.idSpan), $0.formerly) }, .preference)
    checkFormerIDs(of: categoryItems, .category)
    checkFormerIDs(of: notificationItems, .notification)
    if let authorization = app?.authorization { checkAuthorization(authorization, preferences, permissionFlow) }

    guard let app else { return nil }
    var spec = Spec(app: app, policies: policies ?? PoliciesItem.keys.absent(at: file.keySpan("policies")))
    spec.signals = signalItems
    spec.deepLinks = links
    spec.strings = stringItems
    spec.modules = moduleItems
    spec.categories = categoryItems
    spec.preferences = preferenceItems
    spec.settingsScreen = settingsScreen
    spec.attributes = attributeItems
    spec.flags = flagItems
    spec.experiments = experimentItems
    spec.permissionFlow = permissionFlow
    spec.notifications = notificationItems
    spec.push = push
    spec.liveActivities = liveActivityItems
    spec.analytics = analytics
    return spec
  }

  private func read<Item: SpecItem>(_ keys: SectionKeys<Item>, _ entry: MapEntry) -> Item? {
    keys.read(WrittenValue(entry.value, self), name: entry)
  }

  private func readApp() -> AppItem? {
    if file.has("app") { return AppItem.keys.read("app", in: file, self) }
    if isComplete, !file.isIncomplete, !file.meantKeys.contains("app") {
      session.error(.missingKey, "No file of this app has the section 'app'", at: file.origin.headSpan)
    }
    return nil
  }

  /// The entries of a section that is a map, with their ids defined.
  private func entries(
    _ section: String, _ kind: ItemKind, atMost limit: Int = ReadingSession.sectionLimit
  ) -> [MapEntry] {
    let entries = file.map(section, atMost: limit)
    define(kind, entries, isWhole: file.isWhole(section))
    return entries ?? []
  }

  private func define(_ kind: ItemKind, _ entries: [MapEntry]?, isWhole: Bool) {
    session.items.track(kind, count: entries?.count ?? 0)
    if !isWhole || !isComplete || file.isIncomplete { session.items.mute(kind) }
    // By number: a separate entry would be a copy with three references.
    guard let entries else { return }
    for number in entries.indices {
      session.items.define(
        kind, entries[number].name, at: entries[number].nameSpan, isValid: entries[number].isNameValid)
    }
  }
}

/// What other parts need to know about a signal.
struct SignalFacts {
  var parameters: ParameterList = []
  /// False when its parameters could not all be read.
  var isComplete = true
  /// The key that declares them to a text; nil for a text into which no value can be put.
  var declaringKey: String? = "arguments"
  /// The type whose texts show them, where that matters.
  var type: TypeFacts?

  /// For a text into which no value can be put.
  static var nothing: SignalFacts { SignalFacts(declaringKey: nil) }

  func parameter(_ name: String) -> ParameterFacts? { parameters[name] }

  var names: [String] { parameters.map(\.name) }

  /// These and others; of two with one name these count.
  func adding(_ others: SignalFacts) -> SignalFacts {
    SignalFacts(
      parameters: ParameterList([parameters, others.parameters].joined()), isComplete: isComplete && others.isComplete)
  }
}

struct ParameterFacts {
  var name: String
  /// Nil when it is broken.
  var kind: ParameterItem.Kind?
  /// It may be left out, or has a default.
  var isOptional = false
  var span: SourceSpan
  /// Of an argument of a type.
  var source: ArgumentSource?
  var standard: LocalizedText?
  /// The words that it can be; none if it is not one of a list.
  var values: [String] = []

  var note: Diagnostic.Note { Diagnostic.Note("'\(name)' is declared here", at: span) }
}
