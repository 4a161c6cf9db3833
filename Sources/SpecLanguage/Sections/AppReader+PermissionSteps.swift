import NotificationTerms
import SpecDiagnostics

/// A step with what other parts must know before it is read.
struct StepReader {
  let step: ObjectReader
  let id: Located<String>?
  let screen: ObjectReader?
  let screenID: Located<String>?

  init?(_ value: SourceValue, in session: ReadingSession) {
    guard let step = session.object(value, PermissionStepShape.object) else { return nil }
    self.step = step
    id = step.pattern("id")
    screen = step.object("screen")
    screenID = screen?.pattern("id")
  }
}

/// `permission_flow.steps`.
extension AppReader {
  func readSteps(_ readers: [StepReader]) -> [PermissionStepItem] {
    var ids: [Located<String>] = []
    var permissions: [Located<Permission>] = []
    return readers.compactMap { reader in
      let step = reader.step
      if let id = reader.id { addOnce(id, to: &ids, step, "id") { "is '\($0)' a second time" } }
      let permission = step.choice("permission", as: Permission.self)
      if let permission {
        addOnce(permission, to: &permissions, step, "permission") { "asks for \($0.rawValue) a second time" }
      }
      return readStep(reader, permission)
    }
  }

  private func addOnce<Value: Hashable & Sendable>(
    _ value: Located<Value>, to values: inout [Located<Value>], _ owner: ObjectReader, _ key: String,
    _ predicate: (Value) -> String
  ) {
    if let first = values.first(where: { $0.value == value.value }) {
      session.report(
        .duplicateID, predicate(value.value), about: owner.written(key) ?? owner.origin,
        notes: [Diagnostic.Note("first here", at: first.span)])
    } else {
      values.append(value)
    }
  }

  private func readStep(_ reader: StepReader, _ permission: Located<Permission>?) -> PermissionStepItem? {
    let errors = session.errorCount
    let step = reader.step
    let isOptional = step.flag("optional")
    let usageKey = step.pattern("usage_key")
    if let usageKey, let permission { checkUsageKey(usageKey.value, step, permission.value) }
    let purposes = session.distinctPlaces(step.list("purposes") ?? []) { session.pattern($0, .identifier) }
    let claims = step.either("claims").map { readClaims($0.value, $0.expected) } ?? []
    let screen = reader.screen.flatMap { readPrePrompt($0, id: reader.screenID) }
    let consequences = step.object("on").map { readConsequences($0, permission?.value) } ?? []
    let summary = step.text("summary")
    let covers = step.covers()
    guard session.errorCount == errors, let id = reader.id, let permission, let screen else { return nil }
    return PermissionStepItem(
      id: id.value, idSpan: id.span, permission: permission, isOptional: isOptional?.value ?? false,
      usageKey: usageKey, purposes: purposes, claims: claims, screen: screen, consequences: consequences,
      summary: summary?.value, covers: covers)
  }

  /// A key of another permission leaves the dialog without its text, and iOS ends the app that asks so.
  private func checkUsageKey(_ key: String, _ step: ObjectReader, _ permission: Permission) {
    let keys = permission.usageKeys
    guard !keys.contains(key), let value = step.written("usage_key") else { return }
    if keys.isEmpty {
      session.report(
        .badValue, "has no meaning for \(permission.rawValue): iOS words that dialog itself", about: value,
        at: step.keySpan("usage_key"))
      return
    }
    let meant = keys.count == 1 ? keys[0] : Spelling.suggestion(for: key, among: keys)
    session.report(
      .badValue, "must be \(ValueShape.choice(keys).expectation) for \(permission.rawValue), not '\(excerpt(key))'",
      about: value, fixIt: meant.map { session.replacing(value, with: $0) })
  }

  private func readClaims(_ value: SourceValue, _ expected: ValueShape) -> [ClaimItem] {
    switch value.kind {
    case .sequence:
      return session.distinctPlaces(session.list(value, expected: expected) ?? []) { session.pattern($0, .identifier) }
        .map { ClaimItem(id: $0.value, idSpan: $0.span, words: nil) }
    case .mapping:
      return (session.map(value, keys: .identifier(.claim), expected: expected) ?? []).compactMap { entry in
        readText(entry.value, arguments: .nothing).map {
          ClaimItem(id: entry.name, idSpan: entry.nameSpan, words: $0.text)
        }
      }
    case .scalar:
      session.reportWrongType(value, expected: expected)
      return []
    }
  }

  private func readPrePrompt(_ screen: ObjectReader, id: Located<String>?) -> PrePromptItem? {
    let errors = session.errorCount
    let title = readText(screen, "title", arguments: .nothing)
    let subtitle = readText(screen, "subtitle", arguments: .nothing)
    let reasons = (screen.list("reasons") ?? []).compactMap { readText($0, arguments: .nothing)?.text }
    let note = readText(screen, "note", arguments: .nothing)
    let safetyNote = readText(screen, "safety_note", arguments: .nothing)
    let primary = readText(screen, "primary", arguments: .nothing)
    let secondary = readText(screen, "secondary", arguments: .nothing)
    let size = screen.choice("secondary_size", as: PrePromptItem.ButtonSize.self)
    if size != nil, !screen.mayHave("secondary") {
      session.reportMeaningless(screen, "secondary_size", without: "secondary")
    }
    let usage = readText(screen, "usage_description", arguments: .nothing)
    let systemText = readText(screen, "system_text", arguments: .nothing)
    let summary = screen.text("summary")
    let covers = screen.covers()
    guard session.errorCount == errors, let id, let title, let primary else { return nil }
    return PrePromptItem(
      id: id.value, idSpan: id.span, title: title.text, subtitle: subtitle?.text, reasons: reasons, note: note?.text,
      safetyNote: safetyNote?.text, primary: primary.text, secondary: secondary?.text, secondarySize: size,
      usageDescription: usage?.text, systemText: systemText?.text, summary: summary?.value, covers: covers)
  }

  private func readConsequences(_ on: ObjectReader, _ permission: Permission?) -> [ConsequenceItem] {
    let items = PermissionAnswer.allCases.compactMap { answer in
      on.object(answer.rawValue).map { readConsequence($0, of: answer, at: on.keySpan(answer.rawValue)) }
    }
    if on.has("limited"), let permission, !permission.canBeLimited {
      session.report(
        .badValue, "never happens: only photos and contacts can have limited access, not \(permission.rawValue)",
        about: on.written("limited") ?? on.origin, at: on.keySpan("limited"))
    }
    return items
  }

  private func readConsequence(
    _ consequence: ObjectReader, of answer: PermissionAnswer, at span: SourceSpan
  ) -> ConsequenceItem {
    var named: [(verb: String, module: Located<String>)] = []
    func modules(_ key: String, _ verb: String) -> [Located<String>] {
      guard let values = consequence.list(key) else { return [] }
      if values.isEmpty {
        reportEmpty(consequence, key, "lists no module")
      } else if answer == .granted {
        session.report(
          .badValue, "takes modules away although access was granted", about: consequence.written(key) ?? values[0],
          at: consequence.keySpan(key))
      }
      let found = session.references(values, to: .module)
      for module in found {
        if let first = named.first(where: { $0.module.value == module.value }),
          let value = values.first(where: { $0.span == module.span })
        {
          session.report(
            .duplicateID, "names '\(module.value)', which the same answer already \(first.verb)", about: value,
            notes: [Diagnostic.Note("first named here", at: first.module.span)])
        }
      }
      named += found.map { (verb, $0) }
      return found
    }
    let block = modules("block", "blocks")
    let hide = modules("hide", "hides")
    let disable = modules("disable", "disables")
    return ConsequenceItem(
      answer: answer, answerSpan: span, block: block, hide: hide, disable: disable,
      screen: consequence.reference("screen"))
  }
}
