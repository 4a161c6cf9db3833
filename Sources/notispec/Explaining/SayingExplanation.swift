import SpecEmission
import TextWriting

/// A sentence that people say, found by its words.
struct SayingExplanation: Explanation {
  let saying: Saying

  func write(to page: inout PageText) {
    page.heading(saying.sentence + (saying.yaml == nil ? "  left to a server" : ""))
    page.paragraph(saying.effect)
    if let yaml = saying.yaml { page.code("Write", yaml) }
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "saying")
    json.member("sentence", saying.sentence)
    json.member("effect", saying.effect)
    json.nullable("yaml", saying.yaml)
  }
}
