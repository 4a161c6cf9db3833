/// A text with its own form, checked byte by byte, and written as a regular expression that JSON Schema
/// understands.
public enum TextPattern: String, Sendable, Hashable, CaseIterable {
  /// `snake_case` in ASCII, at most 64 bytes.
  case identifier
  case swiftModule
  case bundleID
  /// The identifier of a request, or the beginning of several with a `*` behind it.
  case requests
  case urlScheme
  /// `https://` and a host, without a path.
  case webOrigin
  /// The path of a deep link: `/chat/{id}`.
  case linkPath
  /// One segment of such a path.
  case pathSegment
  /// The code of a lint rule: `copy/too-long`.
  case ruleCode
  /// An app and the keys down to an item of it: `cleaner/notifications.daily_clean_reminder`.
  case place
  /// A date of the calendar: `2026-12-31`.
  case date
  /// A part of the id of a case: the name of a suite, a scenario or a row.
  case caseName
  /// Major and minor version of iOS: `15.0`.
  case systemVersion
  /// A key of `Info.plist` that explains a permission.
  case usageKey
  case regionCode, languageCode, appVersion
  /// The first numbers of a version of notispec: `0.2`.
  case productVersion
  /// ISO 4217: `EUR`.
  case currencyCode
  /// A time zone of the IANA database, or `home`.
  case zone
  /// The name of something the app stores or is switched by: `hasCompletedPermissionsFlow`.
  case storageKey
  /// The name of a type in generated Swift.
  case swiftType
  /// The name of a member in generated Swift.
  case swiftMember
  /// What the system knows a category or an action by: `REPLY_ACTION`.
  case systemIdentifier
  /// The name of a file in the app, with its ending and without a folder.
  case fileName
  /// A uniform type identifier: `public.jpeg`.
  case uniformType
  /// Parts in pairs, as Firestore has them: `users/{uid}`.
  case documentPath
  /// An `https` address with or without a path.
  case endpoint
  /// The id that Apple gives to a team or a key.
  case appleID
  /// A word of an `enum`, which becomes a Swift case.
  case enumValue
  /// A key of a payload, of a document or of stored settings.
  case payloadKey
  /// The path of a template below `specs/`.
  case templateFile
  /// The path of an output of a template below `generated/templates/`, with placeholders.
  case outputPath
  /// A time of a scenario: `10:00`, `2026-03-03 20:00`, `+1d 20:00` or `2026-03-03 20:00+09:00`.
  case scenarioTime

  /// What to call it in a finding: "a Swift module name".
  public var noun: String {
    switch self {
    case .identifier: "an id such as 'daily_reminder' (lower-case letters, digits and single '_')"
    case .swiftModule: "a Swift module name such as 'CleanerNotifications'"
    case .bundleID: "a bundle id such as 'com.example.app'"
    case .requests: "a request's id, or 'legacy-*'"
    case .urlScheme: "a URL scheme such as 'myapp' (lower-case letters, digits, '+', '-' and '.')"
    case .webOrigin: "a URL such as 'https://example.com', without a path"
    case .linkPath: "a path such as '/chat/{id}'"
    case .pathSegment: "one part of a path, such as 'dashboard'"
    case .ruleCode: "the code of a rule, such as 'signals/unused'"
    case .place: "an app's id, a slash and the keys down to the item, such as 'cleaner/notifications.storage_high_90'"
    case .date: "a date such as '2026-12-31'"
    case .caseName: "a name such as 'at-85' or 'cleaner.limits': letters, digits, '.', '_' and '-', at most 100 of them"
    case .systemVersion: "a version of iOS such as \"17.0\""
    case .regionCode: "a region such as 'DE' (two capital letters)"
    case .currencyCode: "a currency such as 'EUR' (three capital letters)"
    case .zone: "a time zone such as 'America/New_York', or 'home'"
    case .languageCode: "a language such as 'de' (two or three lower-case letters)"
    case .appVersion: "a version of the app such as \"5.2\""
    case .productVersion: "a version of notispec or its first numbers, such as \"0.2\""
    case .usageKey: "a key of Info.plist such as 'NSContactsUsageDescription'"
    case .storageKey: "a name such as 'hasCompletedFlow' (a letter, then letters, digits, '_' and '.')"
    case .swiftType: "the name of a Swift type, such as 'NotificationFrequency'"
    case .swiftMember: "a name in Swift, such as 'dailyReminder' (a lower-case letter, then letters and digits)"
    case .systemIdentifier: "an identifier such as 'REPLY_ACTION' (a letter, then letters, digits, '_', '.' and '-')"
    case .fileName: "the name of a file with its extension, such as 'chime.caf'"
    case .uniformType: "a uniform type identifier such as 'public.jpeg'"
    case .documentPath: "the path of a document such as 'users/{uid}', alternating collections and documents"
    case .endpoint: "a URL such as 'https://api.example.com/register'"
    case .appleID: "ten capital letters and digits such as 'ABC123DEFG'"
    case .enumValue: "a word such as 'outForDelivery' (a letter, then letters, digits and '_')"
    case .payloadKey: "a key such as 'chatId' (letters, digits, '_', '-' and '.')"
    case .templateFile: "a path below 'specs/' such as 'templates/kotlin.mustache'"
    case .outputPath:
      "a path below 'generated/templates/' such as '{app}/Notifications.kt' (placeholders: '{app}', '{module}' and "
        + "'{notification}')"
    case .scenarioTime:
      "a time such as \"10:00\", \"2026-03-03 20:00\", \"+1d 20:00\" or \"2026-03-03 20:00+09:00\""
    }
  }

  public var regularExpression: String {
    switch self {
    case .identifier: "^(?=.{1,64}$)[a-z][a-z0-9]*(_[a-z0-9]+)*$"
    case .swiftModule: "^[A-Za-z][A-Za-z0-9_]{0,63}$"
    case .bundleID: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$"
    case .requests: "^[ -)+-~]+[*]?$"
    case .urlScheme: "^[a-z][a-z0-9+.-]*$"
    case .webOrigin: "^https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$"
    case .linkPath: "^(/(\(Self.segment)|\\{[a-z][a-z0-9_]*\\}))+$"
    case .pathSegment: "^\(Self.segment)$"
    case .ruleCode: "^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)+$"
    case .place: "^[A-Za-z0-9_-]+(/[^ /]+)?$"
    case .date: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    case .caseName: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"
    case .systemVersion: "^[1-9][0-9]?\\.(0|[1-9][0-9]?)$"
    case .regionCode: "^[A-Z]{2}$"
    case .currencyCode: "^[A-Z]{3}$"
    case .zone: "^(home|[A-Z][A-Za-z0-9_+-]*(/[A-Z][A-Za-z0-9_+-]*){0,2})$"
    case .languageCode: "^[a-z]{2,3}$"
    case .appVersion: "^[0-9]{1,9}(\\.[0-9]{1,9}){0,3}$"
    case .productVersion: "^[0-9]{1,9}(\\.[0-9]{1,9}){0,2}$"
    case .usageKey: "^NS[A-Za-z]+UsageDescription$"
    case .storageKey: "^[A-Za-z][A-Za-z0-9_.]*$"
    case .swiftType: "^(?!(Any|Protocol|Self|Type)$)[A-Z][A-Za-z0-9_]{0,63}$"
    case .swiftMember: "^[a-z][A-Za-z0-9]{0,63}$"
    case .systemIdentifier: "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    case .fileName: "^[A-Za-z0-9_][A-Za-z0-9 _-]*(\\.[A-Za-z0-9_-]+)+$"
    case .uniformType: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$"
    case .documentPath: "^\(Self.documentPart)/\(Self.documentPart)(/\(Self.documentPart)/\(Self.documentPart))*$"
    case .endpoint: "^https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?(/[A-Za-z0-9._~-]*)*$"
    case .appleID: "^[A-Z0-9]{10}$"
    case .enumValue: "^[A-Za-z][A-Za-z0-9_]{0,63}$"
    case .payloadKey: "^[A-Za-z_][A-Za-z0-9_.-]{0,63}$"
    case .templateFile: Self.templateFileExpression
    case .outputPath: Self.outputPathExpression
    case .scenarioTime: Self.scenarioTimeExpression
    }
  }

  /// `.` and `..` mean another place than they are written at.
  private static let segment = "(?!\\.{1,2}(/|$))[A-Za-z0-9._~-]+"
  private static let documentPart = "(\(segment)|\\{[A-Za-z][A-Za-z0-9_]*\\})"

  /// Whether `text` has this form, as the regular expression says.
  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      switch self {
      case .identifier: Self.isIdentifier(bytes)
      case .swiftModule: bytes.count <= 64 && Self.isLetter(bytes.first) && bytes.allSatisfy { Self.isWord($0) }
      case .bundleID: Self.isDotted(bytes[...])
      case .requests:
        bytes.first != 0x2A && !bytes.isEmpty && !bytes.dropLast().contains(0x2A)
          && bytes.allSatisfy { 0x20...0x7E ~= $0 }
      case .urlScheme:
        Self.isLower(bytes.first)
          && bytes.allSatisfy { Self.isLower($0) || Self.isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
      case .webOrigin: bytes.starts(with: "https://".utf8) && Self.isDotted(bytes.dropFirst(8))
      case .linkPath: Self.isLinkPath(bytes)
      case .pathSegment: Self.isSegment(bytes[...])
      case .ruleCode: Self.isRuleCode(bytes)
      case .place: Self.isPlace(bytes)
      case .date: Self.isDate(bytes)
      case .caseName:
        bytes.count <= 100 && (Self.isLetter(bytes.first) || Self.isDigit(bytes.first ?? 0))
          && bytes.allSatisfy { Self.isWord($0) || $0 == 0x2E || $0 == 0x2D }
      case .systemVersion: Self.isVersion(bytes)
      case .usageKey: Self.isUsageKey(bytes)
      case .regionCode: bytes.count == 2 && bytes.allSatisfy { Self.isUpper($0) }
      case .currencyCode: bytes.count == 3 && bytes.allSatisfy { Self.isUpper($0) }
      case .zone: bytes.elementsEqual("home".utf8) || Self.isZone(bytes)
      case .languageCode: (2...3).contains(bytes.count) && bytes.allSatisfy { Self.isLower($0) }
      case .appVersion: Self.isVersion(bytes, atMost: 4)
      case .productVersion: Self.isVersion(bytes, atMost: 3)
      case .storageKey: Self.isLetter(bytes.first) && bytes.allSatisfy { Self.isWord($0) || $0 == 0x2E }
      case .swiftMember:
        bytes.count <= 64 && Self.isLower(bytes.first) && bytes.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
      case .swiftType:
        Self.isUpper(bytes.first) && bytes.count <= 64 && bytes.allSatisfy { Self.isWord($0) }
          && !["Any", "Protocol", "Self", "Type"].contains { bytes.elementsEqual($0.utf8) }
      case .systemIdentifier:
        Self.isLetter(bytes.first) && bytes.count <= 64
          && bytes.allSatisfy { Self.isWord($0) || $0 == 0x2D || $0 == 0x2E }
      case .fileName: Self.isFileName(bytes)
      case .uniformType: Self.isDotted(bytes[...])
      case .documentPath: Self.isDocumentPath(bytes)
      case .endpoint: Self.isEndpoint(bytes)
      case .appleID: bytes.count == 10 && bytes.allSatisfy { Self.isUpper($0) || Self.isDigit($0) }
      case .enumValue: bytes.count <= 64 && Self.isLetter(bytes.first) && bytes.allSatisfy { Self.isWord($0) }
      case .payloadKey:
        bytes.count <= 64 && (Self.isLetter(bytes.first) || bytes.first == 0x5F)
          && bytes.allSatisfy { Self.isWord($0) || $0 == 0x2D || $0 == 0x2E }
      case .templateFile: Self.isTemplateFile(bytes)
      case .outputPath: Self.isOutputPath(bytes)
      case .scenarioTime: Self.isScenarioTime(bytes)
      }
    }
  }

  /// The same test for bytes that are not a `String` yet.
  public static func isIdentifier(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isLower(bytes.first), bytes.count <= 64, bytes.last != 0x5F else { return false }
    var last: UInt8 = 0
    for byte in bytes {
      guard isLower(byte) || isDigit(byte) || (byte == 0x5F && last != 0x5F) else { return false }
      last = byte
    }
    return true
  }

  /// What to say of a text that nearly has the form; empty where the noun says it all.
  public func advice(for text: String) -> String {
    if self == .linkPath, let advice = Self.linkPathAdvice(text) { return advice }
    guard [.linkPath, .pathSegment, .documentPath].contains(self),
      text.split(separator: "/", omittingEmptySubsequences: false).contains(where: { $0 == "." || $0 == ".." })
    else { return "" }
    return ": '.' and '..' are resolved before the app sees them"
  }
}
