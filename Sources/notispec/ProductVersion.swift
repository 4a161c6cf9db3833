/// The version of notispec. The generated manifest records it, so that `--check` can tell another generator's output.
enum ProductVersion {
  static let text = "0.1.0"
}
