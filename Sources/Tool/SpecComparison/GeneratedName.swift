import SpecEmission
import SpecLanguage

/// The name that an item has in the generated Swift of its app.
struct GeneratedName {
  let subject: SwiftNames.Subject
  let id: String

  /// - Parameter path: The keys down to the item; nil where nothing has a name in Swift.
  init?(at path: [String]) {
    guard let id = path.last, let subject = Self.subject(of: path) else { return nil }
    self.id = id
    self.subject = subject
  }

  private init(_ subject: SwiftNames.Subject, _ id: String) {
    self.subject = subject
    self.id = id
  }

  func with(_ id: String) -> GeneratedName { GeneratedName(subject, id) }

  /// - Parameter spec: The side that the item is one of.
  func text(in spec: Spec?) -> String {
    spec.map { SwiftNames.name(id, of: subject, in: $0) } ?? SwiftNames.name(id, of: subject)
  }

  /// Whether the generated value also knows its id, so that code may store or compare that.
  var keepsID: Bool {
    switch subject {
    case .type, .target, .event, .signal, .preference, .option, .category, .action, .module, .step, .screen, .value,
      .section:
      true
    case .argument, .locale, .string, .field, .label, .key, .word: false
    }
  }

  private static let sections: [String: SwiftNames.Subject] = [
    "notifications": .type, "targets": .target, "signals": .signal, "categories": .category, "preferences": .preference,
    "strings": .string, "modules": .module,
  ]

  private static func subject(of path: [String]) -> SwiftNames.Subject? {
    switch path.count {
    case 2: path[0] == "targets" ? nil : sections[path[0]]
    case 3:
      switch (path[0], path[1]) {
      case ("deep_links", "targets"): .target
      case ("analytics", "events"): .event
      case ("permission_flow", "steps"): .step
      case ("permission_flow", "screens"): .screen
      case ("settings_screen", "sections"): .section
      default: nil
      }
    case 4...:
      switch (path[0], path[path.count - 2]) {
      case ("signals", "parameters"), ("deep_links", "parameters"), ("notifications", "arguments"),
        ("strings", "arguments"):
        .argument
      case ("preferences", "options"): .option
      case ("categories", "actions"): .action
      case ("live_activities", "attributes"), ("live_activities", "state"), ("live_activities", "fields"): .field
      case ("live_activities", "enum"): .value
      case ("live_activities", "labels"): .label
      case ("app", let key) where path.count == 5 && path[..<3] == ["app", "swift", "names"]: sections[key]
      default: nil
      }
    default: nil
    }
  }
}

extension ChangeRule.Context {
  /// What code calls the item on either side; nil if there is none or it has no name.
  ///
  /// For a name that was chosen it is that of the item it was chosen for.
  var names: (old: String?, new: String?) {
    if isPayloadKey { return (payloadKey(change.old), payloadKey(change.new)) }
    guard let name = GeneratedName(at: change.path) else { return (nil, nil) }
    let newName = change.newID.map(name.with) ?? name
    let isChosen = change.path.first == "app"
    let hasOld = isChosen ? has(change.path, in: old) : change.kind != .added
    let hasNew = isChosen ? has(change.path, in: new) : change.kind != .removed
    return (hasOld ? name.text(in: oldSpec) : nil, hasNew ? newName.text(in: newSpec) : nil)
  }

  /// Whether the change is about the key under which a value is sent.
  private var isPayloadKey: Bool {
    let path = change.path
    guard path.count > 4, path.last == "key" else { return false }
    return ["parameters", "arguments", "data", "attributes", "state", "fields"].contains(path[path.count - 3])
  }

  /// Under which key a value is sent: its id where none is written.
  private func payloadKey(_ key: ResolvedNode?) -> String? { key?.text ?? change.path.dropLast().last }

  /// Whether a value that has another id, or says another key, is still sent under the same one.
  var keepsKey: Bool {
    if isPayloadKey { return names.old == names.new }
    return change.old?["key"] != nil && change.old?["key"] == change.new?["key"]
  }

  /// Whether the item that a name is chosen for is there.
  private func has(_ path: [String], in model: ResolvedNode) -> Bool {
    let section = path[3] == "targets" ? ["deep_links", "targets"] : [path[3]]
    return model[section + [path[4]]] != nil
  }

  /// Whether the item that a name was or is chosen for is there on both sides, and is called something else now.
  var isAnotherName: Bool {
    guard let old = names.old, let new = names.new else { return false }
    return old != new
  }

  /// Whether two ids of a screen make one name.
  var keepsScreenName: Bool {
    guard let old = change.old?.text, let new = change.new?.text else { return false }
    return SwiftNames.name(old, of: .screen) == SwiftNames.name(new, of: .screen)
  }

  /// What remains of a break for those who write code: nothing where the name stays that they use.
  func judgement(ofBreak sentence: String) -> Judgement {
    guard change.kind == .renamed || change.kind == .removed, let name = GeneratedName(at: change.path) else {
      return Judgement(.swift, .break, change.filling(sentence, in: self))
    }
    if change.kind == .renamed, names.old == names.new, keepsTypeName, let kept = names.old {
      let stays = "Its name in Swift stays '\(kept)'"
      guard name.keepsID, let newID = change.newID else { return Judgement(.swift, .safe, stays + ".") }
      return Judgement(
        .swift, .risk,
        "\(stays), but its id is now '\(newID)'. Check code that stores or compares '\(name.id)'.")
    }
    if change.kind == .removed, let heir = inheritor(of: name) {
      return Judgement(
        .swift, .risk, "Code that uses '\(names.old ?? name.id)' still compiles, but now means '\(heir)'.")
    }
    // Code knows a name that was chosen, and not the id.
    let isChosen = [(name.id, names.old), (change.newID ?? "", names.new)].contains { id, text in
      text.map { $0 != name.with(id).text(in: nil) } ?? false
    }
    let spoken = isChosen ? sentence.replacing("{id}", with: "{was}").replacing("{new}", with: "{is}") : sentence
    return Judgement(.swift, .break, change.filling(spoken, in: self))
  }

  private func inheritor(of name: GeneratedName) -> String? {
    guard let newSpec, let old = names.old else { return nil }
    return newSpec.app.swift.names.first { chosen in
      SwiftOptions.kinds.contains { key, kind in
        guard kind == chosen.kind, let other = GeneratedName(at: ["app", "swift", "names", key, chosen.id]) else {
          return false
        }
        return other.subject == name.subject && other.id != name.id && other.text(in: newSpec) == old
      }
    }?.id
  }

  /// The options of a setting are a separate type.
  private var keepsTypeName: Bool {
    guard change.path.count == 2, change.path[0] == "preferences" else { return true }
    return typeName(change.path[1], oldSpec) == typeName(change.newID ?? change.path[1], newSpec)
  }

  func typeName(_ id: String, _ spec: Spec?) -> String? {
    guard let item = spec?.preference(id), let choice = item.choice else { return nil }
    return SwiftNames.typeName(of: item, choice)
  }
}
