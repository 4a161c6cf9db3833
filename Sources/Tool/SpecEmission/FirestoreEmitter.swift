public import SpecLanguage

/// `firestore.rules`: who may read and write the stored device tokens.
public struct FirestoreEmitter: Emitter {
  public static let id = "firestore"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    guard let push = spec.push, let rules = FirestoreRulesFile(push) else { return [] }
    return [OutputFile(path: "\(Self.id)/\(spec.app.id)/firestore.rules", contents: rules.text)]
  }
}
