import NotificationCivilTime
import SpecLanguage
import TextWriting

/// What a server sends to APNs for one device: the headers, and the payload as the body.
///
/// A sample: its moment is that of all samples, and `DEVICE_TOKEN` represents the token.
struct APNSRequest {
  /// In the order in which Apple documents them.
  let headers: [(name: String, value: String)]
  private let body: (inout JSONWriter) -> Void

  init(_ type: NotificationItem, _ push: PushContentItem, _ payload: APNSPayload, bundleID: String) {
    var headers = [
      ("apns-push-type", push.pushType.value.rawValue),
      ("apns-topic", bundleID + push.pushType.value.topicSuffix),
      ("apns-priority", String(push.priority.value.rawValue)),
    ]
    if let expiration = push.expiration?.value { headers.append(("apns-expiration", expiration.expiration)) }
    if let template = push.collapseID {
      headers.append(("apns-collapse-id", SampleText(template, type.sampleValues).text))
    }
    self.headers = headers
    body = { payload.write(to: &$0) }
  }

  /// A push that starts, changes or ends a Live Activity. A change waits for a moment that suits the battery and uses
  /// no budget; start and end come at once.
  init(_ activity: LiveActivityPayload, bundleID: String) {
    let type = PushContentItem.PushType.liveactivity
    headers = [
      ("apns-push-type", type.rawValue), ("apns-topic", bundleID + type.topicSuffix),
      ("apns-priority", activity.event == .update ? "5" : "10"),
    ]
    body = { activity.write(to: &$0) }
  }

  /// - Parameter token: The kind of token that the path ends with.
  func text(token: String = "DEVICE_TOKEN") -> String {
    var writer = JSONWriter()
    writer.object { json in
      json.member("method", "POST")
      json.member("path", "/3/device/\(token)")
      writeHeaders(to: &json)
      json.object("payload", body)
    }
    return writer.text + "\n"
  }

  /// - Parameter names: Those to write; nil for all.
  func writeHeaders(to json: inout JSONWriter, only names: [String]? = nil) {
    json.object("headers") { json in
      for header in headers where names?.contains(header.name) ?? true { json.member(header.name, header.value) }
    }
  }
}

extension TimeSpan {
  /// `apns-expiration` of a sample: seconds since 1970; zero is one attempt.
  fileprivate var expiration: String {
    milliseconds <= 0 ? "0" : String(SampleMoment.seconds + Int(milliseconds / 1000))
  }
}

extension PushContentItem.PushType {
  /// What follows the bundle id in `apns-topic`.
  var topicSuffix: String {
    switch self {
    case .alert, .background, .mdm: ""
    case .location: ".location-query"
    case .complication: ".complication"
    case .fileprovider: ".pushkit.fileprovider"
    case .liveactivity: ".push-type.liveactivity"
    case .pushtotalk: ".voip-ptt"
    case .widgets: ".push-type.widgets"
    }
  }
}
