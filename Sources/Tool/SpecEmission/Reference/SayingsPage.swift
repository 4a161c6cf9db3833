import TextWriting

/// The page with what people say, its YAML, and what happens then, in Markdown.
enum SayingsPage {
  static let file = "how-do-i-say.md"

  static var text: String {
    var page = MarkdownWriter()
    page.heading(1, "How do I say …")
    page.paragraph(
      """
      What product teams say, each sentence with its YAML and with what happens then. \
      `notispec explain "two hours after the last"` finds a sentence by its words.
      """)
    page.paragraph(
      """
      The examples leave out what makes no difference to them: `app`, `deep_links`, the `summary`, `target` and `copy` of \
      a type, and for pushes the token and the entitlement. [language.md](language.md) has every key. What notispec leaves to a server is in \
      [\(UnwrittenPage.server.file)](\(UnwrittenPage.server.file)), and what cannot be said in \
      [\(UnwrittenPage.unsayable.file)](\(UnwrittenPage.unsayable.file)).
      """)
    page.paragraph(
      """
      **How far ahead.** No code of the app runs when a notification is due, so the phone plans ahead whenever the app \
      runs: by default for 14 days (`policies.horizon`) and at most 60 notifications (`policies.pending_budget`; iOS keeps \
      64): the next of every type, then the soonest. Whoever does not open the app for longer gets nothing after that: a daily reminder ends after \
      14 days, one that comes six times a day after 10. Write a longer horizon for rare and late dates, and a shorter one \
      for many notifications a day with repetitions. `check` says so when the plan lasts less than a week; what signals \
      begin is not counted.
      """)
    page.list(SayingSubject.all.map { (0, MarkdownWriter.link(toHeading: $0.title)) })
    for subject in SayingSubject.all {
      page.heading(2, subject.title)
      for saying in subject.sayings {
        page.heading(3, MarkdownWriter.text(saying.sentence))
        if let yaml = saying.yaml { page.codeBlock(yaml, language: "yaml") }
        page.paragraph(saying.effect)
      }
    }
    return page.text
  }
}

/// A page with sentences that have no YAML, and what to do instead, in Markdown.
struct UnwrittenPage {
  let file: String
  private let subject: SayingSubject
  private let introduction: String

  /// What notispec leaves out on purpose.
  static let server = Self(
    file: "server.md", subject: .server,
    introduction: """
      notispec plans on the device what the device can know, and describes the pushes that a server sends. When a server \
      sends them, and to whom, is not part of it. These sentences are left out on purpose; for each there is something \
      to do instead. [\(SayingsPage.file)](\(SayingsPage.file)) has what can be written.
      """)

  /// What it has no keys for.
  static let unsayable = Self(
    file: "cannot-say.md", subject: .unsayable,
    introduction: """
      What product teams say and notispec has no keys for; for each sentence there is something to do instead. \
      [\(SayingsPage.file)](\(SayingsPage.file)) has what can be written, and [\(server.file)](\(server.file)) what belongs \
      to a server.
      """)

  var text: String {
    var page = MarkdownWriter()
    page.heading(1, subject.title)
    page.paragraph(introduction)
    for saying in subject.sayings {
      page.heading(2, MarkdownWriter.text(saying.sentence))
      page.paragraph(saying.effect)
    }
    return page.text
  }
}
