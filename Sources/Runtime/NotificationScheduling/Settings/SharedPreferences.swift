public import NotificationRules

/// What servers know of the settings of one user, as far as this device has told them; by the place of each.
public struct SharedPreferences: Sendable, Hashable {
  /// The store has acknowledged these.
  public var stored: [String: PreferenceValue] = [:]
  /// Passed to the store, which has not answered: they may be there or not.
  public var sent: [String: PreferenceValue] = [:]
}

/// Settings that the user has moved, to be written into fields of a document. Its other fields stay as they are.
public struct PreferenceWrite: Sendable, Hashable {
  public struct Field: Sendable, Hashable {
    public var name: String
    public var value: PreferenceValue

    public init(name: String, value: PreferenceValue) {
      self.name = name
      self.value = value
    }
  }

  public var document: String
  public var fields: [Field]
  /// To be given back in `preferencesStored`.
  public var number: Int

  public init(document: String, fields: [Field], number: Int) {
    self.document = document
    self.fields = fields
    self.number = number
  }
}

extension Step {
  /// Passes on what the store does not know yet. What was passed on and not acknowledged goes with it.
  ///
  /// A default is never written: another device of the user may have moved the setting.
  mutating func sharePreferences() {
    guard let rule = scheduler.rules.preferenceStore, let user = state.user, !state.isSignedOut else { return }
    let known = state.shared.stored.merging(state.shared.sent) { $1 }
    var isNew = false
    var fields: [PreferenceWrite.Field] = []
    for field in rule.fields {
      guard let value = state.preferences[field.preference] else { continue }
      let place = "\(rule.store).\(field.name)"
      let isOpen = state.shared.sent[place] != nil
      if known[place] != value || isOpen && storesAgain { isNew = true }
      guard known[place] != value || isOpen else { continue }
      fields.append(PreferenceWrite.Field(name: field.name, value: value))
    }
    guard isNew else { return }
    for field in fields { state.shared.sent["\(rule.store).\(field.name)"] = field.value }
    state.preferenceWrites += 1
    commands.append(
      .store(
        PreferenceWrite(document: rule.document(of: user), fields: fields, number: state.preferenceWrites)))
  }

  /// An answer to an earlier write says nothing about the last one, which has everything that was open. Where that one has
  /// its answer already, the earlier one got there after it, and all is written again.
  mutating func acknowledgePreferences(_ number: Int) {
    guard number == state.preferenceWrites else {
      guard state.shared.sent.isEmpty else { return }
      state.shared.sent = state.shared.stored
      storesAgain = true
      return
    }
    state.shared.stored.merge(state.shared.sent) { $1 }
    state.shared.sent = [:]
  }
}

extension SharedPreferences: StateCodable {
  func write(to file: inout StateWriter) { file.write(stored, sent) }
  init(from file: inout StateReader) throws(StateFile.Problem) { (stored, sent) = try file.read() }
}
