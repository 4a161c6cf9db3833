import Foundation
import TestSupport
import Testing

@testable import SpecLint

@Suite struct PackageVersionRuleTests {
  @Test func itIsWhatThePackageSays() throws {
    let package = try String(
      contentsOf: Golden.packageFolder().appendingPathComponent("Package.swift"), encoding: .utf8)
    let version = try #require(package.components(separatedBy: ".iOS(.v").dropFirst().first?.prefix { $0.isNumber })
    #expect("\(PackageVersionRule.packageNeeds)" == "\(version).0")
  }

  @Test(arguments: [("15.8", true), ("16.0", false), ("17.0", false), ("9.0", true)])
  func onlyWhatIsOlderIsReported(_ version: String, _ isOld: Bool) throws {
    let app = """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local,
        minimum_ios: 1️⃣"\(version)" }
      """
    try expectFindings(
      of: PackageVersionRule(), in: isOld ? app : app.replacing("1️⃣", with: ""),
      isOld
        ? [
          (
            "1️⃣",
            "'app.minimum_ios' is \(version), but the Swift package that the app links needs iOS 16.0: write \"16.0\""
          )
        ] : [])
  }
}
