/// The files of a commit by their whole paths, so that symbolic links in it can be followed.
struct CommitTree {
  struct Blob {
    let id: String
    let size: Int
    let isLink: Bool
  }

  /// What a path leads to, links followed.
  enum Target {
    case file(Blob)
    /// Its whole path; empty for the whole commit.
    case folder(String)
    /// Nothing in the commit: the whole path at which it was looked for, or one outside.
    case elsewhere(String)
  }

  private var blobs: [String: Blob] = [:]
  private var folders: Set<String> = [""]
  /// What each link says, by its id.
  private var targets: [String: String] = [:]

  /// As many as Linux follows.
  private static let mostLinks = 40
  /// No system has longer ones.
  private static let longestTarget = 4_096

  /// - Parameter list: What `git ls-tree -r -l -z --full-tree` prints.
  init(_ list: [UInt8]) {
    for line in list.split(separator: 0) {
      guard let (path, blob) = Blob.parse(line) else { continue }
      blobs[path] = blob
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if !folders.insert(String(rest)).inserted { break }
      }
    }
  }

  /// The links whose contents `add` takes.
  var links: [Blob] { blobs.values.filter { $0.isLink && $0.size <= Self.longestTarget } }

  mutating func add(_ target: [UInt8], of link: Blob) { targets[link.id] = String(decoding: target, as: UTF8.self) }

  /// The blobs below a folder by their paths in it, in the order of the paths.
  func blobs(below folder: String) -> [(path: String, blob: Blob)] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return blobs.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  func resolve(_ path: String) -> Target {
    var rest = Self.parts(of: path)
    var place: [String] = []
    var followed = 0
    while !rest.isEmpty {
      let part = rest.removeFirst()
      if part == ".." {
        // Above the commit there is nothing that it knows.
        if place.popLast() == nil { return .elsewhere(([part] + rest).joined(separator: "/")) }
        continue
      }
      let here = (place + [part]).joined(separator: "/")
      if let blob = blobs[here] {
        if !blob.isLink { return rest.isEmpty ? .file(blob) : .elsewhere(here) }
        followed += 1
        guard followed <= Self.mostLinks, let target = targets[blob.id], target.utf8.first != UInt8(ascii: "/") else {
          return .elsewhere(targets[blob.id] ?? here)
        }
        rest = Self.parts(of: target) + rest
      } else if folders.contains(here) {
        place.append(part)
      } else {
        return .elsewhere(here)
      }
    }
    return .folder(place.joined(separator: "/"))
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}

extension CommitTree.Blob {
  /// "100644 blob 1a2b3c 120\tpath": nil for what is neither a file nor a symbolic link.
  static func parse(_ line: ArraySlice<UInt8>) -> (path: String, blob: Self)? {
    guard let tab = line.firstIndex(of: 9) else { return nil }
    let fields = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 4, fields[1] == "blob", let size = Int(fields[3]) else { return nil }
    let isLink = fields[0] == "120000"
    guard isLink || fields[0].hasPrefix("100") else { return nil }
    return (String(decoding: line[(tab + 1)...], as: UTF8.self), Self(id: fields[2], size: size, isLink: isLink))
  }
}
