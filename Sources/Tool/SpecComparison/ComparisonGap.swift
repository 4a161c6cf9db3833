public import SpecDiagnostics
import SpecLanguage

/// A part that could not be compared, and why.
public struct ComparisonGap: Sendable, Hashable {
  public enum Side: String, Sendable, Hashable, CaseIterable {
    case base
    /// The specs of today.
    case current
  }

  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// It has an error, or something that it needs has one.
    case error
    /// The section `app` has an error, so that the app cannot be read.
    case app
    /// A symbolic link leads out of the commit, which does not say what was there.
    case link
    /// The app was somewhere else in the base, and it is not certain where.
    case places
    /// A file cannot be read, so that it is unknown what it has.
    case file
    /// A file of scenarios, requirements or waivers cannot be read.
    case proofs
  }

  /// `cleaner/notifications.streak`, or the app.
  public var place: String
  public var cause: Cause
  public var side: Side
  /// Where the error is; nil if that is unknown.
  public var errorPlace: SourceSpan?
  /// The folders in which the app may have been.
  public var folders: [String]

  public init(
    place: String, cause: Cause, side: Side, errorPlace: SourceSpan? = nil, folders: [String] = []
  ) {
    self.place = place
    self.cause = cause
    self.side = side
    self.errorPlace = errorPlace
    self.folders = folders
  }

  /// What is said after "not compared: ".
  public var sentence: String {
    let when = side == .base ? "in the base" : "now"
    let at = errorPlace.map { " (\($0.place))" } ?? ""
    switch cause {
    case .error: return "'\(place)', which has an error \(when)\(at)"
    case .app, .link: return "the app '\(place)', which cannot be read \(when)\(at)"
    case .places:
      let names = folders.map { "'\($0)'" }.joined(separator: " or ")
      return "the app '\(place)', because \(names) of the base may have become it"
    case .proofs: return "the proofs in '\(place)', which cannot be read \(when)\(at)"
    case .file: return "what is only in a file of '\(place)' that cannot be read \(when)\(at)"
    }
  }
}

extension ComparedApp {
  /// The error because of which a part is not in the model, or not as the file has it; nil where it is as it says.
  ///
  /// - Parameters:
  ///   - place: Where the files have the part, or the longest beginning of the way to it.
  ///   - depth: The length of the way.
  ///   - isMissing: The model does not have the part.
  func errorPlace(at place: Place?, depth: Int, isMissing: Bool) -> SourceSpan? {
    guard !isComplete else { return nil }
    // The key may be there, misspelled.
    let misspelled = errors.filter { $0.code == .unknownKey }
    guard let place else { return misspelled.first { $0.span.start.column == 1 }?.span }
    if place.depth == depth {
      let inside = errors.first { $0.span.touches(place.span) }
      // A part with an error is left out of the model, but it is in the file.
      return inside?.span ?? (isMissing ? errors.first?.span ?? place.span : nil)
    }
    // What is missing in a collection is an item, whose name is nobody's mistake.
    guard !ChangeWalk.collections.contains(place.path.last ?? ""), place.path != ["notifications"] else { return nil }
    return misspelled.first { $0.span.touches(place.span) }?.span
  }

  /// Where a file that cannot be read might have what the model lacks.
  var unreadPlace: SourceSpan? {
    unread.first.map { file in errors.first { $0.span.file == file }?.span ?? SourceSpan(startOf: file) }
  }
}

extension SourceSpan {
  fileprivate func touches(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.end && other.start <= end
  }
}
