import NotificationRules
import SpecLanguage
import TextWriting

extension CataloguePage {
  func writeNotifications(_ page: inout MarkdownWriter) {
    guard !spec.notifications.isEmpty else { return }
    page.heading(2, "Notifications")
    page.table(
      ["Type", "About", "When", "Opens"],
      spec.notifications.map { type in
        [
          MarkdownWriter.link(toHeading: type.id), MarkdownWriter.text(type.summary.value), when(type),
          code(type.target.value),
        ]
      })
    for type in spec.notifications {
      page.heading(3, type.id)
      page.paragraph(MarkdownWriter.text(type.summary.value))
      page.list(lines(for: type).map { (0, $0) })
      page.texts(rows(for: type) + standardRows(for: type), in: spec)
    }
  }

  private func when(_ type: NotificationItem) -> String {
    type.push == nil
      ? type.triggers.map { words.words(for: $0.rule) }.joined(last: "or") : "when a server sends it"
  }

  private func lines(for type: NotificationItem) -> [String] {
    var lines: [String] = []
    for trigger in type.triggers {
      var line = "When: " + words.words(for: trigger.rule)
      if type.triggers.count > 1 { line += " (\(code(trigger.name)))" }
      if !trigger.conditions.isEmpty { line += ", only if " + words.words(for: trigger.rule.conditions) }
      lines.append(line)
    }
    if let push = type.push { lines += self.lines(for: push, type) }
    lines += type.arguments.compactMap(line)
    lines.append("Opens " + screen(type.opening))
    lines += NotificationItem.keys.words(of: type, in: words).map(\.withCapital)
    lines += contentLines(for: type)
    if let owner = type.upkeep.owner { lines.append("Owner: " + MarkdownWriter.text(owner.value)) }
    if let date = type.upkeep.expires { lines.append("Not sent from \(date.value) on") }
    if let purpose = type.upkeep.purpose { lines.append("Announced as " + code(purpose.value)) }
    if !type.covers.isEmpty {
      lines.append("Requirements: " + type.covers.map { MarkdownWriter.text($0.value) }.joined(separator: ", "))
    }
    return lines
  }

  /// Where a value comes from and how it is written, if that is not as usual.
  private func line(for argument: ParameterItem) -> String? {
    var words: [String] = []
    switch argument.format {
    case .decimal: words.append("with separators")
    case .money(.code(let currency)): words.append("in \(code(currency))")
    case .money(.argument(let id)): words.append("in the currency \(code("{\(id)}"))")
    case .instant(let style): words.append("as \(code(style.rawValue))")
    case nil: break
    }
    if !argument.values.isEmpty {
      words.append("one of " + argument.values.map { code($0.value) }.joined(separator: ", "))
    }
    switch argument.zone?.value {
    case .fixed(let name): words.append("by the clock of \(code(name))")
    case .parameter(let id): words.append("by the clock of \(code("{\(id)}"))")
    case .home, nil: break
    }
    if let source = argument.source {
      words.append("from the newest \(code("\(source.signal.value).\(source.parameter.value)"))")
    }
    return words.isEmpty ? nil : "Says \(code("{\(argument.id)}")) \(words.joined(separator: ", "))"
  }

  /// What is said instead of missing values.
  private func standardRows(for type: NotificationItem) -> [(name: String, text: LocalizedText)] {
    type.arguments.compactMap { argument in
      argument.standard.map { ("no " + code("{\(argument.id)}"), $0) }
    }
  }

  private func lines(for push: PushContentItem, _ type: NotificationItem) -> [String] {
    var lines = [
      "When a server sends it: \(code(push.pushType.value.rawValue)), priority \(push.priority.value.rawValue)"
    ]
    if let expiration = push.expiration?.value {
      lines.append(
        expiration == .zero ? "Not kept for a device that is off" : "Kept \(expiration.words) for a device that is off")
    }
    if let id = push.collapseID { lines.append("Replaces an earlier one with the same " + code(id.source)) }
    var carried: [String] = []
    type.forEachPayloadItem(spec.target(type.target.value), type.content.category.flatMap { categories[$0.value] }) {
      carried.append(code($0) + ($1.isOptional ? " (optional)" : ""))
    }
    if !carried.isEmpty { lines.append("Carries " + carried.joined(separator: ", ")) }
    if push.hasMutableContent.value { lines.append("Changed by the service extension before it is shown") }
    return lines
  }

  private func contentLines(for type: NotificationItem) -> [String] {
    var lines: [String] = []
    if let category = type.content.category {
      let buttons = categories[category.value]?.actions.map { code($0.id) } ?? []
      lines.append("Category \(code(category.value))" + (buttons.isEmpty ? "" : ": " + buttons.joined(separator: ", ")))
    }
    switch type.content.sound.form {
    case .standard: break
    case .none: lines.append("No sound")
    case .critical: lines.append("The system's critical sound")
    case .file(let file):
      lines.append("Sound \(code(file.file.value))" + (type.content.sound.isCritical ? ", critical" : ""))
    }
    switch type.content.badge?.value {
    case .number(let number): lines.append("Badge \(number)")
    case .argument(let id): lines.append("Badge \(code("{\(id)}"))")
    case nil: break
    }
    if let relevance = type.content.relevance { lines.append("Relevance \(relevance.value) in a summary") }
    if let thread = type.content.thread { lines.append("Grouped by " + code(thread.source)) }
    for attachment in type.content.attachments {
      let source =
        switch attachment.source {
        case .file(let file): file.value
        case .url(let key): "{\(key.value)}"
        }
      lines.append("Attachment \(code(attachment.id)): \(code(source))")
    }
    return lines
  }

  private func rows(for type: NotificationItem) -> [(name: String, text: LocalizedText)] {
    type.copy.fields.flatMap { field, copy -> [(name: String, text: LocalizedText)] in
      let name = field.rawValue.withCapital
      switch copy {
      case .text(let text): return [(name, text)]
      case .variants(let variants):
        return variants.variants.flatMap { variant in
          variant.texts.map { text in ("\(name), \(code(variant.id))\(choice(variants.choice, variant.id))", text) }
        }
      }
    }
  }

  private func choice(_ choice: CopyVariants.Choice, _ variant: String) -> String {
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
    let number = Int(exactly: test.value).map(String.init) ?? "\(test.value)"
    let word =
      switch test.comparison {
      case .above: "above "
      case .atLeast: "at least "
      case .below: "below "
      case .atMost: "at most "
      case .equals: "exactly "
      }
    return ", \(word)\(number)"
  }
}
