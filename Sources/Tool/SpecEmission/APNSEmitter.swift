import NotificationTerms
public import SpecLanguage

/// A `.apns` file per type and language, ready for `xcrun simctl push`; for pushes that a server sends, also the
/// requests with their headers.
public struct APNSEmitter: Emitter {
  public static let id = "apns"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    let folder = "\(Self.id)/\(spec.app.id)"
    var files: [OutputFile] = []
    var simulatorFiles: [String] = []
    let catalogue = PayloadCatalogue(spec)
    for type in spec.notifications {
      let payloads = catalogue.payloads(of: type)
      if type.isForSimulator {
        for (locale, payload) in payloads {
          let name = "\(type.id).\(locale).apns"
          let push = SimulatorPush(payload, bundleID: spec.app.bundleID.value)
          files.append(OutputFile(path: "\(folder)/\(name)", contents: push.text))
          simulatorFiles.append(name)
        }
      }
      files += requests(of: type, payloads, spec).map {
        OutputFile(path: "\(folder)/payloads/\($0.name)", contents: $0.text)
      }
    }
    for activity in spec.liveActivities where activity.hasPushUpdates.value {
      files += requests(of: activity, spec).map {
        OutputFile(path: "\(folder)/live_activities/\($0.name)", contents: $0.text)
      }
    }
    if let push = spec.push {
      let file = PushServerFile(
        push: push, bundleID: spec.app.bundleID.value,
        hasLiveActivities: spec.liveActivities.contains(where: \.hasPushUpdates.value), settings: spec.preferences)
      files.append(OutputFile(path: "\(folder)/server.json", contents: file.text))
    }
    guard !files.isEmpty else { return [] }
    let guide = PushGuide(spec: spec, simulatorFiles: simulatorFiles.sorted())
    files.append(OutputFile(path: "\(folder)/README.md", contents: guide.text))
    return files.sorted { $0.path < $1.path }
  }

  /// What a server sends for a type, one file for each of the app's providers.
  private func requests(
    of type: NotificationItem, _ payloads: [(locale: LanguageTag, payload: APNSPayload)], _ spec: Spec
  ) -> [(name: String, text: String)] {
    guard let push = type.push, !payloads.isEmpty else { return [] }
    let providers = spec.push?.providers.map(\.value) ?? [.apns]
    var files: [(name: String, text: String)] = []
    for (locale, payload) in payloads {
      let request = APNSRequest(type, push, payload, bundleID: spec.app.bundleID.value)
      files.append(("\(type.id).\(locale).json", request.text()))
      if providers.contains(.fcm) {
        files.append(("\(type.id).\(locale).fcm.json", FCMMessage(payload: payload, request: request).text))
      }
    }
    if providers.contains(.onesignal), let appID = spec.push?.oneSignal?.appID.value {
      let message = OneSignalMessage(
        type: type, push: push, payloads: payloads, source: spec.app.sourceLocale.value, appID: appID)
      files.append(("\(type.id).onesignal.json", message.text))
    }
    return files
  }

  private func requests(of activity: LiveActivityItem, _ spec: Spec) -> [(name: String, text: String)] {
    let bundleID = spec.app.bundleID.value
    let starts = spec.app.locales.map { locale in
      let payload = LiveActivityPayload(start: activity, in: locale.value, of: spec)
      let request = APNSRequest(payload, bundleID: bundleID)
      return (name: "\(activity.id).start.\(locale.value).json", text: request.text(token: "PUSH_TO_START_TOKEN"))
    }
    let others = [LiveActivityPayload.Event.update, .end].map { event in
      let request = APNSRequest(LiveActivityPayload(activity, event), bundleID: bundleID)
      return (name: "\(activity.id).\(event.rawValue).json", text: request.text(token: "ACTIVITY_TOKEN"))
    }
    return starts + others
  }
}

/// The payloads of an app's types, with what they refer to.
private struct PayloadCatalogue {
  private let spec: Spec
  private let categories: [String: CategoryItem]
  private let targets: [String: TargetItem]

  init(_ spec: Spec) {
    self.spec = spec
    categories = Dictionary(spec.categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    targets = Dictionary(
      (spec.deepLinks?.targets ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One per language; for a push without a text, the one for the source language.
  func payloads(of type: NotificationItem) -> [(locale: LanguageTag, payload: APNSPayload)] {
    let source = spec.app.sourceLocale.value
    let locales = type.push?.pushType.value == .background ? [source] : spec.app.locales.map(\.value)
    return locales.map { locale in
      let payload = APNSPayload(
        type, in: locale, category: type.content.category.flatMap { categories[$0.value] },
        target: targets[type.target.value])
      return (locale, payload)
    }
  }
}
