import SpecLanguage
import TextWriting

/// What a server must know to reach APNs: how it signs, the topic, and which host serves which build.
///
/// - Source: IOS/SERVER-1, IOS/TEST-6
struct PushServerFile {
  let push: PushItem
  let bundleID: String
  let hasLiveActivities: Bool
  let settings: [PreferenceItem]

  var text: String {
    var writer = JSONWriter()
    writer.object { json in
      json.optional("providers", push.providers.map(\.value.rawValue))
      json.member("topic", bundleID)
      if hasLiveActivities {
        json.member("live_activity_topic", bundleID + PushContentItem.PushType.liveactivity.topicSuffix)
      }
      if let authentication = push.authentication { write(authentication, &json) }
      json.object("environments") { json in
        write("debug", push.environments.debug.value, &json)
        write("testflight", push.environments.testFlight.value, &json)
        write("release", push.environments.release.value, &json)
      }
      if let store = push.preferences { write(store, &json) }
      if let request = push.registrationRequest {
        json.object("registration_request") { json in
          json.member("method", "POST")
          json.member("url", request.endpoint.value)
          json.member("content_type", "application/json")
          json.optional("fields", request.fields.map(\.value))
        }
      }
    }
    return writer.text + "\n"
  }

  /// A setting that nobody has moved has no field.
  private func write(_ store: PushPreferencesItem, _ json: inout JSONWriter) {
    json.object("preferences") { json in
      json.member("document", store.store.value)
      json.object("fields") { json in
        for field in store.fields {
          guard let setting = settings.first(where: { $0.id == field.name.value }) else { continue }
          json.object(field.value.value) { json in
            json.member("preference", setting.id)
            switch setting.kind {
            case .toggle(let toggle):
              json.member("type", "boolean")
              json.member("default", toggle.isOnByDefault)
            case .time(let time):
              json.member("type", "time")
              json.member("default", "\(time.standard.value)")
            case .weekdays(let days):
              json.member("type", "weekdays")
              json.optional("default", days.standard.map(\.value.name))
            case .times(let times):
              json.member("type", "times")
              json.optional("default", times.standard.map(\.value.description))
            case .number(let number):
              json.member("type", "number")
              json.key("default")
              json.value(number.standard.value)
            case .choice(let choice):
              json.member("type", "string")
              json.optional("options", choice.options.map(\.id))
              json.member("default", choice.standard.value)
            }
          }
        }
      }
    }
  }

  private func write(_ authentication: PushAuthenticationItem, _ json: inout JSONWriter) {
    json.object("authentication") { json in
      switch authentication.method.value {
      case .key:
        json.member("method", "jwt")
        json.object("header") { json in
          json.member("alg", "ES256")
          json.optional("kid", authentication.keyID?.value)
        }
        // `iat`, the moment of signing, is the third part and the server's own.
        json.object("claims") { $0.optional("iss", authentication.teamID?.value) }
      case .certificate: json.member("method", "certificate")
      }
      json.optional("key_file", authentication.keyFile?.value)
    }
  }

  private func write(_ build: String, _ environment: PushItem.Environment, _ json: inout JSONWriter) {
    json.object(build) { json in
      json.member("environment", environment.rawValue)
      json.member("host", environment.host)
      json.member("port", 443)
    }
  }
}

extension PushItem.Environment {
  var host: String {
    switch self {
    case .sandbox: "api.sandbox.push.apple.com"
    case .production: "api.push.apple.com"
    }
  }
}
