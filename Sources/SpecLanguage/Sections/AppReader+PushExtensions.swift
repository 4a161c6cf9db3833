import SpecDiagnostics

/// `service_extension` and `content_extension` of `push`.
extension AppReader {
  func readServiceExtension(_ reader: ObjectReader, at span: SourceSpan) -> ServiceExtensionItem {
    let values = reader.list("handles") ?? []
    let handles = session.references(values, to: .parameter)
    for value in values { checkHandled(value) }
    let limit = reader.duration("time_limit")
    let downloads = reader.choice("downloads", as: ServiceExtensionItem.Downloads.self)
    return ServiceExtensionItem(span: span, handles: handles, timeLimit: limit, downloads: downloads)
  }

  /// Whether some type carries such an entry of `data`.
  private func checkHandled(_ value: SourceValue) {
    guard value.kind == .scalar, value.core == .string, !value.text.isEmpty else { return }
    guard dataEntries.isComplete, session.items.isWhole(.notification), dataEntries.parameter(value.text) == nil else {
      return
    }
    let meant = session.guess(for: value.text, among: dataEntries.names)
    session.report(
      .unknownID,
      "names '\(excerpt(value.text))', which no type has in its 'push.data'\(meant?.question() ?? "")", about: value,
      fixIt: meant.flatMap { session.replacing(value, with: $0) })
  }

  func readContentExtension(_ reader: ObjectReader, at span: SourceSpan) -> ContentExtensionItem {
    let categories = session.references(reader.list("categories"), to: .category)
    let ratio = reader.number("size_ratio")
    let hides = reader.flag("hides_default_content")
    let principal = reader.pattern("principal_class")
    let known = categories.map { buttons[$0.value] ?? nil }
    let responses = (reader.map("responses") ?? []).compactMap { entry in
      checkButton(entry, among: known)
      return readResponse(entry)
    }
    reportEmpty(reader, "categories", "names no category")
    return ContentExtensionItem(
      span: span, categories: categories, sizeRatio: ratio, hidesDefaultContent: hides, principalClass: principal,
      responses: responses)
  }

  /// Whether a button belongs to one of the categories. Nothing is said where one of them is not known.
  private func checkButton(_ entry: MapEntry, among known: [[String]?]) {
    let buttons = known.compactMap { $0 }
    guard !buttons.isEmpty, buttons.count == known.count, !buttons.joined().contains(entry.name) else { return }
    let meant = session.guess(for: entry.name, among: Array(buttons.joined()))
    session.report(
      .unknownID,
      "names '\(excerpt(entry.name))', which is no button of the categories here\(meant?.question() ?? "")",
      about: entry.value, at: entry.nameSpan, fixIt: meant?.fixIt(replacing: entry.nameSpan))
  }

  private func readResponse(_ entry: MapEntry) -> ContentExtensionItem.ActionResponse? {
    let response = session.choice(entry.value, as: ContentExtensionItem.Response.self)
    guard let response, entry.isNameValid else { return nil }
    return ContentExtensionItem.ActionResponse(
      action: Located(entry.name, at: entry.nameSpan), response: Located(response, at: entry.value.span))
  }
}
