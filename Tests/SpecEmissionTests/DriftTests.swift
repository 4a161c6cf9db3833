import Testing

@testable import SpecEmission

struct DriftTests {
  private func digest(_ text: String) -> OutputDigest { OutputDigest(of: Array(text.utf8)) }

  private func manifest(_ outputs: [String: String], model: String = "m1", generator: String = "1") -> OutputManifest {
    OutputManifest(
      generator: generator,
      entries: outputs.map { .init(path: $0.key, digest: digest($0.value), model: digest(model)) })
  }

  private func drift(
    _ expected: OutputManifest, _ recorded: OutputManifest?, disk: [String: String], manifestText: String? = nil
  ) -> [Drift] {
    Drift.find(expected: expected, recorded: recorded) { path in
      if path == OutputManifest.path { return (manifestText ?? recorded?.text).map(digest) }
      return disk[path].map(digest)
    }
  }

  @Test func theDigestIsSHA256() {
    #expect(
      SHA256.hexadecimal(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SHA256.hexadecimal(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hexadecimal(of: [UInt8](repeating: 0x61, count: 1_000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  @Test func nothingHasDrifted() {
    let written = manifest(["a": "1", "b": "2"])
    #expect(drift(written, written, disk: ["a": "1", "b": "2", "foreign": "x"]) == [])
  }

  @Test func aChangedSpecIsToldFromAHandEdit() {
    let written = manifest(["a": "1", "b": "2"])
    let expected = manifest(["a": "1!", "b": "2"], model: "m2")
    #expect(
      drift(expected, written, disk: ["a": "1", "b": "2"])
        == [Drift("a", .specChanged), Drift("manifest.json", .specChanged)])
    #expect(drift(written, written, disk: ["a": "1", "b": "hand"]) == [Drift("b", .editedByHand)])
  }

  @Test func aModelThatChangesNoOutputStillChangesTheManifest() {
    let written = manifest(["a": "1"])
    #expect(
      drift(manifest(["a": "1"], model: "m2"), written, disk: ["a": "1"]) == [Drift("manifest.json", .specChanged)])
  }

  @Test func anotherGeneratorIsNamed() {
    let written = manifest(["a": "1"], generator: "0")
    #expect(
      drift(manifest(["a": "1!"]), written, disk: ["a": "1"])
        == [Drift("a", .otherGenerator), Drift("manifest.json", .otherGenerator)])
  }

  @Test func missingAndOrphanedFilesAreNamed() {
    let written = manifest(["a": "1", "old": "2"])
    #expect(
      drift(manifest(["a": "1", "new": "3"], model: "m2"), written, disk: ["a": "1", "old": "2"])
        == [Drift("manifest.json", .specChanged), Drift("new", .missing), Drift("old", .orphan)])
    #expect(drift(manifest(["a": "1"]), nil, disk: ["a": "1"]) == [Drift("manifest.json", .missing)])
  }

  @Test func aManifestTouchedByHandIsNamed() {
    let written = manifest(["a": "1"])
    #expect(
      drift(written, written, disk: ["a": "1"], manifestText: written.text + " ")
        == [Drift("manifest.json", .editedByHand)])
  }
}
