import NotificationCivilTime
import SpecLanguage

/// Time zones as this machine's tzdata describes them, or those that notispec carries if the machine has none.
///
/// The folder is that of the environment variable `TZDIR`, as for the C library, or `/usr/share/zoneinfo`.
/// Every zone is read once in a run. Nothing is read before a zone is asked for.
final class ZoneFiles {
  let folder: String
  /// Whether the zones that notispec carries do if the folder has none; not if a person has named the folder.
  private let mayBeEmbedded: Bool
  private var known: [String: ZoneRules] = [:]
  /// The names in each folder that was searched.
  private var names: [String: Set<String>] = [:]
  /// What kept a zone from being read.
  private var failure: WorldError?

  /// The largest file of tzdata has 4 KB.
  private static let limit = 1 << 20

  /// - Parameter named: A folder that a person has named.
  init(in named: String? = Environment.value("TZDIR"), else standard: String = "/usr/share/zoneinfo") {
    folder = named ?? standard
    mayBeEmbedded = named == nil
  }

  /// The rules of a zone; nil if there is none of this name, or it cannot be read: `verify` tells the two apart.
  ///
  /// - Parameter identifier: A name of the IANA database, such as `Europe/Moscow`, in its exact letters.
  func rules(_ identifier: String) -> ZoneRules? {
    if let rules = known[identifier] { return rules }
    do throws(WorldError) {
      let rules = try read(identifier)
      known[identifier] = rules
      return rules
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Every zone that was asked for so far.
  var all: [String: ZoneRules] { known }

  /// - Throws: Exit 66 if there is no tzdata, or the file of a zone that was asked for cannot be used.
  func verify() throws(WorldError) {
    if let failure { throw failure }
  }

  private var isEmbedded: Bool {
    mayBeEmbedded && (try? names(in: folder))?.contains("UTC") != true
  }

  /// Which release of tzdata this is: "2025b"; nil if it does not say.
  var version: String? {
    if isEmbedded { return ZoneDatabase.release }
    for (name, prefix) in [("tzdata.zi", "# version "), ("+VERSION", "")] {
      // Only the first line counts, and the file may be large.
      guard let bytes = try? InputFile.bytes(of: Folder.path(folder, name), limit: Self.limit) else { continue }
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(80), as: UTF8.self)
      if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
    }
    return nil
  }

  /// "tzdata 2025b in /usr/share/zoneinfo"
  var source: String {
    isEmbedded ? "tzdata \(ZoneDatabase.release), built in" : "tzdata \(version ?? "of unknown version") in \(folder)"
  }

  private func read(_ identifier: String) throws(WorldError) -> ZoneRules? {
    if isEmbedded { return ZoneDatabase.rules(identifier) }
    // Without a name the zones that notispec carries would do.
    guard try names(in: folder).contains(where: Self.isZoneName) else {
      throw .unreadable(folder, "it has no time zones, though TZDIR names it as their folder")
    }
    guard try exists(identifier) else { return nil }
    let path = Folder.path(folder, identifier)
    // There are lists and notes among the zones: those are not zones, but a damaged zone is.
    guard let bytes = try InputFile.bytes(of: path, limit: Self.limit), bytes.starts(with: "TZif".utf8) else {
      return nil
    }
    do throws(ZoneDataError) {
      return try ZoneRules(identifier: identifier, tzif: bytes)
    } catch {
      throw .unreadable(path, "\(error.reason)")
    }
  }

  /// Whether a file of exactly this name exists: a file system that ignores case would find `europe/moscow` too.
  private func exists(_ identifier: String) throws(WorldError) -> Bool {
    var place = folder
    for part in identifier.split(separator: "/", omittingEmptySubsequences: false) {
      guard Self.isZoneName(part), try names(in: place).contains(String(part)) else { return false }
      place = Folder.path(place, String(part))
    }
    return try FileStatus.required(place).kind == .regular
  }

  /// Whether a zone, or a folder with zones, may have this name. `posix`, `right`, `posixrules` and `leapseconds` may
  /// not.
  private static func isZoneName(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return false }
    return name.utf8.allSatisfy(\.isZoneNameByte)
  }

  /// The names of all zones, as far as the folders can be read.
  var allNames: [String] { isEmbedded ? ZoneDatabase.names : allNames(in: folder, prefix: "") }

  private func allNames(in place: String, prefix: String) -> [String] {
    ((try? names(in: place)) ?? []).sorted().flatMap { name -> [String] in
      guard Self.isZoneName(name) else { return [] }
      let path = Folder.path(place, name)
      guard (try? FileStatus.isFolder(path)) == true else { return [prefix + name] }
      return allNames(in: path, prefix: "\(prefix)\(name)/")
    }
  }

  /// Empty if it is not a folder.
  private func names(in folder: String) throws(WorldError) -> Set<String> {
    if let known = names[folder] { return known }
    let found = try FileStatus.isFolder(folder) ? Set(Folder.requiredNames(in: folder)) : []
    names[folder] = found
    return found
  }
}

extension UInt8 {
  /// Letters, digits and the few other characters that names of zones have.
  fileprivate var isZoneNameByte: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
