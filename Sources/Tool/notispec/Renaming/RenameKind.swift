import ArgumentParser
import NotificationRules
import SpecLanguage

/// What `rename` renames.
enum RenameKind: String, CaseIterable, ExpressibleByArgument {
  case app, notification, signal, target, preference, category, action, event

  var noun: String {
    switch self {
    case .notification: "notification type"
    case .target: "deep-link target"
    case .action: "button"
    case .app, .signal, .preference, .category, .event: rawValue
    }
  }

  /// Whether devices keep anything under such an id, so that the spec says what it was.
  var isKeptByDevices: Bool { self != .event }

  /// As references name it; nil for what only events and buttons are named by.
  var item: ItemKind? {
    switch self {
    case .app: .app
    case .notification: .notification
    case .signal: .signal
    case .target: .target
    case .preference: .preference
    case .category: .category
    case .action, .event: nil
    }
  }

  /// The parameter of an event whose values are such ids.
  var eventParameter: EventRule.Parameter? {
    switch self {
    case .notification: .type
    case .target: .target
    case .action: .action
    case .app, .signal, .preference, .category, .event: nil
    }
  }

  /// The keys down to an item, as waivers and mutants name it; nil for an item of a list.
  var section: String? {
    switch self {
    case .notification: "notifications"
    case .signal: "signals"
    case .target: "deep_links.targets"
    case .preference: "preferences"
    case .category: "categories"
    case .event: "analytics.events"
    case .app, .action: nil
    }
  }

  /// What the keys of its texts begin with; nil if it has none of its own.
  func textKey(_ id: String, in category: String? = nil) -> String? {
    switch self {
    case .notification: "\(id)."
    case .preference: "preferences.\(id)."
    case .category: "categories.\(id)."
    case .action: category.map { "categories.\($0).\(id)." }
    case .app, .signal, .target, .event: nil
    }
  }

  /// The ids that a spec has, each with its place.
  func ids(of spec: Spec) -> [Located<String>] {
    switch self {
    case .app: [Located(spec.app.id, at: spec.app.idSpan)]
    case .notification: spec.notifications.map { Located($0.id, at: $0.idSpan) }
    case .signal: spec.signals.map { Located($0.id, at: $0.idSpan) }
    case .target: (spec.deepLinks?.targets ?? []).map { Located($0.id, at: $0.idSpan) }
    case .preference: spec.preferences.map { Located($0.id, at: $0.idSpan) }
    case .category: spec.categories.map { Located($0.id, at: $0.idSpan) }
    case .action: spec.categories.flatMap(\.actions).map { Located($0.id, at: $0.idSpan) }
    case .event: (spec.analytics?.events ?? []).map { Located($0.name, at: $0.nameSpan) }
    }
  }

  /// Why an id cannot be one of these, as the end of a sentence; nil if it can.
  func fault(of id: String, insteadOf old: String) -> String? {
    if let item, item.reservedIDs.contains(id) { return "is a word with a special meaning" }
    switch self {
    case .app, .notification, .signal, .target, .preference, .category:
      if id.utf8.count > 64 { return "has \(id.utf8.count) bytes, and an id has at most 64" }
      return TextPattern.identifier.matches(id)
        ? nil : "is not a valid id: write it in lower-case letters, digits and single '_', like 'daily_reminder'"
    case .action:
      return TextPattern.systemIdentifier.matches(id) ? nil : "is not \(TextPattern.systemIdentifier.noun)"
    case .event:
      let names = [old, id].map { $0.contains("{id}") }
      if names[0] != names[1] {
        return names[0]
          ? "has no '{id}', so that all types would share it" : "has '{id}', so that each type would have its own"
      }
      return id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_{}".contains($0)) } && !id.isEmpty
        ? nil : "is not the name of an event: write it in letters, digits and '_'"
    }
  }
}
