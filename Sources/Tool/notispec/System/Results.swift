import TextWriting

/// The results of a run on their way out. What people wrote is in them only in the form that the format allows.
struct Results {
  let text: String

  /// Text of a format without its own writer: for a terminal, a page of Markdown, a log.
  init<Format>(_ text: Escaped<Format>) { self.text = text.text }

  private init(document: String) { text = document }

  /// What a writer of JSON, XML, HTML or CSV made, which escapes everything that it gets.
  static func document(_ text: String) -> Self { Self(document: text) }
}
