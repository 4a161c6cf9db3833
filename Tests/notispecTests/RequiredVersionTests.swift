import Foundation
import Testing

@testable import notispec

/// `requires` in `specs/notispec.yaml`.
@Suite struct RequiredVersionTests {
  private func workspace(_ requires: String, _ more: String = "") throws -> TestWorkspace {
    try TestWorkspace.withDemo(["specs/notispec.yaml": "notispec: 1\nrequires: \(requires)\n\(more)"])
  }

  @Test func firstNumbersAreEnough() throws {
    let numbers = ProductVersion.text.split(separator: ".")
    for count in 1...3 {
      let run = try NotispecRun(
        "check", in: workspace("\"\(numbers.prefix(count).joined(separator: "."))\""))
      #expect(run.status == 0, "\(run.output)")
    }
  }

  /// Neither 0.20 nor 0.2 is the other, although one text begins with the other.
  @Test(arguments: ["9.1", "0.0.1", "\(ProductVersion.text.dropLast(2))0"])
  func anotherVersionRefuses(_ version: String) throws {
    // What the other version would know is no mistake.
    let workspace = try workspace("\"\(version)\"", "later: true\n")
    try workspace.write("later: true\n", to: "specs/demo/later.yaml")
    for verb in ["check", "generate", "conform", "coverage", "mutate", "list"] {
      let run = try NotispecRun(verb, in: workspace)
      #expect(run.status == 1, "\(verb): \(run.output)")
      #expect(run.output.components(separatedBy: "error:").count == 2, "\(verb): \(run.output)")
      #expect(
        run.output.contains(
          "specs/notispec.yaml:2:11: error: 'requires' asks for notispec \(version), and this is \(ProductVersion.text). "
            + "To go on with this one, write '\(ProductVersion.required)'. The other is installed by: "
            + "\(ProductVersion.installation(of: version)) [workspace/other-version]"),
        "\(verb): \(run.output)")
      #expect(!FileManager.default.fileExists(atPath: workspace.url("generated").path))
    }
  }

  @Test func theCommandNamesTheFirstVersionThatFits() {
    #expect(ProductVersion.installation(of: "0.4").contains("/download/v0.4.0/install.sh | sh"))
    #expect(ProductVersion.installation(of: "2").contains("/v2.0.0/"))
    #expect(ProductVersion.installation(of: "0.4.7").contains("/v0.4.7/"))
  }

  @Test func aNumberWithoutQuotesIsAMistake() throws {
    let run = try NotispecRun("check", in: workspace("latest"))
    #expect(run.status == 1)
    #expect(run.output.contains("a version of notispec or its first numbers, such as \"0.2\""), "\(run.output)")
  }
}
