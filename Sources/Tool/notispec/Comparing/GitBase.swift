import TextWriting

/// The spec files of a commit, read through `git` without touching the work tree.
struct GitBase {
  /// What the commit was called: `origin/main`.
  let name: String
  /// Its id.
  let commit: String
  private let folder: String
  /// What the folder was in the commit, from the root of the repository; nil if it was what it is today.
  private let place: String?
  /// Which files of the folder are read.
  private let isWanted: (String) -> Bool

  /// Bytes of all spec files together: nothing larger describes an app.
  private static let sizeLimit = 1 << 29
  /// File names of a folder with specs in it.
  private static let listLimit = 1 << 26
  /// Contents asked for at once.
  private static let batchSize = 400

  /// - Parameters:
  ///   - ref: A branch, a tag, a commit; nil for the commit at which this branch left the default branch.
  ///   - folder: The folder with the specs, which is in the repository.
  /// - Throws: Exit 66, with a sentence.
  init(_ ref: String?, in folder: String) throws(WorldError) {
    self.folder = folder
    place = nil
    isWanted = Self.isSpec
    let inside = try Self.git(["rev-parse", "--is-inside-work-tree"], in: folder, about: ref)
    guard inside.status == 0 else {
      throw Self.cannot(
        ref,
        inside.errors.contains("not a git repository")
          ? "'\(folder)' is not in a git repository: name a folder with the earlier specs to compare with"
          : Self.words(of: inside))
    }
    if let ref {
      guard let commit = try Self.commit(ref, in: folder) else {
        throw Self.cannot(ref, "there is no folder and no branch, tag or commit of that name")
      }
      self.name = ref
      self.commit = commit
    } else {
      (self.name, commit) = try Self.mergeBase(in: folder)
    }
  }

  private init(_ base: GitBase, below folder: String, at place: String?, _ isWanted: @escaping (String) -> Bool) {
    (name, commit) = (base.name, base.commit)
    self.folder = folder
    self.place = place
    self.isWanted = isWanted
  }

  /// What the commit has below another folder of the repository.
  func contents(below folder: String, where isWanted: @escaping (String) -> Bool) throws(WorldError) -> Contents {
    try GitBase(self, below: folder, at: nil, isWanted).contents()
  }

  /// What the commit has in a folder that may be gone.
  ///
  /// - Parameter place: From the root of the repository; empty for that.
  func contents(at place: String, where isWanted: @escaping (String) -> Bool) throws(WorldError) -> Contents {
    let tree = try Self.git(["rev-parse", "--verify", "--quiet", "\(commit):\(place)"], in: folder, about: name)
    guard tree.status == 0 else { return Contents() }
    return try GitBase(self, below: folder, at: place, isWanted).contents()
  }

  /// All files of the commit, from the root of the repository, and where that is today.
  func paths() throws(WorldError) -> (root: String, files: [String]) {
    let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder, about: name)
    let list = try Self.git(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit], in: folder, about: name, limit: Self.listLimit)
    guard list.status == 0 else { throw Self.cannot(name, Self.words(of: list)) }
    return (top.line, list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The commit at which the current branch left the default one.
  private static func mergeBase(in folder: String) throws(WorldError) -> (name: String, commit: String) {
    guard try commit("HEAD", in: folder) != nil else { throw cannot(nil, "the repository has no commit yet") }
    let head = try git(["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"], in: folder, about: nil)
    let remote = head.status == 0 ? [head.line.droppingPrefix("refs/remotes/")] : []
    let usual = ["main", "master"]
    for branch in remote + usual.map({ "origin/" + $0 }) + usual {
      guard let tip = try commit(branch, in: folder) else { continue }
      let base = try git(["merge-base", "HEAD", tip], in: folder, about: branch)
      guard base.status == 0, !base.line.isEmpty else {
        throw cannot(
          branch,
          "this branch has no commit in common with it; a shallow clone needs 'git fetch --unshallow' first")
      }
      return (branch, base.line)
    }
    throw cannot(nil, "there is no 'origin/HEAD', 'main' or 'master': name what to compare with")
  }

  private static func commit(_ ref: String, in folder: String) throws(WorldError) -> String? {
    let found = try git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", ref + "^{commit}"], in: folder, about: ref)
    return found.status == 0 && !found.line.isEmpty ? found.line : nil
  }

  /// What the commit has below the folder with the specs.
  struct Contents {
    /// The YAML files: paths inside the folder, with their bytes.
    var files: [(path: String, bytes: [UInt8])] = []
    /// Symbolic links that lead out of the commit, and where to: the commit does not say what was there then.
    var strayLinks: [(path: String, target: String)] = []
  }

  func contents() throws(WorldError) -> Contents {
    let (blobs, strayLinks) = try listing()
    guard blobs.reduce(0, { $0 + $1.blob.size }) <= Self.sizeLimit else {
      throw Self.cannot(name, "its spec files together have more than \(Self.sizeLimit >> 20) MiB")
    }
    let bytes = try contents(of: blobs.map(\.blob))
    return Contents(files: zip(blobs, bytes).map { ($0.path, $1) }, strayLinks: strayLinks)
  }

  /// The bytes of each blob.
  private func contents(of blobs: [CommitTree.Blob]) throws(WorldError) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    for start in stride(from: 0, to: blobs.count, by: Self.batchSize) {
      let batch = blobs[start..<min(start + Self.batchSize, blobs.count)]
      // Contents come one after the other, and the listing says how long each is.
      let shown = try Self.git(
        ["show", "--no-textconv"] + batch.map(\.id), in: folder, about: name, limit: Self.sizeLimit)
      guard shown.status == 0 else { throw Self.cannot(name, Self.words(of: shown)) }
      guard shown.output.count == batch.reduce(0, { $0 + $1.size }) else {
        throw Self.cannot(name, "git returned contents other than those it had listed")
      }
      var rest = shown.output[...]
      for blob in batch {
        contents.append(Array(rest.prefix(blob.size)))
        rest = rest.dropFirst(blob.size)
      }
    }
    return contents
  }

  private typealias Listing = (
    files: [(path: String, blob: CommitTree.Blob)], strayLinks: [(path: String, target: String)]
  )

  /// Submodules are not followed: what they lead to is not in the commit.
  private func listing() throws(WorldError) -> Listing {
    let tree = place.map { ["--full-tree", "\(commit):\($0)"] } ?? [commit, "./"]
    let list = try Self.git(["ls-tree", "-r", "-l", "-z"] + tree, in: folder, about: name, limit: Self.listLimit)
    guard list.status == 0 else { throw Self.cannot(name, Self.words(of: list)) }
    var found: Listing = ([], [])
    var links: [String] = []
    for (path, blob) in list.output.split(separator: 0).compactMap(CommitTree.Blob.parse) where !Self.isHidden(path) {
      if blob.isLink { links.append(path) } else if isWanted(path) { found.files.append((path, blob)) }
    }
    if links.isEmpty { return found }
    let all = try wholeTree()
    let inside =
      if let place { place } else { try Self.git(["rev-parse", "--show-prefix"], in: folder, about: name).line }
    for link in links { try follow(link, as: Folder.path(inside, link), in: all, [], &found) }
    found.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return found
  }

  /// - Parameters:
  ///   - path: Inside the folder with the specs, as links have led to it.
  ///   - place: Its path in the commit.
  ///   - outer: The folders that links have led to on the way.
  private func follow(
    _ path: String, as place: String, in tree: CommitTree, _ outer: [String], _ found: inout Listing
  ) throws(WorldError) {
    guard found.files.count < Self.mostFiles else {
      throw Self.cannot(name, "symbolic links in it lead to more than \(Self.mostFiles) spec files")
    }
    switch tree.resolve(place) {
    case .file(let blob): if isWanted(path) { found.files.append((path, blob)) }
    case .folder(let folder):
      // A folder that is linked into itself has no end.
      guard !path.hasSuffix(".yaml"), !outer.contains(folder), outer.count < Self.deepestLink else { return }
      for (inner, blob) in tree.blobs(below: folder) where !Self.isHidden(inner) {
        let name = "\(path)/\(inner)"
        if blob.isLink {
          try follow(name, as: folder.isEmpty ? inner : "\(folder)/\(inner)", in: tree, outer + [folder], &found)
        } else if isWanted(name) {
          found.files.append((name, blob))
        }
      }
    case .elsewhere(let target):
      // Notes may lead anywhere. As far as we can tell, a folder of today contained specs then too.
      let isFolder = (try? FileStatus.isFolder(Folder.path(folder, path))) ?? false
      if path.hasSuffix(".yaml") || isFolder { found.strayLinks.append((path, target)) }
    }
  }

  /// All of the commit, with what its links say.
  private func wholeTree() throws(WorldError) -> CommitTree {
    let list = try Self.git(
      ["ls-tree", "-r", "-l", "-z", "--full-tree", commit], in: folder, about: name, limit: Self.listLimit)
    guard list.status == 0 else { throw Self.cannot(name, Self.words(of: list)) }
    var tree = CommitTree(list.output)
    let links = tree.links
    for (link, target) in zip(links, try contents(of: links)) { tree.add(target, of: link) }
    return tree
  }

  /// Links to folders with links to folders in them.
  private static let deepestLink = 8
  /// Nothing with more describes an app.
  private static let mostFiles = 100_000

  private static func isSpec(_ path: String) -> Bool { path.hasSuffix(".yaml") && path.contains("/") }

  private static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }

  /// What git tells its hooks about the repository and folder that they run for. Here it would apply to the folder with
  /// the specs too, but the repository that it is in counts. What `git -c` sets still holds.
  /// - Source: `git rev-parse --local-env-vars`
  private static let variablesOfARepository: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
    "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE",
  ]

  static func git(
    _ arguments: [String], in folder: String, about name: String?, limit: Int = 1 << 16
  ) throws(WorldError) -> ChildProcess {
    do throws(SystemError) {
      return try ChildProcess(
        ["git", "-C", folder, "--no-pager"] + arguments,
        variables: ["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"],
        without: variablesOfARepository, limit: limit)
    } catch {
      throw cannot(name, error.isMissing ? "git is not installed" : "git did not answer: \(error)")
    }
  }

  /// - Parameter name: As given; nil for the default branch, whatever it is called.
  private static func cannot(_ name: String?, _ reason: TerminalText) -> WorldError {
    name.map { .unreadable($0, reason) } ?? .unreadable("cannot compare with the default branch: \(reason)")
  }

  /// The first line of what git said.
  private static func words(of git: ChildProcess) -> TerminalText {
    let line = git.errors.split(separator: "\n").first.map(String.init) ?? "exit code \(git.status)"
    return "git says: \(line.droppingPrefix("fatal: "))"
  }
}

extension ChildProcess {
  /// The output without its line end.
  var line: String {
    var text = String(decoding: output, as: UTF8.self)
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
