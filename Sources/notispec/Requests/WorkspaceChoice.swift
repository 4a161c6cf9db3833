import NotificationCivilTime

/// Where a run finds its files, which apps it looks at and on which date.
struct WorkspaceChoice: Hashable {
  /// The folder with one folder per app.
  let specs: String
  /// The folder that `generate` writes.
  let generated: String
  /// The folder with scenario tables and requirements.
  let conformance: String
  /// Whether somebody asked for that folder, which must be there then.
  let isConformanceNamed: Bool
  /// Empty for all.
  let apps: [String]
  /// What dates in a spec are held against; nil for the date of the run.
  let today: CivilDate?

  static let standard = WorkspaceChoice(
    specs: "specs", generated: "generated", conformance: "conformance", isConformanceNamed: false, apps: [], today: nil)
}

extension WorkspaceChoice {
  /// Keeps results from being written among what people write or `generate` answers for; symbolic links are followed.
  ///
  /// - Throws: Exit 64.
  func refuse(_ path: String, option: String) throws(WorldError) {
    // What cannot be found is for writing to refuse.
    guard let place = try? RealPath.ofPlace(path) else { return }
    for folder in [specs, conformance, generated] {
      guard let root = try? RealPath.ofPlace(folder) else { continue }
      guard PathKey(place).isIn(PathKey(root)) else { continue }
      throw .usage(
        "\(option): \(Printable.quoted(path)) lies in \(Printable.quoted(folder)), and results would be written over what is "
          + "there: choose a place outside")
    }
  }

  /// Keeps `generate` from exchanging a folder with what people write in it.
  ///
  /// - Throws: Exit 64.
  func refuseGeneratedAroundInputs() throws(WorldError) {
    guard let outputs = try? RealPath.ofPlace(generated) else { return }
    for folder in [specs, conformance] {
      guard let inputs = try? RealPath.of(folder), PathKey(inputs).isIn(PathKey(outputs)) else { continue }
      throw .usage(
        "--generated: \(Printable.quoted(generated)) holds \(Printable.quoted(folder)), and it must be a folder for nothing "
          + "but what is generated: choose another, such as '\(Self.standard.generated)'")
    }
  }
}
