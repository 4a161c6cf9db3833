public import SpecDiagnostics

/// Findings about the form of a mapping, whatever it describes.
extension DiagnosticCode {
  /// A key that the mapping does not have.
  public static let unknownKey: Self = "spec/unknown-key"
  /// A key of the language that this version does not read yet.
  public static let notYetSupported: Self = "spec/not-yet-supported"
  public static let missingKey: Self = "spec/missing-key"
  /// Two keys of which a mapping may hold one.
  public static let conflictingKeys: Self = "spec/conflicting-keys"
  public static let wrongType: Self = "spec/wrong-type"
  /// The right type, and a value that cannot be meant: a range that ends before it begins.
  public static let badValue: Self = "spec/bad-value"
  /// Read as meant, and one edit away from being read otherwise: `20:00` without quotes.
  public static let unquoted: Self = "spec/unquoted"
  public static let unknownID: Self = "spec/unknown-id"
  /// The folder of an app is named after it.
  public static let folderName: Self = "spec/folder-name"
  public static let duplicateID: Self = "spec/duplicate-id"
  /// In a text that no reader of the app sees.
  static let controlCharacter: Self = "spec/control-character"
  /// More entries than a list or map may have.
  public static let tooMany: Self = "spec/too-many"
  public static let badID: Self = "spec/bad-id"
  /// `{column}` names no column of the table.
  public static let unknownColumn: Self = "table/unknown-column"

  /// What codes begin with that are no lint rules: they tell of mistakes, and of files that are not as they must be.
  static let familiesOfMistakes: Set<String> = [
    "yaml", "spec", "table", "workspace", "waivers", "breaks", "generated", "templates", "scenario", "conform",
    "known-failing", "translation",
  ]
}
