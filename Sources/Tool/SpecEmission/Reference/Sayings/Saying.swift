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

  init(_ sentence: String, words: String, yaml: String? = nil, effect: String) {
    self.sentence = sentence
    self.words = words
    self.yaml = yaml
    self.effect = effect
  }

  /// All of them, in the order of their pages.
  public static let all: [Saying] = (SayingSubject.all + SayingSubject.unwritten).flatMap(\.sayings)
}

/// Sayings that belong together on a page.
public struct SayingSubject: Sendable, Hashable {
  /// In ASCII, for links.
  public let title: String
  public let sayings: [Saying]

  init(_ title: String, _ sayings: [Saying]) {
    self.title = title
    self.sayings = sayings
  }

  /// What can be written, in the order of the page.
  public static let all: [SayingSubject] = [
    delays, dates, moments, repeats, people, limits, settings, texts, answers, pushes,
  ]

  /// What cannot be written, each on a page of its own.
  public static let unwritten: [SayingSubject] = [server, unsayable]
}
