import NotificationCivilTime
import SpecDiagnostics

/// What a notification carries besides its texts.
extension AppReader {
  /// - Parameter values: The arguments of the type, and the data it carries.
  func readContent(_ type: ObjectReader, values: SignalFacts) -> ContentItem {
    let category = type.reference("category")
    if let category { checkRequirements(of: category, type, values) }
    var content = ContentItem(category: category)
    content.relevance = type.number("relevance")
    if let sound = type.either("sound").flatMap({ readSound($0.value, $0.expected) }) { content.sound = sound }
    content.badge = type.int("badge")
    content.thread = type.text("thread") == nil ? nil : type.written("thread").flatMap { readTemplate($0, values) }
    content.attachments = readAttachments(type.list("attachments") ?? [], values)
    return content
  }

  func readUpkeep(_ type: ObjectReader) -> UpkeepItem {
    let owner = type.text("owner")
    let expires = type.pattern("expires").flatMap { text -> Located<CivilDate>? in
      if let date = CivilDate(text.value) { return Located(date, at: text.span) }
      session.report(
        .badValue, "is '\(text.value)', but the month has no such day", about: type.written("expires") ?? type.origin)
      return nil
    }
    return UpkeepItem(owner: owner, expires: expires, purpose: type.pattern("purpose"))
  }

  private func readSound(_ value: SourceValue, _ expected: ValueShape) -> SoundItem? {
    if value.kind == .mapping {
      return session.object(value, ContentShape.soundFile).flatMap(readSoundFile).map {
        SoundItem(.file($0), at: value.span)
      }
    }
    guard value.kind == .scalar, let word = SoundItem.Word(rawValue: value.text) else {
      reportSound(value, expected)
      return nil
    }
    switch word {
    case .default: return SoundItem(.standard, at: value.span)
    case .none: return SoundItem(.none, at: value.span)
    case .critical: return SoundItem(.critical, at: value.span)
    }
  }

  /// A file is often written without its key.
  private func reportSound(_ value: SourceValue, _ expected: ValueShape) {
    var fixIt: Diagnostic.FixIt?
    if value.kind == .scalar, TextPattern.fileName.matches(value.text) {
      let mapping = "{ file: \"\(value.text)\" }"
      fixIt = Diagnostic.FixIt("write '\(mapping)'", replace: value.span, with: mapping)
    } else if let meant = Spelling.suggestion(for: value.text, among: SoundItem.Word.allCases.map(\.rawValue)) {
      fixIt = session.replacing(value, with: meant)
    }
    session.reportWrongType(value, expected: expected, fixIt: fixIt)
  }

  private func readSoundFile(_ reader: ObjectReader) -> SoundFile? {
    let file = reader.pattern("file")
    let length = reader.duration("length")
    let isCritical = reader.flag("critical")
    let volume = reader.number("volume")
    return file.map { SoundFile(file: $0, length: length, isCritical: isCritical?.value ?? false, volume: volume) }
  }

  /// A button works only if the notification carries what it needs.
  private func checkRequirements(of category: Located<String>, _ type: ObjectReader, _ values: SignalFacts) {
    guard values.isComplete else { return }
    for requirement in requirements[category.value] ?? [] where values.parameter(requirement.argument.value) == nil {
      session.report(
        .unknownID,
        "offers the button '\(requirement.action)', which requires '\(excerpt(requirement.argument.value))', but "
          + "no argument of this type has that name",
        about: type.written("category") ?? type.origin,
        notes: [Diagnostic.Note("required here", at: requirement.argument.span)])
    }
  }
}

/// `attachments`.
extension AppReader {
  private func readAttachments(_ values: [SourceValue], _ known: SignalFacts) -> [AttachmentItem] {
    var ids: [Located<String>] = []
    var attachments: [AttachmentItem] = []
    for value in values {
      guard let reader = session.object(value, ContentShape.attachment) else { continue }
      let id = reader.pattern("id")
      if let id, let first = ids.first(where: { $0.value == id.value }) {
        session.report(
          .duplicateID, "is '\(id.value)' a second time", about: reader.written("id") ?? value,
          notes: [Diagnostic.Note("first defined here", at: first.span)])
      } else if let id {
        ids.append(id)
      }
      if let attachment = readAttachment(reader, id, known) { attachments.append(attachment) }
    }
    return attachments
  }

  private func readAttachment(
    _ reader: ObjectReader, _ id: Located<String>?, _ known: SignalFacts
  ) -> AttachmentItem? {
    let chosen = reader.chosen(["file", "url"])
    let file = reader.pattern("file").map { AttachmentItem.Source.file($0) }
    let url = reader.reference("url")
    if let url { checkAddress(url, reader, known) }
    let format = reader.choice("format", as: AttachmentItem.Format.self)
    let bytes = reader.int("bytes")
    let typeHint = reader.pattern("type_hint")
    guard let id, let format, chosen != nil, let source = file ?? url.map({ .url($0) }) else { return nil }
    return AttachmentItem(
      id: id.value, idSpan: id.span, source: source, format: format, bytes: bytes, typeHint: typeHint)
  }

  /// `url` names a text that the type carries.
  private func checkAddress(_ url: Located<String>, _ reader: ObjectReader, _ known: SignalFacts) {
    let value = reader.written("url") ?? reader.origin
    guard let argument = known.parameter(url.value) else {
      guard known.isComplete else { return }
      let meant = session.guess(for: url.value, among: known.names)
      session.report(
        .unknownID,
        "names an unknown argument '\(excerpt(url.value))' of this type\(meant?.question() ?? "")", about: value,
        fixIt: meant.flatMap { session.replacing(value, with: $0) })
      return
    }
    switch argument.kind {
    case .string, nil: break
    case .int, .double, .percent, .instant:
      session.report(
        .badValue, "is '\(url.value)', a number, but an address is a string", about: value,
        notes: [Diagnostic.Note("'\(url.value)' is declared here", at: argument.span)])
    }
  }
}

extension ContentItem {
  /// The arguments that something else than a text shows.
  var usedArguments: [String] {
    let addresses = attachments.compactMap { attachment in
      if case .url(let key) = attachment.source { key.value } else { nil }
    }
    return addresses + (thread?.arguments ?? [])
  }
}
