import NotificationCivilTime
import NotificationScheduling
import SpecDiagnostics
import SpecLanguage

/// Steps and lines about the push token.
extension ScenarioReading {
  func tokenAction(_ reader: ObjectReader, _ verb: StepVerb?) -> ScenarioStep.Action? {
    let action: TokenAction?
    switch verb {
    case .user: action = reader.value("user").flatMap(userChange)
    case .network: action = reader.choice("network", as: OnOff.self).map { .network(isOn: $0.value == .on) }
    case .store: action = reader.value("store").flatMap(store)
    case .token: action = reader.object("token").flatMap(tokenChange)
    case .remote: action = reader.value("remote").flatMap(remote)
    case .slow:
      guard let slow = reader.object("slow") else { return nil }
      if slow.has("background") { return slow.duration("background").map { .token(.slowFetch($0.value)) } }
      let parts = durations(slow, ScenarioShape.slowParts)
      action = parts.isEmpty ? nil : .slow(parts)
    default: action = nil
    }
    return action.map { .token($0) }
  }

  private func store(_ value: SourceValue) -> TokenAction? {
    if value.kind == .scalar, case .int = value.core {
      return session.int(value, in: 100...599).map { .server(status: $0) }
    }
    return session.choice(value, as: ScenarioShape.StoreWord.self).map { .store(fails: $0 == .fails) }
  }

  /// Bytes in hexadecimal digits of either case, with spaces or without.
  private func bytes(_ value: SourceValue) -> [UInt8]? {
    guard let text = session.anyText(value) else { return nil }
    let digits = text.filter { $0 != " " }
    var bytes: [UInt8] = []
    var rest = Substring(digits)
    while let byte = UInt8(rest.prefix(2), radix: 16), rest.count >= 2, rest.first?.isHexDigit == true {
      bytes.append(byte)
      rest.removeFirst(2)
    }
    if rest.isEmpty, !bytes.isEmpty { return bytes }
    session.report(.badValue, "must be bytes in hexadecimal digits, such as \"A9 0E 02\"", about: value)
    return nil
  }

  private func tokenChange(_ reader: ObjectReader) -> TokenAction? {
    if let apns = reader.value("apns") { return bytes(apns).map { .device($0) } }
    if let fcm = reader.value("fcm") { return session.anyText(fcm).map { .provider($0) } }
    return reader.choice("fails", as: TokenFault.self).map { fault in
      switch fault.value {
      case .registration, .silence:
        .fail(
          fault.value,
          TokenError(
            domain: "NSCocoaErrorDomain", code: 3000,
            text: "no valid 'aps-environment' entitlement string found for application"))
      case .refresh:
        .fail(
          fault.value,
          TokenError(domain: "com.google.fcm", code: 501, text: "the token could not be fetched"))
      }
    }
  }

  private func remote(_ value: SourceValue) -> TokenAction? {
    let errorsBefore = session.errorCount
    var fields: [String: String] = [:]
    var user: String?
    var gone: String?
    var age = TimeSpan.zero
    for entry in session.map(value, keys: .pattern(.storageKey), expected: ScenarioShape.tokenVerb(.remote).0) ?? [] {
      guard entry.isNameValid, let text = session.text(entry.value) else { continue }
      switch entry.name {
      case "user": user = text
      case "gone": gone = text
      case "age":
        if let span = TimeSpan(text) {
          age = span
        } else {
          session.report(.badTime, "must be a duration such as 10m", about: entry.value)
        }
      default: fields[entry.name] = text
      }
    }
    guard session.errorCount == errorsBefore else { return nil }
    return gone.map { .gone($0, age: age) } ?? .remote(user: user, fields: fields)
  }

  private func durations(_ reader: ObjectReader, _ parts: [TokenPart]) -> [TokenPart: TimeSpan] {
    var spans: [TokenPart: TimeSpan] = [:]
    for part in parts where reader.has(part.rawValue) { spans[part] = reader.duration(part.rawValue)?.value }
    return spans
  }

  func tokenStart(_ reader: ObjectReader) -> TokenStart {
    var start = TokenStart()
    if reader.has("fcm") { start.provider = reader.text("fcm")?.value }
    if reader.has("stored") { start.stored = reader.text("stored")?.value }
    if reader.has("simulator") { start.isSimulator = reader.flag("simulator")?.value ?? false }
    if reader.has("build") {
      start.build = reader.choice("build", as: TokenRegistration.Build.self)?.value ?? .debug
    }
    return start
  }

  func tokenExpectation(_ value: SourceValue) -> TokenExpectation? {
    let errorsBefore = session.errorCount
    guard let reader = session.object(value, ScenarioShape.tokenExpectation) else { return nil }
    func text(_ key: String) -> String?? {
      guard reader.has(key), let value = reader.text(key)?.value else { return nil }
      return value == "none" ? .some(nil) : value
    }
    func count(_ key: String) -> Int? { reader.has(key) ? reader.int(key)?.value : nil }
    var expected = TokenExpectation()
    expected.user = reader.has("user") ? reader.text("user")?.value : nil
    expected.stored = text("stored")
    expected.published = text("published")
    expected.device = text("device")
    expected.writes = count("writes")
    expected.attempts = count("attempts")
    expected.cleared = reader.has("cleared") ? reader.flag("cleared")?.value : nil
    expected.granted = reader.has("granted") ? reader.flag("granted")?.value : nil
    expected.calls = count("calls")
    expected.refreshes = count("refreshes")
    if reader.has("state") { expected.state = reader.choice("state", as: TokenState.Registration.self)?.value }
    if let slow = reader.value("slow") { expected.slow = parts(slow) }
    if reader.has("took"), let took = reader.object("took") { expected.took = durations(took, TokenPart.allCases) }
    expected.document = reader.value("document").map(fields)
    expected.heard = reader.value("heard").map(fields)
    guard session.errorCount == errorsBefore else { return nil }
    if expected == TokenExpectation() {
      session.report(.assertsNothing, "asserts nothing", about: value)
      return nil
    }
    return expected
  }

  private func fields(_ value: SourceValue) -> [String: String] {
    var fields: [String: String] = [:]
    let shape = ValueShape.map(keys: .pattern(.storageKey), values: .text)
    for entry in session.map(value, keys: .pattern(.storageKey), expected: shape) ?? [] {
      fields[entry.name] = session.text(entry.value)
    }
    return fields
  }

  private func parts(_ value: SourceValue) -> [TokenPart]? {
    if value.kind == .scalar {
      return value.text == "none" ? [] : session.choice(value, as: TokenPart.self).map { [$0] }
    }
    return session.list(value, expected: .list(of: .text))?.compactMap { session.choice($0, as: TokenPart.self) }
  }

  func consoleLines(_ value: SourceValue) -> [String]? {
    if value.kind == .scalar, value.text == "none" { return [] }
    let errorsBefore = session.errorCount
    let lines = session.list(value, expected: .list(of: .text))?.compactMap { session.text($0) }
    return session.errorCount == errorsBefore ? lines : nil
  }
}
