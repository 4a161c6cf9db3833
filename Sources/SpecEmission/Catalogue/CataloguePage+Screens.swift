import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

extension CataloguePage {
  func writePermissionFlow(_ page: inout MarkdownWriter) {
    guard let flow = spec.permissionFlow else { return }
    page.heading(2, "Permission flow")
    if let summary = flow.summary { page.paragraph(MarkdownWriter.text(summary)) }
    let occasions = flow.occasions.map { words(for: $0.value) }
    var lines = ["Shown " + occasions.joined(last: "or")]
    if let again = flow.again {
      lines.append(
        "Again \(again.after.words) after \u{201C}not now\u{201D}, \(again.max == 1 ? "once" : "\(again.max) times at most")"
      )
    }
    if let flag = flow.completedFlag { lines.append("Remembered in " + code(flag.value)) }
    if let force = flow.forcedBy { lines.append("Forced by " + code(force.value)) }
    if flow.asksOnce { lines.append("Each system dialog is asked for once") }
    page.list(lines.map { (0, $0) })
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
    page.paragraph("Shown \(words(for: final.when.value)); leads to \(code(final.target.value)).")
    let rows = [("Title", final.title), ("Text", final.text), ("Primary", final.primary)]
    page.texts(rows.compactMap { name, text in text.map { (name, $0) } }, in: spec)
  }

  private func write(_ step: PermissionStepItem, number: Int, _ page: inout MarkdownWriter) {
    page.heading(3, "Step \(number): \(code(step.id))")
    var lines = ["Permission: \(code(step.permission.value.rawValue)), \(step.isOptional ? "optional" : "needed")"]
    if let key = step.usageKey { lines.append("Usage description: " + code(key.value)) }
    for consequence in step.consequences { lines.append(words(for: consequence)) }
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

  private func words(for consequence: ConsequenceItem) -> String {
    let changes = [("blocks", consequence.block), ("hides", consequence.hide), ("disables", consequence.disable)]
    var parts = changes.compactMap { word, modules in
      modules.isEmpty ? nil : "\(word) " + modules.map { code($0.value) }.joined(last: "and")
    }
    if let screen = consequence.screen { parts.append("shows " + code(screen.value)) }
    return "\(code(consequence.answer.rawValue)): \(parts.isEmpty ? "changes nothing" : parts.joined(separator: "; "))"
  }

  private func button(_ name: String, _ destination: PermissionScreenRule.Destination?) -> String {
    switch destination {
    case nil: name
    case .settings: "\(name), opens Settings"
    case .prePrompt: "\(name), leads to the step's screen"
    case .nextStep: "\(name), leads to the next step"
    case .app: "\(name), leads back to the app"
    }
  }

  private func words(for occasion: FlowOccasion) -> String {
    switch occasion {
    case .moment(.firstLaunch): "at the first launch"
    case .moment(.notCompleted): "as long as it is not completed"
    case .moment(.forced): "when it is forced"
    case .signal(let item):
      "after \(item.atLeast == 1 ? "" : "\(item.atLeast) times ")\(code(item.signal.value)), until it is completed"
    }
  }

  private func words(for occasion: FinalScreenRule.Occasion) -> String {
    switch occasion {
    case .allGranted: "when everything was granted"
    case .always: "always"
    case .never: "never"
    }
  }

  func writePreferences(_ page: inout MarkdownWriter) {
    if !spec.preferences.isEmpty {
      page.heading(2, "Settings")
      page.table(
        ["Setting", "Kind", "Default", "Belongs to", "Decides about"],
        spec.preferences.map { item in
          let (kind, standard) = words(for: item)
          return [code(item.id), kind, standard, item.parent.map { code($0.value) } ?? "", scope(of: item)]
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

  private func words(for item: PreferenceItem) -> (kind: String, standard: String) {
    switch item.kind {
    case .toggle(let toggle): ("on or off", toggle.isOnByDefault ? "on" : "off")
    case .time(let time): ("time of day", time.standard.value.description)
    case .choice(let choice): ("one of several", code(choice.standard.value))
    case .weekdays: ("days of the week", item.standardWords)
    case .times(let times): ("up to \(times.most.counted("time")) of day", item.standardWords)
    case .number(let number): ("a number\(number.words)", item.standardWords)
    }
  }

  /// The types that a toggle controls, then what else depends on the setting: `the time of day of a, b; the words of
  /// c`.
  private func scope(of item: PreferenceItem) -> String {
    let use = PreferenceUse(of: item.id, in: spec)
    var controlled: [String] = []
    var parts: [String] = []
    switch item.toggle?.controls {
    case .all: parts.append("all notifications")
    case .types(let ids): controlled = ids.map(\.value)
    case nil: break
    }
    let uses = [
      ("", controlled), ("the time of day of ", use.times), ("the frequency of ", use.intervals),
      ("the words of ", use.words), ("a condition of ", use.conditions),
    ]
    if use.isInSnoozes { parts.append("how long buttons put off") }
    if use.isInQuietHours { parts.append("the quiet hours") }
    for (words, types) in uses where !types.isEmpty { parts.append(words + types.map(code).joined(separator: ", ")) }
    return parts.joined(separator: "; ")
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

  /// A screen and what it always gets.
  func screen(_ use: TargetUse) -> String {
    let constants = use.parameters.map { code("\($0.name.value)=\($0.value.value)") }
    return code(use.id.value) + (constants.isEmpty ? "" : " with " + constants.joined(separator: ", "))
  }

  private func rows(_ action: ActionItem) -> [(name: String, text: LocalizedText)] {
    var notes = action.options.map { code($0.value.rawValue) }
    if let opening = action.opening { notes.append("opens " + screen(opening)) }
    switch action.snooze?.value {
    case .span(let span): notes.append("again after \(span.words)")
    case .preference(let id): notes.append("again after the minutes of " + code(id))
    case nil: break
    }
    if let signal = action.signal { notes.append("counts as " + code(signal.value)) }
    if let ending = action.endsWith { notes.append("then " + code(ending.value.rawValue)) }
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
      lines.append("After its end: " + words(for: activity.dismissal.value))
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

  private func words(for dismissal: ActivityDismissal) -> String {
    switch dismissal {
    case .standard: "stays as long as the system allows, at most four hours"
    case .immediate: "goes away at once"
    case .after(let span): "goes away after \(span.words)"
    }
  }
}
