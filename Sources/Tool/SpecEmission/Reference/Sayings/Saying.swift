import PageReading

/// A sentence that product people say about notifications, and how it is written.
public struct Saying: Sendable, Hashable {
  /// As people say it.
  public let sentence: String
  /// Other words by which people look for it.
  public let words: String
  /// Only what matters: not the app, its screens, and what else every type has. Nil for what belongs to a server, or cannot be said.
  ///
  /// The ids of types are two spaces in, and their keys four, each on a line of its own, so that a test can add the rest.
  public let yaml: String?
  /// What happens then, or without YAML, what to do instead; in Markdown.
  public let effect: String
  /// What a test sees happen: `steps` and `then` of a scenario, and what differs in its `start`.
  public let cases: [String]
  /// Why there is none.
  public let noCase: String?

  /// - Parameter section: Its heading is the sentence. The paragraphs are the effect, but those that begin with "Words:" and
  ///   with "No case:". The block `yaml` is its YAML, and each `yaml case` a case.
  init(_ section: Page) {
    func marked(_ mark: String) -> String? {
      section.paragraphs.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    sentence = section.title
    words = marked(Self.words) ?? ""
    noCase = marked(Self.noCase)
    effect = section.paragraphs.filter { !$0.hasPrefix(Self.words) && !$0.hasPrefix(Self.noCase) }
      .joined(separator: "\n\n")
    yaml = section.blocks.first { $0.words.isEmpty }?.text
    cases = section.blocks.filter { $0.words == ["case"] }.map(\.text)
  }

  private static let words = "Words: "
  private static let noCase = "No case: "

  /// All of them, in the order of their pages.
  public static let all: [Saying] = (SayingSubject.all + SayingSubject.unwritten).flatMap(\.sayings)
}

/// Sayings that belong together on a page: a file beside this one, with a section for each.
public struct SayingSubject: Sendable, Hashable {
  /// In ASCII, for links.
  public let title: String
  public let sayings: [Saying]

  /// - Parameter name: That of the file.
  private init(_ name: String) {
    let page = Page(EmbeddedTexts.text(at: "Reference/Sayings/\(name).md") ?? "")
    title = page.title
    sayings = page.sections.map(Saying.init)
  }

  /// What can be written, in the order of the page.
  public static let all: [SayingSubject] = [
    "delays", "dates", "moments", "repeats", "people", "limits", "settings", "texts", "answers", "pushes",
  ].map(SayingSubject.init)

  /// What belongs to the server that sends pushes.
  public static let server = SayingSubject("server")

  /// What notispec has no keys for, and what to do instead.
  public static let unsayable = SayingSubject("unsayable")

  /// What cannot be written, each on a page of its own.
  public static let unwritten: [SayingSubject] = [server, unsayable]
}
