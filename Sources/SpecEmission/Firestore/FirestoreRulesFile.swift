import SpecLanguage

/// The access rules for the document that holds the token.
///
/// - Source: PUSH/RULES-1, PUSH/RULES-2
struct FirestoreRulesFile {
  private let path: String
  /// The key of the document that holds the token, or what it is nested in.
  private let field: String
  /// The first `{name}` of the path; nil when the path is the same for all users.
  private let user: String?
  private let form: PushItem.FirestoreRules

  /// - Returns: Nil for an app that stores no token in Firestore.
  init?(_ push: PushItem) {
    guard let token = push.token, push.firestoreRules.value != .none else { return nil }
    form = push.firestoreRules.value
    path = token.store.value
    field = String(token.field.value.prefix { $0 != "." })
    user = path.split(separator: "/").first { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }

  var text: String {
    var lines = RulesText()
    lines.line("// Generated from the spec. Add the rules of other documents elsewhere, not in this file.")
    lines.line("rules_version = '2';")
    lines.line()
    lines.block("service cloud.firestore") { lines in
      lines.block("match /databases/{database}/documents") { lines in
        guard let user else {
          lines.line("// No part of the path names the user, so nothing shows who owns the document.")
          lines.block("match /\(path)") { $0.line("allow read, write: if false;") }
          return
        }
        switch form {
        case .asWritten: writeAsWritten(user, &lines)
        case .privateSubcollection: writePrivate(user, &lines)
        case .none: break
        }
      }
    }
    return lines.text
  }

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
    "As the requirements have them (as_written). Two weaknesses, which 'notispec check' reports:",
    "- push/token-readable: every signed-in user can read every other user's document, with the push",
    "  token in it.",
    "- push/rule-without-effect: access is allowed if any one rule allows it. The 'write' below already",
    "  lets the owner change every field, so the 'update' limits nothing.",
    "'firestore_rules: private_subcollection' keeps the token where only its owner can read it.",
  ]

  private func writePrivate(_ user: String, _ lines: inout RulesText) {
    lines.line("// Only its owner reads and writes the token. Servers use the Admin SDK, which ignores these rules.")
    lines.block("match /\(path)") { lines in
      lines.line("allow read, delete: if request.auth != null && request.auth.uid == \(user);")
      lines.line("allow create, update: if request.auth != null && request.auth.uid == \(user)")
      lines.line("                      && '\(field)' in request.resource.data;")
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
