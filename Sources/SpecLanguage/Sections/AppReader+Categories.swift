import NotificationTerms
import SpecDiagnostics

/// What a button asks of the notifications that offer it.
struct ActionRequirement {
  var action: String
  var argument: Located<String>
}

/// `categories`.
extension AppReader {
  func readCategory(_ entry: MapEntry) -> CategoryItem? {
    let errors = session.errorCount
    guard let item = session.object(entry.value, CategoryShape.object) else { return nil }
    let summary = item.text("summary")
    let identifier = item.pattern("identifier")
    let values = item.list("actions")
    let actions = readActions(values ?? [], of: entry.name)
    // Which buttons there are is not known.
    if values == nil { buttons[entry.name] = .some(nil) }
    let options = session.distinct(item.list("options") ?? []) { value in
      session.choice(value, as: CategoryOption.self).map { ChosenOption($0, at: value.span) }
    }
    let hiddenPreview = readText(item, "hidden_preview", arguments: SignalFacts())
    let isTestOnly = item.flag("test_only")
    let covers = item.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return CategoryItem(
      id: entry.name, idSpan: entry.nameSpan, summary: summary?.value,
      identifier: identifier ?? Located(entry.name, at: entry.nameSpan), actions: actions,
      options: options.map(\.located), hiddenPreview: hiddenPreview?.text, isTestOnly: isTestOnly?.value ?? false,
      covers: covers)
  }

  private func readActions(_ values: [SourceValue], of category: String) -> [ActionItem] {
    var ids: [Located<String>] = []
    var actions: [ActionItem] = []
    for value in values {
      guard let reader = session.object(value, CategoryShape.action) else { continue }
      let id = reader.pattern("id")
      if let id {
        if let first = ids.first(where: { $0.value == id.value }) {
          session.report(
            .duplicateID, "is '\(id.value)' a second time", about: reader.written("id") ?? value,
            notes: [Diagnostic.Note("first defined here", at: first.span)])
        } else {
          ids.append(id)
        }
      }
      guard let action = readAction(reader, id) else { continue }
      requirements[category, default: []] += action.requires.map { ActionRequirement(action: action.id, argument: $0) }
      actions.append(action)
    }
    buttons[category] = .some(ids.count == values.count ? ids.map(\.value) : nil)
    return actions
  }

  private func readAction(_ reader: ObjectReader, _ id: Located<String>?) -> ActionItem? {
    let summary = reader.text("summary")
    let title = readText(reader, "title", arguments: SignalFacts())
    let options = session.distinct(reader.list("options") ?? []) { value in
      session.choice(value, as: ActionOption.self).map { ChosenOption($0, at: value.span) }
    }
    let target = reader.reference("target")
    let textInput = reader.object("text_input").flatMap(readTextInput)
    let requires = session.references(reader.list("requires"), to: .parameter)
    let endsWith = reader.choice("ends_with", as: ActionEnding.self)
    let icon = reader.text("icon")
    let covers = reader.covers()
    guard let id, let title else { return nil }
    return ActionItem(
      id: id.value, idSpan: id.span, summary: summary?.value, title: title.text, options: options.map(\.located),
      target: target, textInput: textInput, requires: requires, endsWith: endsWith, icon: icon, covers: covers)
  }

  private func readTextInput(_ reader: ObjectReader) -> TextInputItem? {
    let button = readText(reader, "button", arguments: SignalFacts())
    let placeholder = readText(reader, "placeholder", arguments: SignalFacts())
    return button.map { TextInputItem(button: $0.text, placeholder: placeholder?.text) }
  }

  /// The system keeps one category for an identifier: of two, the first would lose its buttons.
  func reportEqualIdentifiers(_ categories: [CategoryItem]) {
    var first: [String: CategoryItem] = [:]
    for category in categories {
      guard let other = first.updateValue(category, forKey: category.identifier.value) else { continue }
      first[category.identifier.value] = other
      session.add(
        Diagnostic(
          .duplicateID, .error,
          "'categories.\(category.id)' has the identifier '\(category.identifier.value)', which "
            + "'categories.\(other.id)' also has: the system would keep only one",
          at: category.identifier.span, notes: [Diagnostic.Note("first used here", at: other.identifier.span)]))
    }
  }
}

/// A word with its place; equal to the same word elsewhere.
private struct ChosenOption<Word: Sendable & Hashable>: Hashable {
  let located: Located<Word>

  init(_ word: Word, at span: SourceSpan) { located = Located(word, at: span) }

  static func == (left: Self, right: Self) -> Bool { left.located.value == right.located.value }

  func hash(into hasher: inout Hasher) { hasher.combine(located.value) }
}
