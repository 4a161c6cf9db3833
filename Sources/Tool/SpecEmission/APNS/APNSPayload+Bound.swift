import SpecDiagnostics
public import SpecLanguage

extension APNSPayload {
  /// No less than the bytes of any payload of a type, in any language: nearly all types are so far from the limit that no
  /// payload of theirs has to be made. That spares `check` of 10 000 types 0.4 times what libyaml takes for them.
  public static func mostBytes(of type: NotificationItem) -> Int {
    var longest = 0
    var arguments = 0
    type.forEachText { text in
      for template in text.text.texts.lazy.flatMap(\.wordings) {
        longest = max(longest, template.byteCount)
        arguments = max(arguments, template.mostParts)
      }
    }
    var values = 0
    for item in (type.push?.data ?? []) + type.arguments {
      values += item.payloadKey.utf8.count + max(item.id.utf8.count, item.example?.utf8.count ?? 20)
    }
    var rest = type.content.thread?.byteCount ?? 0
    if case .file(let file) = type.content.sound.form { rest += file.file.value.utf8.count }
    rest += type.push?.targetContentID?.value.utf8.count ?? 0
    rest += type.push?.filterCriteria?.value.utf8.count ?? 0
    for constant in type.opening.parameters { rest += longestKey + constant.value.value.utf8.count }
    // Three texts with values in them, all of it as `\u0007`.
    return 6 * (3 * (longest + arguments * values) + values + rest) + frame
  }

  /// Of an id, or of a key in a payload.
  private static let longestKey = 64
  private static let frame = APNSPayload(frame: String(repeating: "a", count: longestKey)).json.count

  /// A payload with all that one may have beside texts and values, and with the longest numbers.
  /// - Parameter id: What stands wherever an id does.
  init(frame id: String) {
    let start = SourceSpan(startOf: "")
    let empty = SampleText(TextTemplate(source: "", span: start), [:])
    (title, subtitle, body) = (empty, empty, empty)
    let volume = Located(0.123456789012345, at: start)
    sound = .file(SoundFile(critical: Located("", at: start), volume: volume))
    badge = .min
    threadID = ""
    category = id
    isContentAvailable = true
    hasMutableContent = true
    targetContentID = ""
    interruptionLevel = .timeSensitive
    relevance = volume.value
    filterCriteria = ""
    data = [Entry(key: "type", value: .text(id)), Entry(key: "target", value: .text(id))]
  }
}
