import SpecLanguage

/// The settings that something depends on.
struct PreferenceUses {
  private(set) var ids: Set<String> = []

  init(in spec: Spec) {
    for preference in spec.preferences {
      if let parent = preference.parent { ids.insert(parent.value) }
      guard let toggle = preference.toggle else { continue }
      let controls: Bool =
        switch toggle.controls {
        case .all: true
        case .types(let types): !types.isEmpty
        }
      if controls || toggle.asksPermission { ids.insert(preference.id) }
    }
    if let asking = spec.app.authorization?.preference { ids.insert(asking.value) }
    for field in spec.push?.preferences?.fields ?? [] { ids.insert(field.name.value) }
    for quiet in spec.policies.allQuietHours {
      for id in quiet.preferences { ids.insert(id.value) }
      if let condition = quiet.when { add(condition) }
    }
    for action in spec.categories.flatMap(\.actions) {
      if case .preference(let id)? = action.snooze?.value { ids.insert(id) }
    }
    for type in spec.notifications {
      for id in type.triggers.flatMap(\.preferences) { ids.insert(id.value) }
      for condition in type.allConditions { add(condition) }
      for (_, content) in type.copy.fields {
        guard case .variants(let variants) = content, case .preference(let id) = variants.choice else { continue }
        ids.insert(id.value)
      }
    }
  }

  private mutating func add(_ condition: ConditionItem) {
    switch condition.form {
    case .preference(let test): ids.insert(test.id.value)
    case .any(let items), .all(let items): for item in items { add(item) }
    case .not(let item): add(item)
    case .last(let item): if let id = item.test.preference { ids.insert(id.value) }
    case .elapsed, .happened, .attribute, .device, .flag, .experiment: break
    }
  }
}
