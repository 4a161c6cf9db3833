import SpecLanguage

extension NotificationItem {
  /// Whether its payload may be near Apple's limit. Nearly all are far below it, which the lengths show at a glance.
  var mayBeLarge: Bool {
    var longest = 0
    var mostArguments = 0
    func measure(_ template: TextTemplate) {
      longest = max(longest, template.byteCount)
      mostArguments = max(mostArguments, template.mostParts)
    }
    copy.title?.forEachTemplate(measure)
    copy.subtitle?.forEachTemplate(measure)
    copy.body.forEachTemplate(measure)
    var values = 0
    func add(_ item: ParameterItem) {
      values += item.payloadKey.utf8.count + max(item.id.utf8.count, item.example?.utf8.count ?? 20)
    }
    for index in arguments.indices { add(arguments[index]) }
    var rest = content.thread?.byteCount ?? 0
    if case .file(let file) = content.sound.form { rest += file.file.value.utf8.count }
    if let push {
      for item in push.data { add(item) }
      rest += (push.targetContentID?.value.utf8.count ?? 0) + (push.filterCriteria?.value.utf8.count ?? 0)
    }
    // Three texts, and three bytes for what JSON has to escape.
    return 3 * (3 * (longest + mostArguments * values) + values + rest) + Self.mostFixedBytes > 4096
  }

  /// No payload has more bytes besides texts and values: every key that it may have, ids of 64 bytes, the longest
  /// numbers. A test compares this with what is emitted.
  static let mostFixedBytes = 860
}
