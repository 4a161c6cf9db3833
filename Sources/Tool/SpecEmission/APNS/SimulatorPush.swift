public import SpecLanguage
import TextWriting

/// A `.apns` file: a payload and the app that it is for.
///
/// `xcrun simctl push` takes at most 4096 bytes, including blanks. So a payload near the limit is on one line, and one
/// at the limit omits the app, which the command names as well.
public struct SimulatorPush: Sendable, Hashable {
  public var payload: APNSPayload
  public var bundleID: String

  public init(_ payload: APNSPayload, bundleID: String) {
    self.payload = payload
    self.bundleID = bundleID
  }

  /// The most bytes of a file.
  public static let limit = 4096

  /// The file, with a line end after its last line if it has several.
  public var text: String {
    let readable = text(.indented) + "\n"
    if readable.utf8.count <= Self.limit { return readable }
    let short = text(.compact)
    return short.utf8.count <= Self.limit ? short : String(decoding: payload.json, as: UTF8.self)
  }

  private func text(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style: style)
    writer.object { json in
      json.member("Simulator Target Bundle", bundleID)
      payload.write(to: &json)
    }
    return writer.text
  }
}

extension NotificationItem {
  /// Whether a simulator can show it: it supports the pushes of apps, not those of complications or file providers.
  public var isForSimulator: Bool {
    switch push?.pushType.value ?? .alert {
    case .alert, .background: true
    case .location, .complication, .fileprovider, .mdm, .liveactivity, .pushtotalk, .widgets: false
    }
  }
}
