import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

extension Wire<JSONValue> {
  static var any: Self {
    Self(shape: .any, write: { value, json in value.write(to: &json) }, read: { value throws(WireProblem) in value })
  }
}

extension Wire<AppPast> {
  static var past: Self {
    object(
      "past", AppPast(locale: "en"),
      [
        .field("authorization", \.authorization, .word), .field("locale", \.locale, .locale),
        .optional("user", \.user, .text, "Who is signed in."),
        .field(
          "preferences", \.preferences, .map(of: .preference), or: [:],
          "Settings that were moved; an option counts as chosen today."),
        .field("attributes", \.attributes, .map(of: .text), or: [:]),
        .field("device", \.device, .device, or: DeviceFacts()), .field("flags", \.flags, .map(of: .flag), or: [:]),
        .field("arms", \.arms, .map(of: .text), or: [:], "The arms of experiments that were drawn."),
        .field("signals", \.signals, .list(of: .pastSignal), or: [], "By time."),
        .field("deliveries", \.deliveries, .list(of: .pastDelivery), or: [], "By time."),
        .field("flow", \.flow, .pastFlow, or: AppPast.Flow()),
        .field("token", \.token, .pastToken, or: AppPast.Token()),
      ])
  }
}

extension Wire<ScenarioStart.PastSignal> {
  static var pastSignal: Self {
    object(
      "past_signal", ScenarioStart.PastSignal(signal: "", instant: Instant(milliseconds: 0), parameters: [:]),
      [
        .field("id", \.signal, .text), .field("instant", \.instant, .instant),
        .field("with", \.parameters, .map(of: .parameter), or: [:]),
      ])
  }
}

extension Wire<ScenarioStart.PastDelivery> {
  static var pastDelivery: Self {
    object(
      "past_delivery", ScenarioStart.PastDelivery(type: "", instant: Instant(milliseconds: 0)),
      [.field("type", \.type, .text), .field("instant", \.instant, .instant)])
  }
}

extension Wire<AppPast.Flow> {
  static var pastFlow: Self {
    object(
      "past_flow", AppPast.Flow(),
      [
        .field("has_launched", \.hasLaunched, .flag, or: false),
        .field("is_completed", \.isCompleted, .flag, or: false),
        .field("seen", \.seen, .list(of: .text), or: [], "The steps that people have seen."),
      ])
  }
}

extension Wire<AppPast.Token> {
  static var pastToken: Self {
    object(
      "past_token", AppPast.Token(),
      [
        .optional("device", \.device, .text, "The token of the device, in hexadecimal digits."),
        .optional("stored", \.stored, .text, "The token that is in the document of the user."),
        .field("is_online", \.isOnline, .flag, or: true), .field("build", \.build, .word, or: .debug),
        .field("is_simulator", \.isSimulator, .flag, or: false),
      ])
  }
}
