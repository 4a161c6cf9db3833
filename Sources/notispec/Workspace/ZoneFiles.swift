import NotificationCivilTime

/// Time zones as this machine's tzdata describes them.
///
/// The folder is that of the environment variable `TZDIR`, as for the C library, else `/usr/share/zoneinfo`.
/// Every zone is read once in a run.
struct ZoneFiles {
  let folder: String
  private var known: [String: ZoneRules] = [:]

  /// The largest file of tzdata has 4 KB.
  private static let limit = 1 << 20

  /// - Throws: Exit 66, when there are no zones on this machine.
  init() throws(WorldError) {
    folder = Environment.value("TZDIR") ?? "/usr/share/zoneinfo"
    guard try FileStatus.isFolder(folder) else {
      throw .unreadable(folder, "the time zones are not there: install the package 'tzdata'")
    }
  }

  /// The rules of a zone; nil when there is none of this name.
  ///
  /// - Parameter identifier: A name of the IANA database, such as `Europe/Moscow`, in its exact letters.
  /// - Throws: Exit 66 when the file is there and cannot be used.
  mutating func rules(_ identifier: String) throws(WorldError) -> ZoneRules? {
    if let rules = known[identifier] { return rules }
    guard try exists(identifier) else { return nil }
    let path = Folder.path(folder, identifier)
    let bytes = try InputFile.bytes(of: path, limit: Self.limit)
    do throws(ZoneDataError) {
      let rules = try ZoneRules(identifier: identifier, tzif: bytes)
      known[identifier] = rules
      return rules
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  /// Which release of tzdata this is: "2025b"; nil when it does not say.
  func version() throws(WorldError) -> String? {
    for (name, prefix) in [("tzdata.zi", "# version "), ("+VERSION", "")] {
      let path = Folder.path(folder, name)
      guard (try? FileStatus.ifPresent(path)) != nil else { continue }
      let bytes = try InputFile.bytes(of: path)
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(80), as: UTF8.self)
      if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
    }
    return nil
  }

  /// Whether a file of exactly this name is there: a file system that ignores case would find `europe/moscow` too.
  private func exists(_ identifier: String) throws(WorldError) -> Bool {
    let parts = identifier.split(separator: "/", omittingEmptySubsequences: false)
    var place = folder
    for part in parts {
      guard let first = part.utf8.first, part.utf8.allSatisfy(\.isZoneNameByte), first != UInt8(ascii: "."),
        try FileStatus.isFolder(place), try Folder.requiredNames(in: place).contains(String(part))
      else { return false }
      place = Folder.path(place, String(part))
    }
    return try !FileStatus.isFolder(place)
  }
}

extension UInt8 {
  /// Letters, digits and the few signs that names of zones have.
  fileprivate var isZoneNameByte: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
