/// A kind of file that people write: a part of an app's description, the settings of the workspace, scenarios.
public struct FileFormat: Sendable {
  /// `spec`, `workspace`, `scenarios`: the word on the command line and in the name of the schema.
  public let id: String
  /// A heading: "Spec file".
  public let title: String
  /// Where such files are: `specs/<app>/*.yaml`.
  public let place: String
  public let root: ObjectShape
  /// Whether the file is a list of such mappings, and not one of them.
  public let isList: Bool
  /// What `ValueShape.recursive` means in it.
  public let recursiveShapes: [ObjectShape]
  /// The key of the one section that must be whole in one file, when the others may be spread over several files; nil
  /// where every file is complete.
  ///
  /// A file without it adds to sections that other files begin, so it need not have their required keys.
  public let wholeSection: String?
  /// Mappings whose values may be `{column}`, which means a cell of a table; what is in them is not listed.
  public let tableShapes: [ObjectShape]
  /// Every mapping of the format, each once, in reading order.
  public let shapes: [ObjectShape]

  public init(
    _ id: String, title: String, place: String, root: ObjectShape, isList: Bool = false,
    recursiveShapes: [ObjectShape] = [], wholeSection: String? = nil, tableShapes: [ObjectShape] = []
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.root = root
    self.isList = isList
    self.recursiveShapes = recursiveShapes
    self.wholeSection = wholeSection
    self.tableShapes = tableShapes
    shapes = root.reachable(shapes: recursiveShapes)
  }
}

extension FileFormat {
  /// One file of an app's description.
  public static let spec = FileFormat(
    "spec", title: "Spec file", place: "specs/<app>/*.yaml", root: SpecFileShape.object,
    recursiveShapes: SpecFileShape.recursiveShapes, wholeSection: "app")

  /// The settings of the workspace.
  public static let workspace = FileFormat(
    "workspace", title: "Workspace file", place: "specs/notispec.yaml", root: Workspace.keys.shape)
}
