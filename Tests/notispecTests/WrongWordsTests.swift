import Foundation
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import notispec

/// Wrong words and values in the shipped specs: each makes a requirement open, at the place of the mistake or at the
/// entry that the generated file no longer fits.
@Suite struct WrongWordsTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let file: String
    let from: String
    let to: String
    let requirement: String

    init(_ file: String, _ from: String, _ to: String, _ requirement: String) {
      (self.file, self.from, self.to, self.requirement) = (file, from, to, requirement)
    }

    var testDescription: String { "\(file): \(from) -> \(to)" }
  }

  static let changes: [Change] = [
    // Other words
    Change("cleaner/permissions", "\"Allow access to your Photos\"", "\"Allow us to see your Photos\"", "PERM/S1-1"),
    Change("cleaner/modules", "\"Secret Contacts\"", "\"Hidden Contacts\"", "PERM/PURPOSE-2"),
    Change("cleaner/permissions", "\"You’re all set!\"", "\"All done!\"", "PERM/FINAL-2"),
    Change("cleaner/permissions", "\"Not now\"", "\"Maybe later\"", "PERM/S3-5"),
    Change("journal/preferences", "\"Weekly\"", "\"Once a week\"", "ACH/UI-12"),
    Change("journal/settings-screen", "\"成就提醒\"", "\"提醒\"", "ACH/UI-14"),
    Change("journal/strings", "\"Cancel\"", "\"Close\"", "ACH/UI-38"),
    Change("gallery/notifications", "\"Вы рядом!\"", "\"Вы здесь!\"", "IOS/COPY-5"),
    Change("gallery/notifications", "\"Пожарная тревога\"", "\"Пожар\"", "IOS/COPY-12"),
    Change("gallery/categories", "\"Ответить\"", "\"Написать\"", "IOS/ACT-1"),
    Change("gallery/live-activities", "\"В пути\"", "\"Едет\"", "IOS/LA-4"),
    Change("messenger/notifications", "\"Новое сообщение\"", "\"Новый чат\"", "IOS/COPY-6"),
    Change(
      "messenger/app", "\"To receive notifications, enable them in Settings\"", "\"Enable notifications in Settings\"",
      "PUSH/RISK-5"),
    // A part of the words, one character more or less, other typography
    Change(
      "cleaner/notifications", "\"У нас новые лучшие фото для вас\"", "\"У нас новые лучшие фото\"", "NOTIF-001/COPY-1"),
    Change("cleaner/notifications", "Очистите дубликаты сейчас.\"", "Очистите дубликаты сейчас\"", "NOTIF-001/COPY-3"),
    Change("cleaner/permissions", "\"You’re all set!\"", "\"You're all set!\"", "PERM/FINAL-2"),
    Change("cleaner/permissions", "“Secret Contacts”", "«Secret Contacts»", "PERM/S2-5"),
    Change("cleaner/permissions", "\"Skip for now\"", "\"Skip for now.\"", "PERM/S1-5"),
    Change("journal/preferences", "\"Every 3 days\"", "\"Every three days\"", "ACH/UI-11"),
    Change("gallery/notifications", "\"Ежедневное напоминание\"", "\"Время выполнить задачу!\"", "IOS/COPY-4"),
    Change("gallery/categories", "\"Введите сообщение...\"", "\"Введите сообщение…\"", "IOS/ACT-1"),
    // Values
    Change("gallery/live-activities", "outForDelivery: 0.66", "outForDelivery: 0.5", "IOS/LA-4"),
    Change("gallery/push", "size_ratio: 0.5", "size_ratio: 0.9", "IOS/NCE-6"),
    Change("gallery/notifications", "badge: 1", "badge: 2", "IOS/CONTENT-1"),
    Change("gallery/categories", "options: [custom_dismiss_action]", "options: []", "IOS/CAT-1"),
    Change("gallery/categories", "ends_with: dismiss\n", "ends_with: dismiss_and_forward\n", "IOS/NCE-3"),
    Change("messenger/push", "background_modes: [remote_notification]", "background_modes: [fetch]", "PUSH/M1-2"),
    Change("messenger/push", "registration: 2s", "registration: 3s", "PUSH/PERF-2"),
    Change("messenger/app", "    - badge\n", "", "PUSH/OUT-3"),
    Change("cleaner/permissions", "optional: true", "optional: false", "PERM/STRUCT-3"),
    Change("cleaner/permissions", "and store private contacts securely.", "and store contacts.", "PERM/S2-12"),
  ]

  /// What the workspace ships with.
  private struct Shipped: Sendable {
    let specs: [Spec]
    let settings: Workspace
    let requirements: [Requirement]
    let outputs: [OutputAssertion]

    init() throws {
      let root = TestWorkspace.package
      let loaded = try LoadedWorkspace(
        WorkspaceChoice(
          specs: root.appendingPathComponent("specs").path, generated: root.appendingPathComponent("generated").path,
          conformance: root.appendingPathComponent("conformance").path, isConformanceNamed: true, apps: [], today: nil),
        withScenarios: true, isDated: false)
      specs = loaded.specs
      settings = loaded.settings
      requirements = loaded.requirements ?? []
      outputs = loaded.outputs
    }

    func coverage(of spec: Spec) throws -> Coverage {
      let files = try EmissionRequest(only: [], isAllApps: false).files(of: spec, settings)
      let bytes = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
      let found = outputs.findings(about: spec.app.id) { bytes[$0] }
      return Coverage(of: requirements, specs: [spec], evidence: Coverage.Evidence(outputs: found), results: [])
    }
  }

  /// Read once.
  private static let shipped = Result { try Shipped() }

  @Test func asShippedThereIsNone() throws {
    let shipped = try Self.shipped.get()
    #expect(shipped.specs.count == ShippedSpecs.apps.count)
    for spec in shipped.specs { #expect(try shipped.coverage(of: spec).findings == []) }
  }

  @Test(arguments: changes) func aWrongWordOpensItsRequirement(_ change: Change) throws {
    let shipped = try Self.shipped.get()
    let app = String(change.file.prefix { $0 != "/" })
    let folder = TestWorkspace.package.appendingPathComponent("specs/\(app)")
    var sources: [SpecSource] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where file.hasSuffix(".yaml")
    {
      var text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      if "\(app)/\(file)" == change.file + ".yaml" {
        let place = try #require(text.range(of: change.from), "the spec has no \(change.from)")
        text.replaceSubrange(place, with: change.to)
      }
      sources.append(SpecSource(path: file, bytes: Array(text.utf8)))
    }
    let read = SpecReader.read(sources)
    #expect(read.diagnostics.filter { $0.severity == .error } == [], "a mistake that 'check' finds shows nothing here")
    let coverage = try shipped.coverage(of: try #require(read.spec))
    #expect(!coverage.isComplete)
    let entry = try #require(coverage.entries.first { $0.requirement.id == change.requirement })
    #expect(entry.state == .open)
    #expect(!entry.findings.isEmpty, "\(coverage.findings.map(\.message))")
  }
}
