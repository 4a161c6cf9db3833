import Foundation
import NotificationCivilTime
import TestSupport
import Testing

/// Python's `zoneinfo`, as `zoneinfo_table.py` recorded it, compared with us.
///
/// A machine may have another release of the tz database than the table was made from. Zones whose file is the very one of
/// the table must agree; of a database of the same release, whoever built the files, nearly all must.
@Suite struct ZoneinfoTableTests {
  private struct Table {
    var version = ""
    var digests: [(zone: String, file: String, count: Int, transitions: String)] = []
    var transitions: [(zone: String, transition: String)] = []
    var locals: [(zone: String, local: String, expected: String)] = []

    init() throws {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/zoneinfo.tsv")
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        let cells = line.split(separator: "\t").map(String.init)
        switch cells[0] {
        case "version": version = cells[1]
        case "digest": digests.append((cells[1], cells[2], try #require(Int(cells[3])), cells[4]))
        case "transition": transitions.append((cells[1], cells[2...].joined(separator: " ")))
        case "local": locals.append((cells[1], cells[2], cells[3] + " " + cells[4]))
        default: Issue.record("a line of unknown kind: \(line)")
        }
      }
    }
  }

  @Test func everyZoneHasTheTransitionsOfZoneinfoUntil2130() throws {
    let table = try Table()
    let isSameRelease = table.version == SystemZones.version
    #expect(table.digests.count > 500)
    var differing: [String] = []
    var sameFiles = 0
    for row in table.digests {
      guard let bytes = try? SystemZones.bytes(row.zone) else { continue }
      let isSameFile = fnv1a(bytes) == row.file
      guard isSameFile || isSameRelease else { continue }
      sameFiles += isSameFile ? 1 : 0
      let lines = transitionLines(try ZoneRules(identifier: row.zone, tzif: bytes))
      if lines.count == row.count, fnv1a(lines.joined().utf8) == row.transitions { continue }
      if isSameFile { Issue.record("\(row.zone) has \(lines.count) transitions, zoneinfo finds \(row.count)") }
      differing.append(row.zone)
    }
    if isSameRelease { #expect(differing.count < table.digests.count / 20, "differing: \(differing)") }
    print("tzdata \(SystemZones.version ?? "?"), table \(table.version): \(sameFiles) zones have the table's files")
  }

  @Test func hardZonesHaveEveryRowOfZoneinfo() throws {
    let table = try Table()
    let files = Dictionary(uniqueKeysWithValues: table.digests.map { ($0.zone, $0.file) })
    var zones: [String: ZoneRules] = [:]
    for name in Set(table.transitions.map(\.zone)) {
      let bytes = try SystemZones.bytes(name)
      if fnv1a(bytes) == files[name] { zones[name] = try ZoneRules(identifier: name, tzif: bytes) }
    }
    for row in table.transitions {
      guard let zone = zones[row.zone] else { continue }
      let cells = row.transition.split(separator: " ").compactMap { Int($0) }
      let transition = try #require(zone.nextTransition(after: Instant(milliseconds: Int64(cells[0]) * 1000 - 1)))
      #expect(line(transition) == row.transition + "\n", "\(row.zone)")
    }
    for row in table.locals {
      guard let zone = zones[row.zone] else { continue }
      #expect(zone.resolve(try local(row.local)).row == row.expected, "\(row.zone) \(row.local)")
    }
  }

  private func transitionLines(_ zone: ZoneRules) -> [String] {
    var lines: [String] = []
    var at = Instant(milliseconds: 0)
    while let next = zone.nextTransition(after: at), next.instant.milliseconds < 5_049_216_000_000 {
      lines.append(line(next))
      at = next.instant
    }
    return lines
  }

  private func line(_ transition: ZoneTransition) -> String {
    "\(transition.instant.milliseconds / 1000) \(transition.offsetBefore) \(transition.offsetAfter)\n"
  }
}

extension LocalTimeResolution {
  fileprivate var row: String {
    switch self {
    case .missing(let after): "missing \(after.milliseconds / 1000)"
    case .unique(let instant): "unique \(instant.milliseconds / 1000)"
    case .ambiguous(let first, let second): "ambiguous \(first.milliseconds / 1000) \(second.milliseconds / 1000)"
    }
  }
}
