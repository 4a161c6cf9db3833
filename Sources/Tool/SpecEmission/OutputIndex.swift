import SpecLanguage

/// Which files of an app show an item of its spec.
///
/// An item with an id is shown where the id is a word, as it is or as Swift spells it, in the outputs about its
/// section. `app`, `push` and `permission_flow` have no id: they are shown in every file that is made from them.
public struct OutputIndex: Sendable {
  private let files: [String]
  /// Positions in `files`, ascending.
  private var places: [String: [Int]] = [:]

  /// - Parameter files: Those that the emitters make for this app.
  public init(_ files: [OutputFile]) {
    let sorted = files.sorted { $0.path < $1.path }
    self.files = sorted.map(\.path)
    for (position, file) in sorted.enumerated() {
      for word in Self.words(of: file.path.utf8).union(Self.words(of: file.bytes)) {
        places[word, default: []].append(position)
      }
    }
  }

  /// - Parameter item: Its path in the spec: `notifications.limit_reached_reminder`.
  /// - Returns: Paths below `generated/`, sorted.
  public func files(for item: String) -> [String] {
    let parts = item.split(separator: ".").map(String.init)
    guard let section = parts.first, let outputs = Self.outputs[section] else { return [] }
    let found: [Int]
    if let id = Self.id(in: parts) {
      let words =
        [id, SwiftNames.name(id, of: .type), LiveActivityItem.swiftName(for: id)]
        + (section == "analytics" ? id.split(separator: "{").map(String.init) : [])
      found = Array(Set(words.flatMap { places[$0] ?? [] })).sorted()
    } else {
      found = Array(files.indices)
    }
    return found.map { files[$0] }.filter { path in
      outputs.contains { path == $0 || path.hasPrefix($0 + "/") || Self.isMade(path, of: $0) }
    }
  }

  /// One file per output, which is enough to find it: the one that is named after the item, or the first. For a section
  /// as a whole, every file except copies for another build or language.
  public func examples(for item: String) -> [String] {
    let parts = item.split(separator: ".").map(String.init)
    let found = files(for: item)
    guard let id = Self.id(in: parts) else { return found.filter { !$0.hasSuffix("/Release.entitlements") } }
    var examples: [String] = []
    for (position, path) in found.enumerated() {
      let output = path.prefix { $0 != "/" }
      let isFirst = position == 0 || !found[position - 1].hasPrefix(output + "/")
      // A picture is on the page that says more.
      let isNamed = !path.hasSuffix(".svg") && Self.words(of: path.utf8).contains(id)
      if isFirst {
        examples.append(path)
      } else if isNamed, let last = examples.last, !Self.words(of: last.utf8).contains(id) {
        examples[examples.count - 1] = path
      }
    }
    return examples
  }

  /// `swift/*/PushToken.swift`: in the folder of any app or module.
  private static func isMade(_ path: String, of pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    return parts.count == 2 && path.hasPrefix(parts[0]) && path.hasSuffix(parts[1])
  }

  /// Nil for a section as a whole.
  private static func id(in parts: [String]) -> String? {
    guard parts.count > 1 else { return nil }
    switch parts[0] {
    case "deep_links", "analytics": return parts.dropFirst(2).joined(separator: ".")
    case "permission_flow": return parts.count > 2 ? parts[2] : parts[1]
    default: return parts.last
    }
  }

  /// The outputs, or files of them, that are about each section.
  private static let outputs: [String: [String]] = [
    "app": [
      "apns/*/README.md", "catalogue", "entitlements", "swift/*/CategoryRegistrations.swift", "swift/*/Rules.swift",
    ],
    "push": [
      "apns/*/README.md", "apns/*/server.json", "entitlements", "firestore", "info_plist",
      "swift/*/OneSignalSettings.swift", "swift/*/PushToken.swift",
    ],
    "permission_flow": [
      "catalogue", "info_plist", "swift/*/PermissionScreen.swift", "swift/*/PermissionStep.swift", "xcstrings",
    ],
    "notifications": [
      "apns", "catalogue", "swift/*/NotificationCopy.swift", "swift/*/NotificationPayload.swift", "xcstrings",
    ],
    "categories": ["catalogue", "swift/*/NotificationAction.swift", "swift/*/NotificationCategory.swift", "xcstrings"],
    "preferences": ["catalogue", "swift/*/Preference.swift", "xcstrings"],
    "settings_screen": ["catalogue", "swift/*/SettingsScreen.swift", "xcstrings"],
    "modules": ["catalogue", "swift/*/Module.swift", "xcstrings"],
    "strings": ["catalogue", "swift/*/AppString.swift", "xcstrings"],
    "signals": ["catalogue", "swift/*/Signal.swift"],
    "deep_links": ["catalogue", "site_association", "swift/*/DeepLink.swift"],
    "live_activities": ["apns", "catalogue", "swift", "xcstrings"],
    "analytics": ["swift/*/AnalyticsEvent.swift", "tracking_plan"],
  ]

  /// Runs of letters, digits and `_`, each once.
  private static func words(of text: some Sequence<UInt8>) -> Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        word.append(byte)
      default:
        if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
