public import SpecDiagnostics

/// `app.swift`: how the generated Swift looks to the code around it.
public struct SwiftOptions: Sendable, Hashable {
  /// Who may use what is generated.
  public enum Access: String, Sendable, Hashable, CaseIterable {
    /// Whoever imports the module.
    case `public`
    /// The other modules of the package.
    case package
    /// Only the module itself: for files that are compiled into the app.
    case `internal`
  }

  /// A name that somebody chose for an item in place of the one made from its id.
  public struct Name: Sendable, Hashable {
    public var kind: ItemKind
    public var id: String
    public var idSpan: SourceSpan
    public var name: Located<String>

    public init(kind: ItemKind, id: String, idSpan: SourceSpan, name: Located<String>) {
      self.kind = kind
      self.id = id
      self.idSpan = idSpan
      self.name = name
    }
  }

  /// The kinds of items that can be given a name, with the keys under `names`.
  public static let kinds: [(key: String, kind: ItemKind)] = [
    ("notifications", .notification), ("targets", .target), ("signals", .signal), ("categories", .category),
    ("preferences", .preference), ("strings", .string), ("modules", .module),
  ]

  /// Nil where the spec says nothing: then it is public.
  public var access: Located<Access>?
  /// In the order of `kinds`, then of the file.
  public var names: [Name]

  public init(access: Located<Access>? = nil, names: [Name] = []) {
    self.access = access
    self.names = names
  }

  /// The names of one kind of items, by id.
  public func names(of kind: ItemKind) -> [String: Located<String>] {
    Dictionary(
      names.lazy.filter { $0.kind == kind }.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}
