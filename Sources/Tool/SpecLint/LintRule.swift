public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// A judgement on a valid spec. One file per rule, named after the defect, and one line in `LintRoster.all`.
public protocol LintRule: Sendable {
  /// Stable; never reused for another rule.
  static var code: DiagnosticCode { get }
  /// What `explain` says about it: in a sentence what is true when it has no finding, then after an empty line why that
  /// matters and where the rule comes from. Only empty lines end a paragraph.
  static var page: String { get }
  /// How serious its findings are unless the workspace says otherwise.
  static var level: Diagnostic.Severity { get }
  /// A piece of a spec whose only finding, from all rules, is one of this rule, and a piece that has none.
  static var example: LintExample { get }
  /// Requirements that the bad example breaks: as long as the rule finds it, they are proven.
  static var covers: [String] { get }
  /// Further bad examples, for requirements that the first one does not break.
  static var proofs: [LintProof] { get }
  /// The output without which it has nothing to say, by the id of its emitter; nil for a rule about the app itself.
  static var output: String? { get }

  init()

  /// Which kinds of rule it is.
  var roles: LintRoles { get }

  /// The findings, in any order.
  func check(_ spec: Spec) -> [Diagnostic]
}

/// A rule, cast once to what else it is. Casting on each use searches all types of the program and would take longer
/// than checking a small app.
public struct LintRoles: Sendable {
  var wording: (any WordingRule)?
  var copyText: (any CopyTextRule)?
  var dated: (any DatedLintRule)?
}

extension LintRule {
  public static var covers: [String] { [] }
  public static var proofs: [LintProof] { [] }
  public static var output: String? { nil }
  public var roles: LintRoles { LintRoles() }

  /// A finding of this rule.
  func finding(
    _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [], fixIt: Diagnostic.FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(Self.code, Self.level, message, at: span, notes: notes, fixIt: fixIt)
  }
}

/// A rule that compares dates of the spec with the present one.
public protocol DatedLintRule: LintRule {
  func check(_ spec: Spec, on today: CivilDate) -> [Diagnostic]
}

extension DatedLintRule {
  public var roles: LintRoles { LintRoles(dated: self) }

  /// Without a date nothing has expired.
  public func check(_ spec: Spec) -> [Diagnostic] { [] }
}

/// A piece of a spec that breaks requirements. A rule that finds it proves them.
public struct LintProof: Sendable, Hashable {
  public let covers: [String]
  /// The text with `1️⃣` where the finding begins. Sections that are left out are those of `LintExample.app`.
  public let markedBad: String

  public init(_ covers: [String], _ markedBad: String) {
    self.covers = covers
    self.markedBad = markedBad
  }

  public var bad: String { markedBad.replacing(LintExample.marker, with: "") }

  /// Line and column of the marker, from 1; columns count Unicode scalars.
  public var place: (line: Int, column: Int)? {
    guard let marker = markedBad.firstRange(of: LintExample.marker) else { return nil }
    let before = markedBad[..<marker.lowerBound].unicodeScalars
    let lineStart = before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex
    return (before.count { $0 == "\n" } + 1, before[lineStart...].count + 1)
  }
}

/// What a rule objects to and what it wants: both files at once (see `ExamplePair`), with `1️⃣` where the finding begins; a
/// line of both may have it. The first line of both, `notispec: 1`, may be left out, and so may sections, which are then
/// those of `LintExample.app`.
public struct LintExample: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text with `1️⃣` where the finding begins.
  public let markedBad: String
  public let good: String
  /// Other findings that the bad text necessarily has, and why, by their codes.
  public let neighbours: [DiagnosticCode: String]

  public var bad: String { markedBad.replacing(Self.marker, with: "") }

  static let marker = "1️⃣"

  /// - Parameters:
  ///   - bad: With `1️⃣` where the finding begins.
  ///   - neighbours: Other findings that it necessarily has, and why.
  public init(bad: String, good: String, neighbours: [DiagnosticCode: String] = [:]) {
    markedBad = bad
    self.good = good
    self.neighbours = neighbours
  }

  public init(stringLiteral diff: String) { self.init(diff) }

  /// - Parameter neighbours: Other findings that the bad one necessarily has, and why.
  public init(_ diff: String, neighbours: [DiagnosticCode: String] = [:]) {
    let first = "  notispec: 1\n"
    self.init(ExamplePair(diff: diff.hasPrefix(first) ? diff : first + diff), neighbours: neighbours)
  }

  /// - Parameter hunk: How the bad file differs from `photoFlow`, with `1️⃣` where the finding begins.
  init(photoFlow hunk: String) { self.init(ExamplePair(hunk: hunk, of: Self.photoFlow)) }

  /// - Parameter diff: What comes after the trigger of a type that comes `daily`.
  init(daily diff: String, neighbours: [DiagnosticCode: String] = [:]) {
    self.init(Self.daily + diff, neighbours: neighbours)
  }

  private init(_ pair: ExamplePair, neighbours: [DiagnosticCode: String] = [:]) {
    self.init(bad: pair.bad, good: pair.good.replacing(Self.marker, with: ""), neighbours: neighbours)
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
