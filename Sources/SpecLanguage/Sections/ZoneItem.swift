import NotificationRules
import SpecDiagnostics

extension KeyType where Value == Located<ZoneSource> {
  /// The name of a zone, `home`, or `{ parameter: … }`.
  static var zone: Self {
    let keys = StatedValue.zone
    return Self(
      .either([.pattern(.zone), .object(keys.shape)]), sample: Located(.home, at: SourceSpan(startOf: "")),
      resolve: { zone in
        switch zone.value {
        case .fixed(let name): .text(name)
        case .home: .text("home")
        case .parameter(let id): StatedValue.resolved(id)
        }
      },
      read: { written in
        if written.value.kind == .mapping {
          return keys.read(written.alone).map { Located(.parameter($0.parameter.value), at: $0.parameter.span) }
        }
        return written.app.zone(written.value).map { Located($0, at: written.value.span) }
      })
  }
}

extension KeyType where Value == Located<ZoneSource> {
  /// The name of a zone, or `{ parameter: … }`: a text has no home.
  static var namedZone: Self {
    let zone = zone
    return Self(
      zone.shape, sample: zone.sample(), resolve: zone.resolve,
      read: { written in
        let found = zone.read(written)
        guard found?.value == .home else { return found }
        written.session.report(
          .badValue, "is 'home', which only triggers know: name a time zone, or the argument that names it",
          about: written.value)
        return nil
      })
  }
}

extension AppReader {
  fileprivate func zone(_ value: SourceValue) -> ZoneSource? {
    if value.kind == .scalar, value.text == "home" { return .home }
    if value.kind == .scalar, ZoneDatabase.has(value.text) { return .fixed(value.text) }
    if value.kind == .scalar, let name = zoneWritten(value.text) {
      session.report(
        .unknownID, "names an unknown time zone '\(excerpt(value.text))': did you mean '\(name)'?", about: value,
        fixIt: session.writing(name, inQuotesOf: value))
      return nil
    }
    // Of an offset no other name is a guess.
    let isOffset = value.text.contains(where: \.isNumber)
    let meant =
      value.kind == .scalar && !isOffset
      ? session.guess(for: value.text, among: ZoneDatabase.names + ["home"], .codes) : nil
    guard let meant else {
      guard let name = session.pattern(value, .zone) else { return nil }
      session.report(
        .unknownID,
        "names an unknown time zone '\(excerpt(name))': write that of a city, such as 'Europe/Moscow'",
        about: value)
      return nil
    }
    session.report(
      .unknownID, "names an unknown time zone '\(excerpt(value.text))'\(meant.question())", about: value,
      fixIt: session.replacing(value, with: meant))
    return nil
  }

  /// The zone whose name is written with other capitals, or with spaces.
  private func zoneWritten(_ text: String) -> String? {
    let plain = text.lowercased().split(separator: " ").joined(separator: "_")
    return (ZoneDatabase.names + ["home"]).first { $0.lowercased() == plain }
  }

  /// Whether the zone of a trigger can be known; if not, that is reported.
  ///
  /// - Parameter signal: The one that may name it; nil if no signal begins the trigger.
  func checkZone(_ zone: Located<ZoneSource>, of signal: Located<String>?, _ trigger: ObjectReader) -> Bool {
    guard case .parameter(let id) = zone.value else { return true }
    return check(Located(id, at: zone.span), of: signal, is: .string, "zone", trigger)
  }
}
