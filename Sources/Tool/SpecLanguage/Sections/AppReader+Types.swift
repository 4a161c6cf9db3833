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

  /// What a notification carries: its arguments, and the data of its push.
  func values(of type: ObjectReader, _ arguments: SignalFacts, _ data: SignalFacts?) -> SignalFacts {
    if type.has("push") { refuse(arguments, with: "'push', because the server sends every value") }
    return arguments.adding(
      data ?? SignalFacts(isComplete: !type.has("push") && !type.meantKeys.contains("push")))
  }

  /// The arguments that buttons and the screen ask for; nil where those in files that could not be read may ask too.
  func argumentsAsked(by content: ContentItem, opening target: Located<String>) -> [String]? {
    guard session.items.isWhole(.target), session.items.isWhole(.category) else { return nil }
    let required = content.category.flatMap { requirements[$0.value] } ?? []
    return required.map(\.argument.value) + (targetParameters[target.value] ?? [])
  }

  /// Texts that an experiment chooses: the device draws the arm, and only its conditions leave arms out.
  func checkChoices(of item: NotificationItem, _ missing: [MissingArms]) {
    guard item.push != nil else { return checkArms(of: item, missing) }
    for (_, text) in item.copy.fields {
      guard case .variants(let variants) = text, case .experiment(let id) = variants.choice else { continue }
      session.error(
        .conflictingKeys,
        "'notifications.\(item.id)' is sent by a server, which does not know the arm of '\(id.value)' that a device has "
          + "drawn: let it choose the texts of types that the device plans", at: id.span)
    }
  }

  func finishType(
    _ type: ObjectReader, opening target: TargetUse, _ values: SignalFacts, _ data: SignalFacts?, isSound: Bool
  ) {
    if let opened = targets[target.id.value] {
      let given = target.parameters.map(\.name.value)
      checkFilling(of: opened, type, values, given: given)
      checkConstants(of: target, type, values)
    }
    for entry in data?.parameters ?? [] { dataEntries.parameters.append(entry) }
    if !isSound { dataEntries.isComplete = false }
  }
}
