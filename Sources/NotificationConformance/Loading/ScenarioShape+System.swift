import CenterSimulation
import NotificationTerms
import SpecLanguage

/// The words about notifications on trial, places, screens, background work, pushes and Live Activities.
extension ScenarioShape {
  enum DismissalWord: String, CaseIterable {
    case standard = "default"
    case immediate
  }
  enum ActivityWord: String, CaseIterable { case start, update, end, push, token }
  static func systemStep(_ verb: StepVerb) -> ObjectShape {
    switch verb {
    case .provisional:
      step(
        verb, doc: "Below a notification that came quietly on trial the user keeps notifications, or turns them off.")
    case .seen:
      step(verb, doc: "The user has read in the app what the notifications of a type say; the app takes them away.")
    case .location: step(verb, doc: "The device is at a place.")
    case .settings: step(verb, doc: "The user changes notification settings of the app in Settings.")
    case .firstScreen: step(verb, doc: "From now on a cold start takes so long until the first screen is there.")
    case .activity:
      step(
        verb, doc: "Something happens to a Live Activity.",
        more: [
          FieldShape(
            "event", .choice(ActivityWord.allCases.map(\.rawValue)), required: true,
            doc: "The app starts, updates or ends it; a push updates it; the system has a token for such pushes.",
            example: "start"),
          FieldShape("status", .text, doc: "How far it is now, by the app.", example: "outForDelivery"),
          FieldShape("estimate", .duration, doc: "How long it will still take, by the app.", example: "20m"),
          FieldShape(
            "dismissal", .either([.choice(DismissalWord.allCases.map(\.rawValue)), .duration]),
            doc: "When it leaves the Lock Screen, where that differs from its spec.", example: "2h"),
          FieldShape(
            "content_state", payloadValues, doc: "What a push says, key by key.",
            example: "{ status: outForDelivery, estimatedDeliveryTime: 794130300 }"),
          FieldShape("bytes", .list(of: .int(0...255)), doc: "The bytes of the token.", example: "[10, 255, 0]"),
        ])
    default: step(verb, doc: "")
    }
  }

  static func systemVerb(_ verb: StepVerb) -> (ValueShape, String, String) {
    switch verb {
    case .provisional: (.choice(SimulatedCenter.TrialChoice.allCases.map(\.rawValue)), "What the user chooses.", "keep")
    case .seen: (.reference(.notification), "The type.", "new_message")
    case .location: (.object(place), "Where it is.", "{ latitude: 37.7749, longitude: -122.4194 }")
    case .settings: (.object(settings), "What changes.", "{ time_sensitive: off }")
    case .firstScreen: (.duration, "How long.", "500ms")
    case .activity: (.reference(.liveActivity), "The Live Activity.", "pizza_delivery")
    default: (.text, "", "")
    }
  }

  static let payloadValues = ValueShape.map(keys: .pattern(.storageKey), values: .either([.number, .text]))

  static let place = ObjectShape(
    "scenario-place", doc: "A point on the map, in degrees.",
    fields: [
      FieldShape("latitude", .numberIn(-90...90), required: true, doc: "North is positive.", example: "37.7749"),
      FieldShape("longitude", .numberIn(-180...180), required: true, doc: "East is positive.", example: "-122.4194"),
    ])

  static let settings = ObjectShape(
    "scenario-settings", doc: "Notification settings; those that are not named stay.",
    fields: [
      FieldShape("alerts", .onOff, doc: "Banners and the Lock Screen.", example: "off"),
      FieldShape("sounds", .onOff, doc: "Sounds.", example: "off"),
      FieldShape("badge", .onOff, doc: "The number on the icon.", example: "off"),
      FieldShape("time_sensitive", .onOff, doc: "Whether time-sensitive ones break through.", example: "off"),
      FieldShape("critical", .onOff, doc: "Whether critical ones break through.", example: "off"),
      FieldShape(
        "summary", .list(of: .localTime), doc: "The times of the scheduled summary; an empty list switches it off.",
        example: "[\"08:00\", \"18:00\"]"),
    ])

  static func systemLine(_ word: AssertionWord) -> ObjectShape {
    switch word {
    case .listed: assertion(word, doc: "What stands in Notification Center now, oldest first, and nothing else.")
    case .listing: assertion(word, doc: "What the debug listing of the pending requests says now, line by line.")
    case .activity:
      assertion(
        word, doc: "The newest Live Activity of a kind, as it is now.",
        more: [
          FieldShape(
            "is", .choice(ActivityState.allCases.map(\.rawValue) + ["none"]), required: true,
            doc:
              "Whether it goes on; 'stale' when what it shows is out of date, 'ended' while it stays on the Lock Screen, "
              + "'none' when there never was one.", example: "active"),
          FieldShape("status", .text, doc: "How far it is.", example: "outForDelivery"),
          FieldShape("estimate", .scenarioTime, doc: "When it will be over.", example: "\"10:30\""),
          .fold,
          FieldShape(
            "tokens", .list(of: .text), doc: "The tokens that the server was sent for it.", example: "[\"0aff00\"]"),
          FieldShape("push_updates", .flag, doc: "Whether pushes may update it.", example: "true"),
        ])
    default: assertion(word, doc: "")
    }
  }

  static func systemWord(_ word: AssertionWord) -> (ValueShape, String, String) {
    let none = ValueShape.choice(["none"])
    switch word {
    case .listed:
      return (.either([.list(of: .reference(.notification)), none]), "The types, or 'none'.", "[new_message]")
    case .listing: return (.list(of: .text), "The lines.", "[\"Pending notifications: 0\"]")
    case .activity: return (.reference(.liveActivity), "The Live Activity.", "pizza_delivery")
    default: return (.text, "", "")
    }
  }

  /// What `delivered` says of how a notification showed.
  static let presentationFields = [
    FieldShape("banner", .flag, doc: "Whether it lit the screen, as a banner or on the Lock Screen.", example: "false"),
    FieldShape("sound", .flag, doc: "Whether it was heard.", example: "false"),
    FieldShape(
      "attachments", .list(of: .text), doc: "The keys of the payload whose files were attached; empty for none.",
      example: "[image_url]"),
  ]
}
