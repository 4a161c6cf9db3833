/// The version of notispec, for people; the manifest of the outputs counts what the generator writes.
enum ProductVersion {
  static let text = "0.1.0"
}
