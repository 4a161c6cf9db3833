import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// Steps and lines about the permission flow and the dialogs of the system.
extension ScenarioReading {
  func permissionAction(_ reader: ObjectReader, _ verb: StepVerb?) -> ScenarioStep.Action? {
    let action: PermissionAction?
    switch verb {
    case .flow:
      action = reader.choice("flow", as: ScenarioShape.FlowWord.self).map { $0.value == .start ? .start : .force }
    case .press: action = reader.choice("press", as: PermissionFlowEvent.Button.self).map { .press($0.value) }
    case .answer: action = reader.choice("answer", as: PermissionFlowEvent.DialogAnswer.self).map { .answer($0.value) }
    case .open: action = reader.reference("open").map { .open(module: $0.value) }
    default: action = nil
    }
    return action.map { .permission($0) }
  }

  /// One word for notifications, or a map by permission.
  func authorizationChange(_ value: SourceValue) -> ScenarioStep.Action? {
    guard value.kind == .mapping else {
      if value.text == ScenarioShape.futureStatus { return .authorization(AuthorizationStatus(systemValue: 99)) }
      return session.choice(value, as: AuthorizationStatus.self).map { .authorization($0) }
    }
    let errorsBefore = session.errorCount
    let status = session.notificationAuthorization(value)
    let access = session.accessStatuses(value)
    guard session.errorCount == errorsBefore else { return nil }
    if let status, access.isEmpty { return .authorization(status) }
    guard status == nil, !access.isEmpty else {
      session.report(
        .badValue,
        "changes notifications together with something else, or nothing; one step changes one page of Settings",
        about: value)
      return nil
    }
    return .permission(.settings(access))
  }

  func permissionAssertion(_ word: AssertionWord, _ value: SourceValue) -> PermissionAssertion? {
    let errorsBefore = session.errorCount
    let isNone = value.kind == .scalar && value.text == "none"
    let assertion: PermissionAssertion?
    let isEmpty: Bool
    switch word {
    case .shown:
      if isNone { return .shown([]) }
      let screens = (session.list(value, expected: .list(of: .text)) ?? []).compactMap {
        session.reference($0, to: .screen)
      }
      (assertion, isEmpty) = (.shown(screens), screens.isEmpty)
    case .prompted:
      if isNone { return .prompted(nil) }
      guard let reader = session.object(value, ScenarioShape.promptCounts) else { return nil }
      var counts: [Permission: Int] = [:]
      for permission in Permission.allCases where reader.has(permission.rawValue) {
        counts[permission] = reader.int(permission.rawValue)?.value
      }
      (assertion, isEmpty) = (.prompted(counts), counts.isEmpty)
    case .modules:
      var states: [String: ModuleState] = [:]
      for entry in session.map(value, keys: .reference(.module), expected: ScenarioShape.permissionWord(.modules).0)
        ?? []
      {
        states[entry.name] = session.choice(entry.value, as: ModuleState.self)
      }
      (assertion, isEmpty) = (.modules(states), states.isEmpty)
    case .flag:
      let flags = flags(value)
      (assertion, isEmpty) = (flags.map { .flags($0) }, flags?.isEmpty ?? false)
    case .visible:
      var states: [String: Bool] = [:]
      let shape = ScenarioShape.permissionWord(.visible).0
      for entry in session.map(value, keys: .reference(.preference), expected: shape) ?? [] {
        states[entry.name] = session.flag(entry.value)
      }
      (assertion, isEmpty) = (.visible(states), states.isEmpty)
    default: return nil
    }
    guard session.errorCount == errorsBefore else { return nil }
    guard isEmpty else { return assertion }
    session.report(.assertsNothing, "asserts nothing", about: value)
    return nil
  }

  /// Switches by name; nil after a finding.
  func flags(_ value: SourceValue) -> [String: Bool]? {
    let errorsBefore = session.errorCount
    var flags: [String: Bool] = [:]
    for entry in session.map(value, keys: .pattern(.storageKey), expected: ScenarioShape.permissionWord(.flag).0) ?? []
    where entry.isNameValid {
      guard vocabulary.flags.contains(entry.name) else {
        session.reportUnknown("is no flag of the app", entry, among: vocabulary.flags)
        continue
      }
      flags[entry.name] = session.flag(entry.value)
    }
    return session.errorCount == errorsBefore ? flags : nil
  }
}

extension ReadingSession {
  /// What `authorization` says about everything but notifications; empty for one word.
  func accessStatuses(_ value: SourceValue) -> [Permission: AccessStatus] {
    guard value.kind == .mapping, let reader = object(value, ScenarioShape.permissions) else { return [:] }
    var statuses: [Permission: AccessStatus] = [:]
    for permission in Permission.allCases where permission != .notifications && reader.has(permission.rawValue) {
      statuses[permission] = reader.choice(permission.rawValue, as: AccessStatus.self)?.value
    }
    return statuses
  }
}
