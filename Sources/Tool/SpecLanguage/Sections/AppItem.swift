public import NotificationTerms
import SpecDiagnostics

/// `app`: what the spec is about.
public struct AppItem: FormerlyNamed, Hashable {
  public let itemID: Located<String>
  /// Ids that it had in earlier versions.
  public let formerly: [Located<String>]
  public var name: String?
  /// The Swift module that is generated.
  public let module: Located<String>
  public let bundleID: Located<String>
  public var locales: [Located<LanguageTag>]
  public let sourceLocale: Located<LanguageTag>
  public var delivery: [Delivery]
  public let owner: String?
  public let summary: String?
  public let covers: [Located<String>]
  public let minimumIOS: Located<SystemVersion>?
  /// The id of the team at Apple, ten capital letters and digits.
  public let teamID: Located<String>?
  public let entitlements: [Located<Entitlement>]
  public let outOfScope: [Located<Omission>]
  public let authorization: AuthorizationItem?
  /// In the order of the launch.
  public let launch: [Located<LaunchStep>]
  public var swift: SwiftOptions

  public static let keys = SectionKeys<Self>("app", doc: "Names, languages and the kind of delivery of the app.")

  public init(_ read: KeyReader<Self>) {
    let id = read(
      "id", \.itemID, .pattern(.identifier), doc: "Short name of the app, and the name of its folder.",
      example: "cleaner")
    itemID = id
    name = read("name", \.name, .text, doc: "The name people know the app by.", example: "\"Swipe Cleaner\"")
    module = read(
      "module", \.module, .pattern(.swiftModule), doc: "Name of the Swift module that is generated.",
      example: "CleanerNotifications")
    bundleID = read(
      "bundle_id", \.bundleID, .pattern(.bundleID), doc: "Bundle identifier of the app.",
      example: "com.example.swipecleaner")
    let locales = read(
      "locales", \.locales, many: .languages, required: true,
      doc: "The languages of the app. Every text needs all of them.", example: "[en, ru, zh-Hans]")
    self.locales = locales
    let sourceLocale = read(
      "source_locale", \.sourceLocale, .languageTag, doc: "The language that texts are translated from.",
      example: "en")
    self.sourceLocale = sourceLocale
    delivery = read(
      "delivery", \.delivery, many: .deliveries, required: true,
      doc: "Whether the device plans the notifications itself (local) or a server sends them (remote).",
      example: "local")
    owner = read("owner", \.owner, .text, doc: "The team to ask about this description.", example: "retention")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
    let formerly = read.formerly(\.formerly)
    self.formerly = formerly
    minimumIOS = read(
      "minimum_ios", \.minimumIOS, .systemVersion, doc: "The oldest version of iOS that the app runs on.",
      example: "\"15.0\"")
    teamID = read(
      "team_id", \.teamID, .pattern(.appleID),
      doc: "The Apple team id, which universal links need to open the app; that of `push` by default.",
      example: "\"DEF123GHIJ\"")
    entitlements = read(
      "entitlements", \.entitlements, listOf: .choice, doc: "What Apple grants the app for its notifications.",
      example: "[time_sensitive]")
    outOfScope = read(
      "out_of_scope", \.outOfScope, listOf: .choice,
      doc: "What the app leaves out on purpose, so that it is not missed here.",
      example: "[silent_push, live_activities]")
    authorization = read(
      "authorization", \.authorization, .section,
      doc: "Which notification permissions the app asks for, and when.",
      example: "{ options: [alert, sound], ask_at: permission_flow }")
    launch = read(
      "launch", \.launch, listOf: .choice, notEmpty: "lists nothing: leave it out",
      doc: "What the app sets up while it launches, in this order.",
      example: "[firebase, notification_delegate, launch_notification]")
    swift = read(
      "swift", \.swift, doc: "How the generated Swift looks to the code around it.", example: "{ access: internal }")
    read.check { mapping, app in
      app.checkFolder(mapping)
      app.checkFormerIDs([(id, formerly)], .app)
      app.checkSource(sourceLocale, among: locales, mapping)
    }
  }
}

extension AppItem {
  public enum Delivery: String, Sendable, Hashable, CaseIterable {
    case local, remote
  }

  /// Parts of the subject that the app leaves out on purpose.
  public enum Omission: String, Sendable, Hashable, CaseIterable {
    case serverTriggers = "server_triggers"
    case deepLinks = "deep_links"
    case badge, categories, attachments, local, preferences
    case silentPush = "silent_push"
    case customSounds = "custom_sounds"
    case liveActivities = "live_activities"
    case prePrompt = "pre_prompt"
    case featureFlags = "feature_flags"
    case voip
  }

  /// What the app sets up while it launches.
  public enum LaunchStep: String, Sendable, Hashable, CaseIterable {
    case firebase
    case notificationDelegate = "notification_delegate"
    case messagingDelegate = "messaging_delegate"
    case autoInit = "auto_init"
    case categories, registration
    /// The tap on a notification that launched the app.
    case launchNotification = "launch_notification"
  }
}

extension KeyType where Value == LanguageTag {
  fileprivate static var languageTag: Self {
    Self(.languageTag, sample: "und", resolve: { .text($0.text) }, read: { $0.session.languageTag($0.value) })
  }
}

extension KeyType where Value == [Located<LanguageTag>] {
  fileprivate static var languages: Self {
    Self(
      .list(of: .languageTag), sample: [], resolve: { .list($0.map { .text($0.value.text) }) },
      read: { $0.app.readLocales($0) })
  }
}

extension KeyType where Value == [AppItem.Delivery] {
  fileprivate static var deliveries: Self {
    let list = KeyType<[Located<AppItem.Delivery>]>.oneOrMore(of: .choice)
    return Self(
      list.shape, sample: [], resolve: { .list($0.map { .text($0.rawValue) }) },
      read: {
        list.read($0)?.map(\.value)
      })
  }
}

extension KeyType where Value == SystemVersion {
  /// Major and minor. YAML takes them for a number unless they are in quotes.
  fileprivate static var systemVersion: Self {
    Self(
      .pattern(.systemVersion), sample: SystemVersion(0, 0), resolve: { .text($0.description) },
      read: {
        $0.session.systemVersion($0.value)
      })
  }
}

extension ReadingSession {
  fileprivate func systemVersion(_ value: SourceValue) -> SystemVersion? {
    guard value.kind == .scalar, !value.node.isAlias else {
      return pattern(value, .systemVersion).flatMap { SystemVersion($0) }
    }
    let text = value.text
    let isText = value.core == .string
    if isText, let version = SystemVersion(text) { return version }
    let meant = SystemVersion(text) ?? SystemVersion(text + ".0")
    let fixIt = meant.map { Diagnostic.FixIt("write \"\($0)\"", replace: value.span, with: "\"\($0)\"") }
    report(
      isText ? .badValue : .wrongType,
      "must be \(TextPattern.systemVersion.noun), not \(Self.description(of: value))", about: value, fixIt: fixIt)
    return nil
  }
}

extension AppReader {
  fileprivate func checkFolder(_ mapping: ObjectReader) {
    guard let folder, let id = mapping.sound("id"), id.text != folder else { return }
    session.report(
      .folderName, "is '\(id.text)', but the folder is '\(excerpt(folder))': they must be the same", about: id)
  }

  fileprivate func readLocales(_ written: WrittenValue) -> [Located<LanguageTag>]? {
    guard let items = written.items(expected: .list(of: .languageTag)) else { return nil }
    var tags: [Located<LanguageTag>] = []
    var known: [AppLocale] = []
    let part = session.beginPart()
    if items.isEmpty { session.report(.badValue, "lists no language", about: written.value) }
    for value in items.map(\.value) {
      guard let tag = session.languageTag(value) else { continue }
      if let first = tags.first(where: { $0.value == tag }) {
        session.report(
          .duplicateID, "repeats '\(tag)'", about: value,
          notes: [Diagnostic.Note("first listed here", at: first.span)])
        continue
      }
      tags.append(Located(tag, at: value.span))
      known.append(AppLocale(tag, written: value.text, at: value.span))
    }
    // With a language missing here, every text in it would be called undeclared.
    let isSound =
      (tags.count == items.count || part.isSound) && !session.followers.isDisputed(written.headSpan)
    self.locales = isSound ? known : []
    return tags
  }

  fileprivate func checkSource(
    _ source: Located<LanguageTag>, among tags: [Located<LanguageTag>], _ mapping: ObjectReader
  ) {
    guard source.value != "und", !locales.isEmpty, !tags.contains(where: { $0.value == source.value }) else { return }
    unlistedSource = source.value
    let sister = tags.first { $0.value.language == source.value.language }
    let advice = sister.map { ": it lists '\($0.value)'. Write the same here, there and in the texts" } ?? ""
    session.report(
      .unknownID, "is '\(source.value)', which 'app.locales' does not list\(advice)",
      about: mapping.written("source_locale") ?? mapping.origin)
  }
}
