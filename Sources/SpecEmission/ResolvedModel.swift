import NotificationCivilTime
import NotificationRules
import NotificationTerms
public import SpecLanguage
public import TextWriting

/// The description of one app as notispec understands it: every default filled in, no places, nothing of the layout.
///
/// `notispec dump` prints it, and its digest decides whether a spec has changed.
public struct ResolvedModel: Sendable {
  private let spec: Spec

  public init(of spec: Spec) { self.spec = spec }

  /// XXH64 of the compact text, as 16 lowercase hexadecimal digits.
  public static func digest(of spec: Spec) -> String {
    var hash = XXH64()
    var writer = JSONWriter(style: .compact)
    ResolvedModel(of: spec).write(to: &writer) { json in
      // The text of a large model is several megabytes, which nothing else needs.
      if json.count >= 1 << 13 { json.drain { hash.add($0) } }
    }
    writer.drain { hash.add($0) }
    return hash.digest
  }

  /// The digest of no model, for files that come from none: they change only with the generator.
  public static let digestOfNone = OutputManifest.digest(of: EmptyCollection<UInt8>())

  /// Writes one object. Keys are those of the spec language; durations and times are in its notation.
  public func write(to json: inout JSONWriter) { write(to: &json) { _ in } }

  /// - Parameter pause: Called between items.
  private func write(to json: inout JSONWriter, pause: (inout JSONWriter) -> Void) {
    json.object { json in
      json.section("app") { $0.members(of: spec.app) }
      json.map("signals", spec.signals, id: \.id) { json, signal in
        pause(&json)
        json.optional("summary", signal.summary)
        json.parameters(signal.parameters)
        json.strings("covers", signal.covers.map(\.value))
      }
      if let links = spec.deepLinks { write(links, &json, pause) }
      json.map("strings", spec.strings, id: \.id) { $0.members(of: $1) }
      json.map("modules", spec.modules, id: \.id) { $0.members(of: $1) }
      json.map("categories", spec.categories, id: \.id) { $0.members(of: $1) }
      json.map("preferences", spec.preferences, id: \.id) { $0.members(of: $1) }
      if let flow = spec.permissionFlow { json.section("permission_flow") { $0.members(of: flow) } }
      json.map("notifications", spec.notifications, id: \.id) { json, item in
        pause(&json)
        write(item, &json)
      }
      if let push = spec.push { json.member("push", push.resolved) }
      json.map("live_activities", spec.liveActivities, id: \.id) { $0.members(of: $1) }
      json.key("policies")
      json.object { json in
        json.members(of: spec.policies.rule)
        json.map("profiles", spec.policies.profiles, id: \.id) { $0.members(of: $1.rule) }
      }
      if let analytics = spec.analytics { write(analytics, &json) }
    }
  }

  private func write(_ links: DeepLinks, _ json: inout JSONWriter, _ pause: (inout JSONWriter) -> Void) {
    json.key("deep_links")
    json.object { json in
      json.member("scheme", links.scheme.value)
      json.optional("universal", links.universal?.value)
      json.map("targets", links.targets, id: \.id) { json, target in
        pause(&json)
        json.optional("summary", target.summary)
        json.member("path", target.path.value)
        json.strings("aliases", target.aliases.map(\.value))
        json.parameters(target.parameters)
        json.optional("fallback", target.fallback?.value)
        json.optional("module", target.module?.value)
        json.strings("covers", target.covers.map(\.value))
      }
    }
  }

  private func write(_ item: NotificationItem, _ json: inout JSONWriter) {
    json.member("summary", item.summary.value)
    json.strings("covers", item.covers.map(\.value))
    json.members(of: item.upkeep)
    json.member("target", item.target.value)
    if let push = item.push { json.section("push") { $0.members(of: push) } }
    json.map("triggers", item.triggers, id: \.name) { json, trigger in
      json.members(of: trigger.rule.schedule)
      json.conditions("conditions", trigger.rule.conditions)
    }
    json.conditions("conditions", item.conditions.map(\.rule))
    json.member("priority", item.priority)
    json.member("on_cap", item.onCap.rawValue)
    if let wait = item.repeatAfter {
      json.key("repeat_after")
      json.object { json in
        json.member("days", wait.days.value)
        if let condition = wait.orWhen?.rule {
          json.key("or_when")
          json.condition(condition)
        }
      }
    }
    json.optional("combine", item.combine?.value)
    json.member("interruption_level", item.interruptionLevel.rawValue)
    json.parameters(item.arguments, key: "arguments")
    json.key("copy")
    json.object { json in
      for field in item.copy.fields { json.field(field.field.rawValue, field.text) }
    }
    json.members(of: item.content)
  }

  private func write(_ analytics: AnalyticsItem, _ json: inout JSONWriter) {
    json.key("analytics")
    json.object { json in
      json.member("provider", analytics.provider.rawValue)
      json.map("events", analytics.events, id: \.name) { json, event in
        json.optional("summary", event.summary)
        json.strings("on", event.transitions.map(\.value.rawValue))
        json.strings("parameters", event.parameters.map(\.value.rawValue))
        json.optional("console", event.console?.source)
        json.member("status", event.status.rawValue)
        json.strings("covers", event.covers.map(\.value))
      }
    }
  }
}
