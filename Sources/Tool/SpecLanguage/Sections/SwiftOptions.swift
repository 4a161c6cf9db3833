public import SpecDiagnostics

/// `app.swift`: how the generated Swift looks to the code around it.
public struct SwiftOptions: SpecSection, Hashable {
  /// Who may use what is generated.
  public enum Access: String, Sendable, Hashable, CaseIterable {
    /// Whoever imports the module.
    case `public`
    /// The other modules of the package.
    case package
    /// Only the module itself: for files that are compiled into the app.
    case `internal`
  }

  public var access: Located<Access>
  public var prefix: Located<String>?
  private let chosen: Names

  public static let keys = SectionKeys<Self>("swift", doc: "How the generated Swift looks to the code around it.")

  public init(_ read: KeyReader<Self>) {
    access = read(
      "access", \.access, .choice, default: .public,
      doc: "Who may use it: all who import the module, the package, or the module alone.",
      example: "internal")
    prefix = read(
      "prefix", \.prefix, .pattern(.swiftType), doc: "What the names of generated types begin with.",
      example: "Courier")
    chosen = read(
      "names", \.chosen, doc: "Swift names for items whose id gives no good one.",
      example: "{ notifications: { daily_reminder: reminder } }")
  }

  /// A name that somebody chose for an item in place of the one made from its id.
  public struct Name: Sendable, Hashable {
    public let kind: ItemKind
    public let id: String
    public let idSpan: SourceSpan
    public let name: Located<String>
  }

  /// The kinds of items that can be given a name, with the keys under `names`.
  public static let kinds: [(key: String, kind: ItemKind)] = [
    ("notifications", .notification), ("targets", .target), ("signals", .signal), ("categories", .category),
    ("preferences", .preference), ("strings", .string), ("modules", .module),
  ]

  /// In the order of `kinds`, then of the file.
  public var names: [Name] {
    Self.kinds.flatMap { _, kind in
      chosen[of: kind].map { Name(kind: kind, id: $0.name.value, idSpan: $0.name.span, name: $0.value) }
    }
  }

  /// The names of one kind of items, by id.
  public func names(of kind: ItemKind) -> [String: Located<String>] {
    Dictionary(chosen[of: kind].lazy.map { ($0.name.value, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// `app.swift.names`.
  private struct Names: SpecSection, Hashable {
    private let entries: [ItemKind: [LocatedEntry<String>]]

    static let keys = SectionKeys<Self>("swift-names", doc: "Names in Swift, by the section of the item and its id.")

    init(_ read: KeyReader<Self>) {
      var entries: [ItemKind: [LocatedEntry<String>]] = [:]
      for (key, kind) in SwiftOptions.kinds {
        entries[kind] = read(
          key, \.[of: kind], many: .map(.reference(kind), to: .pattern(.swiftMember)),
          doc: "The name of each \(kind.noun) that needs a custom one.", example: "{ daily: everyDay }")
      }
      self.entries = entries
    }

    subscript(of kind: ItemKind) -> [LocatedEntry<String>] { entries[kind] ?? [] }
  }
}
