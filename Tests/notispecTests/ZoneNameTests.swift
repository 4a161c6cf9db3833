import Foundation
import SpecLanguage
import Testing

@testable import notispec

/// Beside the zones tzdata has lists and notes; a scenario that names one has a finding at its line.
@Suite struct ZoneNameTests {
  @Test(arguments: [
    "leapseconds", "tzdata.zi", "zone.tab", "posixrules", "posix/Europe/Moscow", "right/Europe/Moscow", "Europe",
    "Europe/", "Europe/Moscow/", "/Europe/Moscow", "localtime", "../zoneinfo/UTC", "Europe//Moscow",
  ])
  func isNoZone(_ name: String) throws {
    let zones = ZoneFiles()
    #expect(zones.rules(name) == nil)
    try zones.verify()
    #expect(!zones.allNames.contains(name))
  }

  @Test(arguments: ["Europe/Moscow", "UTC", "Etc/GMT+1", "America/Argentina/Buenos_Aires", "GMT0"])
  func isOne(_ name: String) throws { #expect(ZoneFiles().rules(name) != nil) }

  @Test func theFindingIsAtItsLine() throws {
    let workspace = try TestWorkspace.withDemo([
      "conformance/a.yaml": """
      notispec_scenarios: 1
      suite: demo.a
      app: demo
      scenarios:
        - id: one
          title: One
          covers: [X-1]
          start: { at: "2026-03-02 09:00", zone: leapseconds }
          steps: []
          then: { none: true }

      """
    ])
    let report = workspace.url("report").path
    let call = try NotispecCall(["conform", "--output", report], in: workspace)
    #expect(call.status == 1, "\(call.error)")
    let shown = try workspace.read("report")
    #expect(shown.contains("a.yaml:8:"), "\(shown)")
  }

  /// A zone whose data are damaged is a fault of the machine.
  @Test func damagedData() throws {
    let workspace = try TestWorkspace(["zones/Damaged": "TZif2", "zones/Empty": "", "zones/Notes": "About zones."])
    let zones = ZoneFiles(in: workspace.url("zones").path)
    #expect(zones.rules("Empty") == nil && zones.rules("Notes") == nil)
    try zones.verify()
    #expect(zones.rules("Damaged") == nil)
    #expect(throws: WorldError.self) { try zones.verify() }
  }

  /// A container has no tzdata, or only the folder for it; a folder that a person names must have it.
  @Test func zonesAreBuiltIn() throws {
    let workspace = try TestWorkspace(["empty/README": "", "notes/about": ""])
    for folder in ["empty", "none"] {
      let zones = ZoneFiles(in: nil, else: workspace.url(folder).path)
      #expect(zones.rules("Europe/Moscow") == ZoneDatabase.rules("Europe/Moscow"))
      #expect(zones.rules("Europe/Moscow") != nil && zones.rules("Europe/Nowhere") == nil)
      #expect(zones.allNames == ZoneDatabase.names && zones.version == ZoneDatabase.release)
      try zones.verify()
    }
    for folder in ["none", "notes"] {
      let named = ZoneFiles(in: workspace.url(folder).path)
      #expect(named.rules("Europe/Moscow") == nil)
      #expect(throws: WorldError.self) { try named.verify() }
    }
  }
}
