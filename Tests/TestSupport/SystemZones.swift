import Foundation
public import NotificationCivilTime

/// The tz database of the machine the tests run on.
public enum SystemZones {
  public static let folder =
    ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo"]
    .first { FileManager.default.fileExists(atPath: $0 + "/Europe/Moscow") } ?? "/usr/share/zoneinfo"

  /// The release, such as `2025b`; nil when the database does not say.
  public static let version: String? = {
    if let text = try? String(contentsOfFile: folder + "/+VERSION", encoding: .utf8) {
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let source = try? String(contentsOfFile: folder + "/tzdata.zi", encoding: .utf8)
    return source?.prefix(40).split(separator: "\n").first?.split(separator: " ").last.map(String.init)
  }()

  public static func bytes(_ identifier: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + identifier)))
  }

  public static func rules(_ identifier: String) throws -> ZoneRules {
    try ZoneRules(identifier: identifier, tzif: bytes(identifier))
  }
}
