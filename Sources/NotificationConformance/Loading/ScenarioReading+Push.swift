import NotificationScheduling
import SpecDiagnostics
import SpecLanguage

/// Steps and lines about pushes and buttons.
extension ScenarioReading {
  func pushAction(_ reader: ObjectReader) -> ScenarioStep.Action? {
    let errorsBefore = session.errorCount
    var payload: [String: String] = [:]
    for entry in reader.value("payload").flatMap({ session.map($0, keys: .pattern(.payloadKey), expected: .payload) })
      ?? []
    {
      payload[entry.name] = session.anyText(entry.value)
    }
    let tokens = reader.has("to") ? (reader.list("to") ?? []).compactMap { session.text($0) } : []
    if reader.has("silent") {
      for key in ["payload", "to", "download", "takes", "decrypted"] where reader.has(key) {
        session.report(
          .conflictingKeys, "cannot have '\(key)' where the push is silent", about: reader.origin,
          at: reader.keySpan(key))
      }
      guard let word = reader.choice("silent", as: SilentWord.self)?.value else { return nil }
      return session.errorCount == errorsBefore ? .push(.silent(FetchResult(rawValue: word.rawValue))) : nil
    }
    guard let type = reader.reference("type")?.value, session.errorCount == errorsBefore else { return nil }
    return .push(.alert(type: type, payload: payload, to: tokens, extensionWork(reader)))
  }

  private func extensionWork(_ reader: ObjectReader) -> ExtensionWork {
    var work = ExtensionWork()
    if reader.has("takes") { work.takes = reader.duration("takes")?.value ?? .zero }
    if reader.has("download") {
      work.downloadFails = reader.choice("download", as: ScenarioShape.DownloadWord.self)?.value == .fails
    }
    work.decrypted = reader.text("decrypted")?.value
    return work
  }

  private enum SilentWord: String, CaseIterable {
    case newData = "new_data"
    case noData = "no_data"
    case failed, error
  }

  func pushExpectation(_ word: AssertionWord, _ value: SourceValue) -> PushExpectation? {
    let errorsBefore = session.errorCount
    let isNone = value.kind == .scalar && value.text == "none"
    let expected: PushExpectation?
    switch word {
    case .performed:
      let items = isNone ? [] : session.list(value, expected: ScenarioShape.pushWord(.performed).0)
      expected = items.map { .performed($0.compactMap(performed)) }
    case .completed:
      let items = isNone ? [] : session.list(value, expected: ScenarioShape.pushWord(.completed).0)
      expected = items.map { .completed($0.compactMap { session.choice($0, as: FetchResult.self) }) }
    case .sent:
      let items = isNone ? [] : session.list(value, expected: ScenarioShape.pushWord(.sent).0)
      expected = items.map { .sent($0.compactMap(sent)) }
    default: return nil
    }
    return session.errorCount == errorsBefore ? expected : nil
  }

  private func sent(_ value: SourceValue) -> SentPush? {
    guard let reader = session.object(value, ScenarioShape.sent), let token = reader.text("to")?.value,
      let result = reader.choice("is", as: SentPush.Result.self)?.value
    else { return nil }
    return SentPush(token: token, result: result)
  }

  private func performed(_ value: SourceValue) -> PerformedAction? {
    guard let reader = session.object(value, ScenarioShape.performed), let action = reader.text("action")?.value else {
      return nil
    }
    return PerformedAction(action, text: reader.has("text") ? reader.text("text")?.value : nil)
  }
}

extension ValueShape {
  static let payload = ValueShape.map(keys: .pattern(.payloadKey), values: .either([.text, .choice([""])]))
}
