public import NotificationRules
import NotificationTerms
import NotificationText

extension Spec {
  /// The tables a scheduler runs on, without places. Generated Swift builds an equal one.
  public var ruleTable: RuleTable { ruleTable(withTexts: true) }

  /// - Parameters:
  ///   - withTexts: Whether the types say what their notifications say, which is most of the table.
  ///   - withTypes: Whether it includes the types: a writer that goes through them one by one needs no list of them.
  public func ruleTable(withTexts: Bool, withTypes: Bool = true) -> RuleTable {
    RuleTable(
      app: app.id,
      locales: app.locales.map(\.value),
      sourceLocale: app.sourceLocale.value,
      policies: policies.rule,
      profiles: policies.profiles.map { ProfileRule($0.id, policies: $0.rule) },
      preferences: preferences.map(\.rule),
      targets: (deepLinks?.targets ?? []).map {
        TargetRule(
          $0.id, parameters: $0.parameters.map(\.id), fallback: $0.fallback?.value,
          module: $0.module?.value,
          payload: payload(of: $0))
      },
      categories: categories.map { $0.rule(self) },
      types: withTypes ? notifications.map { $0.rule(self, withTexts: withTexts) } : [],
      events: (analytics?.events ?? []).map { event in
        EventRule(
          event.name, on: event.transitions.map(\.value), parameters: event.parameters.map(\.value),
          arguments: event.allParameters.compactMap { argument(of: $0.value) })
      },
      authorization: app.authorization?.rule,
      permissionFlow: permissionFlow?.rule(modules: modules.map(\.id)),
      token: push?.token?.rule,
      serviceExtension: push?.serviceExtension.map {
        ServiceExtensionRule(handles: $0.handles.map(\.value), timeLimit: $0.timeLimit.value)
      },
      liveActivities: liveActivities.compactMap(\.rule),
      attributes: attributes.map { AttributeRule($0.id, values: $0.values.map(\.value)) },
      preferenceStore: push?.preferences?.rule, flags: flags.map(\.rule), experiments: experiments.map(\.rule),
      settingsSections: (settingsScreen?.sections ?? []).map(\.rule), formerIDs: formerIDs,
      formats: TextFormats(formatLines.joined(separator: "\n")))
  }
}

extension Spec {
  /// The quiet hours of a set of policies until people move them; nil without any.
  public func quietHours(of policies: PolicyRule) -> QuietHours? {
    policies.quietHours?.hours(preferences.map(\.rule))
  }
}

extension PreferenceItem {
  public var rule: PreferenceRule {
    let kind: PreferenceRule.Kind =
      switch kind {
      case .toggle(let toggle): .toggle(default: toggle.isOnByDefault, controls: toggle.controls.rule)
      case .time(let time): .time(default: time.standard.value)
      case .choice(let choice):
        .choice(
          default: choice.standard.value, options: choice.options.map { OptionRule($0.id, every: $0.every?.value) })
      case .weekdays(let days): .weekdays(default: days.standard.map(\.value).inOrderOfWeek)
      case .times(let times): .times(default: times.standard.map(\.value).inOrderOfDay, atMost: times.most)
      case .number(let number): .number(default: number.standard.value, in: number.range)
      }
    return PreferenceRule(id, kind, parent: parent?.value)
  }
}

extension ToggleItem.Scope {
  var rule: PreferenceRule.Scope {
    switch self {
    case .all: .all
    case .types(let ids): .types(ids.map(\.value))
    }
  }
}

extension Spec {
  /// Pushes may carry it under another key.
  fileprivate func argument(of item: EventParameterItem) -> EventArgument? {
    guard case .argument(let id, let name) = item else { return nil }
    let data = notifications.lazy.compactMap { $0.push?.data.first { $0.id == id } }.first
    return EventArgument(name, argument: id, key: data?.payloadKey)
  }

  /// The kinds of value that notifications carry under this name, each once; empty if none does.
  public func kinds(carriedAs id: String, by types: [NotificationItem]) -> [ParameterItem.Kind] {
    var kinds: [ParameterItem.Kind] = []
    for type in types {
      let signals = type.triggers.compactMap { $0.signal?.signal.value }
      let carried =
        type.arguments.first { $0.id == id } ?? type.push?.data.first { $0.id == id }
        ?? self.signals.lazy.filter { signals.contains($0.id) }.compactMap { $0.parameter(id) }.first
      if let kind = carried?.kind, !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds
  }

  /// The values that notifications carry to a screen under keys of their own, and all of them where pushes do.
  fileprivate func payload(of target: TargetItem) -> [LinkParameter] {
    zip(target.parameters, target.linkParameters).filter { item, _ in
      item.key != nil || app.delivery.contains(.remote)
    }.map { $1 }
  }
}

extension CopyField {
  func rule(_ field: TextRule.Field, locales: [LanguageTag]) -> TextRule {
    switch self {
    case .text(let text): TextRule(field, text.rules(locales: locales))
    case .variants(let variants):
      TextRule(
        field, choose: variants.choice.rule,
        variants.variants.map { TextVariantRule($0.id, $0.texts.map { $0.rules(locales: locales) }) })
    }
  }
}

extension CopyVariants.Choice {
  public var rule: VariantChoice {
    switch self {
    case .rotate: .rotate
    case .preference(let id): .preference(id.value)
    case .experiment(let id): .experiment(id.value)
    case .trigger: .trigger
    case .argument(let id): .argument(id.value)
    case .parameter(let number):
      .parameter(number.parameter.value, number.tests.map { VariantTest($0.id, $0.test) })
    }
  }
}

extension LocalizedText {
  /// In the order in which the app declares its locales, whatever the order in the file.
  func rules(locales: [LanguageTag]) -> [LocalizedTextRule] {
    locales.compactMap { self[$0]?.rule }
  }
}

extension CopyText {
  var rule: LocalizedTextRule {
    switch form {
    case .plain(let text): LocalizedTextRule(locale, text.source)
    case .plural(let argument, let forms):
      LocalizedTextRule(
        locale, plural: argument.value,
        forms.sorted { $0.category < $1.category }.map { PluralFormRule($0.category, $0.text.source) })
    case .plurals(let sentence, let pieces):
      LocalizedTextRule(
        locale, sentence.source,
        plurals: pieces.map { piece in
          PluralPieceRule(piece.argument.value, piece.forms.map { PluralFormRule($0.category, $0.text.source) })
        })
    }
  }
}

extension TriggerItem {
  public var rule: TriggerRule {
    let schedule: TriggerRule.Schedule =
      switch schedule {
      case .calendar(let item): .calendar(item.rule)
      case .after(let item): .after(item.match.rule, delay: item.delay, from: item.from.value)
      case .slotAfter(let item): .slotAfter(item.match.rule, atLeast: item.atLeast)
      case .at(let item): .at(item.match.rule, parameter: item.parameter.value, distance: item.distance)
      case .reached(let item):
        .reached(item.match.rule, parameter: item.parameter.value, values: item.values.map(\.value))
      case .location(let place): .location(place.rule)
      }
    return TriggerRule(
      name, schedule, conditions: conditions.map(\.rule), zone: zone?.value, series: calendar?.series)
  }
}

extension SignalMatch {
  var rule: SignalRule { SignalRule(signal.value, where: filter?.test) }
}

extension ConditionItem {
  public var rule: ConditionRule {
    switch form {
    case .elapsed(let item): .elapsed(since: item.since.value, orSince: item.orSince?.value, item.test)
    case .last(let item): .last(signal: item.signal.value, item.test.test)
    case .happened(let item): .happened(item.match.rule, since: item.since.rule, atLeast: item.atLeast ?? 1)
    case .preference(let item): item.rule
    case .attribute(let item): .attribute(item.id.value, is: item.value.value)
    case .device(let item): .device(item.rule)
    case .flag(let id): .flag(id.value)
    case .experiment(let item): .experiment(item.id.value, is: item.arm.value)
    case .any(let conditions): .any(conditions.map(\.rule))
    case .all(let conditions): .all(conditions.map(\.rule))
    case .not(let condition): .not(condition.rule)
    }
  }
}

extension HappenedCondition.Since {
  var rule: HappenedSince {
    switch self {
    case .ever: .ever
    case .trigger: .trigger
    case .lastDelivery: .lastDelivery
    case .signal(let id): .signal(id.value)
    case .today: .today
    case .within(let span): .within(span)
    }
  }
}
