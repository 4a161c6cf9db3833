public import NotificationTerms
public import SpecLanguage
import TextWriting

/// Names of generated Swift, made from the ids of a spec: `limit_reached_reminder` becomes `limitReachedReminder`.
public enum SwiftNames {
  /// What a name belongs to; it tells which names are taken and what to add to one that is.
  public enum Subject: String, Sendable, CaseIterable {
    case type, target, event, signal, preference, option, argument, locale
    case category, action, string, module, step, screen, value, field, label, key, word, section
  }

  /// The name of an item, in backticks where Swift would read a keyword.
  ///
  /// A name that Swift or the generated type itself needs is followed by the kind of thing it names: `init` becomes
  /// `initType`, because `NotificationType.init` calls an initializer and `.none` behind an optional means no value.
  public static func name(_ id: String, of subject: Subject) -> String {
    member(lowerCamelCase(subject == .event ? id.replacing("{id}", with: "") : id), of: subject)
  }

  /// The name of an item in the module of its app: the one that was chosen for it, or the one made from its id.
  public static func name(_ id: String, of subject: Subject, in spec: Spec) -> String {
    guard !spec.app.swift.names.isEmpty, let kind = subject.kind,
      let chosen = spec.app.swift.names.first(where: { $0.kind == kind && $0.id == id })
    else { return name(id, of: subject) }
    return member(chosen.name.value, of: subject)
  }

  /// The names that are not given to items of a kind.
  static func taken(for subject: Subject) -> Set<String> { reserved(for: subject).union(subject.ownMembers) }

  private static func reserved(for subject: Subject) -> Set<String> {
    subject == .argument || subject == .field ? takenAsArgument : takenAsMember
  }

  static func member(_ base: String, of subject: Subject) -> String {
    guard canBeTaken(base) else { return base }
    if reserved(for: subject).contains(base) || subject.ownMembers.contains(base) {
      return base + subject.rawValue.prefix(1).uppercased() + subject.rawValue.dropFirst()
    }
    return SwiftWriter.identifier(base)
  }

  /// Whether a name may be a reserved word: none is as long as most names are, and none has a digit.
  private static func canBeTaken(_ name: String) -> Bool {
    name.utf8.count <= 16 && !name.utf8.contains { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// The name of the enum of a setting's options.
  public static func typeName(of item: PreferenceItem, _ choice: ChoiceItem) -> String {
    if let name = choice.swiftName { return name.value }
    let name = lowerCamelCase(item.id)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The label of an argument where it is declared: most keywords need no backticks there.
  static func label(_ id: String) -> String { unquoted(name(id, of: .argument)) }

  /// The label where the argument is passed: no keyword but `inout` may have backticks there.
  static func passedLabel(_ id: String) -> String {
    let label = label(id)
    return label == "`let`" || label == "`var`" ? label.replacing("`", with: "") : label
  }

  /// A name without its backticks, where an argument may go without: at its label, in a comparison with a key.
  static func unquoted(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "`"), !["`inout`", "`let`", "`var`"].contains(name) else { return name }
    return name.replacing("`", with: "")
  }

  public static func name(_ locale: LanguageTag) -> String { name(locale.text, of: .locale) }

  /// The words of an id, the first in lower case and the others with a capital; a leading digit gets a `_`.
  ///
  /// An id all in capitals is read as one in lower case: `REPLY_ACTION` becomes `replyAction`.
  static func lowerCamelCase(_ id: String) -> String {
    var id = id
    return id.withUTF8 { bytes in
      for byte in bytes where (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { return camelCase(bytes) }
      var lower = String(decoding: bytes, as: UTF8.self).lowercased()
      return lower.withUTF8(camelCase)
    }
  }

  private static func camelCase(_ id: UnsafeBufferPointer<UInt8>) -> String {
    // No byte of the id becomes more than one, and there may be a `_` before them.
    String(unsafeUninitializedCapacity: id.count + 1) { out in
      var count = 0
      var startsWord = false
      func append(_ byte: UInt8) {
        out[count] = byte
        count += 1
      }
      for byte in id {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
          append(startsWord ? byte - 32 : byte)
          startsWord = false
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
          append(count == 0 ? byte + 32 : byte)
          startsWord = false
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          if count == 0 { append(UInt8(ascii: "_")) }
          append(byte)
          startsWord = true
        default: startsWord = count > 0
        }
      }
      if count == 0 { append(UInt8(ascii: "_")) }
      return count
    }
  }

  /// Members that Swift or our own types have, and names that mislead: an enum case `none` behind an optional is nil.
  private static let takenAsMember: Set<String> = [
    "_", "allCases", "description", "hash", "hashValue", "id", "ids", "index", "init", "none", "parameters", "rawValue",
    "routes", "self", "some",
  ]

  /// A parameter named `self` would hide the value its function belongs to.
  private static let takenAsArgument: Set<String> = ["_", "init", "self"]
}

extension SwiftNames.Subject {
  /// The kind of items of the subject that can be given names; nil for others.
  var kind: ItemKind? {
    switch self {
    case .type: .notification
    case .target: .target
    case .signal: .signal
    case .category: .category
    case .preference: .preference
    case .string: .string
    case .module: .module
    case .event, .option, .argument, .locale, .action, .step, .screen, .value, .field, .label, .key, .word, .section:
      nil
    }
  }

  /// Members that the generated type of the subject has besides its items, including instance members: an enum cannot
  /// have a case and a property of one name.
  fileprivate var ownMembers: Set<String> {
    switch self {
    case .type: Self.typeMembers
    case .target: Self.targetMembers
    case .preference: Self.preferenceMembers.union(["options"])
    case .option: Self.preferenceMembers
    case .section: Self.sectionMembers
    case .category: Self.categoryMembers
    case .string, .label: Self.textMembers
    case .module: Self.moduleMembers
    case .step: Self.stepMembers
    case .screen: Self.screenMembers
    case .value: Self.valueMembers
    case .field: Self.fieldMembers
    case .event, .signal, .argument, .locale, .action, .key, .word: []
    }
  }

  /// `copy`, `time` and `variants` are what the rules of a type call, next to each other under the types' own names.
  private static let typeMembers: Set<String> = [
    "catalogue", "category", "copy", "payloadKeys", "priority", "row", "rule", "target", "time", "variants",
  ]
  private static let targetMembers: Set<String> = [
    "fallback", "link", "parts", "scheme", "target", "universalLink", "url", "webOrigin",
  ]
  private static let preferenceMembers: Set<String> = [
    "asksPermission", "catalogue", "controls", "every", "footer", "isOnByDefault", "label", "parent", "preference",
    "standard",
  ]
  private static let categoryMembers: Set<String> = [
    "actions", "catalogue", "hiddenPreview", "options", "registration", "registrations",
  ]
  private static let textMembers: Set<String> = ["arguments", "catalogue", "text"]
  private static let sectionMembers: Set<String> = ["catalogue", "footer", "header", "rows"]
  private static let moduleMembers: Set<String> = ["catalogue", "name"]
  private static let stepMembers: Set<String> = ["consequence", "isOptional", "permission", "screen", "usageKey"]
  private static let screenMembers: Set<String> = [
    "catalogue", "note", "primary", "primaryOpens", "reasons", "safetyNote", "secondary", "secondaryOpens", "subtitle",
    "systemText", "text", "title", "usageDescription",
  ]
  private static let valueMembers: Set<String> = ["catalogue", "initial", "isFinal", "next", "progress", "text"]
  private static let fieldMembers: Set<String> = ["arguments", "catalogue", "encode", "hash", "hashValue", "text"]
}
