import SpecModel

extension NotificationItem {
  /// Whether its payload may be near the limit of Apple. Nearly all are far from it, and a look at the lengths shows it.
  var mayBeLarge: Bool {
    var longest = 0
    var mostArguments = 0
    copy.title?.measure(&longest, &mostArguments)
    copy.subtitle?.measure(&longest, &mostArguments)
    copy.body.measure(&longest, &mostArguments)
    var values = 0
    func add(_ item: ParameterItem) {
      values += item.payloadKey.utf8.count + max(item.id.utf8.count, item.example?.utf8.count ?? 20)
    }
    for index in arguments.indices { add(arguments[index]) }
    var rest = content.thread?.source.utf8.count ?? 0
    if let push {
      for item in push.data { add(item) }
      rest += (push.targetContentID?.value.utf8.count ?? 0) + (push.filterCriteria?.value.utf8.count ?? 0)
    }
    // Three texts, and three bytes for what JSON has to escape.
    return 3 * (3 * (longest + mostArguments * values) + values + rest) + 700 > 4096
  }
}

extension CopyField {
  /// The most bytes and the most parts of its texts, if there are more than before.
  fileprivate func measure(_ bytes: inout Int, _ parts: inout Int) {
    switch self {
    case .text(let text): text.measure(&bytes, &parts)
    case .variants(let variants):
      for variant in variants.variants { for text in variant.texts { text.measure(&bytes, &parts) } }
    }
  }
}

extension LocalizedText {
  fileprivate func measure(_ bytes: inout Int, _ parts: inout Int) {
    for index in texts.indices {
      switch texts[index].form {
      case .plain(let template): template.measure(&bytes, &parts)
      case .plural(_, let forms): for form in forms.indices { forms[form].text.measure(&bytes, &parts) }
      }
    }
  }
}

extension TextTemplate {
  fileprivate func measure(_ bytes: inout Int, _ count: inout Int) {
    bytes = max(bytes, source.utf8.count)
    count = max(count, parts.count)
  }
}
