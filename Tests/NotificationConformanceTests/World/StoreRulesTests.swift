import Foundation
import Testing

@testable import NotificationConformance

/// The simulated store refuses what the generated access rules refuse.
struct StoreRulesTests {
  /// `allow write: if request.auth != null && request.auth.uid == uid;` below its `match`.
  private struct Grant {
    var path: String
    /// The name in the path that has to be whoever is signed in.
    var owner: String
  }

  /// The only condition on who writes that is generated; any other fails the test.
  private func grants(in rules: String) throws -> [Grant] {
    let path = try #require(rules.firstMatch(of: /match \/(\S+) \{/)).output.1
    let text = rules.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: " ")
    let grants = text.matches(of: /allow ([a-z, ]+): if ([^;]+);/).compactMap { allow -> Grant? in
      guard allow.output.1.split(separator: ", ").contains(where: { ["write", "update", "create"].contains($0) }) else {
        return nil
      }
      let owner = allow.output.2.firstMatch(of: /^request\.auth != null\s+&& request\.auth\.uid == (\w+)/)
      #expect(owner != nil, "\(allow.output.2)")
      return owner.map { Grant(path: String(path), owner: String($0.output.1)) }
    }
    try #require(!grants.isEmpty)
    return grants
  }

  @Test func aDocumentIsWrittenByItsOwnUserAlone() throws {
    let file = Repository.root.appendingPathComponent("generated/firestore/messenger/firestore.rules")
    let grants = try grants(in: String(contentsOf: file, encoding: .utf8))
    let spec = try Repository.spec("messenger")
    #expect(TestedApp(spec).hasStoreRules)
    var store = RemoteStore()
    store.owned = try #require(spec.push?.token?.store.value)
    for session in ["alice", "bob", nil] {
      store.session = session
      for user in ["alice", "bob"] {
        let document = try #require(store.owned).replacing("{uid}", with: user)
        let isGranted = grants.contains { grant in
          session.map { grant.path.replacing("{\(grant.owner)}", with: $0) == document } ?? false
        }
        #expect(store.allows(writing: document) == isGranted, "\(session ?? "nobody") writes \(document)")
      }
    }
    // Nothing is said of other documents.
    #expect(store.allows(writing: "settings/alice"))
    #expect(store.allows(writing: "users/alice/devices/one"))
  }

  @Test func anAppWithoutRulesHasNone() throws {
    #expect(try !TestedApp(Repository.spec("courier")).hasStoreRules)
    #expect(RemoteStore().allows(writing: "users/alice"))
  }
}
