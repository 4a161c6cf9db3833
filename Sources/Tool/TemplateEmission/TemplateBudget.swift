/// How much all templates of a workspace may still do together, counted before anything is rendered.
public struct TemplateBudget: Sendable, Hashable {
  /// How often a section may be entered or a name looked for in one.
  public static let mostLookUps = 2_000_000
  /// How many characters may be written, and go through functions.
  public static let mostCharacters = 16_000_000
  /// How many functions may be nested in one tag.
  public static let deepestFunctions = 8

  public internal(set) var lookUps = TemplateBudget.mostLookUps
  public internal(set) var characters = TemplateBudget.mostCharacters

  public init() {}
}
