import NotificationCivilTime
import SpecLanguage

/// What a server says to APNs beside the payload of a push. The app never sees it, so it is in no rule table.
struct PushHeaders: Sendable, Hashable {
  /// `apns-expiration`, from the sending on; nil leaves it to APNs.
  let expiration: TimeSpan?
  private let collapseID: [TextTemplate.Part]?
  /// What a payload calls the values of the collapse id.
  private let keys: [String: String]

  init(_ push: PushContentItem) {
    expiration = push.expiration?.value
    collapseID = push.collapseID?.parts
    keys = Dictionary(push.data.map { ($0.id, $0.payloadKey) }, uniquingKeysWith: { first, _ in first })
  }

  /// `apns-collapse-id`; nil where there is none, or where the payload lacks a value of it.
  func collapseID(of payload: [String: String]) -> String? {
    guard let collapseID else { return nil }
    var text = ""
    for part in collapseID {
      switch part {
      case .literal(let words): text += words
      case .argument(let name):
        guard let value = payload[keys[name] ?? name], !value.isEmpty else { return nil }
        text += value
      }
    }
    return text
  }
}

extension Spec {
  /// By the id of the type.
  var pushHeaders: [String: PushHeaders] {
    Dictionary(
      notifications.compactMap { type in type.push.map { (type.id, PushHeaders($0)) } },
      uniquingKeysWith: { first, _ in first })
  }
}
