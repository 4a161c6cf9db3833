import PageReading

/// What a rule objects to and what it wants: both files at once (see `ExamplePair`), with `1️⃣` where the finding begins; a
/// line of both may have it. The first line of both, `notispec: 1`, may be left out, and so may sections, which are then
/// those of `LintExample.app`.
public struct LintExample: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text with `1️⃣` where the finding begins.
  public let markedBad: String
  public let good: String

  public var bad: String { markedBad.replacing(Self.marker, with: "") }

  static let marker = "1️⃣"

  /// - Parameter bad: With `1️⃣` where the finding begins.
  public init(bad: String, good: String) {
    markedBad = bad
    self.good = good
  }

  public init(stringLiteral diff: String) { self.init(diff: diff) }

  init(diff: String) {
    let first = "  notispec: 1\n"
    self.init(ExamplePair(diff: diff.hasPrefix(first) ? diff : first + diff))
  }

  /// The first `diff` of a page; nil if it has none. Behind `photo-flow` stands how the bad file differs from `photoFlow`, and
  /// behind `daily` what comes after the trigger of a type that comes daily.
  init?(of page: Page) {
    guard let block = page.blocks.first(where: { $0.language == "diff" }) else { return nil }
    switch block.words.first {
    case "photo-flow": self.init(ExamplePair(hunk: block.text, of: Self.photoFlow))
    case "daily": self.init(diff: Self.daily + block.text)
    default: self.init(diff: block.text)
    }
  }

  private init(_ pair: ExamplePair) {
    self.init(bad: pair.bad, good: pair.good.replacing(Self.marker, with: ""))
  }

  /// The app that examples without an `app` section belong to.
  public static let app = """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local,
      owner: care, team_id: ABCDE12345 }
    """

  private static let daily = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }

    """

  /// A permission flow without a mistake.
  static let photoFlow = """
    notispec: 1
    modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
    permission_flow:
      show_when: [first_launch]
      steps:
        - id: photos
          permission: photos
          usage_key: NSPhotoLibraryUsageDescription
          claims: [duplicates]
          screen:
            id: photos_pre_prompt
            title: { en: "Your photos" }
            primary: { en: "Continue" }
            usage_description: { en: "We look for duplicates in your photos." }
          on:
            limited: {}
            denied: { block: [photo_cleaner], screen: photos_blocked }
      screens:
        photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
    """
}
