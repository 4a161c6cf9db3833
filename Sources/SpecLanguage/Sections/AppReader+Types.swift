import SpecDiagnostics

extension AppReader {
  /// What waits for a place comes when the system sees somebody arrive there.
  func checkPlace(of type: ObjectReader, waiting trigger: TriggerItem) {
    for key in ["window", "follow_up"] where type.has(key) {
      session.reportConflict(
        type, key, "makes no sense with 'location': the system shows it whenever somebody arrives or leaves",
        notes: [Diagnostic.Note("the place is here", at: trigger.span)])
    }
  }

  func settleValues(of type: ObjectReader) {
    let data = typeInHand.data ?? SignalFacts(isComplete: !type.has("push") && !type.meantKeys.contains("push"))
    typeInHand.values = typeInHand.arguments.adding(data)
    guard type.has("push") else { return }
    refuse(typeInHand.arguments, with: "'push', because the server sends every value")
  }

  /// The arguments that are carried along without being shown: for the screen, the thread, an attachment, a button.
  func settleUse(by content: ContentItem, of type: ObjectReader, opening target: Located<String>) {
    // Screens and buttons in files that could not be read may use them too.
    guard session.errorCount == typeInHand.errors, session.items.isWhole(.target), session.items.isWhole(.category)
    else { return }
    let required = content.category.flatMap { requirements[$0.value] } ?? []
    typeInHand.used =
      content.usedArguments + required.map(\.argument.value) + typeInHand.collapseArguments + typeInHand.currencies
      + (targetParameters[target.value] ?? [])
  }

  /// Texts that an experiment chooses: the device draws the arm, and only its conditions leave arms out.
  func checkChoices(of item: NotificationItem, _ type: ObjectReader) {
    guard item.push != nil else { return checkArms(of: item) }
    for (_, text) in item.copy.fields {
      guard case .variants(let variants) = text, case .experiment(let id) = variants.choice else { continue }
      session.error(
        .conflictingKeys,
        "'notifications.\(item.id)' is sent by a server, which does not know the arm of '\(id.value)' that a device has "
          + "drawn: let it choose the texts of types that the device plans", at: id.span)
    }
  }

  func finishType(_ type: ObjectReader, opening target: TargetUse, isSound: Bool) {
    if let opened = targets[target.id.value] {
      let given = target.parameters.map(\.name.value)
      checkFilling(of: opened, type, typeInHand.values, given: given)
      checkConstants(of: target, type, typeInHand.values)
    }
    for entry in typeInHand.data?.parameters ?? [] { dataEntries.parameters.append(entry) }
    if !isSound { dataEntries.isComplete = false }
  }
}
