import SpecLanguage
import TextWriting

/// A spec with the names its items have in Swift, computed once for all files of the module.
struct SwiftModule {
  let spec: Spec
  /// What is before a declaration that others see: `public `, or nothing.
  let access: String
  /// As readers know the app.
  let appName: String
  let typeNames: [String]
  let targetNames: [String]
  let targetIndex: [String: Int]
  let localeNames: [String]
  let varied: VariedCopy
  /// The texts by their words in their first language and where these are; nil for a module that has them in itself.
  let catalogTexts: [CopyText: [VisibleText]]?
  private let chosenNames: [SwiftNames.Subject: [String: Located<String>]]

  init(_ spec: Spec, _ texts: Workspace.SwiftTexts = .module) {
    self.spec = spec
    catalogTexts = texts == .stringCatalog ? Self.catalogTexts(of: spec) : nil
    access =
      switch spec.app.swift.access.value {
      case .public: "public "
      case .package: "package "
      case .internal: ""
      }
    appName = spec.app.name ?? spec.app.id
    var chosen: [SwiftNames.Subject: [String: Located<String>]] = [:]
    for subject in SwiftNames.Subject.allCases {
      guard let kind = subject.kind else { continue }
      let names = spec.app.swift.names(of: kind)
      if !names.isEmpty { chosen[subject] = names }
    }
    chosenNames = chosen
    typeNames = spec.notifications.map { Self.name($0.id, of: .type, chosen) }
    targetNames = Self.targets(of: spec).map { Self.name($0.id, of: .target, chosen) }
    targetIndex = Dictionary(
      Self.targets(of: spec).enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    varied = VariedCopy(spec)
    localeNames = spec.app.locales.map { SwiftNames.name($0.value) }
  }

  func name(_ id: String, of subject: SwiftNames.Subject) -> String { Self.name(id, of: subject, chosenNames) }

  private static func name(
    _ id: String, of subject: SwiftNames.Subject, _ chosen: [SwiftNames.Subject: [String: Located<String>]]
  ) -> String {
    chosen[subject]?[id].map { SwiftNames.member($0.value, of: subject) } ?? SwiftNames.name(id, of: subject)
  }

  var targets: [TargetItem] { Self.targets(of: spec) }

  private static func targets(of spec: Spec) -> [TargetItem] { spec.deepLinks?.targets ?? [] }
}

extension SwiftModule {
  /// Its functions take `CivilFields`.
  private var tellsMoments: Bool { spec.notifications.contains { $0.arguments.contains { $0.style != nil } } }

  /// The file of each name, as far as the app needs it.
  var files: [SwiftFile] {
    [
      SwiftFile("AnalyticsEvent", imports: [.publicText]) { analyticsEventFile },
      SwiftFile(
        "App",
        imports: [SwiftImport(module: "NotificationRules", isPublic: true)] + (isLinkedOrLogged ? [.publicText] : [])
          + (spec.categories.isEmpty ? [] : [SwiftImport(module: "NotificationTerms", isPublic: true)])
      ) { appFile },
      SwiftFile("AppLocale") { appLocaleFile },
      SwiftFile("AppString") { stringsFile },
      SwiftFile("Attribute") { attributeFile },
      SwiftFile("CategoryRegistrations", imports: [SwiftImport(module: "NotificationTerms", isPublic: true)]) {
        categoryRegistrationFile
      },
      SwiftFile("DeepLink") { deepLinkFile },
      SwiftFile("Experiment") { experimentFile },
      SwiftFile("FeatureFlag") { flagFile },
      SwiftFile("LiveActivityTerms", imports: []) { liveActivityTermsFile },
      SwiftFile("Module") { moduleFile },
      SwiftFile("NotificationAction") { notificationActionFile },
      SwiftFile("NotificationCategory") { notificationCategoryFile },
      SwiftFile("NotificationCopy", imports: tellsMoments ? [.publicText] : [.text]) { notificationCopyFile },
      SwiftFile("NotificationPayload") { notificationPayloadFile },
      SwiftFile("NotificationType") { notificationTypeFile },
      SwiftFile("OneSignalSettings", imports: []) { oneSignalFile },
      SwiftFile("PermissionScreen") { permissionScreenFile },
      SwiftFile("PermissionStep") { permissionStepFile },
      SwiftFile("Preference") { preferenceFile },
      SwiftFile("PushToken", imports: []) { pushTokenFile },
      SwiftFile(
        "Rules",
        imports: [
          SwiftImport(module: "NotificationCivilTime"),
          SwiftImport(module: "NotificationRules", isPublic: true),
          SwiftImport(module: "NotificationTerms"), .text,
        ]
      ) { rulesFile },
      SwiftFile("SettingsScreen") { settingsScreenFile },
      SwiftFile("StringCatalog") { stringCatalogFile },
      SwiftFile("Signal", imports: [.publicText]) { signalFile },
      SwiftFile(
        "SignalInstant", imports: [SwiftImport(module: "NotificationCivilTime", isPublic: true)],
        embedded: { signalInstantFile(isEmbedded: true) }, body: { signalInstantFile(isEmbedded: false) }),
    ] + liveActivityFiles
  }

  /// Whether the scheduler gives it links or events, whose types are those of `NotificationText`.
  private var isLinkedOrLogged: Bool { has("DeepLink") || has("AnalyticsEvent") }

  /// What keeps the usual formatters and linters of a project, whatever its settings, from judging or changing a file.
  static let ignoreMarks = ["// swift-format-ignore-file", "// swiftformat:disable all", "// swiftlint:disable all"]

  /// Where a file comes from, and what it imports.
  func head(imports: [SwiftImport]) -> [UInt8] {
    var writer = SwiftWriter()
    writer.line(
      "// Generated by notispec from specs/\(spec.app.id). Do not edit: change the spec and run `notispec generate`.")
    for mark in Self.ignoreMarks { writer.line(mark) }
    writer.line()
    for line in imports.sorted(by: { $0.module < $1.module }) {
      // Beside a `package import` no import of that module may leave its access open, unless imports are internal by
      // default.
      writer.line("\(line.isPublic ? access : access == "package " ? "internal " : "")import \(line.module)")
    }
    if !imports.isEmpty { writer.line() }
    return writer.bytes
  }

  /// A writer of declarations with the access of the module.
  ///
  /// - Parameter items: About how many items the file is about, and how many bytes one takes. Room that stays empty costs
  ///   nothing, but a text that grows beyond its room is copied.
  func newWriter(_ items: Int = 0, of bytes: Int = 0) -> SwiftWriter {
    var writer = SwiftWriter(access: access)
    writer.reserve(4096 + items * bytes)
    return writer
  }
}
