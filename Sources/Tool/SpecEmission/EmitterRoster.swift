public import SpecLanguage

/// The emitters that `notispec generate` runs, in the order of their names.
public enum EmitterRoster {
  public static let all: [any Emitter] = [
    APNSEmitter(),
    CatalogueEmitter(),
    EntitlementsEmitter(),
    FirestoreEmitter(),
    InfoPlistEmitter(),
    ReferenceEmitter(),
    SchemaEmitter(),
    SiteAssociationEmitter(),
    SwiftEmitter(),
    TrackingPlanEmitter(),
    StringCatalogEmitter(),
  ]

  /// The same with the options that a workspace gives them.
  public static func all(_ settings: Workspace) -> [any Emitter] {
    all.map { $0 is SwiftEmitter ? SwiftEmitter(runtime: settings.runtime, texts: settings.texts) : $0 }
  }
}
