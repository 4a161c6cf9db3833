import TextWriting

/// The results of a run on their way out. What people wrote is in them only as the format in question shows it.
struct Results {
  let text: String

  /// Text of a format without a writer of its own: of a terminal, a page of Markdown, a log.
  init<Format>(_ text: Escaped<Format>) { self.text = text.text }

  private init(document: String) { text = document }

  /// What a writer of JSON, XML, HTML or CSV made, which escapes all that it is given.
  static func document(_ text: String) -> Self { Self(document: text) }
}
