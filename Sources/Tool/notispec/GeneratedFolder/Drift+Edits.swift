import SpecDiagnostics
import SpecEmission
import TextWriting

extension Drift {
  /// How a file that is not as notispec wrote it came to be so, where its contents say that no person edited it.
  ///
  /// - Parameters:
  ///   - bytes: Of the file that is there.
  ///   - written: What the manifest says of it.
  ///   - expected: What the file is to be.
  static func cause(
    ofEdit bytes: [UInt8], written: [OutputManifest.Entry], expected: [UInt8]
  ) -> Cause {
    if hasConflict(bytes) { return .conflict }
    if differsInLineEnds(bytes, written, expected) { return .lineEnds }
    return isSameButForSpace(bytes, expected) ? .reformatted : .editedByHand
  }

  /// Whether the only difference, from what was written or is expected, is that lines end in CR LF.
  static func differsInLineEnds(
    _ bytes: [UInt8], _ written: [OutputManifest.Entry], _ expected: [UInt8]? = nil
  ) -> Bool {
    let plain = withoutReturns(bytes)
    guard plain.count < bytes.count else { return false }
    if plain == expected { return true }
    let digest = OutputManifest.digest(of: plain)
    return written.contains { $0.digest == digest }
  }

  /// The marks that a merge leaves at the beginnings of lines.
  private static func hasConflict(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let start = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }) else { return false }
    return lines[start...].contains { $0.starts(with: ">>>>>>> ".utf8) }
  }

  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isEnd = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte != UInt8(ascii: "\r") || !isEnd { plain.append(byte) }
    }
    return plain
  }

  private static func isSameButForSpace(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    func isInk(_ byte: UInt8) -> Bool { byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D }
    return one.lazy.filter(isInk).elementsEqual(other.lazy.filter(isInk))
  }
}

extension [Drift] {
  /// A finding for each file; but one for all whose line ends differ, which have one cause.
  func findings(in workspace: WorkspaceChoice, command: String) -> [Diagnostic] {
    let lineEnds = filter { $0.cause == .lineEnds }
    let isWhole = lineEnds.count > 1
    var findings = filter { !isWhole || $0.cause != .lineEnds }.map { $0.finding(in: workspace, command: command) }
    if isWhole, let first = lineEnds.first {
      var finding = first.finding(in: workspace, command: command)
      finding.message += "; \(Plural.of(lineEnds.count - 1, "other file")) here differ in the same way"
      findings.append(finding)
    }
    return findings
  }
}
