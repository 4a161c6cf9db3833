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
      if TypeCards(type, in: spec).picture != nil {
        page.picture(type.id, file: CatalogueEmitter.picture(of: type))
      }
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
    lines.append("Opens " + items.screen(type.opening))
    lines += NotificationItem.keys.words(of: type, in: words).map(\.words.withCapital)
    lines += items.contentLines(for: type)
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

  private func rows(for type: NotificationItem) -> [(name: String, text: LocalizedText)] {
    type.copy.fields.flatMap { field, copy -> [(name: String, text: LocalizedText)] in
      let name = field.rawValue.withCapital
      switch copy {
      case .text(let text): return [(name, text)]
      case .variants(let variants):
        return variants.variants.flatMap { variant in
          variant.texts.map { text in ("\(name), \(code(variant.id))\(items.choice(variants.choice, variant.id))", text)
          }
        }
      }
    }
  }
}
