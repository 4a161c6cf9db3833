import TextWriting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `notispec init`: a small worked example to begin with. It writes all of it or nothing, and overwrites nothing.
struct InitRequest: ReportingRequest {
  enum Format: String, CaseIterable {
    case text, json
  }

  let folder: String
  let app: String?
  let name: String?
  let bundleID: String?
  let format: Format
  let report: ReportChoice

  func execute() throws(WorldError) -> ExitStatus {
    let names = try StarterNames(app: app, name: name, bundleID: bundleID)
    let files = Starter.files(names)
    try refuseToOverwrite(files)
    try write(files)
    switch format {
    case .text: try report.deliver(report.quiet ? "" : text(files, names))
    case .json: try report.deliver(json(files))
    }
    return .success
  }

  /// - Throws: Exit 73 that names the files which are there already.
  private func refuseToOverwrite(_ files: [Starter.File]) throws(WorldError) {
    var present: [String] = []
    for file in files {
      let path = Folder.path(folder, file.path)
      do throws(SystemError) {
        if try FileStatus.ifPresent(path, followingLinks: false) != nil { present.append(path) }
      } catch {
        throw .uncreatable(path, error)
      }
    }
    guard let first = present.first else { return }
    let others = present.dropFirst().map(Printable.quoted).joined(separator: ", ")
    throw .uncreatable(
      first,
      others.isEmpty
        ? "it is there already, and nothing was written"
        : "it is there already, and so are \(others); nothing was written")
  }

  private func write(_ files: [Starter.File]) throws(WorldError) {
    var written: [String] = []
    var current = folder
    do throws(SystemError) {
      try makeFolder()
      for file in files {
        current = Folder.path(folder, file.path)
        try FolderTree.makeFolders(for: file.path, below: folder)
        try FolderTree.writeNew(file.contents, to: current)
        written.append(current)
      }
    } catch {
      // Half an example is worse than none. Folders that were empty before stay.
      for path in written { unlink(path) }
      unlink(error.number == EEXIST ? "" : current)
      throw .uncreatable(current, error)
    }
  }

  private func makeFolder() throws(SystemError) {
    if let status = try FileStatus.ifPresent(folder) {
      guard status.kind == .folder else { throw SystemError(number: ENOTDIR) }
      return
    }
    let isAbsolute = folder.utf8.first == UInt8(ascii: "/")
    try FolderTree.makeFolders(for: folder + "/.", below: isAbsolute ? "/" : ".")
  }

  private func text(_ files: [Starter.File], _ names: StarterNames) -> String {
    let lines = files.map { "wrote \(Printable.text(Folder.path(folder, $0.path)))\n" }.joined()
    let isPlain = folder.allSatisfy { $0.isLetter || $0.isWholeNumber || "_-./".contains($0) }
    // As a shell takes it.
    let place = isPlain ? folder : "'\(folder.replacing("'", with: "'\\''"))'"
    let move = folder == "." ? "" : "cd \(Printable.text(place)); "
    return lines + """
      an example app with 3 notifications in English, Russian and Chinese: \(Printable.quoted(names.name))
      now try: \(move)notispec check; notispec generate; notispec conform

      """
  }

  /// `{ "version": 1, "written": [ paths ] }`
  private func json(_ files: [Starter.File]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("written")
      json.array { json in
        for file in files { json.value(Folder.path(folder, file.path)) }
      }
    }
    return json.text + "\n"
  }
}

extension InitRequest {
  init(_ arguments: inout QuickArguments) {
    folder = arguments.operand() ?? "."
    app = arguments.text("app")
    name = arguments.text("name")
    bundleID = arguments.text("bundle-id")
    format = arguments.choice("format", standard: .text)
    report = ReportChoice(&arguments)
  }
}
