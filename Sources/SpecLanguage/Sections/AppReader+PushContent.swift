import SpecDiagnostics

/// `push` of a type, before the arguments are known that its texts may name.
struct ReadPushContent {
  let written: ObjectReader
  var content: PushContentItem
  /// The entries of `data`, broken ones included.
  var facts: SignalFacts

  func item(collapseID: TextTemplate?) -> PushContentItem {
    var item = content
    item.collapseID = collapseID
    return item
  }
}

/// `push` of a type.
extension AppReader {
  func readPushContent(_ push: ObjectReader, at span: SourceSpan) -> ReadPushContent {
    let type = push.choice("push_type", as: PushContentItem.PushType.self)
    let priority = push.either("priority").flatMap { readPriority($0.value, $0.expected) }
    let expiration = push.duration("expiration")
    let isMutable = push.flag("mutable_content")
    let isAvailable = push.flag("content_available")
    let target = push.text("target_content_id")
    let filter = push.text("filter_criteria")
    let data = readParameters(push, "data", ParameterShape.object)
    for item in data.items where item.payloadKey == "aps" {
      session.report(
        .badID, "cannot have the key 'aps', which is Apple's own part of the payload", about: push.origin,
        at: item.key?.span ?? item.idSpan)
    }
    let content = PushContentItem(
      span: span, pushType: type, priority: priority, expiration: expiration, hasMutableContent: isMutable,
      isContentAvailable: isAvailable, targetContentID: target, filterCriteria: filter, data: data.items)
    return ReadPushContent(written: push, content: content, facts: data.facts)
  }

  private func readPriority(_ value: SourceValue, _ expected: ValueShape) -> Located<PushContentItem.Priority>? {
    if value.kind == .scalar, case .int(let number) = value.core,
      let priority = PushContentItem.Priority(rawValue: number)
    {
      return Located(priority, at: value.span)
    }
    session.reportWrongType(value, expected: expected)
    return nil
  }

  /// It may contain both arguments and data.
  func readCollapseID(_ value: SourceValue, _ values: SignalFacts) -> TextTemplate? {
    guard let template = readTemplate(value, values) else { return nil }
    var bytes = 0
    template.forEachPiece { if !$0.isArgument { bytes += $0.bytes.count } }
    if bytes > 64 {
      session.report(.badValue, "has \(bytes) bytes, but Apple takes at most 64", about: value)
      return nil
    }
    return template
  }

  /// What plans a notification on the device, where a server sends it.
  func reportPlanning(_ type: ObjectReader) {
    for key in ["conditions", "repeat_after", "priority", "on_cap", "combine"] where type.has(key) {
      session.report(
        .conflictingKeys, "has no meaning with 'push', because a server decides what is sent and when",
        about: type.written(key) ?? type.origin, at: type.keySpan(key))
    }
  }
}
