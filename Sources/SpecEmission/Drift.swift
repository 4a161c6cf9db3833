/// One file below `generated/` that is not what the spec says.
public struct Drift: Sendable, Hashable {
  /// Why a file differs.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    case specChanged = "spec changed"
    case editedByHand = "edited by hand"
    case otherGenerator = "other generator version"
    case missing
    /// Written by notispec once and not emitted any more.
    case orphan
  }

  public var path: String
  public var cause: Cause

  public init(_ path: String, _ cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// Compares what the spec gives with what is on disk, in the order of the paths.
  ///
  /// - Parameters:
  ///   - expected: What would be written now, without the manifest file itself.
  ///   - recorded: The manifest that is on disk; nil when there is none or it cannot be read.
  ///   - onDisk: The digest of a file below `generated/`; nil when it is not there.
  public static func find(
    expected: OutputManifest, recorded: OutputManifest?, onDisk: (String) -> OutputDigest?
  ) -> [Drift] {
    var found: [Drift] = []
    let known = Dictionary((recorded?.entries ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in expected.entries {
      guard let actual = onDisk(entry.path) else {
        found.append(Drift(entry.path, .missing))
        continue
      }
      if actual != entry.digest {
        found.append(Drift(entry.path, cause(entry, known[entry.path], actual, recorded)))
      }
    }
    let paths = Set(expected.entries.map(\.path))
    for entry in recorded?.entries ?? [] where !paths.contains(entry.path) && onDisk(entry.path) != nil {
      found.append(Drift(entry.path, .orphan))
    }
    if let drift = manifestDrift(expected, recorded, onDisk, hasFound: !found.isEmpty) { found.append(drift) }
    return found.sorted { $0.path < $1.path }
  }

  private static func cause(
    _ expected: OutputManifest.Entry, _ known: OutputManifest.Entry?, _ actual: OutputDigest,
    _ recorded: OutputManifest?
  ) -> Cause {
    guard let known, known.digest == actual else { return .editedByHand }
    return known.model != expected.model ? .specChanged : .otherGenerator
  }

  /// The manifest changes with every model, also where no output does; one that differs for no reason was edited.
  private static func manifestDrift(
    _ expected: OutputManifest, _ recorded: OutputManifest?, _ onDisk: (String) -> OutputDigest?, hasFound: Bool
  ) -> Drift? {
    guard let actual = onDisk(OutputManifest.path) else { return Drift(OutputManifest.path, .missing) }
    guard actual != OutputDigest(of: Array(expected.text.utf8)) else { return nil }
    guard let recorded, actual == OutputDigest(of: Array(recorded.text.utf8)) else {
      return Drift(OutputManifest.path, .editedByHand)
    }
    if recorded.generator != expected.generator { return Drift(OutputManifest.path, .otherGenerator) }
    let models = Dictionary(recorded.entries.map { ($0.path, $0.model) }, uniquingKeysWith: { first, _ in first })
    let isSameSpec = expected.entries.allSatisfy { models[$0.path] == $0.model }
    let isSameSet = Set(models.keys) == Set(expected.entries.map(\.path))
    if isSameSpec, isSameSet { return Drift(OutputManifest.path, hasFound ? .otherGenerator : .editedByHand) }
    return Drift(OutputManifest.path, .specChanged)
  }
}
