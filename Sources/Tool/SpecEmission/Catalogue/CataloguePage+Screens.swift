import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

extension CataloguePage {
  func writePermissionFlow(_ page: inout MarkdownWriter) {
    guard let flow = spec.permissionFlow else { return }
    page.heading(2, "Permission flow")
    if let summary = flow.summary { page.paragraph(MarkdownWriter.text(summary)) }
    page.list(items.lines(for: flow).map { (0, $0) })
    for (index, step) in flow.steps.enumerated() { write(step, number: index + 1, &page) }
    for screen in flow.screens {
      page.heading(3, "Screen " + code(screen.id))
      let rows = [
        ("Title", screen.title), ("Text", screen.text),
        (button("Primary", screen.primaryOpens), screen.primary?.label),
        (button("Secondary", screen.secondaryOpens), screen.secondary?.label),
      ]
      page.texts(rows.compactMap { name, text in text.map { (name, $0) } }, in: spec)
    }
    guard let final = flow.finalScreen else { return }
    page.heading(3, "Final screen " + code(final.id))
    page.paragraph("Shown \(items.words(for: final.when.value)); leads to \(code(final.target.value)).")
    let rows = [("Title", final.title), ("Text", final.text), ("Primary", final.primary)]
    page.texts(rows.compactMap { name, text in text.map { (name, $0) } }, in: spec)
  }

  private func write(_ step: PermissionStepItem, number: Int, _ page: inout MarkdownWriter) {
    page.heading(3, "Step \(number): \(code(step.id))")
    var lines = ["Permission: \(code(step.permission.value.rawValue)), \(step.isOptional ? "optional" : "needed")"]
    if let key = step.usageKey { lines.append("Usage description: " + code(key.value)) }
    for consequence in step.consequences { lines.append(items.words(for: consequence)) }
    page.list(lines.map { (0, $0) })
    let screen = step.screen
    var rows: [(String, LocalizedText?)] = [("Title", screen.title), ("Subtitle", screen.subtitle)]
    rows += screen.reasons.map { ("Reason", $0) }
    rows += [
      ("Note", screen.note), ("Safety note", screen.safetyNote), ("Primary", screen.primary),
      (screen.secondarySize == .small ? "Secondary, small" : "Secondary", screen.secondary),
      ("System dialog", screen.usageDescription),
      ("Kept for reference", screen.systemText),
    ]
    page.texts(rows.compactMap { name, text in text.map { (name, $0) } }, in: spec)
  }

  private func button(_ name: String, _ destination: PermissionScreenRule.Destination?) -> String {
    destination.map { "\(name), \(items.words(for: $0))" } ?? name
  }

  func writePreferences(_ page: inout MarkdownWriter) {
    if !spec.preferences.isEmpty {
      page.heading(2, "Settings")
      page.table(
        ["Setting", "Kind", "Default", "Belongs to", "Decides about"],
        spec.preferences.map { item in
          let (kind, standard) = items.words(for: item)
          return [code(item.id), kind, standard, item.parent.map { code($0.value) } ?? "", items.scope(of: item)]
        })
      page.texts(spec.preferences.flatMap(rows), in: spec)
    }
    if let sections = spec.settingsScreen?.sections {
      page.heading(2, "Settings screen")
      page.table(
        ["Section", "Settings, in order"],
        sections.map { [code($0.id), $0.rows.map { code($0.value) }.joined(separator: ", ")] })
      page.texts(
        sections.flatMap { section in
          [("header", section.header), ("footer", section.footer)].compactMap { part, text in
            text.map { (code(section.id) + ", " + part, $0) }
          }
        }, in: spec)
    }
    if !spec.attributes.isEmpty {
      page.heading(2, "Attributes")
      page.table(
        ["Attribute", "Values", "What it is"],
        spec.attributes.map { item in
          [
            code(item.id), "\(item.values.map { code($0.value) }.joined(last: "or"))",
            item.summary.map(MarkdownWriter.text) ?? "",
          ]
        })
    }
    if !spec.flags.isEmpty {
      page.heading(2, "Flags")
      page.table(
        ["Flag", "Until it is reported", "Owner", "Needed until", "What it is"],
        spec.flags.map { item in
          [
            code(item.id), item.standard.rawValue,
            (item.owner?.value ?? spec.app.owner).map(MarkdownWriter.text) ?? "",
            item.until.map { "\($0.value)" } ?? "", item.summary.map(MarkdownWriter.text) ?? "",
          ]
        })
    }
    if !spec.experiments.isEmpty {
      page.heading(2, "Experiments")
      page.table(
        ["Experiment", "Of a hundred installations"],
        spec.experiments.map { item in
          [code(item.id), item.arms.map { "\($0.share) \(code($0.id))" }.joined(last: "and")]
        })
    }
    guard !spec.modules.isEmpty else { return }
    page.heading(2, "Modules")
    page.texts(spec.modules.map { (code($0.id), $0.name) }, in: spec)
  }

  private func rows(_ item: PreferenceItem) -> [(name: String, text: LocalizedText)] {
    var rows: [(name: String, text: LocalizedText)] = []
    if let label = item.label { rows.append((code(item.id), label)) }
    for option in item.choice?.options ?? [] { rows.append(("\(code(item.id)): \(code(option.id))", option.label)) }
    if let footer = item.footer { rows.append((code(item.id) + ", below it", footer)) }
    return rows
  }

  func writeCategories(_ page: inout MarkdownWriter) {
    guard !spec.categories.isEmpty else { return }
    page.heading(2, "Buttons")
    for category in spec.categories {
      page.heading(3, "Category " + code(category.identifier.value))
      if let summary = category.summary { page.paragraph(MarkdownWriter.text(summary)) }
      var lines = category.options.map { code($0.value.rawValue) }
      if category.isTestOnly { lines.append("for tests only") }
      if !lines.isEmpty { page.paragraph(lines.joined(separator: ", ")) }
      page.texts(category.actions.flatMap(rows), in: spec)
    }
  }

  private func rows(_ action: ActionItem) -> [(name: String, text: LocalizedText)] {
    let notes = items.notes(on: action)
    var rows = [
      (name: code(action.id) + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"), text: action.title)
    ]
    if let input = action.textInput {
      rows.append(("Button of its text field", input.button))
      if let placeholder = input.placeholder { rows.append(("Shown in the empty field", placeholder)) }
    }
    return rows
  }

  func writeLiveActivities(_ page: inout MarkdownWriter) {
    guard !spec.liveActivities.isEmpty else { return }
    page.heading(2, "Live Activities")
    for activity in spec.liveActivities {
      page.heading(3, code(activity.id))
      if let summary = activity.summary { page.paragraph(MarkdownWriter.text(summary)) }
      var lines = ["Swift type: " + code(activity.swiftName.value)]
      for (name, fields) in [("Stays the same", activity.attributes), ("Changes", activity.state)] where !fields.isEmpty
      {
        lines.append("\(name): " + fields.map(words).joined(separator: ", "))
      }
      if let initial = activity.initial { lines.append("Begins with " + code(initial.value)) }
      for step in activity.next {
        lines.append("After \(code(step.from.value)): " + step.to.map { code($0.value) }.joined(last: "or"))
      }
      for item in activity.progress {
        let values = item.entries.map { "\(code($0.value.value)) \($0.progress.value)" }
        lines.append("Progress of \(code(item.field.value)): " + values.joined(separator: ", "))
      }
      if let span = activity.estimate?.value { lines.append("Usually takes \(span.words)") }
      if let span = activity.staleAfter?.value { lines.append("Out of date \(span.words) after a change") }
      lines.append("After its end: " + items.words(for: activity.dismissal.value))
      page.list(lines.map { (0, $0) })
      var rows = activity.copy.flatMap { copy in
        copy.entries.map { (name: "\(code(copy.field.value)): \(code($0.value.value))", text: $0.text) }
      }
      rows += activity.labels.map { ("Label \(code($0.id))", $0.text) }
      page.texts(rows, in: spec)
    }
  }

  private func words(for field: LiveActivityField) -> String {
    var unit = ""
    if case .date(let dateUnit) = field.kind {
      unit = " (\(dateUnit.rawValue.split(separator: "_").joined(separator: " ")))"
    }
    return code(field.payloadKey) + unit + (field.isOptional ? " (optional)" : "")
  }

}
