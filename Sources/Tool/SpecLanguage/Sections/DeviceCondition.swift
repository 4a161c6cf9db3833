public import NotificationRules
import NotificationTerms
import SpecDiagnostics

/// What the device is, and the app on it; all parts that are written must be true.
public struct DeviceCondition: SpecSection, Hashable {
  public let regions: [Located<String>]
  public let languages: [Located<String>]
  public let appVersion: VersionRange?

  public static let keys = SectionKeys<Self>(
    "device-condition",
    doc: "What the device is, and the app on it: everything that is written here. Unknown is false.",
    elsewhere: elsewhere)

  private static let elsewhere: [String: String] = {
    let system = "no condition asks for iOS: the oldest that the app runs on is 'app.minimum_ios'"
    return [
      "os_version": system, "ios_version": system, "system_version": system, "ios": system, "os": system,
      "platform": system, "version": "that of the app is 'app_version', such as '{ at_least: \"5.2\" }'; \(system)",
    ]
  }()

  public init(_ read: KeyReader<Self>) {
    regions = read(
      "region", \.regions, listOf: .region, notEmpty: "lists no region",
      doc: "The region that is set on the device is one of these.", example: "[DE, AT]")
    languages = read(
      "language", \.languages, listOf: .language, notEmpty: "lists no language",
      doc: "The first language that is set on the device is one of these, whatever the languages of the app.",
      example: "[de]")
    appVersion = read(
      "app_version", \.appVersion, .section, doc: "The version of the app that runs.", example: "{ at_least: \"5.2\" }")
    read.check { mapping, app in
      guard !read.isDoubtful, !mapping.mayHave("region"), !mapping.mayHave("language"), !mapping.mayHave("app_version")
      else { return }
      app.session.report(
        .missingKey, "asks nothing: write 'region', 'language' or 'app_version'", about: mapping.origin,
        at: mapping.origin.headSpan)
    }
  }

  public var rule: DeviceRule {
    DeviceRule(
      regions: regions.map(\.value), languages: languages.map(\.value), appVersion: appVersion?.atLeast,
      below: appVersion?.below)
  }
}

/// Versions of the app from one on, and before another.
public struct VersionRange: SpecSection, Hashable {
  public let atLeast: AppVersion?
  public let below: AppVersion?

  public static let keys = SectionKeys<Self>(
    "version-range", doc: "Versions of the app, compared number by number: \"5.10\" is newer than \"5.9\".")

  public init(_ read: KeyReader<Self>) {
    atLeast = read("at_least", \.atLeast, .appVersion, doc: "This version or a newer one.", example: "\"5.2\"")
    below = read("below", \.below, .appVersion, doc: "An older version than this.", example: "\"6.0\"")
    if let atLeast, let below, atLeast >= below {
      read.check { mapping, app in
        guard let value = mapping.written("below") else { return }
        app.session.report(.badValue, "leaves no version: it must be newer than 'at_least'", about: value)
      }
    }
    read.check { mapping, app in
      guard !read.isDoubtful, !mapping.mayHave("at_least"), !mapping.mayHave("below") else { return }
      app.session.report(
        .missingKey, "asks nothing: write 'at_least' or 'below'", about: mapping.origin, at: mapping.origin.headSpan)
    }
  }
}

extension KeyType where Value == AppVersion {
  fileprivate static var appVersion: Self {
    let text = KeyType<String>.pattern(.appVersion)
    return Self(
      text.shape, sample: AppVersion(0), resolve: { .text($0.description) },
      read: { written in text.read(written).flatMap { AppVersion($0) } })
  }
}

extension KeyType where Value == String {
  /// A region that exists, and that a device can be set to.
  fileprivate static var region: Self {
    let existing = code(.regionCode) { "en-\($0)" }
    return Self(
      existing.shape, sample: existing.sample(), resolve: existing.resolve,
      read: { written in
        guard let code = existing.read(written) else { return nil }
        guard !notOfDevices.contains(code) else {
          written.session.report(
            .badValue, "is '\(code)', which no device is set to: list the countries, such as [DE, FR, IT]",
            about: written.value)
          return nil
        }
        return code
      })
  }

  /// The European Union, the euro area, the United Nations, Outlying Oceania, and the regions of pseudo-locales.
  private static var notOfDevices: [String] { ["EU", "EZ", "UN", "QO", "XA", "XB"] }

  /// A language that exists.
  fileprivate static var language: Self { code(.languageCode) { $0 } }

  private static func code(_ pattern: TextPattern, in tag: @escaping @Sendable (String) -> String) -> Self {
    let text = Self.pattern(pattern)
    return Self(
      text.shape, sample: text.sample(), resolve: text.resolve,
      read: { written in
        guard let code = text.read(written) else { return nil }
        guard let flaw = LanguageTag(tag(code))?.flaw else { return code }
        let meant = flaw.meant?.split(separator: "-").last.map(String.init) ?? ""
        let advice = pattern.matches(meant) ? ": did you mean '\(meant)'?" : ""
        written.session.report(.badValue, "is '\(code)', \(flaw.words)\(advice)", about: written.value)
        return nil
      })
  }
}
