import Testing

@testable import TextWriting

/// SHA-256 as the standard and every browser compute it.
@Suite struct ContentHashTests {
  @Test(arguments: [
    ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
  ])
  func known(_ text: String, _ hash: String) { #expect(ContentHash.source(of: text) == hash) }
}
