import SpecDiagnostics
import SpecLanguage
import TextWriting

/// One id as `list` shows it.
struct ListedItem {
  let app: String
  /// What the id names: `event`, `type` for a notification type, or a word of `ItemKind`.
  ///
  /// Parameters, fields of a state, claims and purposes are parts of the item that declares them, not ids of the app.
  let kind: String
  let id: String
  let place: SourceSpan
  let summary: String?

  /// In the order of kinds, and in each in that of the spec.
  static func all(of spec: Spec) -> [ListedItem] {
    func item(_ kind: String, _ id: String, _ place: SourceSpan, _ summary: String?) -> ListedItem {
      ListedItem(app: spec.app.id, kind: kind, id: id, place: place, summary: summary)
    }
    var items = [item("app", spec.app.id, spec.app.idSpan, spec.app.name)]
    items += spec.notifications.map { item("type", $0.id, $0.idSpan, $0.summary.value) }
    // Texts may share their variants through an alias.
    var places: Set<SourceSpan> = []
    for type in spec.notifications {
      // The name of `trigger` is its kind, not an id.
      let named = type.triggers.filter { type.triggers.count > 1 || !TriggerItem.kinds.contains($0.name) }
      items += named.map { item("trigger", $0.name, $0.span, nil) }
      for (_, copy) in type.copy.fields {
        if case .variants(let variants) = copy {
          items += variants.variants.filter { places.insert($0.idSpan).inserted }
            .map { item("variant", $0.id, $0.idSpan, nil) }
        }
      }
      items += type.content.attachments.map { item("attachment", $0.id, $0.idSpan, nil) }
    }
    items += spec.signals.map { item("signal", $0.id, $0.idSpan, $0.summary) }
    items += (spec.deepLinks?.targets ?? []).map { item("target", $0.id, $0.idSpan, $0.summary) }
    items += spec.preferences.map { item("preference", $0.id, $0.idSpan, $0.summary) }
    items += spec.preferences.flatMap { $0.choice?.options ?? [] }.map { item("option", $0.id, $0.idSpan, nil) }
    items += (spec.settingsScreen?.sections ?? []).map { item("settings_section", $0.id, $0.idSpan, $0.summary) }
    items += spec.attributes.map { item("attribute", $0.id, $0.idSpan, $0.summary) }
    items += spec.flags.map { item("flag", $0.id, $0.idSpan, $0.summary) }
    items += spec.experiments.map { item("experiment", $0.id, $0.idSpan, nil) }
    items += spec.strings.map { item("string", $0.id, $0.idSpan, $0.summary) }
    items += spec.modules.map { item("module", $0.id, $0.idSpan, $0.summary) }
    items += (spec.permissionFlow?.steps ?? []).map { item("step", $0.id, $0.idSpan, $0.summary) }
    items += screens(of: spec).map { item("screen", $0.id, $0.place, $0.summary) }
    items += spec.categories.map { item("category", $0.id, $0.idSpan, $0.summary) }
    items += spec.categories.flatMap(\.actions).map { item("action", $0.id, $0.idSpan, $0.summary) }
    items += spec.liveActivities.map { item("live_activity", $0.id, $0.idSpan, $0.summary) }
    let policies = spec.policies
    items += zip(policies.rule.caps, policies.capSpans).map { item("cap", $0.id, $1, spec.words(for: $0)) }
    var groups: Set<String> = []
    items += spec.notifications.compactMap(\.group).filter { groups.insert($0.value).inserted }
      .map { item("group", $0.value, $0.span, nil) }
    for profile in policies.profiles {
      items.append(item("profile", profile.id, profile.idSpan, nil))
      items += zip(profile.rule.caps, profile.capSpans).map { item("cap", $0.id, $1, spec.words(for: $0)) }
    }
    items += (spec.analytics?.events ?? []).map { item("event", $0.name, $0.nameSpan, $0.summary) }
    return items
  }

  /// The screens of the permission flow, in the order in which people can first come to them.
  private static func screens(of spec: Spec) -> [(id: String, place: SourceSpan, summary: String?)] {
    guard let flow = spec.permissionFlow else { return [] }
    return flow.steps.map { ($0.screen.id, $0.screen.idSpan, $0.screen.summary) }
      + flow.screens.map { ($0.id, $0.idSpan, $0.summary) }
      + (flow.finalScreen.map { [($0.id, $0.idSpan, $0.summary)] } ?? [])
  }

  private var placeText: String { "\(place.file):\(place.start.line)" }

  /// Columns: app, kind, id, place, summary.
  static func text(_ items: [ListedItem]) -> TerminalText {
    let rows = items.map { item in
      [item.app, item.kind, item.id, item.placeText, item.summary ?? ""].map { TerminalText($0) }
    }
    let widths = (0..<4).map { column in rows.map { $0[column].text.count }.max() ?? 0 }
    return rows.map { row in
      // Nothing comes after the last cell that is not empty.
      let count = row.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
      let padded = zip(row, widths).prefix(max(0, count - 1)).map { $0.padded(to: $1) }
      return (padded + row[max(0, count - 1)..<count]).joined(separator: "  ") + "\n"
    }.joined()
  }

  /// `{ "version": 1, "items": [ { "app", "kind", "id", "file", "line", "column", "summary" } ] }`; a summary may be null.
  static func json(_ items: [ListedItem]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("items", of: items) { json, item in item.write(to: &json) }
    }
    return json.text + "\n"
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("app", app)
      json.member("kind", kind)
      json.member("id", id)
      json.member("file", place.file)
      json.member("line", Int(place.start.line))
      json.member("column", Int(place.start.column))
      json.key("summary")
      if let summary { json.value(summary) } else { json.null() }
    }
  }
}
