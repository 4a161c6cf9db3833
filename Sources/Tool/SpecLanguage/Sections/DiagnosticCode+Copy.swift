public import SpecDiagnostics

/// Findings about texts.
extension DiagnosticCode {
  public static let missingLocale: Self = "copy/missing-locale"
  public static let undeclaredLocale: Self = "copy/undeclared-locale"
  /// `{name}` names no argument.
  public static let unknownArgument: Self = "copy/unknown-argument"
  /// A language leaves out an argument that another one shows, or all do.
  public static let unusedArgument: Self = "copy/unused-argument"
  /// A brace without its other half.
  public static let openBrace: Self = "copy/open-brace"
  /// YAML takes the rest of an unquoted text for a comment.
  public static let commentInText: Self = "copy/comment-in-text"
  /// An option of the setting that chooses has no variant.
  public static let missingVariant: Self = "copy/missing-variant"
  /// A variant for a value that the setting cannot have.
  public static let unknownVariant: Self = "copy/unknown-variant"
  /// Languages have different numbers of rotating texts.
  public static let unevenTurns: Self = "copy/uneven-turns"
  public static let missingPluralCategory: Self = "plural/missing-category"
  public static let extraPluralCategory: Self = "plural/extra-category"
  /// The number that chooses between plural forms is no whole number.
  public static let pluralArgument: Self = "plural/argument"
  /// A language whose plural rules are not known here.
  public static let unknownPluralRules: Self = "plural/unknown-language"
}
