public import NotificationCivilTime
import NotificationRules
public import NotificationTerms
import NotificationText

/// Writes the texts of pushes on the device, where a value is money, a number or a moment: in the language that the user
/// reads, with its formats, and by the clock of the device.
public struct DeviceWriting: Sendable {
  private let scheduler: Scheduler
  private let locale: LanguageTag
  private let zone: ZoneRules

  /// - Parameters:
  ///   - scheduler: Has the texts, their formats and the zones that values name.
  ///   - locale: What the device is set to.
  ///   - zone: Where the device is.
  public init(_ scheduler: Scheduler, locale: LanguageTag, zone: ZoneRules) {
    self.scheduler = scheduler
    self.locale = locale
    self.zone = zone
  }

  /// The same push with other texts. Those of the server stay where the spec leaves them to it, or where a value is missing.
  func written(_ received: NotificationContent) -> NotificationContent {
    guard let named = received.userInfo["type"],
      let index = scheduler.indexOfType[scheduler.rules.formerIDs.now(.type, named)],
      let values = scheduler.types[index].rule.push?.values, !values.isEmpty,
      let found = LinkValues(payload: received.userInfo).values(of: values)
    else { return received }
    let arguments = found.mapValues(ParameterValue.init)
    let content = scheduler.content(scheduler.types[index].rule, in: locale, arguments, turn: 0, zone: zone) {
      $0.variant(arguments)
    }
    var written = received
    (written.title, written.subtitle, written.body) = (content.title, content.subtitle, content.body)
    return written
  }
}
