import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The keys that notifications carry besides their texts, and their values: the type, the screen, its values.
  var notificationPayloadFile: [UInt8]? {
    guard !typeNames.isEmpty else { return nil }
    let keys = Self.payloadKeys(of: spec)
    var writer = newWriter(typeNames.count, of: 100)
    let formerNames = formerNames
    writePayloadType(&writer, formerNames)
    writer.line()
    writer.leanEnum(
      LeanEnum(
        name: "NotificationPayload.Key", doc: "The keys in `userInfo`, next to `aps`.",
        cases: keys.map { (SwiftNames.name($0.key, of: .key), $0.key, $0.doc) },
        idDoc: "As it is written in a payload.", lookupDoc: "The key that a payload writes like this"))
    if keys.count > 2 { writePayloadKeys(&writer) }
    if !screenKeys.isEmpty { writeScreenKeys(&writer) }
    for kind in formerNames { kind.write(to: &writer) }
    let categories = uniqueCategories
    if !categories.isEmpty {
      writer.line()
      writer.block("extension NotificationType") { writer in
        writer.doc("The only type whose notifications have these buttons.")
        writer.block("fileprivate init?(only category: NotificationCategory)") { writer in
          writer.line("switch category {")
          for (category, type) in categories { writer.line("case .\(category): self = .\(type)") }
          if categories.count < spec.categories.count { writer.line("default: return nil") }
          writer.line("}")
        }
      }
    }
    return writer.bytes
  }

  /// Types whose payload names the screen in its data, each with the key; none for an app without screens.
  private var screenKeys: [(type: String, key: String)] {
    if targetNames.isEmpty { return [] }
    return zip(typeNames, spec.notifications).compactMap { name, item in
      item.push?.screenKey.map { (name, SwiftNames.name($0, of: .key)) }
    }
  }

  private func writeScreenKeys(_ writer: inout SwiftWriter) {
    let keys = screenKeys
    writer.line()
    writer.block("extension NotificationType") { writer in
      writer.doc("The key of its payload that names the screen.")
      writer.block("fileprivate var screenKey: NotificationPayload.Key?") { writer in
        writer.line("switch self {")
        for (type, key) in keys { writer.line("case .\(type): return .\(key)") }
        if keys.count < typeNames.count { writer.line("default: return nil") }
        writer.line("}")
      }
    }
  }

  private func writePayloadKeys(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("extension NotificationType") { writer in
      writer.doc("What notifications of this type carry, including optional values.")
      writer.block("\(access)var payloadKeys: [NotificationPayload.Key]") { writer in
        writer.line("switch self {")
        var names = ParameterNames()
        var keys: [String] = []
        for (position, item) in spec.notifications.enumerated() {
          keys.removeAll(keepingCapacity: true)
          let category = item.content.category.flatMap { spec.category($0.value) }
          item.forEachPayloadItem(targetIndex[item.target.value].map { targets[$0] }, category) { key, _ in
            if !keys.contains(key) { keys.append(key) }
          }
          writer.answer(".\(typeNames[position])", .list(keys.map { .member(names.of($0).key) }))
        }
        writer.line("}")
      }
    }
  }

  /// Each key once, in the order in which it is met first.
  static func payloadKeys(of spec: Spec) -> [(key: String, doc: String, item: ParameterItem?)] {
    var keys: [(key: String, doc: String, item: ParameterItem?)] = [
      ("type", "The id of the type.", nil), ("target", "The id of the screen.", nil),
    ]
    var known: Set<String> = ["type", "target"]
    var last = "target"
    let targets = Dictionary(
      (spec.deepLinks?.targets ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for type in spec.notifications {
      let category = type.content.category.flatMap { spec.category($0.value) }
      type.forEachPayloadItem(targets[type.target.value], category) { key, item in
        // Most types have the keys of the one before.
        guard key != last else { return }
        last = key
        guard known.insert(key).inserted else { return }
        keys.append((key, item.example.map { "For example `\($0)`." } ?? "", item))
      }
    }
    return keys
  }

  /// Categories that a single type has, with that type: by one of these a push says what it is.
  var uniqueCategories: [(category: String, type: String)] {
    var types: [String: [String]] = [:]
    for (name, item) in zip(typeNames, spec.notifications) {
      if let category = item.content.category { types[category.value, default: []].append(name) }
    }
    return spec.categories.compactMap { category in
      let users = types[category.id] ?? []
      return users.count == 1 ? (name(category.id, of: .category), users[0]) : nil
    }
  }

  private func writePayloadType(_ writer: inout SwiftWriter, _ formerNames: [FormerNames]) {
    writer.doc("What a notification carries besides its texts: the `userInfo` of its content.")
    writer.block("\(access)struct NotificationPayload: Sendable") { writer in
      writer.line("private let payload: PayloadValues")
      writer.line()
      writer.doc("- Parameter userInfo: Of a notification's content. Keys and values of other kinds are left out.")
      writer.line("\(access)init(_ userInfo: [AnyHashable: Any]) { payload = PayloadValues(userInfo) }")
      writer.line()
      writer.doc("Texts, and numbers as text, by key.")
      writer.line("\(access)var values: [String: String] { payload.values }")
      writer.line()
      writer.doc("The value of a key; nil when the notification goes without it.")
      writer.line("\(access)subscript(key: Key) -> String? { payload[key.rawValue] }")
      writer.line()
      writer.doc("What it announces; nil when the payload does not say, and no category tells.")
      writer.block("\(access)var type: NotificationType?") { writer in
        writer.line("self[.type].flatMap { NotificationType(\(formerNames.label(of: .type)): $0) }")
        guard !uniqueCategories.isEmpty else { return }
        writer.line("  ?? payload.category.flatMap { NotificationCategory(\(formerNames.label(of: .category)): $0) }")
        writer.line("  .flatMap { NotificationType(only: $0) }")
      }
      guard !targetNames.isEmpty else { return }
      writer.line()
      writer.doc(
        "The screen it leads to: as the payload says, or as the spec says of its type.",
        screenKeys.isEmpty ? nil : "A type with a `screen` in its data uses only that: without it nothing opens.")
      writer.block("\(access)var target: DeepLink.Target?") { writer in
        let named = "self[.target].flatMap { DeepLink.Target(\(formerNames.label(of: .target)): $0) } ?? type?.target"
        guard !screenKeys.isEmpty else { return writer.line(named) }
        writer.line(
          "if let key = type?.screenKey { return self[key].flatMap { DeepLink.Target(\(formerNames.label(of: .target)): $0) } }"
        )
        writer.line("return \(named)")
      }
      writer.line()
      writer.doc("The link with the values it carries; nil without a screen, or without a value that the screen needs.")
      writer.line("\(access)var link: DeepLink? { target.flatMap { DeepLink($0, values: values) } }")
    }
  }
}
