extension PreviewPage {
  /// The first changes, for a comment on a pull request.
  public var markdown: String { "" }
}
