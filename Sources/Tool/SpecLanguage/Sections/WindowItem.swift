public import NotificationCivilTime
public import NotificationRules
public import SpecDiagnostics

/// `window` of a type.
public struct WindowItem: SpecSection, Hashable {
  public let from: Located<WallClockTime>
  public let to: Located<WallClockTime>
  /// The key.
  public let span: SourceSpan

  public var rule: WindowRule { WindowRule(from: from.value, to: to.value) }

  public static let keys = SectionKeys<Self>(
    "window",
    doc:
      "Times of day at which a type may come. Both ends are inside; if `to` is before `from`, it lasts over midnight.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    let from = read("from", \.from, .localTime, doc: "When it begins.", example: "\"10:00\"")
    self.from = from
    let to = read("to", \.to, .localTime, doc: "When it ends.", example: "\"20:00\"")
    self.to = to
    read.check { mapping, app in
      guard !read.isDoubtful, from.value == to.value else { return }
      app.session.report(
        .badValue, "is the same as 'from': only one moment of the day would be left",
        about: mapping.written("to") ?? mapping.origin)
    }
  }
}
