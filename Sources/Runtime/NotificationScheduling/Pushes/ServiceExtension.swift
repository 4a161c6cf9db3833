public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// What a service extension makes of a push before it is shown: its text written with the formats of the device, or
/// decrypted, and its file attached. It delivers its best attempt exactly once, when everything has arrived or its time is
/// up.
///
/// - Source: IOS/NSE-2 to IOS/NSE-5
public struct ServiceExtension: Sendable {
  public enum Event: Sendable, Hashable {
    /// `didReceive(_:withContentHandler:)`
    case received(NotificationContent)
    /// Nil if the text could not be decrypted: the one that was sent stays.
    case decrypted(String?)
    case downloaded(key: String)
    case downloadFailed(key: String)
    /// `serviceExtensionTimeWillExpire()`, or what `wait` waits for.
    case timeWillExpire
  }

  public enum Command: Sendable, Hashable {
    case decrypt(String)
    case download(key: String, url: String)
    /// Report `timeWillExpire` after this time. Only if the spec grants less than the system does.
    case wait(TimeSpan)
    /// Call the content handler, with the files of these keys attached.
    case deliver(NotificationContent, attachments: [String])
  }

  public let rule: ServiceExtensionRule
  /// Writes the texts of what was received; nil where those of the server stay.
  private let writing: DeviceWriting?
  /// What would be delivered now; nil before the push and after its end.
  private var content: NotificationContent?
  private var attachments: [String] = []
  /// Keys whose work has not finished.
  private var open: Set<String> = []

  /// - Parameter writing: What the texts are written with; nil leaves all to the server.
  public init(_ rule: ServiceExtensionRule, writing: DeviceWriting? = nil) {
    self.rule = rule
    self.writing = writing
  }

  public mutating func step(on event: Event) -> [Command] {
    switch event {
    case .received(let received):
      let written = writing?.written(received) ?? received
      content = written
      return begin(written)
    case .decrypted(let text):
      if let text { content?.body = text }
      open.remove(ServiceExtensionRule.encryptedBody)
    case .downloaded(let key):
      if open.remove(key) != nil { attachments.append(key) }
    case .downloadFailed(let key): open.remove(key)
    case .timeWillExpire: open.removeAll()
    }
    return deliver()
  }

  private mutating func begin(_ received: NotificationContent) -> [Command] {
    var commands: [Command] = []
    for key in rule.handles {
      guard let value = received.userInfo[key], !value.isEmpty else { continue }
      open.insert(key)
      commands.append(
        key == ServiceExtensionRule.encryptedBody ? .decrypt(value) : .download(key: key, url: value))
    }
    if !open.isEmpty, rule.timeLimit < ServiceExtensionRule.systemLimit { commands.append(.wait(rule.timeLimit)) }
    return commands + deliver()
  }

  private mutating func deliver() -> [Command] {
    guard open.isEmpty, let best = content else { return [] }
    content = nil
    return [.deliver(best, attachments: attachments.sorted())]
  }
}
