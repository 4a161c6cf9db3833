import NotificationRules
import SpecDiagnostics

/// `zone` where a signal names it.
private struct ZoneParameter: SpecSection {
  let parameter: Located<String>

  static let keys = SectionKeys<Self>("zone-parameter", doc: "The parameter of a signal that names a time zone.")

  init(_ read: KeyReader<Self>) {
    parameter = read(
      "parameter", \.parameter, .reference(to: .parameter),
      doc: "The parameter of the signal that begins the type, a `string`: the name of a zone of the IANA database, such "
        + "as `Europe/Lisbon`. A zone that the device does not know counts as the zone of the device.",
      example: "zone")
  }
}

extension KeyType where Value == Located<ZoneSource> {
  /// The name of a zone, `home`, or `{ parameter: … }`.
  static var zone: Self {
    let keys = ZoneParameter.keys
    return Self(
      .either([.pattern(.zone), .object(keys.shape)]), sample: Located(.home, at: SourceSpan(startOf: "")),
      resolve: { zone in
        switch zone.value {
        case .fixed(let name): .text(name)
        case .home: .text("home")
        case .parameter(let id): .section([ResolvedMember(key: "parameter", value: .text(id))])
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

extension AppReader {
  fileprivate func zone(_ value: SourceValue) -> ZoneSource? {
    if value.kind == .scalar, value.text == "home" { return .home }
    if value.kind == .scalar, ZoneNames.has(value.text) { return .fixed(value.text) }
    let meant =
      value.kind == .scalar ? session.guess(for: value.text, among: ZoneNames.all + ["home"], .codes) : nil
    guard let meant else {
      guard let name = session.pattern(value, .zone) else { return nil }
      session.report(.unknownID, "names an unknown time zone '\(excerpt(name))'", about: value)
      return nil
    }
    session.report(
      .unknownID, "names an unknown time zone '\(excerpt(value.text))'\(meant.question())", about: value,
      fixIt: session.replacing(value, with: meant))
    return nil
  }

  /// Whether the zone of a trigger can be known; if not, that is reported.
  ///
  /// - Parameter signal: The one that may name it; nil if no signal begins the trigger.
  func checkZone(_ zone: Located<ZoneSource>, of signal: Located<String>?, _ trigger: ObjectReader) -> Bool {
    guard case .parameter(let id) = zone.value else { return true }
    let value = trigger.written("zone") ?? trigger.origin
    guard let signal else {
      session.report(
        .conflictingKeys,
        "names a parameter, but no signal begins this trigger: name a zone, or the signal in 'for'",
        about: value, at: trigger.keySpan("zone"))
      return false
    }
    switch declaration(of: Located(id, at: zone.span), of: signal.value, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let kind):
      if kind == .string { return true }
      session.report(
        .badValue, "has the type '\(kind.rawValue)', but the name of a time zone is a 'string'", about: value,
        at: zone.span, notes: [declared.note])
      return false
    }
  }
}
