import TextWriting

/// What a server sends to Firebase for one device: `POST /v1/projects/<project>/messages:send`.
///
/// Firebase takes only texts under `data`; other values are next to `aps`, where they keep their type. It makes the
/// topic itself.
/// - Source: IOS/FCM-5
struct FCMMessage {
  let payload: APNSPayload
  let request: APNSRequest

  var text: String {
    var writer = JSONWriter()
    writer.object { json in
      json.object("message") { json in
        json.member("token", "DEVICE_FCM_TOKEN")
        if let body = payload.body {
          json.object("notification") { json in
            json.optional("title", payload.title?.text)
            json.member("body", body.text)
          }
        }
        if payload.data.contains(where: \.isText) {
          json.object("data") { json in
            for entry in payload.data where entry.isText { json.member(entry.key, entry.value) }
          }
        }
        json.object("apns") { json in
          request.writeHeaders(
            to: &json, only: ["apns-push-type", "apns-priority", "apns-expiration", "apns-collapse-id"])
          json.object("payload") { json in
            var rest = payload
            rest.data.removeAll(where: \.isText)
            // With a subtitle the whole alert is Apple's: Firebase has none.
            if rest.subtitle == nil { (rest.title, rest.body) = (nil, nil) }
            rest.write(to: &json)
          }
        }
      }
    }
    return writer.text + "\n"
  }
}

extension APNSPayload.Entry {
  fileprivate var isText: Bool {
    switch value {
    case .text: true
    case .int, .double, .flag, .formatted: false
    }
  }
}
