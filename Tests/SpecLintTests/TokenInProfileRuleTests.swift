import Testing

@testable import SpecLint

private func messages(_ store: String, _ rules: String) throws -> [String] {
  let spec = try example(
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
    push:
      token: { store: "\(store)", field: token }
      firestore_rules: \(rules)
    """)
  return TokenInProfileRule().check(spec).map(\.message)
}

@Test func aPathWithoutAUserHasNoOwner() throws {
  let message =
    "'push.token.store' is 'tokens/all', which names no user, so no rule can say whose token it is: name the user, as in "
  #expect(try messages("tokens/all", "as_written") == [message + "'users/{uid}'"])
  #expect(try messages("tokens/all", "private_subcollection") == [message + "'users/{uid}/private/push'"])
  #expect(try messages("tokens/all", "none") == [])
  let ofDevice = message.replacing("tokens/all", with: "devices/{device}") + "'users/{uid}/private/push'"
  #expect(try messages("devices/{device}", "private_subcollection") == [ofDevice])
}

@Test func theRulesOfTheRequirementsAreForTheUsersDocument() throws {
  #expect(try messages("users/{uid}", "as_written") == [])
  #expect(try messages("users/{uid}/devices/{device}", "private_subcollection") == [])
}
