public import SpecDiagnostics

extension Sequence<OutputAssertion> {
  /// What the generated files of an app must say, and how they do not.
  ///
  /// - Parameter bytes: Those of a file by its path below `generated/`; nil if it is not generated.
  public func findings(
    about app: String, in bytes: (String) -> [UInt8]?
  ) -> [(assertion: OutputAssertion, finding: Diagnostic?)] {
    var files: [String: GeneratedFile?] = [:]
    return filter { $0.app == app }.map { assertion in
      var file = files[assertion.file] ?? bytes(assertion.file).map { GeneratedFile($0) }
      defer { files[assertion.file] = .some(file) }
      return (assertion, assertion.finding(&file))
    }
  }
}

extension OutputAssertion {
  /// What is wrong with its file; nil if the file says what it must.
  ///
  /// - Parameter file: Nil if it is not generated.
  fileprivate func finding(_ file: inout GeneratedFile?) -> Diagnostic? {
    guard var read = file else {
      if case .noFile = expectation { return nil }
      return finding("outputs/missing", "is not generated")
    }
    defer { file = read }
    switch expectation {
    case .noFile: return finding("outputs/differs", "is generated, but must not be")
    case .lines(let lines): return finding(about: lines, in: read.lines)
    case .value(let place, let expected):
      return finding(read.value, at: place) { $0.isSame(as: expected) ? nil : expected }
    case .item(let place, let expected):
      return finding(read.value, at: place, "a list with ") { value in
        if case .list(let items) = value, items.contains(where: expected.isSame) { return nil }
        return expected
      }
    case .nothing(let place):
      guard let root = read.value else { return notRead }
      return root.value(at: place).map {
        finding("outputs/differs", "has \($0.shown) at '\(place)', but must have nothing there")
      }
    }
  }

  /// - Parameter missing: What should have been there; nil if the value is right.
  private func finding(
    _ root: OutputValue?, at place: String, _ holder: String = "", _ missing: (OutputValue) -> OutputValue?
  ) -> Diagnostic? {
    guard let root else { return notRead }
    guard let value = root.value(at: place) else { return finding("outputs/missing", "has nothing at '\(place)'") }
    return missing(value).map {
      finding("outputs/differs", "has \(value.shown) at '\(place)', not \(holder)\($0.shown)")
    }
  }

  private func finding(about lines: [String], in present: [String]) -> Diagnostic? {
    guard let first = lines.first else { return nil }
    var found = 0
    // How many of the lines follow one another at the best place.
    var longest = 0
    for start in present.indices where present[start].hasSameScalars(as: first) {
      let length = zip(lines, present[start...]).prefix { $0.hasSameScalars(as: $1) }.count
      longest = max(longest, length)
      if length == lines.count { found += 1 }
    }
    switch found {
    case 1: return nil
    case 0:
      let line = lines[longest]
      return finding(
        "outputs/missing",
        longest == 0 ? "has no line '\(line)'" : "has no line '\(line)' after '\(lines[longest - 1])'")
    default:
      let them = lines.count == 1 ? "this line" : "these lines"
      return finding(
        "outputs/missing", "has \(them) \(found) times: add the line before or after the one that is meant")
    }
  }

  private var notRead: Diagnostic {
    finding("outputs/missing", "is neither JSON nor a property list: use 'lines'")
  }

  private func finding(_ code: DiagnosticCode, _ predicate: String) -> Diagnostic {
    Diagnostic(code, .error, "'\(file)' \(predicate)", at: span)
  }
}

extension String {
  /// Whether two texts are the same to the letter; `==` is content with canonical equivalence.
  func hasSameScalars(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}
