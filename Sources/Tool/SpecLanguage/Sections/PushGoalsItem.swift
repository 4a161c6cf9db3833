public import NotificationCivilTime

/// `push.goals`: what the team wants to see in the field; the checklist of a release repeats it.
///
/// Nobody but the field can tell whether they are met, so nothing here makes a build fail.
public struct PushGoalsItem: SpecSection, Hashable {
  /// From the prompt to the answer.
  public let answer: Located<TimeSpan>?
  /// Shares in percent.
  public let registered: Located<Double>?
  public let stored: Located<Double>?
  public let crashFree: Located<Double>?

  public static let keys = SectionKeys<Self>(
    "push-goals", doc: "What the field should show; the checklist repeats it.")

  public init(_ read: KeyReader<Self>) {
    answer = read("answer", \.answer, .duration, doc: "From the prompt to the person's answer.", example: "5s")
    registered = read(
      "registered", \.registered, .number(0...100), doc: "Registrations that succeed, in percent.",
      example: "99")
    stored = read(
      "stored", \.stored, .number(0...100), doc: "Tokens that reach the store, in percent.", example: "100")
    crashFree = read(
      "crash_free", \.crashFree, .number(0...100), doc: "Sessions without a crash, in percent.", example: "99.9")
  }

  /// A share as a goal says it: `more than 99.9 %`, `100 %`.
  public static func words(_ share: Double) -> String { "\(share == 100 ? "" : "more than ")\(share.words) %" }
}
