import SpecDiagnostics
public import SpecLanguage

/// The types of a module, and what none of them may be called.
extension SwiftNames {
  /// A type that is named after an item of the spec.
  private struct OwnType {
    let id: String
    let idSpan: SourceSpan
    let name: String
    /// Where the name comes from.
    let span: SourceSpan
  }

  /// The names of types that are written as somebody chose them, and that of the app.
  static func chosenTypeNames(of spec: Spec) -> [String] {
    spec.preferences.compactMap { $0.choice?.swiftName?.value } + spec.liveActivities.map(\.swiftName.value)
      + [appTypeName(of: spec)]
  }

  /// A type of the module as code names it, with the prefix that the app wants.
  public static func written(_ typeName: String, in spec: Spec) -> String {
    guard let prefix = spec.app.swift.prefix?.value, !chosenTypeNames(of: spec).contains(typeName) else {
      return typeName
    }
    return prefix + typeName
  }

  private static func ownTypes(of spec: Spec) -> [OwnType] {
    var types: [OwnType] = []
    for item in spec.preferences {
      guard let choice = item.choice else { continue }
      types.append(
        OwnType(
          id: item.id, idSpan: item.idSpan, name: typeName(of: item, choice),
          span: choice.swiftName?.span ?? item.idSpan))
    }
    types += spec.attributes.map {
      OwnType(id: $0.id, idSpan: $0.idSpan, name: typeName(of: $0), span: $0.idSpan)
    }
    types += spec.experiments.map {
      OwnType(id: $0.id, idSpan: $0.idSpan, name: typeName(of: $0), span: $0.idSpan)
    }
    types += spec.liveActivities.map {
      OwnType(id: $0.id, idSpan: $0.idSpan, name: $0.swiftName.value, span: $0.swiftName.span)
    }
    return types
  }

  /// The name of the type that stands for the app: `Courier`, or `SignalApp` where another type has the name.
  public static func appTypeName(of spec: Spec) -> String {
    let name = typeName(spec.app.id, "")
    let isOther = ownTypes(of: spec).contains { $0.name == name } || spec.app.module.value == name
    return isTaken(name) || isOther ? name + "App" : name
  }

  /// Choices and Live Activities whose type would have the name of another type.
  static func typeCollisions(in spec: Spec) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var first: [String: (id: String, idSpan: SourceSpan)] = [:]
    for type in ownTypes(of: spec) {
      if let other = first[type.name] {
        findings.append(
          Diagnostic(
            "swift/name-collision", .error, "'\(type.id)' and '\(other.id)' are both '\(type.name)' in Swift",
            at: type.span, notes: [.init("'\(other.id)' is declared here", at: other.idSpan)]))
      } else if isTaken(type.name) {
        findings.append(
          Diagnostic(
            "swift/name-collision", .error,
            "'\(type.id)' is '\(type.name)' in Swift, which is the name of another type: "
              + (type.span == type.idSpan ? "give it a 'swift_name'" : "choose another 'swift_name'"),
            at: type.span))
      } else if let prefix = spec.app.swift.prefix?.value, type.name.hasPrefix(prefix),
        isTaken(String(type.name.dropFirst(prefix.count)))
      {
        findings.append(
          Diagnostic(
            "swift/name-collision", .error,
            "'\(type.name)' is the name of a generated type, because of the prefix '\(prefix)'", at: type.span))
      } else {
        first[type.name] = (type.id, type.idSpan)
      }
    }
    return findings
  }

  /// Whether a type of an app cannot have the name.
  public static func isTaken(_ name: String) -> Bool { takenTypeNames.contains { $0.contains(name) } }

  private static let takenTypeNames = [typeNames, hiddenTypeNames, ruleTypeNames, languageTypeNames]

  /// Public types of a generated module, and those of Swift that its code names.
  static let typeNames: Set<String> = [
    "AnalyticsEvent", "AnalyticsValue", "AppLocale", "AppString", "DeepLink", "FeatureFlag", "LiveActivityDismissal",
    "MillisecondsSince1970", "Module", "NotificationAction", "NotificationCategory", "NotificationCategoryAction",
    "NotificationCopy", "NotificationPayload", "NotificationType", "OneSignalSettings", "PermissionAnswer",
    "PermissionConsequence",
    "PermissionFlow", "PermissionScreen", "PermissionStep", "PreferenceInterval", "PushToken", "SecondsSince1970",
    "SecondsSince2001", "SettingsRow", "SettingsSection", "Signal", "ChoicePreference", "NumberPreference",
    "TimePreference", "TimesPreference", "WeekdaysPreference",
    "TogglePreference", "Any", "AnyHashable", "Array", "Bool",
    "CaseIterable", "Codable", "CodingKey", "Comparable", "Decoder", "Dictionary", "Double", "Encoder", "Hashable",
    "Hasher", "Identifiable", "Int", "Never", "Optional", "RawRepresentable", "Sendable", "Sequence", "Set", "String",
    "Swift", "UInt",
    "UInt8", "Unicode", "NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText",
  ]

  /// Types of `NotificationText`, which may be in the module itself, and those that it takes from Swift.
  private static let hiddenTypeNames: Set<String> = [
    "BracedText", "CatalogueForm", "CatalogueLine", "CatalogueReading", "CivilFields", "CivilStyle", "CurrencyDecimals",
    "DecimalDigits", "EscapedText", "EventContent",
    "IDTable", "LinkEncoding", "LinkParameter", "LinkSpecificity", "LinkTable",
    "LinkText",
    "LinkValues", "LocaleFormats", "LocaleTable", "PayloadValues", "PluralCategory", "PluralRuleGroup", "PluralRules",
    "ReadKey", "SignalContent", "StaticText", "StringCatalog", "TextArgument", "TextArguments", "TextCatalogue",
    "TextFormats", "WritingDirection",
    "Collection",
    "Int64", "Rules", "Slice", "StaticString", "UInt32",
    "UnsafeBufferPointer",
  ]

  /// Those that `App.swift`, `Rules.swift` and the registrations of categories name.
  private static let ruleTypeNames: Set<String> = [
    "ActionOption", "ActionRule", "AppActivity", "AppActivityState", "AppAnalyticsEvent", "AppAttribute", "AppLink",
    "AppOption",
    "AppSignal", "AppTerm",
    "AppVersion", "AttributeRule", "AuthorizationRule", "CalendarRule", "CapRule",
    "CategoryOption", "CategoryRegistration", "CategoryRule", "CivilDate", "ConsequenceRule", "ContentRule",
    "DeviceRule", "EventRule", "ExperimentRule", "FlagRule",
    "FinalScreenRule", "LiveActivityRule", "LocationRule", "NotificationApp", "OptionRule", "PermissionFlowRule",
    "PermissionScreenRule", "PermissionStepRule", "PolicyRule", "PreferenceRule", "PreferenceStoreRule", "ProfileRule",
    "PushRule",
    "QuietHoursRule", "RepeatRule", "RuleRows", "RuleTable", "ServiceExtensionRule", "SettingsSectionRule",
    "SignalRule", "TargetRule",
    "TimeSpan", "TokenBudgets", "TokenRule", "TriggerRule", "TypeRule", "ValueTest", "WallClockTime",
  ]

  /// Names that Swift itself looks up, by which literals and enums get their types, and those that an app writes so
  /// often that it could not do without them next to the module.
  private static let languageTypeNames: Set<String> = [
    "AllCases", "AnyObject", "ArrayLiteralElement", "BooleanLiteralType", "Character", "Copyable", "Data", "Date",
    "Equatable", "Error", "Escapable", "ExtendedGraphemeClusterLiteralType", "ExtendedGraphemeClusterType", "Float",
    "FloatLiteralType", "IntegerLiteralType", "MainActor", "Protocol", "Range", "RawValue", "Result", "Self",
    "StringLiteralType", "Substring", "Task", "Type", "URL", "UnicodeScalarLiteralType", "UnicodeScalarType", "UTF8",
    "Void",
  ]
}
