import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// The numbers, times and durations of an app that somebody may try with another value.
struct LiveValues {
  struct Value {
    /// `policies.caps.offers_weekly.max`.
    var path: String
    var text: String
    var span: SourceSpan
    var isQuoted: Bool

    /// The item that it belongs to: `policies.caps.offers_weekly`, `notifications.offer`.
    var group: String {
      let parts = path.split(separator: ".")
      return parts.prefix(parts.first == "policies" ? max(1, parts.count - 1) : 2).joined(separator: ".")
    }

    /// The rest of the path: `trigger.after.delay`.
    var name: String {
      let rest = path.dropFirst(group.count + 1)
      return rest.isEmpty ? path : String(rest)
    }
  }

  private(set) var all: [Value] = []

  /// More than that are not listed.
  private static let most = 2_000
  /// Sections whose values decide when something comes.
  private static let sections: Set<String> = ["policies", "notifications", "preferences"]
  /// What decides nothing about time.
  private static let others: Set<String> = ["copy", "summary", "covers", "arguments", "opens", "owner", "data"]

  init(_ sources: [SpecSource]) {
    for source in sources {
      guard let root = source.yaml.tree?.root else { continue }
      for (key, value) in root.entries where Self.sections.contains(key.text) { add(value, key.text) }
    }
  }

  private mutating func add(_ node: SourceNode, _ path: String) {
    guard all.count < Self.most, !node.isAlias else { return }
    switch node.kind {
    case .mapping:
      for (key, value) in node.entries where !Self.others.contains(key.text) { add(value, "\(path).\(key.text)") }
    case .sequence:
      for (place, item) in node.items.enumerated() {
        add(item, item["id"].map { "\(path).\($0.text)" } ?? "\(path)[\(place)]")
      }
    case .scalar:
      let text = node.text
      guard Self.isTried(text) else { return }
      all.append(Value(path: path, text: text, span: node.span, isQuoted: node.style != .plain))
    }
  }

  /// Numbers, times of day, durations, yes and no.
  private static func isTried(_ text: String) -> Bool {
    if Double(text) != nil || text == "true" || text == "false" { return true }
    return text.wholeMatch(of: /[0-9]{1,2}:[0-9]{2}|[0-9]+(ms|s|m|h|d)/) != nil
  }

  /// Files with other values, by their paths; nil if a value is unknown or its text is none.
  func replacing(_ changes: [(path: String, text: String)], bytes: (String) -> [UInt8]?) -> [String: [UInt8]]? {
    var fixes: [String: [Diagnostic.FixIt]] = [:]
    for (path, text) in changes {
      guard let value = all.first(where: { $0.path == path }), Self.isTried(text) else { return nil }
      let written = value.isQuoted ? "\"\(text)\"" : text
      fixes[value.span.file, default: []].append(.init("try", replace: value.span, with: written))
    }
    var files: [String: [UInt8]] = [:]
    for (file, fixes) in fixes {
      guard let old = bytes(file) else { return nil }
      let fixed = FixedText(old, applying: fixes)
      guard fixed.appliedCount == fixes.count else { return nil }
      files[file] = fixed.bytes
    }
    return files
  }
}
