import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

extension AssertionWord {
  /// Deliveries, pending requests, events, screens and settings.
  static let notifications = [
    AssertionWord(
      "delivered", KeyType.reference(.notification).orNone, "Its type, or 'none'.", example: "storage_high_90",
      doc: "This was delivered. Together, all such lines list every delivery; `delivered_includes` adds none. Two "
        + "that are due in the same second come one second apart.", lines: .complete, choices: [.time]
    ) { named, line in
      let (time, isNever) = line.timeOrNone()
      let expected = line.delivery(of: named ?? nil, at: time)
      guard let named else { return nil }
      if named == nil { return line.none("delivered", .delivered(nil)) }
      if isNever { return line.never("delivered", .delivered(nil)) }
      return expected.map { .delivered($0) }
    },
    AssertionWord(
      "pending", .pendingRequests, "Its type, a count, or 'none'.", example: "storage_high_90",
      doc: "This is planned. Together, all such lines list everything planned.", lines: .complete, choices: [.time]
    ) { pending, line in
      var type: String?
      if case .type(let id)? = pending { type = id }
      let (time, isNever) = line.timeOrNone()
      let expected = line.request(of: type, at: time)
      switch pending {
      case nil: return nil
      case .nothing?: return line.none("pending", .pending(nil))
      case .count(let count)?: return line.alone("pending", as: "if 'pending' is a count", .pendingCount(count))
      case .type? where isNever: return line.never("pending", .pending(nil))
      case .type?: return expected.map { .pending($0) }
      }
    },
    AssertionWord(
      "outcome", .reference(.notification), "Its type.", example: "storage_high_90",
      doc: "What became of an occurrence that was not delivered, at any time since the start."
    ) { type, line in
      let outcome = line(
        "is", KeyType<Outcome>.choiceOrNone, required: true, doc: "What became of it.", example: "held")
      let reason = line(
        "reason", KeyType<OutcomeReason>.outcomeReason, doc: "Why; any reason if left out.", example: "cap.daily")
      let cap = line(
        "cap", .reference(.cap), doc: "The cap that left no room; any cap, or none, if left out.", example: "daily")
      let date = line("on", .localDate, doc: "Only an occurrence of this local date.", example: "\"2026-03-03\"")
      guard let type, let outcome else { return nil }
      if outcome == nil { line.refuse(["reason", "cap"], as: "if 'is' is 'none'") }
      return .outcome(type: type, is: outcome, reason: reason, cap: cap, on: date)
    },
    AssertionWord(
      "logged", .listOrNone(of: .event, expected: .list(of: .text)), "The events, or 'none'.",
      example: "[notif_scheduled]", doc: "These events were logged, in this order, and no others.", lines: .one
    ) { .logged($0) },
    AssertionWord(
      "opened", KeyType.reference(.target).orNone, "The screen, or 'none'.", example: "paywall",
      doc: "This screen was opened. Together, all such lines list every screen opened.", lines: .complete
    ) { named, line in
      let url = line(
        "url", .text, doc: "The whole link, with the values it was opened with.", example: "swipecleaner://paywall")
      let parameters = line(
        "with", .carriedValues, doc: "What it was opened with.", example: "{ achievement_id: a-42 }")
      guard let named else { return nil }
      guard let target = named else { return line.none("opened", .opened(nil)) }
      return .opened(ExpectedTarget(target: target, url: url, parameters: parameters ?? [:]))
    },
    AssertionWord(
      "center", KeyType<CenterCounts>.group.orNone, "Counts, or 'none' for no requests at all.",
      example: "{ added: 1 }", doc: "How many requests were added and removed.", lines: .one
    ) { .center(added: $0.map(\.added) ?? 0, removed: $0.map(\.removed) ?? 0) },
    AssertionWord(
      "badge", .int(0...99_999), "The number.", example: "1", doc: "The number on the app's icon; 0 for none."
    ) { .badge($0) },
    AssertionWord(
      "text", KeyType<TextWord>.choice, "Always 'differs'.", example: "differs",
      doc: "Consecutive deliveries of a type differ in text."
    ) { word, line in
      let type = line(
        "type", .reference(.notification), required: true, doc: "The type.", example: "achievement_reminder")
      return word == nil ? nil : type.map { .textDiffers(type: $0) }
    },
    AssertionWord(
      "nothing", .isTrue, "Write 'true'.", example: "true",
      doc: "Nothing was delivered, logged, opened, added or removed."
    ) { _ in .nothing },
  ]

  /// Lines that leave room for others.
  static let parts = [
    AssertionWord(
      "delivered_includes", .reference(.notification), "Its type.", example: "storage_high_90",
      doc: "This was delivered, and perhaps more. Several such lines name deliveries in their order.", choices: [.time]
    ) { type, line in line.delivery(of: type, at: line.timeRange()).map { .deliveredIncludes($0) } },
    AssertionWord(
      "pending_includes", .reference(.notification), "Its type.", example: "storage_high_90",
      doc: "This is planned, and perhaps more.", choices: [.time]
    ) { type, line in line.request(of: type, at: line.timeRange()).map { .pendingIncludes($0) } },
    AssertionWord(
      "logged_includes", KeyType.list(of: .event, expected: .list(of: .text)).notEmpty(), "The events.",
      example: "[notif_opened]", doc: "These events were logged in this order, with others between them."
    ) { .loggedIncludes($0) },
    AssertionWord(
      "logged_count", KeyType.eventCounts.notEmpty(), "Events and how often.", example: "{ notif_fired: 1 }",
      doc: "How often events were logged."
    ) { .loggedCount($0) },
  ]

  private enum TextWord: String, CaseIterable { case differs }
}

private struct CenterCounts: KeyedSection {
  static let keys = SectionKeys<Self>("scenario-center-counts", doc: "How many requests went to the center.")

  let added: Int?
  let removed: Int?

  init?(_ read: KeyReader<Self>) {
    added = read("added", .count, doc: "Requests added.", example: "1")
    removed = read("removed", .count, doc: "Requests removed.", example: "0")
    if added == nil, removed == nil { read.report(.assertsNothing, "asserts nothing") }
  }
}

// MARK: Times and none

extension KeyChoice {
  fileprivate static let time = KeyChoice(["at", "between"], required: false)
}

extension KeyReader {
  /// `at` or `between`; nil where nothing is said about the time.
  fileprivate func timeRange() -> ClosedRange<Instant>? {
    timeRange(at: self("at", .time(needsDate: true), doc: Self.atDoc, example: Self.atExample))
  }

  /// The same where a cell of a table may say that it never comes: `at: none`.
  fileprivate func timeOrNone() -> (ClosedRange<Instant>?, isNever: Bool) {
    let instant = self(
      "at", KeyType<Instant>.time(needsDate: true).orNone, doc: Self.atDoc + " `none` if it never comes.",
      example: Self.atExample)
    return (timeRange(at: instant ?? nil), instant == .some(nil))
  }

  private static var atDoc: String { "Exactly when, in the device's time zone." }
  private static var atExample: String { "\"2026-03-03 20:00\"" }

  private func timeRange(at instant: Instant?) -> ClosedRange<Instant>? {
    let range = self(
      "between", .range, doc: "The earliest and the latest time, both included.", example: "[\"10:30\", \"11:00\"]")
    fold()
    return instant.map { $0...$0 } ?? range
  }

  /// A line that is `none`, which goes with nothing else.
  fileprivate func none(_ word: String, _ kind: Assertion.Kind) -> Assertion.Kind {
    alone(word, as: "if '\(word)' is 'none'", kind)
  }

  /// A line whose type never comes: it adds nothing to what is listed. What it says of other rows of its table may stay.
  fileprivate func never(_ word: String, _ kind: Assertion.Kind) -> Assertion.Kind {
    guard let file, let value = file.mapping.written("at"), value.span == value.node.span else { return kind }
    refuse(file.mapping.shape.fields.map(\.key).filter { $0 != word && $0 != "at" }, as: "if 'at' is 'none'")
    return kind
  }

  /// A line whose word goes with no other key.
  fileprivate func alone(_ word: String, as condition: String, _ kind: Assertion.Kind) -> Assertion.Kind {
    refuse(file?.mapping.shape.fields.map(\.key).filter { $0 != word } ?? [], as: condition)
    return kind
  }

  /// What a line says of a delivery.
  fileprivate func delivery(of type: String?, at time: ClosedRange<Instant>?) -> ExpectedNotification? {
    let isQuiet = self(
      "quiet", .flag, doc: "Whether it came without a banner or a sound, as with provisional permission.",
      example: "true")
    let hasBanner = self(
      "banner", .flag, doc: "Whether it lit the screen, as a banner or on the Lock Screen.", example: "false")
    let hasSound = self("sound", .flag, doc: "Whether it was heard.", example: "false")
    let attachments = self(
      "attachments", .list(of: .text),
      doc: "What comes with it: the ids of the `attachments` of a local type, or the keys of a push whose files were "
        + "attached; empty for nothing.", example: "[image_url]")
    var expected = type.map { ExpectedNotification(type: $0, time: time, isQuiet: isQuiet) }
    expected?.hasBanner = hasBanner
    expected?.hasSound = hasSound
    expected?.attachments = attachments
    return details(of: expected)
  }

  /// What a line says of a pending request.
  fileprivate func request(of type: String?, at time: ClosedRange<Instant>?) -> ExpectedNotification? {
    details(of: type.map { ExpectedNotification(type: $0, time: time) })
  }
}

extension KeyType where Value == ClosedRange<Instant> {
  fileprivate static var range: Self {
    let ends = KeyType<[SourceValue]>.list(of: .written(.scenarioTime))
    return Self(ends.shape) { value, file in
      guard let ends = ends.read(value, file) else { return nil }
      guard ends.count == 2 else {
        file.session.report(.badValue, "must be two times: the earliest and the latest", about: value)
        return nil
      }
      let time = KeyType<Instant>.time(needsDate: true)
      guard let first = time.read(ends[0], file), let last = time.read(ends[1], file) else { return nil }
      if first <= last { return first...last }
      file.session.report(.badValue, "ends before it begins", about: value)
      return nil
    }
  }
}

// MARK: Values

private enum PendingRequests {
  case nothing
  case count(Int)
  case type(String)
}

extension KeyType where Value == PendingRequests {
  fileprivate static var pendingRequests: Self {
    let (type, count) = (KeyType<String>.reference(.notification), KeyType<Int>.count)
    return Self(.either([type.shape, count.shape, .choice(["none"])])) { value, file in
      if value.kind == .scalar, value.text == "none" { return .nothing }
      if value.kind == .scalar, case .int = value.core { return count.read(value, file).map { .count($0) } }
      return type.read(value, file).map { .type($0) }
    }
  }
}

extension KeyType where Value == CivilDate {
  fileprivate static var localDate: Self {
    Self(.text) { value, file in
      guard let text = file.session.text(value) else { return nil }
      if let date = CivilDate(text) { return date }
      file.session.report(.badTime, "must be a date such as \"2026-03-03\"", about: value)
      return nil
    }
  }
}

extension KeyType where Value == Bool {
  fileprivate static var isTrue: Self {
    flag.checking { isTrue, value, file in
      if isTrue { return true }
      file.session.report(.assertsNothing, "asserts nothing", about: value)
      return nil
    }
  }
}
