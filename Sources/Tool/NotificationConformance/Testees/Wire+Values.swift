import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import TextWriting

extension Wire<ParameterValue> {
  /// A text, or a number: one with a point or an exponent is a `double`, any other an `int`.
  static var parameter: Self {
    Self(
      shape: .named("parameter", .either([.text, .number])),
      write: { value, json in
        switch value {
        case .int(let number): json.value(number)
        case .double(let number): json.value(number)
        case .string(let text): json.value(text)
        }
      },
      read: { json throws(WireProblem) in
        switch json {
        case .text(let text): return .string(text)
        case .integer(let number): return .int(number)
        case .number(let number): return .double(number)
        default: throw WireProblem("expected a text or a number, not \(json.noun)")
        }
      })
  }
}

private enum PreferenceValueForm: String, WireName { case toggle, time, choice, weekdays, times, number }

extension Wire<PreferenceValue> {
  static var preference: Self {
    choice(
      "preference", by: "kind",
      { (value) -> PreferenceValueForm in
        switch value {
        case .toggle: PreferenceValueForm.toggle
        case .time: .time
        case .choice: .choice
        case .weekdays: .weekdays
        case .times: .times
        case .number: .number
        }
      },
      { name in
        switch name {
        case .toggle:
          .one("value", .flag, make: { .toggle($0) }, take: { if case .toggle(let value) = $0 { value } else { nil } })
        case .time:
          .one("value", .time, make: { .time($0) }, take: { if case .time(let value) = $0 { value } else { nil } })
        case .choice:
          .one("value", .text, make: { .choice($0) }, take: { if case .choice(let value) = $0 { value } else { nil } })
        case .weekdays:
          .one(
            "value", .list(of: .weekday), make: { .weekdays($0) },
            take: { if case .weekdays(let value) = $0 { value } else { nil } })
        case .times:
          .one(
            "value", .list(of: .time), make: { .times($0) },
            take: { if case .times(let value) = $0 { value } else { nil } })
        case .number:
          .one(
            "value", .number, make: { .number($0) }, take: { if case .number(let value) = $0 { value } else { nil } })
        }
      })
  }
}

extension Wire<DeviceFacts> {
  static var device: Self {
    object(
      "device", DeviceFacts(),
      [
        .optional("region", \.region, .text), .optional("language", \.language, .text),
        .optional(
          "app_version", \.appVersion,
          .form(of: .text, "a version such as '2.10'", make: { AppVersion($0) }, take: \.description)),
      ])
  }
}

extension Wire<TokenError> {
  static var error: Self {
    object(
      "token_error", TokenError(domain: "", code: 0, text: ""),
      [.field("domain", \.domain, .text), .field("code", \.code, .integer), .field("text", \.text, .text)])
  }
}

private enum AppWaitForm: String, WireName { case registration, retry, discard, fetch }

extension Wire<AppWait> {
  static var wait: Self {
    choice(
      "wait", by: "kind",
      { (wait) -> AppWaitForm in
        switch wait {
        case .token(.registration): AppWaitForm.registration
        case .token(.retry): .retry
        case .token(.discard): .discard
        case .fetch: .fetch
        }
      },
      { name in
        switch name {
        case .registration:
          .one(
            "number", .integer, make: { .token(.registration($0)) },
            take: { if case .token(.registration(let number)) = $0 { number } else { nil } })
        case .retry:
          .one(
            "number", .integer, make: { .token(.retry($0)) },
            take: { if case .token(.retry(let number)) = $0 { number } else { nil } })
        case .discard:
          .one(
            "number", .integer, make: { .token(.discard($0)) },
            take: { if case .token(.discard(let number)) = $0 { number } else { nil } })
        case .fetch:
          .one(
            "number", .integer, make: { .fetch($0) }, take: { if case .fetch(let number) = $0 { number } else { nil } })
        }
      })
  }
}
