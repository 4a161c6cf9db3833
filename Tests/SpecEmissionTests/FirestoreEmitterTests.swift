import SpecEmission
import SpecLanguage
import Testing

@Suite struct FirestoreEmitterTests {
  private func rules(_ store: String, _ form: String, field: String = "token") throws -> [OutputFile] {
    FirestoreEmitter().files(
      for: try spec(
        """
        notispec: 1
        app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
        push: { token: { store: "\(store)", field: \(field) }, firestore_rules: \(form) }
        """))
  }

  @Test func theRulesOfTheDocumentComeWithTheirWeaknesses() throws {
    let file = try #require(FirestoreEmitter().files(for: try Checkout.spec("messenger")).first)
    #expect(file.path == "firestore/messenger/firestore.rules")
    #expect(
      file.contents.contains(
        """
        match /users/{uid} {
          allow read: if request.auth != null;
          allow write: if request.auth != null && request.auth.uid == uid;

          // The owner may update the token.
          allow update: if request.auth != null
                        && request.auth.uid == uid
                        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['fcmToken']);
        }

        """))
    // Deployed alone it would replace the rules of all other documents, so it is no file that can be deployed.
    #expect(!file.contents.contains("service cloud.firestore"))
    #expect(file.contents.contains("push/token-readable"))
    #expect(file.contents.contains("push/rule-without-effect"))
    #expect(file.contents.count { $0 == "{" } == file.contents.count { $0 == "}" })
  }

  @Test func aPrivateTokenIsReadByItsOwnerOnly() throws {
    let text = try rules("users/{uid}/devices/{device}", "private_subcollection", field: "push.token")[0].contents
    #expect(
      text.hasSuffix(
        """
        match /users/{uid}/devices/{device} {
          allow get, delete: if request.auth != null && request.auth.uid == uid;
          allow create, update: if request.auth != null && request.auth.uid == uid
                                && request.resource.data.get(['push', 'token'], '') is string;
        }

        """))
  }

  @Test func aDocumentOfAllUsersHasNoOwner() throws {
    #expect(try rules("tokens/all", "as_written")[0].contents.contains("allow read, write: if false;"))
  }

  @Test func withoutRulesThereIsNoFile() throws {
    #expect(try rules("users/{uid}", "none") == [])
    #expect(FirestoreEmitter().files(for: try Checkout.spec("cleaner")) == [])
  }
}
