/// One key of the spec language, declared once: the reader, the JSON Schema, completion and the reference page all use
/// it, so they cannot disagree.
public struct FieldShape: Sendable {
  public let key: String
  public let type: ValueShape
  public let isRequired: Bool
  /// Is in every file of an app, and does not count as defined again there.
  public let isPerFile: Bool
  /// What the key means, in a sentence for a product manager.
  public let doc: String
  /// A value as one would write it in YAML, on one line. An unquoted `…` means that something is left out.
  public let example: String
  /// What holds when the key is absent, as one would write it in YAML; nil where there is no one such value.
  public let standard: String?
  /// The same in words, where no value says it.
  public let absence: String?
  /// What another value means in `diff`, where no rule there knows more.
  public internal(set) var change: KeyChange?

  public init(
    _ key: String, _ type: ValueShape, required: Bool = false, perFile: Bool = false, default standard: String? = nil,
    absent absence: String? = nil, doc: String, example: String
  ) {
    self.key = key
    self.type = type
    isRequired = required
    isPerFile = perFile
    self.standard = standard
    self.absence = absence
    self.doc = doc
    self.example = example
  }
}

/// What another value of a key means for those who compare a release with the one before.
public struct KeyChange: Sendable {
  /// Why other numbers are counted then, as the beginning of a sentence; nil if they are not.
  public let counts: String?
  /// What becomes of notifications that are scheduled or out.
  public let inFlight: String
}

/// The possible values of a key.
public indirect enum ValueShape: Sendable {
  /// Any text that is not empty; quoted where YAML would read something else.
  case text
  case flag
  case int(ClosedRange<Int>)
  case number
  /// A number within a range, both ends included.
  case numberIn(ClosedRange<Double>)
  /// A word of a closed list.
  case choice([String])
  /// The id of an item that is defined elsewhere.
  case reference(ItemKind)
  /// `30m`, `24h`, `7d`, `1h30m`.
  case duration
  /// `30m..60m`, or one duration for both ends.
  case durationRange
  /// `"20:00"`.
  case localTime
  /// A BCP 47 tag.
  case languageTag
  /// Text of a form that the reader checks: a URL scheme, a module name.
  case pattern(TextPattern)
  case object(ObjectShape)
  /// A mapping shape that holds itself, by its name in the set of shapes that is read with.
  case recursive(String)
  /// A mapping from names of the user's own to values.
  case map(keys: KeyShape, values: ValueShape)
  case list(of: ValueShape)
  /// One value, or a list of them.
  case oneOrMore(ValueShape)
  case either([ValueShape])
}

/// What the keys of a map of the user's own look like.
public enum KeyShape: Sendable, Hashable {
  case identifier(ItemKind)
  case languageTag
  /// An analytics event name; `{id}` is the id of the type.
  case eventName
  case pluralCategory
  /// The code of a lint rule, of the form `TextPattern.ruleCode`.
  case ruleCode
  /// The id of an item that is defined elsewhere.
  case reference(ItemKind)
  /// Names of a form that the reader checks.
  case pattern(TextPattern)
}

/// The kinds of things that ids name.
public enum ItemKind: String, Sendable, Hashable, CaseIterable {
  case app, signal, target, notification, preference, parameter, profile, cap, trigger, requirement
  case string, module, category, action, option, variant, attachment, screen, step, purpose, claim, group
  case attribute, flag, experiment
  case liveActivity = "live_activity"
  case stateField = "state_field"
  case settingsSection = "settings_section"
  case template

  /// What a finding calls such an item: "a deep-link target".
  public var noun: String {
    switch self {
    case .target: "deep-link target"
    case .notification: "notification type"
    case .step: "permission step"
    case .liveActivity: "Live Activity"
    case .stateField: "field"
    case .settingsSection: "settings section"
    default: rawValue
    }
  }

  /// "an option", "a deep-link target".
  public var oneNoun: String { ("aeio".contains(noun.prefix(1)) ? "an " : "a ") + noun }

  /// "categories", "deep-link targets".
  public var nouns: String { noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s" }

  /// Where such items are written; nil where that depends on what they belong to.
  public var section: String? {
    switch self {
    case .signal: "signals"
    case .target: "deep_links.targets"
    case .notification: "notifications"
    case .preference: "preferences"
    case .profile: "policies.profiles"
    case .requirement: "conformance/requirements.yaml"
    case .string: "strings"
    case .module: "modules"
    case .category: "categories"
    case .screen: "permission_flow.screens"
    case .attribute: "attributes"
    case .flag: "flags"
    case .experiment: "experiments"
    case .liveActivity: "live_activities"
    case .settingsSection: "settings_screen.sections"
    default: nil
    }
  }

  /// What to do about an id that nothing has, besides using another one; nil where nothing but that helps.
  ///
  /// - Parameters:
  ///   - id: What cannot be an id is not to be added.
  ///   - file: Where it is named.
  func missingAdvice(for id: String, in file: String) -> String? {
    if self == .group { return "make it the 'group' of a type" }
    // Each app may have its own.
    if self == .requirement, let app = file.split(separator: "/").dropLast().last {
      return "add it to 'conformance/requirements.yaml' or 'conformance/\(app)/requirements.yaml', or use another"
    }
    guard TextPattern.identifier.matches(id) || [.string, .requirement].contains(self) else { return nil }
    return section.map { "add it to '\($0)', or use another" }
  }

  /// Words that mean something else where such an id is allowed.
  public var reservedIDs: [String] {
    switch self {
    case .signal: ["trigger", "last_delivery", "today"]
    case .notification: ["none", "all"]
    case .variant: ["choose"]
    default: []
    }
  }
}
