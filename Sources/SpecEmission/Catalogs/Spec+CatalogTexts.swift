import NotificationRules
public import SpecLanguage

/// The keys are part of what an app's code and its translators rely on:
///
/// | Text | Key |
/// |---|---|
/// | of a notification | `<type>.title`, `<type>.subtitle`, `<type>.body` |
/// | a variant of one | `<type>.body.<variant>`; its further texts `<type>.body.<variant>.2`, `.3` |
/// | of a category | `categories.<category>.<ACTION>.title`, `.button`, `.placeholder`, `categories.<category>.hidden_preview` |
/// | of a setting | `preferences.<setting>.label`, `.footer`, `preferences.<setting>.options.<option>` |
/// | of a module | `modules.<module>` |
/// | of `strings` | `strings.<id>` |
/// | of a screen | `permission_flow.<screen>.<part>`, and `.reasons.1` for one line of several |
/// | of a Live Activity | `live_activities.<activity>.copy.<field>.<value>`, `.labels.<label>` |
///
/// A type with the name of one of these sections has `notifications.` before its keys.
extension Spec {
  /// Every text of the spec with its key, section by section.
  public var catalogTexts: [CatalogText] {
    notifications.flatMap(\.catalogTexts) + categories.flatMap(\.catalogTexts) + preferences.flatMap(\.catalogTexts)
      + modules.map {
        CatalogText("modules.\($0.id)", .label, [CatalogText].comment("Name of a part of the app", $0.summary), $0.name)
      }
      + strings.map {
        CatalogText(
          "strings.\($0.id)", .label, $0.summary ?? "A text of the app.", $0.text, arguments: $0.arguments)
      }
      + (permissionFlow?.catalogTexts ?? []) + liveActivities.flatMap(\.catalogTexts)
  }
}

extension NotificationItem {
  /// The first parts of keys that belong to a section.
  private static let sections: Set<String> = [
    "notifications", "categories", "preferences", "modules", "strings", "permission_flow", "live_activities",
  ]

  fileprivate var catalogTexts: [CatalogText] {
    let prefix = Self.sections.contains(id) ? "notifications.\(id)" : id
    return copy.fields.flatMap { field, content in
      let key = "\(prefix).\(field.rawValue)"
      switch content {
      case .text(let text): return [catalogText(key, field, "", text)]
      case .variants(let variants):
        return variants.variants.flatMap { variant in
          variant.texts.enumerated().map { position, text in
            catalogText(
              position == 0 ? "\(key).\(variant.id)" : "\(key).\(variant.id).\(position + 1)", field,
              ", variant '\(variant.id)'", text)
          }
        }
      }
    }
  }

  private func catalogText(
    _ key: String, _ field: TextRule.Field, _ variant: String, _ text: LocalizedText
  ) -> CatalogText {
    let (role, word): (VisibleText.Role, String) =
      switch field {
      case .title: (.title, "Title")
      case .subtitle: (.subtitle, "Subtitle")
      case .body: (.body, "Body")
      }
    let comment = [CatalogText].comment("\(word) of a notification\(variant)", summary.value)
    return CatalogText(key, role, comment, text, arguments: arguments)
  }
}

extension CategoryItem {
  fileprivate var catalogTexts: [CatalogText] {
    var texts: [CatalogText] = []
    for action in actions {
      let key = "categories.\(id).\(action.id)"
      let about = action.summary ?? summary
      texts.add(action.title, "\(key).title", .action, "Button of a notification", about)
      texts.add(action.textInput?.button, "\(key).button", .action, "Button that sends a written answer", about)
      texts.add(action.textInput?.placeholder, "\(key).placeholder", .label, "Shown in an empty field", about)
    }
    texts.add(
      hiddenPreview, "categories.\(id).hidden_preview", .label, "Shown instead of a text while previews are hidden",
      summary)
    return texts
  }
}

extension PreferenceItem {
  fileprivate var catalogTexts: [CatalogText] {
    let key = "preferences.\(id)"
    var texts: [CatalogText] = []
    texts.add(label, "\(key).label", .label, "Name of a setting", summary)
    texts.add(footer, "\(key).footer", .label, "Small text below a setting", summary)
    for option in choice?.options ?? [] {
      texts.add(option.label, "\(key).options.\(option.id)", .label, "Option of a setting", summary)
    }
    return texts
  }
}

extension LiveActivityItem {
  fileprivate var catalogTexts: [CatalogText] {
    let key = "live_activities.\(id)"
    let arguments = textArguments
    let values = copy.flatMap { copy in
      copy.entries.map { entry in
        CatalogText(
          "\(key).copy.\(copy.field.value).\(entry.value.value)", .label,
          [CatalogText].comment("Words of a Live Activity for '\(entry.value.value)'", summary), entry.text,
          arguments: arguments)
      }
    }
    return values
      + labels.map {
        CatalogText(
          "\(key).labels.\($0.id)", .label, [CatalogText].comment("Label of a Live Activity", summary), $0.text,
          arguments: arguments)
      }
  }
}
