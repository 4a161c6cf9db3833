/// The sources of `NotificationText`, for modules that have them in themselves.
enum RuntimeSources {
  static var files: [SwiftFile] {
    EmbeddedTexts.all.filter { $0.path.hasSuffix(".swift") }.map { source in
      SwiftFile("Runtime/\(source.path.dropLast(".swift".count))", imports: []) { Array((source.text + "\n").utf8) }
    }
  }
}
