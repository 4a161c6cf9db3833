import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct CenterFault: KeyedSection {
  static let keys = SectionKeys<Self>("scenario-center-fault", doc: "What fails.")

  let call: ScenarioStep.FailingCall
  let times: Int

  init?(_ read: KeyReader<Self>) {
    let call = read(
      "fail", KeyType<ScenarioStep.FailingCall>.choice, required: true,
      doc: """
        Which calls fail. `add` is refused; `answer` is an add that is carried out and not answered; with `removal` \
        what was delivered stays in the list; with `report` the center gives no report, and does nothing that it is \
        asked for in that step.
        """, example: "add")
    times =
      read("times", .int(1...1_000_000), doc: "How many of the next calls; 1 if left out.", example: "2") ?? 1
    guard let call else { return nil }
    self.call = call
  }
}

struct ArmedCrash: KeyedSection {
  static let keys = SectionKeys<Self>("scenario-crash", doc: "When the app is killed.")

  let write: Int

  init?(_ read: KeyReader<Self>) {
    let write = read(
      "after_write", .int(1...1_000_000), required: true,
      doc: "After which write, counted from this step on, across relaunches.", example: "1")
    guard let write else { return nil }
    self.write = write
  }
}

extension KeyType where Value == TimeSpan {
  /// `+2h` or `-2h`; without a sign it could be either.
  static var clockShift: Self {
    Self(.text) { value, file in
      guard let text = file.session.text(value) else { return nil }
      guard let sign = text.first, sign == "+" || sign == "-", let span = TimeSpan(text.dropFirst()),
        span <= .days(3660)
      else {
        file.session.report(.badTime, "must be how far the clock is set: '+2h' or '-2h'", about: value)
        return nil
      }
      return sign == "+" ? span : .zero - span
    }
  }
}

extension KeyType where Value == ZoneRules? {
  /// Nil for `unknown`: the device names a zone that has been removed, or is newer than the rules of the app.
  static var zone: Self {
    Self(.text) { value, file in value.text == "unknown" ? .some(nil) : file.reading.zone(value) }
  }
}

extension KeyType where Value == ScenarioStep.Action {
  /// One word for notifications, or a map by permission.
  static var authorizationChange: Self {
    Self(.either([.authorizationStatus, .choice(["unknown"]), .object(AllowedAccess.keys.shape)])) { value, file in
      let session = file.session
      guard value.kind == .mapping else {
        if value.text == "unknown" { return .authorization(AuthorizationStatus(systemValue: 99)) }
        return session.choice(value, as: AuthorizationStatus.self).map { .authorization($0) }
      }
      guard let allowed = session.sound({ KeyType<AllowedAccess>.parts().read(value, file) }) else { return nil }
      let access = allowed.others
      if let status = allowed.notifications, access.isEmpty { return .authorization(status) }
      if allowed.notifications == nil, !access.isEmpty { return .permission(.settings(access)) }
      session.report(
        .badValue,
        "changes nothing, or notifications together with something else: one step changes one page of Settings",
        about: value)
      return nil
    }
  }
}

extension LineFile {
  /// The button of a type; nil, and reported, if it has no such one.
  func button(_ id: String, of type: String) -> ActionItem? {
    let buttons = reading.vocabulary.buttons[type] ?? []
    let button = buttons.first { $0.id == id }
    guard let value = mapping.written("action") else { return button }
    session.mentions?.note(.button(of: type), value)
    if button == nil {
      let meant = session.guess(for: id, among: buttons.map(\.id))
      session.report(
        .unknownID, "is not a button of '\(type)'\(meant?.question() ?? "")", about: value,
        fixIt: meant?.fixIt(replacing: value.span))
    }
    return button
  }

  /// One setting with a text that it cannot have. Whether it can is for the run to say.
  func refusedSetting(_ value: SourceValue) -> ScenarioStep.Action? {
    let entries = session.map(value, keys: .identifier(.preference), expected: .settings) ?? []
    guard let entry = entries.first, entries.count == 1, entry.isNameValid else {
      session.report(.badValue, "must name one setting", about: value)
      return nil
    }
    guard reading.isSetting(entry) else { return nil }
    mention(.item(.preference, entry.name))
    return session.anyText(entry.value).map { .preferRefused(id: entry.name, text: $0) }
  }
}
