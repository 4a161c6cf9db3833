// The part of Firebase's interface that the sample uses, written by hand from its documentation.

public final class Firestore: Sendable {
  public static func firestore() -> Firestore { Firestore() }
  public func document(_ path: String) -> DocumentReference { DocumentReference() }
}

public final class DocumentReference: Sendable {
  public func setData(_ data: [String: Any], merge: Bool) async throws {}
  public func updateData(_ fields: [AnyHashable: Any]) async throws {}
  public func getDocument() async throws -> DocumentSnapshot { DocumentSnapshot() }
}

public final class DocumentSnapshot: Sendable {
  public func get(_ field: Any) -> Any? { nil }
}

public final class FieldValue {
  public static func delete() -> FieldValue { FieldValue() }
}
