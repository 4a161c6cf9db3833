import NotificationCivilTime
import NotificationScheduling
import NotificationTerms

extension Wire<NotificationRequest> {
  static var request: Self {
    object(
      "request", NotificationRequest(identifier: "", content: NotificationContent(body: ""), trigger: .immediate),
      [
        .field("identifier", \.identifier, .text), .field("content", \.content, .content),
        .field("trigger", \.trigger, .trigger),
      ])
  }
}

extension Wire<NotificationContent> {
  static var content: Self {
    object(
      "content", NotificationContent(body: ""),
      [
        .field("title", \.title, .text, or: ""), .field("subtitle", \.subtitle, .text, or: ""),
        .field("body", \.body, .text),
        .field("interruption_level", \.interruptionLevel, .word, or: .active),
        .field("category", \.categoryIdentifier, .text, or: ""), .field("thread", \.threadIdentifier, .text, or: ""),
        .field("relevance", \.relevanceScore, .number, or: 0), .optional("badge", \.badge, .integer),
        .field("sound", \.sound, .sound, or: .standard, "The standard sound if this is left out."),
        .field("attachments", \.attachments, .list(of: .attachment), or: []),
        .field(
          "user_info", \.userInfo, .map(of: .text), or: [:],
          "What the notification carries: its type, and the values of its screen."),
      ])
  }
}

extension Wire<NotificationAttachment> {
  static var attachment: Self {
    object(
      "attachment", NotificationAttachment("", file: ""),
      [
        .field("identifier", \.identifier, .text), .field("file", \.file, .text),
        .optional("type_hint", \.typeHint, .text),
      ])
  }
}

private enum NotificationSoundForm: String, WireName {
  case standard, silent, critical, file
  case criticalFile = "critical_file"
}

extension Wire<NotificationSound> {
  static var sound: Self {
    choice(
      "sound", by: "kind",
      { (sound) -> NotificationSoundForm in
        switch sound {
        case .standard: NotificationSoundForm.standard
        case .silent: .silent
        case .critical: .critical
        case .file: .file
        case .criticalFile: .criticalFile
        }
      },
      { name in
        switch name {
        case .standard: .plain(.standard)
        case .silent: .plain(.silent)
        case .critical: .plain(.critical)
        case .file:
          .one("file", .text, make: { .file($0) }, take: { if case .file(let file) = $0 { file } else { nil } })
        case .criticalFile:
          .with(
            (file: "", volume: Double?.none), [.field("file", \.file, .text), .optional("volume", \.volume, .number)],
            make: { .criticalFile($0.file, volume: $0.volume) },
            take: { if case .criticalFile(let file, let volume) = $0 { (file, volume) } else { nil } })
        }
      })
  }
}

private enum TriggerForm: String, WireName {
  case immediate
  case timeInterval = "time_interval"
  case calendar, location
}

extension Wire<Trigger> {
  static var trigger: Self {
    choice(
      "trigger", by: "kind",
      { (trigger) -> TriggerForm in
        switch trigger {
        case .immediate: TriggerForm.immediate
        case .timeInterval: .timeInterval
        case .calendar: .calendar
        case .location: .location
        }
      },
      { name in
        switch name {
        case .immediate: .plain(.immediate)
        case .timeInterval:
          .with(
            (span: TimeSpan.zero, repeats: false),
            [.field("span", \.span, .span, "Milliseconds from now."), .field("repeats", \.repeats, .flag, or: false)],
            make: { .timeInterval($0.span, repeats: $0.repeats) },
            take: { if case .timeInterval(let span, let repeats) = $0 { (span, repeats) } else { nil } })
        case .calendar:
          .with(
            (components: CalendarComponents(), repeats: false),
            [
              .field("components", \.components, .components), .field("repeats", \.repeats, .flag, or: false),
            ],
            make: { .calendar($0.components, repeats: $0.repeats) },
            take: { if case .calendar(let components, let repeats) = $0 { (components, repeats) } else { nil } })
        case .location:
          .one(
            "region", .region, make: { .location($0) },
            take: { if case .location(let region) = $0 { region } else { nil } })
        }
      })
  }
}

extension Wire<CalendarComponents> {
  static var components: Self {
    object(
      "components", CalendarComponents(),
      [
        .optional("year", \.year, .integer(in: 1...9_999)), .optional("month", \.month, .integer(in: 1...12)),
        .optional("day", \.day, .integer(in: 1...31)),
        .optional("weekday", \.weekday, .weekday), .optional("hour", \.hour, .integer(in: 0...23)),
        .optional("minute", \.minute, .integer(in: 0...59)), .optional("second", \.second, .integer(in: 0...59)),
        .field(
          "utc", \.isUTC, .flag, or: false,
          "An instant: the parts are those of UTC, and no flight moves it. Else they float with the zone of the device."
        ),
      ])
  }
}

extension Wire<CircularRegion> {
  static var region: Self {
    object(
      "region", CircularRegion(latitude: 0, longitude: 0, radius: 0, notifyOnEntry: true, notifyOnExit: true),
      [
        .field("latitude", \.latitude, .number), .field("longitude", \.longitude, .number),
        .field("radius", \.radius, .number), .field("on_entry", \.notifyOnEntry, .flag),
        .field("on_exit", \.notifyOnExit, .flag),
      ])
  }
}

extension Wire<PresentationOptions> {
  static var presentation: Self {
    form(
      of: .list(of: Wire<PresentationOption>.word), "options",
      make: { options in options.reduce(into: PresentationOptions()) { $0.formUnion($1.options) } },
      take: { options in PresentationOption.allCases.filter { options.isSuperset(of: $0.options) } })
  }
}

extension Wire<AddResult> {
  static var added: Self {
    object(
      "added",
      AddResult(
        NotificationRequest(identifier: "", content: NotificationContent(body: ""), trigger: .immediate), error: nil),
      [
        .field("request", \.request, .request),
        .optional("error", \.error, .centerError, "Left out if the center has accepted the request."),
      ])
  }
}

extension Wire<CenterError> {
  static var centerError: Self {
    object(
      "center_error", CenterError(code: 0, name: ""), [.field("code", \.code, .integer), .field("name", \.name, .text)])
  }
}

// MARK: - What is about a notification

extension Wire<ReceivedPush> {
  static var push: Self {
    object(
      "push", ReceivedPush(identifier: "", type: "", payload: [:]),
      [
        .field("identifier", \.identifier, .text),
        .field("type", \.type, .text, "Empty for a push that names no type."),
        .field("payload", \.payload, .map(of: .text), "The keys next to 'aps'."),
        .optional("instant", \.instant, .instant),
      ])
  }
}

private enum NotificationSourceForm: String, WireName { case local, push }

extension Wire<NotificationSource> {
  static var source: Self {
    choice(
      "source", by: "kind",
      { (source) -> NotificationSourceForm in
        switch source {
        case .local: NotificationSourceForm.local
        case .push: .push
        }
      },
      { name in
        switch name {
        case .local:
          .with(
            (identifier: "", carried: [String: String]()),
            [
              .field("identifier", \.identifier, .text),
              .field("carried", \.carried, .map(of: .text), or: [:], "The 'user_info' of its request."),
            ],
            make: { .local($0.identifier, carried: $0.carried) },
            take: { if case .local(let identifier, let carried) = $0 { (identifier, carried) } else { nil } })
        case .push:
          .one("push", .push, make: { .push($0) }, take: { if case .push(let push) = $0 { push } else { nil } })
        }
      })
  }
}

extension Wire<OpenedTarget> {
  static var target: Self {
    object(
      "target", OpenedTarget(target: "", identifier: "", isFallback: false),
      [
        .field("target", \.target, .text, "The id of the screen."),
        .field("identifier", \.identifier, .text, or: "", "The notification that was tapped."),
        .field("is_fallback", \.isFallback, .flag, or: false),
        .optional("blocked_module", \.blockedModule, .text),
        .field("parameters", \.parameters, .map(of: .parameter), or: [:]),
      ])
  }
}

extension Wire<ActionResponse> {
  static var response: Self {
    object(
      "response", ActionResponse(identifier: "", action: ""),
      [
        .field("identifier", \.identifier, .text), .field("action", \.action, .text), .optional("text", \.text, .text),
        .field("values", \.values, .map(of: .text), or: [:]),
      ])
  }
}

extension Wire<MissingValues> {
  static var missing: Self {
    object(
      "missing", MissingValues(request: "", id: "", keys: []),
      [
        .field("identifier", \.request, .text), .field("id", \.id, .text, "The screen or the button."),
        .field("keys", \.keys, .list(of: .text), or: []),
      ])
  }
}
