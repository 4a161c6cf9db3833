import SpecDiagnostics
import TestSupport
import Testing
import YAMLNodes

/// libyaml's errors in words a product manager understands.
@Suite struct SyntaxFindingsTests {
  @Test(arguments: [
    ("app: title1️⃣: sale\n", "put a text in quotes, and a key with its value in '{ }'"),
    ("app:\n  title: x\n   other1️⃣: y\n", "does not line up with the keys above it"),
    ("app:\n  title: 1️⃣@home\n", "A text cannot start with '@' unless it is in quotes"),
    ("app:\n  title: 1️⃣%d left\n", "A text cannot start with '%' unless it is in quotes"),
    ("app:\n  title: \"Hi\" 1️⃣there\n", "A text in quotes ends before this"),
    ("app:\n  title: 1️⃣{ text: Hi\nother: 1\n", "This '{' is never closed"),
    ("app: 1️⃣[a, b\nother: 1\n", "This '[' is never closed"),
    (
      "a:\n  b: { en: Homework 1️⃣#1 is due, ru: \"x\" }\nc: 1\n",
      "'#' after a space begins a comment, and the '}' is in it"
    ),
    ("a:\n  b: [one 1️⃣#1, two]\nc: 1\n", "'#' after a space begins a comment, and the ']' is in it"),
    ("a:\n  b: { en: \"It's\", de: Nr. 1️⃣#1 }\nc: 1\n", "'#' after a space begins a comment, and the '}' is in it"),
    ("a:\n  b: 1️⃣{ en: x, # all of them }\nc: 1\n", "This '{' is never closed"),
    ("a: \"1️⃣\\q\"\n", "In double quotes a '\\' starts an escape, but this is not one"),
    ("a: \"\\u1️⃣d800\"\n", "half of a surrogate pair"),
    ("a: \"\\x1️⃣zz\"\n", "needs more hexadecimal digits"),
    ("a: *1️⃣ x\n", "means something else to YAML: put the text in quotes"),
    ("a: &1️⃣ x\n", "means something else to YAML: put the text in quotes"),
    ("a: 1️⃣!x!y z\n", "means something else to YAML: put the text in quotes"),
    ("a: |1️⃣text\n", "After '|' or '>' the text starts on the next line"),
    ("a: 1️⃣- b\n", "A list cannot start here"),
    ("a: 1\n1️⃣- b\n", "'- ' begins a list item, but a key was expected here"),
    ("- b\n1️⃣a: 1\n", "A list item was expected here"),
    ("a:\n  b1️⃣:{ c: { d: 1 } }\n", "A space is missing after 'b:'"),
    ("a:\n  b1️⃣:[c]\n  d: 1\n", "A space is missing after 'b:'"),
    ("a:\n  b1️⃣ { c: { d: 1 } }\n", "A ':' is missing after 'b'"),
    ("a: { b1️⃣ { c: 1 } }\n", "A ':' is missing after 'b'"),
    ("a: { b1️⃣ [c, d] }\n", "A ':' is missing after 'b'"),
    ("a:\n  1️⃣* b: 1\n  * c: 2\n", "An item of a list begins with '- ', not with '*'"),
    ("a:\n  1️⃣– b: 1\n  - c: 2\n", "An item of a list begins with '- ', not with '–'"),
    ("a:\n  - { b: 1 }\n  1️⃣-{ b: 2 }\n", "A space is missing after '-'"),
    ("a: 1\n1️⃣// words\nb: 2\n", "A comment begins with '#', not with '//'"),
    ("a: \"One 1️⃣\\(name) two\"\n", "'\\(name)' is how Swift writes a value: here it is '{name}'"),
    ("a: \"b\"1️⃣,\nc: 1\n", "The ',' at the end of this line belongs to JSON"),
    ("a: { b: 1 }1️⃣,\nc: 1\n", "The ',' at the end of this line belongs to JSON"),
    ("a:\n  b: [1]1️⃣,\n  c: 1\n", "The ',' at the end of this line belongs to JSON"),
    ("a: { b: 1 }1️⃣;\nc: 1\n", "The ';' at the end of this line belongs to other languages"),
    ("a: \"b\"1️⃣;\nc: 1\n", "The ';' at the end of this line belongs to other languages"),
    ("a: [1] 1️⃣// words\nb: 2\n", "A comment begins with '#', not with '//'"),
    ("a: \"b\" 1️⃣// words\nc: 2\n", "A comment begins with '#', not with '//'"),
    ("a1️⃣ = { b: { c: d } }\n", "Between 'a' and its value stands ':', not '='"),
    ("x:\n  a1️⃣ = \"b\"\n  c: 1\n", "Between 'a' and its value stands ':', not '='"),
    ("a: { b1️⃣ = { c: d } }\n", "Between 'b' and its value stands ':', not '='"),
    ("a: \"It1️⃣\\'s\"\n", "' needs no '\\' before it"),
    ("a: { days: 3 1️⃣]\nb: 1\n", "This ']' cannot close a '{': write '}' before it, or in its place"),
    ("a: [1, 2 1️⃣}\nb: 1\n", "This '}' cannot close a '[': write ']' before it, or in its place"),
    ("a: 1️⃣\"Hello'\nb: \"x\"\n", "write the same quote at the end in place of \"'\""),
    ("a:\n  - { b: 1 }\n  1️⃣{ b: 2 }\n  - { b: 3 }\n", "'- ' is missing before this"),
    ("a: { b: 1️⃣>1h, c: 1 }\n", "A value has no '>' before it"),
    ("a: \"501️⃣\\% off\"\n", "'%' needs no '\\' before it"),
    ("a: \"1️⃣\\{name}\"\n", "write '{{' for a brace that people see"),
    ("a:\n  -1️⃣\tb: 1\n", "After '-' is a tab"),
    ("a:\n  1️⃣-b: 1\n   c: 2\n  - d: 1\n", "and one more before each line below"),
    ("a: {b1️⃣:{c:d}}\n", "A space is missing after 'b:'"),
    ("a: { b1️⃣:{ c: d } }\n", "A space is missing after 'b:'"),
    ("a: { b: c1️⃣: d }\n", "put what belongs to the first in braces, '{ c: … }'"),
    ("a:\n  - b: \"x\"1️⃣, c: d\n", "A ',' separates keys only inside braces"),
    ("a: 1\n1️⃣\"b: 30\"\nc: 2\n", "The quotes make one text of this line"),
    ("a: 1\n1️⃣/* words */\nb: 2\n", "A comment is the rest of a line after '#'"),
  ])
  func saysWhatToDo(_ marked: String, _ words: String) throws {
    let source = MarkedText(marked)
    let result = YAMLReader.read(Array(source.text.utf8), file: "spec.yaml")
    let finding = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(result.tree == nil)
    #expect(finding.code == "yaml/syntax")
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(finding.span.start == source.places["1️⃣"], "\(finding.span.start)")
  }

  @Test func theUnfinishedTextIsTheLineToEdit() throws {
    let finding = try #require(YAMLReader.read(Array("a: \"never\nb: 1\n".utf8), file: "s").diagnostics.first)
    #expect(finding.message == "The text in quotes that begins here never ends: add the closing quote")
    #expect(finding.span.start == SourcePosition(line: 1, column: 4))
    #expect(finding.notes.first?.message == "nothing from here on could be read")
  }

  /// YAML notices these a line below, or calls them something else.
  @Test(arguments: [
    ("a:\n  en: 1️⃣\"Hi\n  ru: \"Да\"\n", "is not closed on this line: add the closing quote"),
    ("a:\n  en: 1️⃣'Hi\n  ru: 'Да'\n", "is not closed on this line: add the closing quote"),
    ("a:\n  en: \"Say \"1️⃣now\" please\"\n", "Inside the text write \\\" for a quote"),
    ("a:\n  en: 'Don'1️⃣t go'\n", "Inside the text write '' for an apostrophe"),
    ("a: { en: \"Hi, ru: \"1️⃣Да\" }\n", "there is an extra quote or one is missing"),
    (
      "a:\n  b: \"x\"\n    1️⃣c: 2\n",
      "or, if it belongs in 'b', give the text there a key of its own"
    ),
    ("a:\n  b: { x: 1 }\n   1️⃣c: 2\n", "This line is indented by 3 spaces and the line above it by 2"),
    (
      "a:\n  b:\n    x: 1\n 1️⃣c: 2\n",
      "This line is indented by 1 space, but there is nothing above that it could belong to"
    ),
    (
      "a:\n  b:\n    x: 1\n  1️⃣y: 2\n    z: 3\n",
      "This line is indented by 2 spaces, and the lines above and below it by 4"
    ),
    ("a:\n  en: 1️⃣\"Hi”\n  ru: \"Да\"\n", "write the same quote at the end in place of '”'"),
    ("a:\n  - b: 1\n  1️⃣c: 2\n", "or indent it further if it belongs to the one above"),
    ("a:\n  1️⃣priority 20\n  b: 1\n", "This line has no ':' between a key and its value"),
    ("a:\n  priority1️⃣:20\n  b: 1\n", "A space is missing after 'priority:'"),
    ("a:\n  en1️⃣:\"Hi\"\n  ru: \"Да\"\n", "A space is missing after 'en:'"),
    ("a:\n  priority1️⃣：20\n  b: 1\n", "is not the ':' that YAML reads"),
    ("a: { b: 1 } 1️⃣}\n", "This '}' closes nothing"),
    ("a:\n  en: {n} 1️⃣left\n", "a text that begins with '{', which must be in quotes"),
    ("a:\n  en: [New] 1️⃣left\n", "a text that begins with '[', which must be in quotes"),
    ("a: { b: c1️⃣ d: e }\n", "A ',' is missing before 'd', or a text that contains ':' is not in quotes"),
    ("a: { b: { c: 21️⃣  d: e } }\n", "A ',' is missing before 'd'"),
    ("a: { b: c1️⃣； d: e }\n", "Before 'd' is '；' and should be ','"),
    ("a1️⃣： { b: { c: d } }\n", "'：' is not the ':' that YAML reads"),
    ("x: { a1️⃣：{ b: c } }\n", "'：' is not the ':' that YAML reads"),
    ("a:\n  b:1️⃣\u{200B}20\n  c: 1\n", "After 'b:' is an invisible character (U+200B), which is no space to YAML"),
    ("a:\n  b:1️⃣\u{3000}20\n  c: 1\n", "After 'b:' is a full-width space (U+3000)"),
    ("a:\n  b:1️⃣\u{A0}\u{A0}20\n  c: 1\n", "After 'b:' is a non-breaking space (U+00A0)"),
    ("a: 1️⃣｛ b: ｛ c: d ｝ ｝\n", "'｛' is not the '{' that YAML reads"),
    ("x: { a:1️⃣\u{A0}{ b: c } }\n", "After 'a:' is a non-breaking space (U+00A0)"),
    ("a:1️⃣\u{A0}{ b: { c: d } }\n", "After 'a:' is a non-breaking space (U+00A0)"),
    // The line above is right.
    ("a:\n  b:\n    c: 1\n  n:\n    s: News1️⃣: once a week\n", "put a text in quotes"),
    ("a:\n    x:\n      y: 1\n    copy:\n      body: Ready1️⃣: {n} items\n", "put a text in quotes"),
    ("a:\n    w:\n      x: 1\n    c:\n      - flag: offers1️⃣: true\n", "put a text in quotes"),
    ("a:\n  b: 1️⃣{}\n    c:\n      d: 1\n", "delete '{}'"),
    ("a:\n  b: An order\n    c1️⃣:\n      d: 1\n", "give the text there a key of its own"),
    ("a:\n  b:\n    1️⃣// words\n      c: 1\n", "A comment begins with '#'"),
    ("a:\n  b:\n    1️⃣<!-- words -->\n      c: 1\n", "A comment is the rest of a line after '#'"),
    ("a:\n  b: Gets the news\n    of the week1️⃣: every Friday\n", "put the whole text in quotes"),
    ("a:\n  - 1️⃣not\n      b: c\n", "This line has no ':'"),
    ("a:\n  n:\n  1️⃣s: x\n  t: y\n    u: z\n", "'n' in the line above is empty"),
    ("a:\n1️⃣c:\n    s: \"x\"\n  n:\n    s: 1\n", "indent it by 2 spaces"),
    ("a:\n  n:\n      s: 1\n    1️⃣t: 2\n", "One of the two is wrong"),
    ("a:\n  s: |\n  1️⃣Gets the news\n  t: h\n", "must be indented further than 's'"),
    ("a: { p: i, one1️⃣:\"{i} item\", other:\"x\" }\n", "A space is missing after 'one:'"),
    ("a:\n  s: \"x\"1️⃣ t: h\n", "write 't: …' on the next line"),
    ("a:\n  r:\n    - one\n    1️⃣two\n  t: h\n", "'- ' is missing before this"),
    ("a:\n  s: \"x\"1️⃣; t: h\n", "write 't: …' on the next line"),
  ])
  func saysWhatWasDoneAndWhere(_ marked: String, _ words: String) throws {
    let source = MarkedText(marked)
    let result = YAMLReader.read(Array(source.text.utf8), file: "spec.yaml")
    let finding = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(finding.span.start == source.places["1️⃣"], "\(finding.span.start)")
  }

  /// What the fix writes is read without another mistake.
  @Test(arguments: [
    ("a： { b: { c: d } }\n", "a: { b: { c: d } }\n"), ("a：{ b: { c: d } }\n", "a: { b: { c: d } }\n"),
    ("x: { a：{ b: c } }\n", "x: { a: { b: c } }\n"), ("x: { a：\u{3000}{ b: c } }\n", "x: { a: { b: c } }\n"),
    ("a:\n  b:\u{200B}20\n  c: 1\n", "a:\n  b: 20\n  c: 1\n"),
    ("a:\n  b:\u{A0}\u{3000}20\n  c: 1\n", "a:\n  b: 20\n  c: 1\n"),
    ("a:\n  b: 1\n  \u{A0}c: 2\n  d: 3\n", "a:\n  b: 1\n  c: 2\n  d: 3\n"),
    ("a:\n  b: 1\n  \u{200B}c: 2\n  d: 3\n", "a:\n  b: 1\n  c: 2\n  d: 3\n"),
    ("a:\n  b: 1\n\u{FEFF}  c: 2\n  d: 3\n", "a:\n  b: 1\n  c: 2\n  d: 3\n"),
    ("a:\n  b: 1\n\u{3000}c: 2\n  d: 3\n", "a:\n  b: 1\n  c: 2\n  d: 3\n"),
    ("a:\n  \u{A0}b: 1\n  c: 2\n", "a:\n  b: 1\n  c: 2\n"),
    ("a: \"It\\'s\"\n", "a: \"It's\"\n"),
    ("a:\n  -\tb: 1\n    c: 2\n", "a:\n  - b: 1\n    c: 2\n"),
    ("a:\n  -b: 1\n    c: 2\n  - d: 1\n", "a:\n  - b: 1\n    c: 2\n  - d: 1\n"),
    ("a:\n\u{A0}\u{A0}b:\n\u{A0}\u{A0}\u{A0}\u{A0}c: 2\n", "a:\n  b:\n    c: 2\n"),
  ])
  func theFixLeavesNothingBehind(_ text: String, _ fixed: String) {
    let bytes = Array(text.utf8)
    let fixIts = YAMLReader.read(bytes, file: "a.yaml").diagnostics.compactMap(\.fixIt)
    let result = FixedText(bytes, applying: fixIts).bytes
    #expect(String(decoding: result, as: UTF8.self) == fixed)
    #expect(YAMLReader.read(result, file: "a.yaml").diagnostics == [])
  }

  /// A full-width colon in a Chinese text is right.
  @Test func aColonOfATextIsNone() {
    let text = "a: { zh: \"提示：浇水\", en: Note, fr: \"x：y\" \"z\" }\n"
    let found = YAMLReader.read(Array(text.utf8), file: "a.yaml").diagnostics
    #expect(found.first?.message.contains("：") == false, "\(found.map(\.message))")
  }

  @Test func noSentenceIsLibyamls() {
    let texts = [
      "%FOO\n---\na", "%YAML 3.0\n---\na", "%YAML 1.2\n%YAML 1.2\n---\na", "a: b: c", "? - ? [", "a: 'x\n---\n'",
    ]
    for text in texts {
      for finding in YAMLReader.read(Array(text.utf8), file: "s").diagnostics {
        #expect(!finding.message.contains("cannot be read as YAML"), "\(text): \(finding.message)")
      }
    }
  }
}
