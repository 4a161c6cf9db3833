/// What a condition asks of the device: every part that it has must be true.
public struct DeviceRule: Sendable, Hashable {
  /// Regions, one of which must be set; any if there are none.
  public var regions: [String]
  /// Languages, one of which must be set; any if there are none.
  public var languages: [String]
  /// The oldest version of the app.
  public var appVersion: AppVersion?
  /// The first version of the app that is too new.
  public var below: AppVersion?

  public init(
    regions: [String] = [], languages: [String] = [], appVersion: AppVersion? = nil, below: AppVersion? = nil
  ) {
    self.regions = regions
    self.languages = languages
    self.appVersion = appVersion
    self.below = below
  }

  /// False while something that it asks for is unknown.
  public func holds(for device: DeviceFacts) -> Bool {
    if !regions.isEmpty, !(device.region.map(regions.contains) ?? false) { return false }
    if !languages.isEmpty, !(device.language.map(languages.contains) ?? false) { return false }
    if appVersion == nil, below == nil { return true }
    guard let version = device.appVersion else { return false }
    return appVersion.map { version >= $0 } ?? true && below.map { version < $0 } ?? true
  }
}

/// What is known of the device and of the app on it.
public struct DeviceFacts: Sendable, Hashable {
  /// `DE`.
  public var region: String?
  /// `de`.
  public var language: String?
  public var appVersion: AppVersion?

  public init(region: String? = nil, language: String? = nil, appVersion: AppVersion? = nil) {
    self.region = region
    self.language = language
    self.appVersion = appVersion
  }

  /// These, and where one is unknown, what was known before.
  public func updating(_ old: DeviceFacts) -> DeviceFacts {
    DeviceFacts(
      region: region ?? old.region, language: language ?? old.language, appVersion: appVersion ?? old.appVersion)
  }
}

/// The version of an app: numbers with dots between them, compared one by one. `5.2` is `5.2.0`, and `5.10` is newer.
public struct AppVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Without zeros at the end.
  private let numbers: [Int]

  /// Nil for anything else than one to four numbers of at most nine digits.
  public init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard (1...9).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    guard (1...4).contains(numbers.count) else { return nil }
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Numbers written down in generated Swift.
  public init(_ first: Int, _ others: Int...) {
    var numbers = [first] + others
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// At least two numbers.
  public var description: String {
    (numbers + (numbers.count == 1 ? [0] : [])).map { "\($0)" }.joined(separator: ".")
  }

  public static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
