import NotificationCivilTime
import NotificationText
import SpecLanguage

/// What a server says to APNs beside the payload of a push. The app never sees it, so it is in no rule table.
struct PushHeaders: Sendable, Hashable {
  /// `apns-expiration`, from the sending on; nil leaves it to APNs.
  let expiration: TimeSpan?
  private let collapseID: [TextTemplate.Part]?
  /// What a payload calls the values of the collapse id.
  private let keys: [String: String]

  /// The values of the texts, as a payload may carry them.
  let values: [LinkParameter]

  init(_ push: PushContentItem, of type: NotificationItem) {
    values = type.arguments.map { $0.linkParameter(isOptional: true) }
    expiration = push.expiration?.value
    collapseID = push.collapseID?.parts
    keys = Dictionary(push.data.map { ($0.id, $0.payloadKey) }, uniquingKeysWith: { first, _ in first })
  }

  /// `apns-collapse-id`; nil where there is none, or where the payload lacks a value of it.
  func collapseID(of payload: [String: String]) -> String? {
    collapseID?.filled { name in
      payload[keys[name] ?? name].flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}

extension Spec {
  /// By the id of the type.
  var pushHeaders: [String: PushHeaders] {
    Dictionary(
      notifications.compactMap { type in type.push.map { (type.id, PushHeaders($0, of: type)) } },
      uniquingKeysWith: { first, _ in first })
  }
}
