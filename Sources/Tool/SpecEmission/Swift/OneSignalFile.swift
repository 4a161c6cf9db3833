import SpecLanguage
import TextWriting

extension SwiftModule {
  /// What the app tells the SDK of OneSignal. Nil for an app without it.
  var oneSignalFile: [UInt8]? {
    guard let settings = spec.push?.oneSignal else { return nil }
    var writer = newWriter()
    writer.doc("How \(appName) sets up OneSignal.")
    writer.block("\(access)enum OneSignalSettings") { writer in
      writer.doc("The app's id at OneSignal, for `OneSignal.initialize`.")
      writer.line("\(access)static var appID: String { \(SwiftWriter.literal(settings.appID.value)) }")
      writer.line()
      writer.doc("Whether a refused prompt leads to Settings, for `requestPermission`.")
      writer.line("\(access)static var fallsBackToSettings: Bool { \(settings.fallsBackToSettings.value) }")
      writer.line()
      writer.doc("The keys of what the app tells about its user, for `addTag`.")
      writer.block("\(access)static var tags: [String]") { $0.expression(.texts(settings.tags.map(\.value))) }
      writer.line()
      writer.doc("Whether a notification shows while the app is open; otherwise its event is prevented.")
      writer.line(
        "\(access)static var showsInForeground: Bool { \(spec.policies.rule.foreground == .banner) }")
    }
    return writer.bytes
  }
}
