import TextWriting

/// A file that `init` writes.
struct StarterFile {
  enum Role {
    /// A file of the new app: one that exists is not overwritten, and then nothing is written.
    case own
    /// A file of the workspace or the repository, which may be there: it is left as it is.
    ///
    /// - Parameter mark: A word in a file that needs nothing more.
    /// - Parameter advice: What to add to a file without it.
    case shared(mark: String = "", advice: TerminalText? = nil)
    /// A list of lines; to a file that exists those are added that it lacks.
    case lines
  }

  /// As it is shown, and written.
  let path: String
  let contents: String
  let role: Role
}
