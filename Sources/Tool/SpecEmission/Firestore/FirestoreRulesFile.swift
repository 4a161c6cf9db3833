import SpecLanguage

/// The access rules for the document that holds the token: a part of those of the database, which has one set of them.
///
/// - Source: PUSH/RULES-1, PUSH/RULES-2
struct FirestoreRulesFile {
  private let path: String
  /// The keys that lead to the token.
  private let keys: [String]
  /// The first `{name}` of the path; nil when the path is the same for all users.
  private let user: String?
  private let form: PushItem.FirestoreRules

  /// - Returns: Nil for an app that stores no token in Firestore.
  init?(_ push: PushItem) {
    guard let token = push.token, push.firestoreRules.value != .none else { return nil }
    form = push.firestoreRules.value
    path = token.store.value
    keys = token.field.value.split(separator: ".").map(String.init)
    user = path.split(separator: "/").first { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }

  /// The key of the document that holds the token, or what it is nested in.
  private var field: String { keys.first ?? "" }

  var text: String {
    var lines = RulesText()
    for comment in Self.place { lines.line("// " + comment) }
    lines.line()
    guard let user else {
      lines.line("// No part of the path names the user, so nothing shows who owns the document.")
      lines.block("match /\(path)") { $0.line("allow read, write: if false;") }
      return lines.text
    }
    switch form {
    case .asWritten: writeAsWritten(user, &lines)
    case .privateSubcollection: writePrivate(user, &lines)
    case .none: break
    }
    return lines.text
  }

  private static let place = [
    "Generated from the spec. Paste this into 'match /databases/{database}/documents' of your rules, and do",
    "not deploy it alone: a database has one set of rules, and a new one replaces all of it.",
  ]

  /// The two rules of the requirements, word for word, with what is wrong with them.
  private func writeAsWritten(_ user: String, _ lines: inout RulesText) {
    for comment in Self.weaknesses { lines.line("// " + comment) }
    lines.block("match /\(path)") { lines in
      lines.line("allow read: if request.auth != null;")
      lines.line("allow write: if request.auth != null && request.auth.uid == \(user);")
      lines.line()
      lines.line("// The owner may update the token.")
      lines.line("allow update: if request.auth != null")
      lines.line("              && request.auth.uid == \(user)")
      lines.line(
        "              && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['\(field)']);")
    }
  }

  private static let weaknesses = [
    "As the requirements have them (as_written). Two weaknesses, which 'notispec check' reports, and two more:",
    "- push/token-readable: every signed-in user can read every other user's document, with the push",
    "  token in it.",
    "- push/rule-without-effect: access is allowed if any one rule allows it. The 'write' below already",
    "  lets the owner change every field, so the 'update' limits nothing.",
    "- 'read' includes lists: one query gives everybody's tokens.",
    "- Nothing says that the token is a string.",
    "'firestore_rules: private_subcollection' keeps the token where only its owner can read it.",
  ]

  private func writePrivate(_ user: String, _ lines: inout RulesText) {
    lines.line("// Only its owner reads and writes the token. Servers use the Admin SDK, which ignores these rules.")
    lines.line("// Nobody lists the documents. The token is a string, or there is none after a sign-out.")
    let keys = keys.map { "'\($0)'" }.joined(separator: ", ")
    lines.block("match /\(path)") { lines in
      lines.line("allow get, delete: if request.auth != null && request.auth.uid == \(user);")
      lines.line("allow create, update: if request.auth != null && request.auth.uid == \(user)")
      lines.line("                      && request.resource.data.get([\(keys)], '') is string;")
    }
  }
}

/// Lines in blocks, two spaces per level.
private struct RulesText {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func block(_ head: String, _ body: (inout RulesText) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }
}
