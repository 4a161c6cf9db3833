public import Foundation
public import NotificationRules
import NotificationScheduling
public import NotificationTerms
import NotificationText

/// What the notification service extension of an app does with a push before it is shown: its texts are written with the
/// formats of the device or decrypted, and its file is attached.
///
/// Whatever happens, the push is delivered exactly once: with what is ready when the time is up.
public actor AppServiceExtension<App: NotificationApp> {
  /// Shows a push with the files that are attached to it, by the keys of the payload.
  public typealias Delivery = @Sendable (NotificationContent, [(key: String, file: URL)]) -> Void

  private let rules: RuleTable
  private let device: Device
  private let languages: @Sendable () -> [String]
  private let decrypt: (@Sendable (String) async throws -> String)?
  private let download: @Sendable (URL) async throws -> URL
  let failed: @Sendable (any Error) -> Void
  private var machine: ServiceExtension?
  private var delivery: Delivery?
  private var files: [String: URL] = [:]
  /// Which push the extension works on; the answers of an older one come too late.
  private var number = 0

  /// - Parameters:
  ///   - device: Its clock, zone and files.
  ///   - languages: What the user reads, the preferred one first. The bundle of an extension does not say it.
  ///   - decrypt: The text of `encrypted_body`; if it throws, the text that was sent stays.
  ///   - download: Downloads a file and says where it is then, with a name that says what it is. The file belongs to the
  ///     extension.
  ///   - failed: For logs: a text could not be decrypted, or a file not be downloaded or attached.
  public init(
    _ app: App.Type = App.self, device: Device = .current,
    languages: @escaping @Sendable () -> [String] = { Locale.preferredLanguages },
    decrypt: (@Sendable (String) async throws -> String)? = nil,
    download: @escaping @Sendable (URL) async throws -> URL, failed: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    rules = App.rules
    self.device = device
    self.languages = languages
    self.decrypt = decrypt
    self.download = download
    self.failed = failed
  }

  /// A push has come. Returns when it has begun to work; the delivery may be later.
  public func receive(_ content: NotificationContent, deliver: @escaping Delivery) async {
    timeWillExpire()
    number += 1
    guard let rule = rules.serviceExtension else { return deliver(content, []) }
    delivery = deliver
    let number = number
    let zone = await device.moment().zone
    guard number == self.number, delivery != nil else { return deliver(content, []) }
    machine = ServiceExtension(
      rule, writing: DeviceWriting(Scheduler(rules, zones: device.zone), locale: locale, zone: zone))
    step(on: .received(content), of: number)
  }

  /// The time is up: what is ready is shown.
  public func timeWillExpire() { step(on: .timeWillExpire, of: number) }

  /// The first language that the app has texts for.
  private var locale: LanguageTag {
    let ids = rules.locales.map(\.text)
    let wanted = languages().first { LocaleTable.closest(to: $0, among: ids) != nil }
    return wanted.flatMap { LanguageTag($0) } ?? rules.sourceLocale
  }

  private func step(on event: ServiceExtension.Event, of number: Int) {
    guard number == self.number, let commands = machine?.step(on: event) else { return }
    for command in commands {
      switch command {
      case .decrypt(let text):
        Task { step(on: .decrypted(await decrypted(text)), of: number) }
      case .download(let key, let url): Task { await fetch(url, for: key, of: number) }
      case .wait(let span):
        Task { [wait = device.wait] in
          try? await wait(span)
          step(on: .timeWillExpire, of: number)
        }
      case .deliver(let content, let keys):
        delivery?(content, keys.compactMap { key in files[key].map { (key, $0) } })
        (machine, delivery, files) = (nil, nil, [:])
      }
    }
  }

  private func decrypted(_ text: String) async -> String? {
    do {
      return try await decrypt?(text)
    } catch {
      failed(error)
      return nil
    }
  }

  private func fetch(_ text: String, for key: String, of number: Int) async {
    let file: URL
    do {
      guard let url = URL(string: text), url.scheme?.lowercased() == "https" else {
        throw CocoaError(.fileReadUnsupportedScheme)
      }
      file = try await download(url)
    } catch {
      failed(error)
      return step(on: .downloadFailed(key: key), of: number)
    }
    guard number == self.number, machine != nil else {
      // Nobody waits for it any more.
      try? FileManager.default.removeItem(at: file)
      return
    }
    files[key] = file
    step(on: .downloaded(key: key), of: number)
  }
}
