import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

extension StepVerb {
  /// What the app reports, what the user does with notifications, and what becomes of the device.
  static let app = [
    StepVerb(
      "signal", .reference(.signal), "What the app reports.", example: "free_limit_reached",
      doc: "The app reports something."
    ) { signal, line in
      line.lists(
        FieldShape(
          "with", .carriedValues, doc: "What the signal carries; a moment is a time.", example: "{ used_percent: 86 }"))
      guard let signal, let file = line.file else { return nil }
      guard let carried = file.reading.parameters(of: signal, in: file.mapping, on: file.timeline) else { return nil }
      let moments = file.reading.localMoments(in: carried, of: signal, on: file.timeline)
      // In another row they may be other times.
      if !moments.isEmpty { file.dependOnTime() }
      return .signal(signal, carried, moments: moments)
    },
    StepVerb(
      "app", LineValue<ScenarioStep.AppTransition>.choice, "What happens to the app.", example: "background",
      doc: "The app changes its state."
    ) { transition, line in
      let profile = line(
        "profile", .reference(.profile), doc: "With `upgrade`, the policies that the new version has.",
        example: "calendar")
      guard let transition else { return nil }
      guard let profile else { return .app(transition) }
      if transition == .upgrade { return .upgrade(profile: profile) }
      line.file?.report(.badValue, "belongs to 'app: upgrade': only a new version has other policies", at: "profile")
      return nil
    },
    StepVerb(
      "tap", .reference(.notification), "The type of the notification.", example: "storage_high_90",
      doc: "The user taps the newest delivered notification of a type."
    ) { type, line in
      let action = line(
        "action", .text, doc: "The button that is pressed, in place of the notification.", example: "VIEW_ACTION")
      let text = line("text", .text, doc: "What the user writes, if the button takes text.", example: "\"On my way\"")
      let isTwice = line(
        "twice", .flag, doc: "Whether two entry points of the app report the one tap.", example: "true")
      guard let type, let file = line.file else { return nil }
      guard let action else {
        guard text != nil else { return isTwice == true ? .tapTwice(type: type) : .tap(type: type) }
        file.report(.missingKey, "writes a text without the 'action' that takes it", at: "text")
        return nil
      }
      return file.hasButton(action, of: type) ? .act(type: type, action: action, text: text) : nil
    },
    StepVerb(
      "link", .text, "The whole link.", example: "swipecleaner://paywall",
      doc: "The user follows a link from outside the app."
    ) { .link($0) },
    StepVerb(
      "dismiss", .reference(.notification), "The type of the notification.", example: "storage_high_90",
      doc: "The user swipes the newest notification of a type away."
    ) { .dismiss(type: $0) },
    StepVerb(
      "authorization", .authorizationChange,
      "What the user allows; 'unknown' is a status that this version has never heard of.", example: "denied",
      doc: "The user changes the permission in Settings."
    ) { $0 },
    StepVerb(
      "prefer", .written(.settings), "The settings and their new values.", example: "{ notifications_enabled: false }",
      doc: "The user changes settings of the app."
    ) { settings, line in
      let isRefused = line(
        "refused", .flag,
        doc: "With `true` the value comes from outside, as a text that the setting cannot have: the app leaves it as "
          + "it is.", example: "true")
      guard let settings, let file = line.file else { return nil }
      if isRefused == true { return file.refusedSetting(settings) }
      return LineValue.settings.notEmpty(.missingKey, "names no setting").read(settings, file).map { .prefer($0) }
    },
    StepVerb(
      "attribute", LineValue.attributes.notEmpty(.missingKey, "names no attribute"), "The attributes and their values.",
      example: "{ tier: gold }", doc: "The app reports something new of the user."
    ) { .attribute($0) },
    StepVerb(
      "switch", LineValue.switches.notEmpty(.missingKey, "names no flag"), "The flags, on or off.",
      example: "{ offers: off }", doc: "The team turns flags on or off, and the app reports it."
    ) { .switched($0) },
    StepVerb(
      "device", group: DeviceFacts.self, "What has changed.", example: "{ region: DE, app_version: \"5.2\" }",
      doc: "The device or the app on it changes, and the app notices."
    ) { .device($0) },
    StepVerb(
      "zone", .zone, "The new time zone, or 'unknown' for one without rules.", example: "Asia/Tokyo",
      doc: "The device arrives in another time zone."
    ) { $0.map { .zone($0) } ?? .zoneUnknown },
    StepVerb(
      "clock", .clockShift, "How far the clock is set forward or back.", example: "-2h",
      doc: "The device's clock is set."
    ) { .clock($0) },
    StepVerb("locale", .languageTag, "The new language.", example: "en", doc: "The user changes the language.") {
      .locale($0)
    },
    StepVerb(
      "focus", .onOff, "Whether a Focus silences notifications.", example: "on",
      doc: "The user turns a Focus on or off."
    ) { .focus($0) },
    StepVerb(
      "center", group: CenterFault.self, "What fails.", example: "{ fail: add }",
      doc: "The notification center fails from now on."
    ) { .failAdds($0.times) },
    StepVerb(
      "crash", group: ArmedCrash.self, "When it is killed.", example: "{ after_write: 1 }",
      doc: "The app will be killed right after it has stored its state."
    ) { .crash(afterWrite: $0.write) },
    StepVerb(
      "state", LineValue<ScenarioStep.StateDamage>.choice, "What happens to the file.", example: "corrupt",
      doc: "The file with the app's state is damaged, or gone."
    ) { .state($0) },
  ]
}

// MARK: Groups

private struct CenterFault: LineGroup {
  enum Call: String, CaseIterable { case add }

  static let shape = listed("scenario-center-fault", doc: "What fails.")

  let times: Int

  init?(_ read: LineReader) {
    let call = read("fail", LineValue<Call>.choice, required: true, doc: "Which calls fail.", example: "add")
    times =
      read("times", .int(1...1_000_000), doc: "How many of the next calls; 1 if left out.", example: "2") ?? 1
    if call == nil { return nil }
  }
}

private struct ArmedCrash: LineGroup {
  static let shape = listed("scenario-crash", doc: "When the app is killed.")

  let write: Int

  init?(_ read: LineReader) {
    let write = read(
      "after_write", .int(1...1_000_000), required: true,
      doc: "After which write, counted from this step on, across relaunches.", example: "1")
    guard let write else { return nil }
    self.write = write
  }
}

// MARK: Values

extension LineValue where Value == SourceValue {
  /// A value that is read later, when the keys beside it are known.
  static func written(_ shape: ValueShape) -> Self { Self(shape) { value, _ in value } }
}

extension LineValue where Value == TimeSpan {
  /// `+2h` or `-2h`; without a sign it could be either.
  fileprivate static var clockShift: Self {
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

extension LineValue where Value == ZoneRules? {
  /// Nil for `unknown`: the device names a zone that has been removed, or is newer than the rules of the app.
  fileprivate static var zone: Self {
    Self(.text) { value, file in value.text == "unknown" ? .some(nil) : file.reading.zone(value) }
  }
}

extension LineValue where Value == ScenarioStep.Action {
  /// One word for notifications, or a map by permission.
  fileprivate static var authorizationChange: Self {
    Self(.either([.authorizationStatus, .choice(["unknown"]), .object(ScenarioShape.permissions)])) { value, file in
      let session = file.session
      guard value.kind == .mapping else {
        if value.text == "unknown" { return .authorization(AuthorizationStatus(systemValue: 99)) }
        return session.choice(value, as: AuthorizationStatus.self).map { .authorization($0) }
      }
      let errorsBefore = session.errorCount
      let status = session.notificationAuthorization(value)
      let access = session.accessStatuses(value)
      guard session.errorCount == errorsBefore else { return nil }
      if let status, access.isEmpty { return .authorization(status) }
      if status == nil, !access.isEmpty { return .permission(.settings(access)) }
      session.report(
        .badValue,
        "changes nothing, or notifications together with something else: one step changes one page of Settings",
        about: value)
      return nil
    }
  }
}

extension LineFile {
  fileprivate func hasButton(_ id: String, of type: String) -> Bool {
    let buttons = reading.vocabulary.buttons[type] ?? []
    guard let value = mapping.value("action") else { return buttons.contains(id) }
    session.mentions?.note(.button(of: type), value)
    if buttons.contains(id) { return true }
    let meant = session.guess(for: id, among: buttons)
    session.report(
      .unknownID, "is not a button of '\(type)'\(meant?.question() ?? "")", about: value,
      fixIt: meant?.fixIt(replacing: value.span))
    return false
  }

  /// One setting with a text that it cannot have. Whether it can is for the run to say.
  fileprivate func refusedSetting(_ value: SourceValue) -> ScenarioStep.Action? {
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
