/// The version of notispec, for people; what the generator writes is counted in the manifest of the outputs.
enum ProductVersion {
  static let text = "0.1.0"
}
