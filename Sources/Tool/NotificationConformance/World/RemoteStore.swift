/// The documents of users on a server, as far as one device writes them.
struct RemoteStore {
  private(set) var documents: [String: [String: String]] = [:]
  /// The path of the documents that only their own user may write, `users/{uid}`; nil without access rules.
  var owned: String?
  /// Who is signed in to the store.
  var session: String?
  var isFailing = false
  /// What a server answers over HTTP in place of a store; nil for none.
  var status: Int?
  /// Whether a write gets there.
  var accepts: Bool { !isFailing && status.map { 200..<300 ~= $0 } ?? true }
  /// Writes and removals that were tried.
  var attempts = 0
  /// Acknowledged writes.
  private(set) var writes = 0
  /// Acknowledged removals.
  private(set) var removals = 0

  /// Whether the rules that are generated let whoever is signed in write a document. Others have other rules.
  func allows(writing document: String) -> Bool {
    guard let owned, let name = owned.firstRange(of: "{uid}") else { return true }
    let (head, tail) = (owned[..<name.lowerBound], owned[name.upperBound...])
    let user = document.dropFirst(head.count).dropLast(tail.count)
    guard document.hasPrefix(head), document.hasSuffix(tail), !user.contains("/") else { return true }
    return session.map { user == $0 } ?? false
  }

  mutating func put(_ fields: [String: String], in document: String) {
    documents[document, default: [:]].merge(fields) { $1 }
  }

  mutating func write(_ token: String, to field: String, of document: String) {
    documents[document, default: [:]][field] = token
    writes += 1
  }

  /// Only what this device has written is taken away.
  mutating func clear(_ token: String, in field: String, of document: String) {
    if documents[document]?[field] == token { documents[document]?[field] = nil }
    removals += 1
  }
}
