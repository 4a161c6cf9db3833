public import SpecEmission
import TextWriting

/// The reference page about templates, rendered from the tables that give templates their values.
public enum TemplateReference {
  /// The page. It is an output of `ReferenceEmitter`'s kind.
  public static var file: OutputFile {
    OutputFile(path: "\(ReferenceEmitter.id)/templates.md", contents: text)
  }

  private static var text: String {
    var page = MarkdownWriter()
    page.heading(1, "Templates")
    page.paragraph(
      """
      What your own templates can contain. Templates are written in Mustache and listed in `templates` of \
      `specs/notispec.yaml`. This page is generated from the tables that give templates their values, so it lists what \
      they see.
      """)
    page.table(
      ["Tag", "Meaning"],
      [
        ["`{{app.id}}`", "The value, escaped according to `escape`."],
        ["`{{{app.id}}}`, `{{&app.id}}`", "The value as it is."],
        ["`{{uppercased(id)}}`", "The value after a function, which takes texts; functions can be nested."],
        ["`{{#targets}}…{{/targets}}`", "Once for each element of a list, in the order of the spec."],
        ["`{{#summary}}…{{/summary}}`", "If the text is not empty or the flag is true; `{{.}}` is the text then."],
        ["`{{^summary}}…{{/summary}}`", "If the text or list is empty or the flag is false."],
        ["`{{>row}}`", "The template `row.mustache` of the same folder."],
        ["`{{! … }}`", "Nothing: a comment."],
        ["`{{=<% %>=}}`", "From here on tags are written `<% … %>`."],
      ])
    page.paragraph(
      """
      A name is looked up in the innermost section first and then further out. An unknown name is a \
      finding, and so is a missing partial. A tag alone on a line leaves no line behind.
      """)
    page.heading(2, "Functions")
    page.table(
      ["Function", "The text"], TextFunction.allCases.map { [MarkdownWriter.code($0.rawValue), $0.doc] })
    for shape in shapes { write(shape, &page) }
    page.heading(2, "Elements of lists")
    page.paragraph(
      "Besides its own names, every element has these. For every list `targets` there is also a flag `hasTargets`.")
    writeFields(ContextShape.position, &page)
    return page.text
  }

  private static func write(_ shape: ContextShape, _ page: inout MarkdownWriter) {
    page.heading(2, shape.name)
    page.paragraph(shape.doc)
    writeFields(shape.fields, &page)
  }

  private static func writeFields(_ fields: [ContextField], _ page: inout MarkdownWriter) {
    page.table(
      ["Name", "Holds", "Meaning"],
      fields.map { field in
        let kind =
          switch field.kind {
          case .text: "a text"
          case .number: "a number"
          case .flag: "a flag"
          case .object(let shape): MarkdownWriter.link(toHeading: shape.name)
          case .list(let shape): "a list: \(MarkdownWriter.link(toHeading: shape.name))"
          }
        return [MarkdownWriter.code(field.key), kind, field.doc]
      })
  }

  /// Every shape that a template can reach, each once, in reading order.
  static var shapes: [ContextShape] {
    var found: [ContextShape] = []
    func add(_ shape: ContextShape) {
      guard !found.contains(where: { $0.name == shape.name }) else { return }
      found.append(shape)
      for field in shape.fields {
        switch field.kind {
        case .object(let inner), .list(let inner): add(inner)
        case .text, .number, .flag: break
        }
      }
    }
    for scopes in [UserTemplate.scopes(.app), UserTemplate.scopes(.notification), UserTemplate.scopes(.workspace)] {
      for shape in scopes { add(shape) }
    }
    return found
  }
}
