package import NotificationRules
package import NotificationTerms
package import SpecLanguage

/// What the catalogue and the preview say about the items of a spec. `RuleWords` has the words of conditions and times.
package struct ItemWords: Sendable {
  let spec: Spec
  let rules: RuleWords
  /// How an id is shown.
  let code: @Sendable (String) -> String
  private let categories: [String: CategoryItem]

  package init(_ spec: Spec, code: @escaping @Sendable (String) -> String) {
    self.spec = spec
    self.code = code
    rules = RuleWords(spec.policies.rule, code: code)
    categories = Dictionary(spec.categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func contentLines(for type: NotificationItem) -> [String] { contentWords(for: type).map(\.words) }

  func contentWords(for type: NotificationItem) -> [KeyWords] {
    var lines: [KeyWords] = []
    func say(_ key: String, _ words: String) { lines.append(KeyWords([key], words)) }
    if let category = type.content.category {
      let buttons = categories[category.value]?.actions.map { code($0.id) } ?? []
      say(
        "category", "Category \(code(category.value))" + (buttons.isEmpty ? "" : ": " + buttons.joined(separator: ", "))
      )
    }
    switch type.content.sound.form {
    case .standard: break
    case .none: say("sound", "No sound")
    case .critical: say("sound", "The system's critical sound")
    case .file(let file):
      say("sound", "Sound \(code(file.file.value))" + (type.content.sound.isCritical ? ", critical" : ""))
    }
    switch type.content.badge?.value {
    case .number(let number): say("badge", "Badge \(number)")
    case .argument(let id): say("badge", "Badge \(code("{\(id)}"))")
    case nil: break
    }
    if let relevance = type.content.relevance { say("relevance", "Relevance \(relevance.value) in a summary") }
    if let thread = type.content.thread { say("thread", "Grouped by " + code(thread.source)) }
    for attachment in type.content.attachments {
      let source =
        switch attachment.source {
        case .file(let file): file.value
        case .url(let key): "{\(key.value)}"
        }
      say("attachments", "Attachment \(code(attachment.id)): \(code(source))")
    }
    return lines
  }

  /// `, rotating`, or ` of arm, at least 100`: what decides that this wording is used.
  package func choice(_ choice: CopyVariants.Choice, _ variant: String) -> String {
    switch choice {
    case .rotate: ", rotating"
    case .preference(let id), .experiment(let id), .argument(let id): " of \(code(id.value))"
    case .trigger: ", the trigger"
    case .parameter(let number): " of \(code(number.parameter.value))\(words(for: variant, of: number))"
    }
  }

  /// ", at least 100".
  private func words(for variant: String, of choice: CopyVariants.NumberChoice) -> String {
    guard let entry = choice.tests.first(where: { $0.id == variant }) else { return "" }
    guard let test = entry.test else { return ", otherwise" }
    return ", \(test.comparison == .equals ? "exactly" : test.comparison.words) \(test.value.words)"
  }

  package func lines(for rule: PolicyRule) -> [String] { words(for: rule).map(\.words) }

  func words(for rule: PolicyRule) -> [KeyWords] {
    var lines: [KeyWords] = []
    func say(_ keys: [String], _ words: String) { lines.append(KeyWords(keys, words)) }
    say(["slot"], "Usual time: \(rule.slot)")
    if rule.caps.isEmpty { say(["caps"], "No cap") }
    for cap in rule.caps { say(["caps"], "Cap \(code(cap.id)): \(rules.words(for: cap))") }
    if let quiet = rule.quietHours {
      let held = quiet.held == .release ? "what is held is delivered afterwards" : "what is due then is dropped"
      let hours = "Quiet hours from \(rules.words(for: quiet.from)) to \(rules.words(for: quiet.to))"
      say(["quiet_hours"], hours + (quiet.when.map { ", only if \(rules.words(for: $0))" } ?? "") + ": \(held)")
    } else {
      say(["quiet_hours"], "No quiet hours")
    }
    say(
      ["horizon", "pending_budget"],
      "Planned \(rule.horizon.words) ahead, at most \(rule.pendingBudget) at a time")
    if !rule.replaces.isEmpty {
      say(
        ["replaces"],
        "Removed are requests of the code before: \(rule.replaces.map { code($0) }.joined(separator: ", "))")
    }
    say(
      ["foreground"],
      rule.foreground == .banner ? "Shown while the app is open, too" : "Not shown while the app is open")
    switch rule.clearBadge {
    case .never: break
    case .foreground:
      say(["clear_badge"], "Opening the app removes the badge and what is in Notification Center")
    }
    return lines
  }

  /// A screen and what it always gets.
  package func screen(_ use: TargetUse) -> String {
    let constants = use.parameters.map { code("\($0.name.value)=\($0.value.value)") }
    return code(use.id.value) + (constants.isEmpty ? "" : " with " + constants.joined(separator: ", "))
  }

  /// What a button does, besides ending the notification.
  package func notes(on action: ActionItem) -> [String] {
    var notes = action.options.map { code($0.value.rawValue) }
    if let opening = action.opening { notes.append("opens " + screen(opening)) }
    switch action.snooze?.value {
    case .span(let span): notes.append("again after \(span.words)")
    case .preference(let id): notes.append("again after the minutes of " + code(id))
    case nil: break
    }
    if let signal = action.signal { notes.append("counts as " + code(signal.value)) }
    if let ending = action.endsWith { notes.append("then " + code(ending.value.rawValue)) }
    return notes
  }

  package func words(for dismissal: ActivityDismissal) -> String {
    switch dismissal {
    case .standard: "stays as long as the system allows, at most four hours"
    case .immediate: "goes away at once"
    case .after(let span): "goes away after \(span.words)"
    }
  }
}
