import SpecEmission
import TextWriting

/// A sentence that people say, found by its words.
struct SayingExplanation: Explanation {
  let saying: Saying

  func write(to page: inout PageText) {
    page.heading(saying.sentence + Self.mark(of: saying))
    page.paragraph(saying.effect)
    if let yaml = saying.yaml { page.code("Write", yaml) }
  }

  /// What people should not look for in the reference of the language.
  private static func mark(of saying: Saying) -> String {
    if saying.yaml != nil { return "" }
    return SayingSubject.server.sayings.contains(saying)
      ? "  left to a server" : "  cannot be said; what to do instead:"
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "saying")
    json.member("sentence", saying.sentence)
    json.member("effect", saying.effect)
    json.nullable("yaml", saying.yaml)
  }
}
