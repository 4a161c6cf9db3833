import NotificationRules
public import SpecDiagnostics

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
    if value.kind == .scalar, ZoneDatabase.has(value.text) {
      if let reason = Self.misleading(value.text) {
        session.report(
          .badValue, "is '\(value.text)', \(reason): write the time zone of a city, such as 'Europe/Moscow'",
          about: value,
          severity: .warning)
      }
      return .fixed(value.text)
    }
    if value.kind == .scalar, let name = zoneWritten(value.text) {
      session.report(
        .unknownID, "names an unknown time zone '\(excerpt(value.text))': did you mean '\(name)'?", about: value,
        fixIt: session.writing(name, inQuotesOf: value))
      return nil
    }
    if value.kind == .scalar, Self.wordsForDevice.contains(value.text.lowercased()) {
      session.report(
        .badValue, "is '\(excerpt(value.text))': leave 'zone' out for the zone of the device", about: value)
      return nil
    }
    let meant = value.kind == .scalar ? session.meantZone(value.text, among: ZoneDatabase.names + ["home"]) : nil
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

  /// Why a name of the database means something else than it seems to.
  private static func misleading(_ name: String) -> String? {
    if ["EST", "MST", "HST"].contains(name) { return "which has no daylight saving time" }
    guard name.hasPrefix("Etc/GMT"), let sign = name.dropFirst(7).first, let hours = Int(name.dropFirst(8)), hours > 0
    else {
      return nil
    }
    let place = sign == "-" ? "ahead of" : "behind"
    return "which is \(hours) \(hours == 1 ? "hour" : "hours") \(place) Greenwich"
  }

  private static let wordsForDevice: Set<String> = [
    "local", "device", "user", "auto", "automatic", "current", "system", "phone",
  ]

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

extension ReadingSession {
  /// `Berlin` is that of Europe. Of an offset no other zone is a guess, as `Etc/GMT+1` is west of Greenwich, and none of
  /// an abbreviation: `MSK` is not `MST`.
  public func meantZone(_ text: String, among names: [String]) -> Spelling.Guess? {
    if text.contains(where: \.isNumber) { return nil }
    let plain = text.lowercased().split { " _".contains($0) }.joined(separator: "_")
    let city = names.filter { $0.lowercased().hasSuffix("/\(plain)") }
    if city.count == 1 { return Spelling.Guess(city[0], isCertain: false) }
    if text.utf8.count <= 5, text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) { return nil }
    return guess(for: text, among: names, .codes)
  }
}
