import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
import NotificationText

extension Scheduler {
  /// What a type says and carries, as a server that knows the user's language would send it; nil for an unknown type.
  public func content(
    of type: String, in locale: LanguageTag, _ arguments: [String: ParameterValue] = [:]
  ) -> NotificationContent? {
    indexOfType[type].map { index in
      content(types[index].rule, in: locale, arguments, turn: 0, zone: .utc) { $0.variant(arguments) }
    }
  }

  func content(
    _ type: TypeRule, in locale: LanguageTag, _ arguments: [String: ParameterValue], turn: Int,
    zone: ZoneRules, chosen: (VariantChoice) -> String?
  ) -> NotificationContent {
    let locale = rules.locale(for: locale)
    let values = TextValues(
      arguments: arguments, rules: type.arguments, formats: rules.formats, zone: zone, zones: zones)
    var content = NotificationContent(
      body: "", interruptionLevel: type.interruptionLevel, categoryIdentifier: type.content.category,
      threadIdentifier: BracedText.filled(type.content.thread) { arguments[$0]?.description ?? "" },
      relevanceScore: type.content.relevance,
      badge: type.content.badge?.number(arguments), sound: type.content.sound, attachments: type.content.attachments,
      userInfo: ["type": type.id, "target": type.target])
    let carried = self.arguments(of: type.target, from: arguments, type.constants)
    if !carried.isEmpty {
      let keys = rules.targets.first { $0.id == type.target }?.payload ?? []
      for (name, value) in carried {
        content.userInfo[keys.first { $0.id == name }?.key ?? name] = value.description
      }
    }
    for text in type.copy {
      let rendered = text.rendered(in: locale, source: rules.sourceLocale, values, turn: turn, chosen: chosen)
      switch text.field {
      case .title: content.title = rendered
      case .subtitle: content.subtitle = rendered
      case .body: content.body = rendered
      }
    }
    return content
  }
}
