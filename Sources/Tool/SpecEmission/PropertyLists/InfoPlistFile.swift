import SpecLanguage
import TextWriting

/// The entries that the spec needs in the `Info.plist` of the app, sorted by key, to be merged into the app's own.
struct InfoPlistFile {
  let spec: Spec

  private var modes: [PushItem.BackgroundMode] { spec.push?.backgroundModes.map(\.value) ?? [] }

  /// By key: what the system's dialog says, in the source language. Other languages are in `InfoPlist.xcstrings`.
  private var usageTexts: [(key: String, text: String)] {
    let source = spec.app.sourceLocale.value
    var texts: [(key: String, text: String)] = []
    for step in spec.permissionFlow?.steps ?? [] {
      guard let key = step.usageKey?.value, let text = step.screen.usageDescription?[source]?.sample([:])?.text
      else { continue }
      texts.append((key, text))
    }
    return texts.sorted { $0.key < $1.key }
  }

  /// - Source: PHPhotoLibraryPreventAutomaticLimitedAccessAlert
  private var hintsAtLimitedPhotos: Bool {
    spec.permissionFlow?.steps.contains {
      $0.permission.value == .photos && $0.consequence(of: .limited)?.screen != nil
    } ?? false
  }

  /// Nil for an app that needs none.
  var text: String? {
    let usages = usageTexts
    let scheme = spec.deepLinks?.scheme.value
    guard scheme != nil || !usages.isEmpty || !modes.isEmpty || !spec.liveActivities.isEmpty else { return nil }
    return PropertyListWriter.document { plist in
      if let scheme { writeURLType(scheme, &plist) }
      // Capital letters only go before others: `NSC… < NSP… < NSS…`.
      let activities = "NSSupportsLiveActivities"
      for usage in usages where usage.key < activities { plist.entry(usage.key, usage.text) }
      if !spec.liveActivities.isEmpty {
        plist.entry(activities, true)
        if spec.liveActivities.contains(where: \.hasFrequentUpdates.value) {
          plist.entry(activities + "FrequentUpdates", true)
        }
      }
      for usage in usages where usage.key > activities { plist.entry(usage.key, usage.text) }
      // The app has a screen of its own for it; else iOS asks once more at every start.
      if hintsAtLimitedPhotos { plist.entry("PHPhotoLibraryPreventAutomaticLimitedAccessAlert", true) }
      if !modes.isEmpty { plist.entry("UIBackgroundModes", modes.map(\.plistValue)) }
    }
  }

  private func writeURLType(_ scheme: String, _ plist: inout PropertyListWriter) {
    plist.list("CFBundleURLTypes") { list in
      list.dictionary { type in
        type.entry("CFBundleTypeRole", "Editor")
        type.entry("CFBundleURLName", spec.app.bundleID.value)
        type.entry("CFBundleURLSchemes", [scheme])
      }
    }
  }
}
