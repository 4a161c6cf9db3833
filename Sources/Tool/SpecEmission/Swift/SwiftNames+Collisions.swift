import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

extension SwiftNames {
  /// Items that would get one name in Swift, and a module named as a type in it. With such a finding the output would
  /// not compile, so it is an error.
  public static func collisions(in spec: Spec) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    // There may be thousands of these.
    let options = spec.app.swift
    findings += collisions(among: spec.notifications, of: .type, options, id: { $0.id }, span: { $0.idSpan })
    let targets = spec.deepLinks?.targets ?? []
    findings += collisions(among: targets, of: .target, options, id: { $0.id }, span: { $0.idSpan })
    findings += collisions(among: spec.signals, of: .signal, options, id: { $0.id }, span: { $0.idSpan })
    findings += collisions(among: spec.strings, of: .string, options, id: { $0.id }, span: { $0.idSpan })
    findings += payloadKeyCollisions(in: spec)
    findings += triggerCollisions(in: spec)
    findings += collisions((spec.analytics?.events ?? []).map { ($0.name, $0.nameSpan) }, of: .event)
    findings += collisions(spec.preferences.map { ($0.id, $0.idSpan) }, of: .preference, spec.app.swift)
    let sections = spec.settingsScreen?.sections ?? []
    findings += collisions(sections.map { ($0.id, $0.idSpan) }, of: .section)
    findings += collisions(spec.app.locales.map { ($0.value.text, $0.span) }, of: .locale)
    findings += collisions(spec.modules.map { ($0.id, $0.idSpan) }, of: .module, spec.app.swift)
    findings += collisions(spec.categories.map { ($0.id, $0.idSpan) }, of: .category, spec.app.swift)
    findings += collisions(spec.categories.flatMap(\.actions).map { ($0.id, $0.idSpan) }, of: .action)
    if let flow = spec.permissionFlow {
      findings += collisions(flow.steps.map { ($0.id, $0.idSpan) }, of: .step)
      findings += collisions(flow.screenIDs.map { ($0.value, $0.span) }, of: .screen)
    }
    for activity in spec.liveActivities { findings += collisions(in: activity) }
    for choice in spec.preferences.compactMap(\.choice) {
      findings += collisions(choice.options.map { ($0.id, $0.idSpan) }, of: .option)
    }
    for attribute in spec.attributes {
      findings += collisions(attribute.values.map { ($0.value, $0.span) }, of: .option)
    }
    findings += collisions(spec.flags.map { ($0.id, $0.idSpan) }, of: .option)
    for experiment in spec.experiments {
      findings += collisions(experiment.arms.map { ($0.id, $0.idSpan) }, of: .option)
    }
    findings += typeCollisions(in: spec)
    for item in spec.notifications where item.arguments.count > 1 {
      findings += collisions(item.arguments.map { ($0.id, $0.idSpan) }, of: .argument)
    }
    for target in targets where target.parameters.count > 1 {
      findings += collisions(target.parameters.map { ($0.id, $0.idSpan) }, of: .argument)
    }
    for item in spec.strings where item.arguments.count > 1 {
      findings += collisions(item.arguments.map { ($0.id, $0.idSpan) }, of: .argument)
    }
    for signal in spec.signals where signal.parameters.count > 1 {
      findings += collisions(signal.parameters.map { ($0.id, $0.idSpan) }, of: .argument)
    }
    if let problem = problem(ofModule: spec.app.module.value) {
      findings.append(
        Diagnostic(
          "swift/name-collision", .error, "The module '\(spec.app.module.value)' \(problem)", at: spec.app.module.span))
    }
    return findings
  }

  private static func collisions(in activity: LiveActivityItem) -> [Diagnostic] {
    collisions(in: activity.attributes) + collisions(in: activity.state)
      + collisions(activity.labels.map { ($0.id, $0.idSpan) }, of: .label)
  }

  private static func collisions(in fields: [LiveActivityField]) -> [Diagnostic] {
    var findings = collisions(fields.map { ($0.id, $0.idSpan) }, of: .field)
    for field in fields {
      switch field.kind {
      case .enumeration(let values): findings += collisions(values.map { ($0.value, $0.span) }, of: .value)
      case .fields(let parts): findings += collisions(in: parts)
      case .int, .double, .string, .bool, .date: break
      }
    }
    return findings
  }

  /// The keys of payloads: few, and most types have the same ones.
  private static func payloadKeyCollisions(in spec: Spec) -> [Diagnostic] {
    var keys: Set<String> = ["type", "target"]
    for type in spec.notifications {
      for item in type.push?.data ?? [] { keys.insert(item.payloadKey) }
      for index in type.arguments.indices { keys.insert(type.arguments[index].payloadKey) }
    }
    for target in spec.deepLinks?.targets ?? [] {
      for index in target.parameters.indices { keys.insert(target.parameters[index].payloadKey) }
    }
    guard mayCollide(Array(keys), of: .key, id: { $0 }) else { return [] }
    return collisions(
      SwiftModule.payloadKeys(of: spec).map { ($0.key, $0.item.map { $0.key?.span ?? $0.idSpan } ?? spec.app.idSpan) },
      of: .key)
  }

  /// The names of triggers: most are the kind of the trigger.
  private static func triggerCollisions(in spec: Spec) -> [Diagnostic] {
    var names: Set<String> = []
    for type in spec.notifications {
      for index in type.triggers.indices { names.insert(type.triggers[index].name) }
    }
    guard mayCollide(Array(names), of: .word, id: { $0 }) else { return [] }
    return collisions(spec.notifications.flatMap { $0.triggers.map { ($0.name, $0.span) } }, of: .word)
  }

  /// Nothing for items whose names differ for sure, without making the names.
  private static func collisions<Item>(
    among items: [Item], of subject: Subject, _ options: SwiftOptions, id: (Item) -> String, span: (Item) -> SourceSpan
  ) -> [Diagnostic] {
    guard !options.names.isEmpty || mayCollide(items, of: subject, id: id) else { return [] }
    return collisions(items.map { (id($0), span($0)) }, of: subject, options)
  }

  /// Whether two of the ids may become one name: their letters and digits are the same, or one becomes a name that is
  /// taken, to which something is added.
  private static func mayCollide<Item>(_ items: [Item], of subject: Subject, id: (Item) -> String) -> Bool {
    var seen = Set<UInt64>(minimumCapacity: items.count + 32)
    for name in taken(for: subject) { seen.insert(letterHash(of: name)) }
    for index in items.indices where !seen.insert(letterHash(of: id(items[index]))).inserted { return true }
    return false
  }

  /// A hash of what the name of an id is made of: its letters and digits, whatever their case.
  private static func letterHash(of id: String) -> UInt64 {
    var id = id
    return id.withUTF8 { bytes in
      var hash = FNV1a()
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): hash.add(byte | 0x20)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): hash.add(byte)
        default: break
        }
      }
      return hash.value
    }
  }

  private static func collisions(
    _ items: [(id: String, span: SourceSpan)], of subject: Subject, _ options: SwiftOptions? = nil
  ) -> [Diagnostic] {
    let chosen = subject.kind.flatMap { options?.names(of: $0) } ?? [:]
    var first: [String: (id: String, span: SourceSpan)] = [:]
    first.reserveCapacity(items.count)
    var findings: [Diagnostic] = []
    for item in items {
      var (name, span) = (name(item.id, of: subject), item.span)
      if let own = chosen[item.id] {
        name = member(own.value, of: subject)
        span = own.span
        if unquoted(name) != own.value {
          findings.append(
            Diagnostic(
              "swift/name-collision", .error,
              "'\(item.id)' cannot be '\(own.value)' in Swift, which needs that name itself: choose another", at: span))
        }
      }
      if let other = first[name] {
        // The same id twice is the reader's finding.
        guard other.id != item.id else { continue }
        findings.append(
          Diagnostic(
            "swift/name-collision", .error, "'\(item.id)' and '\(other.id)' are both '\(name)' in Swift",
            at: span, notes: [.init("'\(other.id)' is declared here", at: other.span)]))
      } else {
        first[name] = (item.id, span)
      }
    }
    return findings
  }
}
