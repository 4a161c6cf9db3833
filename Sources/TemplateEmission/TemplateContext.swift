import SpecEmission
import SpecModel

/// The values a template sees; `UserTemplate` documents them.
enum TemplateContext {
  static func context(of spec: Spec) -> [String: Any] {
    let scheme = spec.deepLinks?.scheme.value ?? ""
    return [
      "app": [
        "id": spec.app.id, "name": spec.app.name ?? spec.app.id, "module": spec.app.module.value,
        "bundleID": spec.app.bundleID.value, "sourceLocale": spec.app.sourceLocale.value.text,
      ],
      "locales": list(spec.app.locales) { ["tag": $0.value.text, "swiftName": SwiftNames.name($0.value)] },
      "signals": list(spec.signals) { ["id": $0.id, "summary": $0.summary ?? ""] },
      "targets": list(spec.deepLinks?.targets ?? []) {
        [
          "id": $0.id, "swiftName": SwiftNames.name($0.id, of: .target), "summary": $0.summary ?? "",
          "path": $0.path.value, "url": "\(scheme):/\($0.path.value)", "fallback": $0.fallback?.value ?? "",
        ]
      },
      "notifications": list(spec.notifications) {
        [
          "id": $0.id, "swiftName": SwiftNames.name($0.id, of: .type), "summary": $0.summary.value,
          "target": $0.target.value, "priority": $0.priority, "copy": copy(of: $0, in: spec),
        ]
      },
      "events": list(spec.analytics?.events ?? []) {
        ["name": $0.name, "swiftName": SwiftNames.name($0.name, of: .event)]
      },
      "preferences": list(spec.preferences) {
        [
          "id": $0.id, "swiftName": SwiftNames.name($0.id, of: .preference), "type": type(of: $0),
          "isOnByDefault": $0.toggle?.isOnByDefault ?? false,
        ]
      },
    ]
  }

  private static func type(of preference: PreferenceItem) -> String {
    switch preference.kind {
    case .toggle: "toggle"
    case .time: "time"
    case .choice: "choice"
    }
  }

  private static func copy(of item: NotificationItem, in spec: Spec) -> [[String: Any]] {
    var rows: [[String: Any]] = []
    for (field, content) in item.copy.fields {
      for (variant, text) in texts(of: content) {
        for copy in spec.app.locales.compactMap({ text[$0.value] }) {
          for (category, template) in forms(of: copy) {
            rows.append([
              "field": field.rawValue, "variant": variant, "locale": copy.locale.text, "category": category,
              "text": template.source, "status": copy.status.rawValue,
            ])
          }
        }
      }
    }
    return list(rows) { $0 }
  }

  /// Each with the id of its variant; empty for a text that is always the same.
  private static func texts(of field: CopyField) -> [(variant: String, text: LocalizedText)] {
    switch field {
    case .text(let text): [("", text)]
    case .variants(let variants): variants.variants.flatMap { variant in variant.texts.map { (variant.id, $0) } }
    }
  }

  private static func forms(of copy: CopyText) -> [(category: String, text: TextTemplate)] {
    switch copy.form {
    case .plain(let text): [("", text)]
    case .plural(_, let forms):
      forms.sorted { $0.category < $1.category }.map { ($0.category.rawValue, $0.text) }
    }
  }

  private static func list<Item>(_ items: [Item], _ row: (Item) -> [String: Any]) -> [[String: Any]] {
    items.enumerated().map { position, item in
      var row = row(item)
      row["last"] = position + 1 == items.count
      return row
    }
  }
}
