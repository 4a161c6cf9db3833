public import Foundation
public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// What the adapter reads from the world: the clock, the zone, the language and files. Nothing else reads them.
public struct Device: Sendable {
  /// The instant and the zone in force now.
  public var moment: @Sendable () async -> Moment
  /// The language that the app is shown in now.
  public var locale: @Sendable () -> LanguageTag
  /// The region, the first language and the version of the app, for conditions.
  public var facts: @Sendable () -> DeviceFacts
  /// What this installation is told apart by; asked once in a process, with whether the state of an earlier start was
  /// found. Another number than that of the state means that the state comes from the backup of another device; nil
  /// that it cannot be found out now.
  public var installation: @Sendable (_ hasState: Bool) -> Installation?
  /// The rules of the zone of a name, such as `America/New_York`, for triggers that name one; nil for an unknown name.
  public var zone: @Sendable (String) -> ZoneRules?
  /// Where the file of this name is, for an attachment; nil if there is none.
  public var file: @Sendable (String) -> URL?
  /// Returns after so long; throws if the task is cancelled before.
  public var wait: @Sendable (TimeSpan) async throws -> Void
  /// Asks the system to let a step end although the app leaves the screen meanwhile; what it returns is called after the
  /// step. By itself it asks for nothing: see `Device.app`.
  public var keepRunning: @Sendable () async -> @Sendable () async -> Void
  /// Returns when this is done, or when only a clock that stands still could end it, as in a test.
  package var settle: @Sendable (_ work: @escaping @Sendable () async -> Void) async -> Void = { await $0() }

  public init(
    moment: @escaping @Sendable () async -> Moment, locale: @escaping @Sendable () -> LanguageTag,
    facts: @escaping @Sendable () -> DeviceFacts = { DeviceFacts() },
    installation: @escaping @Sendable (_ hasState: Bool) -> Installation?,
    zone: @escaping @Sendable (String) -> ZoneRules? = { Device.zone(named: $0, at: Date()) },
    file: @escaping @Sendable (String) -> URL? = { Bundle.main.url(forResource: $0, withExtension: nil) },
    wait: @escaping @Sendable (TimeSpan) async throws -> Void = {
      try await Task.sleep(for: .milliseconds($0.milliseconds))
    },
    keepRunning: @escaping @Sendable () async -> @Sendable () async -> Void = { {} }
  ) {
    self.moment = moment
    self.locale = locale
    self.facts = facts
    self.installation = installation
    self.zone = zone
    self.file = file
    self.wait = wait
    self.keepRunning = keepRunning
  }

  /// The device that the process runs on, an app or an extension.
  public static let current = Device(
    moment: { moment(at: Date(), in: .autoupdatingCurrent) },
    locale: { Bundle.main.preferredLocalizations.first.flatMap { LanguageTag($0) } ?? "en" },
    facts: {
      let locale = Locale.preferredLanguages.first.map { Locale(identifier: $0) }
      let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
      return DeviceFacts(
        region: Locale.current.region?.identifier, language: locale?.language.languageCode?.identifier,
        appVersion: version.flatMap { AppVersion($0) })
    },
    installation: { hasState in
      let files = FileManager.default
      guard
        let folder = try? files.url(
          for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      else { return nil }
      return Installation.kept(in: folder.appendingPathComponent("notispec-installation"), hasState: hasState)
    })

  #if !canImport(UIKit) || os(watchOS)
    /// The device that an app runs on. Only `UIApplication` has to be asked for time in the background.
    public static var app: Device { current }
  #endif

  /// The rules of a zone for the years around a date; nil for an unknown name.
  public static func zone(named name: String, at date: Date) -> ZoneRules? {
    TimeZone(identifier: name).map { moment(at: date, in: $0).zone }
  }

  /// The instant of a date, with the rules of a zone for the years around it.
  public static func moment(at date: Date, in zone: TimeZone) -> Moment {
    let instant = Instant(date)
    let year = ZoneRules.utc.local(at: instant).date.year
    return Moment(instant: instant, zone: ZoneRules(zone, around: year))
  }
}
