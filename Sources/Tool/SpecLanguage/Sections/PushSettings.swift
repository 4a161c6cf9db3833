/// `push.authentication`: how a server shows APNs that it may send.
public struct PushAuthenticationItem: SpecSection, Hashable {
  public enum Method: String, Sendable, CaseIterable {
    /// A signing key (`.p8`) and tokens made with it.
    case key
    case certificate
  }

  public let method: Located<Method>
  public let keyID: Located<String>?
  public let teamID: Located<String>?
  public let keyFile: Located<String>?

  public static let keys = SectionKeys<Self>(
    "push-authentication", doc: "How a server proves to Apple that it may send.",
    elsewhere: Dictionary(
      uniqueKeysWithValues: ["key", "private_key", "p8", "secret", "certificate", "password", "token"].map {
        ($0, "no secret belongs here: keep it where you keep passwords, and say in 'key_file' where a server finds it")
      }))

  public init(_ read: KeyReader<Self>) {
    let method = read(
      "method", \.method, .choice, doc: "A signing key, or a certificate that expires after a year.", example: "key")
    self.method = method
    keyID = read(
      "key_id", \.keyID, .pattern(.appleID), doc: "The id of the signing key; with `method: key`.",
      example: "\"ABC123DEFG\"")
    teamID = read(
      "team_id", \.teamID, .pattern(.appleID), doc: "The Apple team id; with `method: key`.",
      example: "\"DEF123GHIJ\"")
    keyFile = read(
      "key_file", \.keyFile, .text,
      doc: "Where the server finds the key or the certificate; never the secret itself.",
      example: "\"/run/secrets/AuthKey_ABC123DEFG.p8\"")
    read.check { mapping, _ in
      guard method.value == .certificate else { return }
      for key in ["key_id", "team_id"] {
        guard let value = mapping.written(key) else { continue }
        mapping.session.report(
          .conflictingKeys, "makes no sense with 'method: certificate'", about: value, at: mapping.keySpan(key))
      }
    }
  }
}

/// `push.environments`: the server of each kind of build. TestFlight and App Store builds talk to production.
public struct PushEnvironmentsItem: SpecSection, Hashable {
  public let debug: Located<PushItem.Environment>
  public let testFlight: Located<PushItem.Environment>
  public let release: Located<PushItem.Environment>

  public static let keys = SectionKeys<Self>(
    "push-environments", doc: "Which of Apple's servers each kind of build registers with.")

  public init(_ read: KeyReader<Self>) {
    debug = read(
      "debug", \.debug, .choice, default: .sandbox, doc: "Builds from Xcode.", example: "sandbox")
    testFlight = read(
      "testflight", \.testFlight, .choice, default: .production, doc: "TestFlight.",
      example: "production")
    release = read(
      "release", \.release, .choice, default: .production, doc: "The App Store.",
      example: "production")
  }
}

/// `push.registration_request`: the request that hands the token to a server of one's own.
public struct RegistrationRequestItem: SpecSection, Hashable {
  public let endpoint: Located<String>
  public let fields: [Located<String>]

  public static let keys = SectionKeys<Self>(
    "registration-request", doc: "The request that passes the token to your own server.")

  public init(_ read: KeyReader<Self>) {
    endpoint = read(
      "endpoint", \.endpoint, .pattern(.endpoint), doc: "The URL it is sent to.",
      example: "\"https://api.example.com/register\"")
    fields = read(
      "fields", \.fields, listOf: .pattern(.payloadKey), required: true, notEmpty: "lists no key of the body",
      doc: "The keys of its body.", example: "[device_token, platform]")
  }
}

/// `push.onesignal`.
public struct OneSignalItem: SpecSection, Hashable {
  public let appID: Located<String>
  public let fallsBackToSettings: Located<Bool>
  public let tags: [Located<String>]

  public static let keys = SectionKeys<Self>("onesignal", doc: "The settings of OneSignal.")

  public init(_ read: KeyReader<Self>) {
    appID = read("app_id", \.appID, .text, doc: "The id of the app at OneSignal.", example: "\"1234abcd\"")
    fallsBackToSettings = read(
      "fallback_to_settings", \.fallsBackToSettings, .flag, default: false,
      doc: "Whether a refused prompt leads to Settings.", example: "true")
    tags = read(
      "tags", \.tags, listOf: .pattern(.payloadKey), doc: "What the app tells OneSignal about the user.",
      example: "[subscription]")
  }
}
