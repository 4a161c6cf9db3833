public import SpecLanguage

/// One Swift module per app: types, copy, analytics events, deep links, signals, preferences and the rule table.
///
/// Everything but `Rules.swift` imports nothing. The shapes are those that stay linear to compile at 10 000 types: enums
/// without a raw type, text in static strings, small functions, no long literal of calls.
public struct SwiftEmitter: Emitter {
  public static let id = "swift"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    var files: [OutputFile] = []
    forEachFile(of: spec) { files.append($0) }
    return files
  }

  public func forEachFile<Failure>(of spec: Spec, _ take: (OutputFile) throws(Failure) -> Void) throws(Failure) {
    let module = SwiftModule(spec)
    let folder = "\(Self.id)/\(spec.app.module.value)"
    let access = spec.app.swift.access?.value ?? .public
    for (name, bytes) in Self.files(of: module).sorted(by: { $0.name < $1.name }) {
      guard let bytes = bytes() else { continue }
      try take(OutputFile(path: "\(folder)/\(name).swift", bytes: AccessLevel.apply(access, to: bytes)))
    }
  }

  /// What the files are made by; nil for one that the app needs not.
  private static func files(of module: SwiftModule) -> [(name: String, bytes: () -> [UInt8]?)] {
    let hasLinks = !module.targets.isEmpty
    return [
      ("AnalyticsEvent", { module.analyticsEventFile }),
      ("AppLocale", { module.appLocaleFile }),
      ("AppString", { module.stringsFile }),
      ("CategoryRegistrations", { module.categoryRegistrationFile }),
      ("CopyCatalogue", { module.copyCatalogueFile }),
      ("DeepLink", { module.deepLinkFile }),
      ("DeepLinkText", { hasLinks ? module.deepLinkTextFile : nil }),
      ("LineTable", { module.lineTableFile }),
      ("LiveActivityTerms", { module.liveActivityTermsFile }),
      ("Module", { module.moduleFile }),
      ("NotificationAction", { module.notificationActionFile }),
      ("NotificationCategory", { module.notificationCategoryFile }),
      ("NotificationCopy", { module.notificationCopyFile }),
      ("NotificationPayload", { module.notificationPayloadFile }),
      ("NotificationType", { module.notificationTypeFile }),
      ("PermissionScreen", { module.permissionScreenFile }),
      ("PermissionStep", { module.permissionStepFile }),
      ("Preference", { module.preferenceFile }),
      ("PushToken", { module.pushTokenFile }),
      ("Rules", { module.rulesFile }),
      ("Signal", { module.signalFile }),
    ] + module.liveActivityFiles.map { file in (file.name, { file.bytes }) }
  }
}

/// A spec with the names its items have in Swift, computed once for all files of the module.
struct SwiftModule {
  let spec: Spec
  /// As readers know the app.
  let appName: String
  let typeNames: [String]
  let targetNames: [String]
  let targetIndex: [String: Int]
  let localeNames: [String]
  let varied: VariedCopy
  private let chosenNames: [SwiftNames.Subject: [String: Located<String>]]

  init(_ spec: Spec) {
    self.spec = spec
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
