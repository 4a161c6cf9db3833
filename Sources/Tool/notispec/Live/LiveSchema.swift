import TextWriting

/// The JSON Schema of what the server of the live preview answers: one definition for each question.
struct LiveSchema {
  indirect enum Shape: Sendable {
    case text, flag, integer
    /// Any JSON: a line below `then`, a step, the keys of `start`.
    case any
    case list(Shape)
    case object([Field])
  }

  struct Field: Sendable {
    let name: String
    let shape: Shape
    var isOptional = false

    init(_ name: String, _ shape: Shape) { (self.name, self.shape) = (name, shape) }

    static func optional(_ name: String, _ shape: Shape) -> Self {
      var field = Self(name, shape)
      field.isOptional = true
      return field
    }
  }

  /// By the path of the question.
  static let answers: [(path: String, shape: Shape)] = [
    ("apps", apps),
    (
      "story",
      .object([
        .init("title", .text), .init("app", .text), .init("start", .any), .init("steps", .list(.any)),
      ])
    ),
    (
      "values",
      .object([
        .init(
          "values",
          .list(
            .object([
              .init("path", .text), .init("group", .text), .init("name", .text), .init("value", .text),
              .init("place", .text),
            ])))
      ])
    ),
    ("play", play), ("try", trial),
    ("save", .object([.init("path", .text), .init("verdict", .text), .init("failures", .list(.text))])),
    (
      "write",
      .object([
        .init("files", .list(.text)), .init("before", .list(.object([.init("path", .text), .init("value", .text)]))),
      ])
    ),
    ("fix", .object([.init("files", .list(.text))])),
    // Of every question, with a status of 400, 404 or 409.
    ("error", .object([.init("error", .text)])),
  ]

  private static let apps = Shape.object([
    .init("version", .integer), .init("readOnly", .flag), .optional("problem", .text),
    .init(
      "apps",
      .list(
        .object([
          .init("id", .text), .init("name", .text), .init("sound", .flag), .init("locales", .list(.text)),
          .init("covers", .list(.text)), .init("start", .any),
          .init(
            "signals",
            .list(
              .object([
                .init("id", .text), .init("summary", .text),
                .init(
                  "parameters",
                  .list(
                    .object([
                      .init("id", .text), .init("kind", .text), .init("example", .text), .init("optional", .flag),
                    ]))),
              ]))),
          .optional("flow", .text), .init("settings", .list(.text)),
          .init("pushes", .list(.object([.init("type", .text), .init("payload", .any)]))),
          .init("stories", .list(.text)),
        ]))),
  ])

  private static let play = Shape.object([
    .init("findings", .list(problem)),
    // Without these the story cannot be read.
    .optional("now", .text), .optional("zone", .text), .optional("app", .text), .optional("authorization", .text),
    .optional("badge", .integer), .optional("lines", .list(line)), .optional("failures", .list(problem)),
    .optional(
      "screen",
      .list(
        .object([
          .init("type", .text), .init("at", .text), .init("html", .text),
          .init("actions", .list(.object([.init("id", .text), .init("title", .text), .init("asks", .flag)]))),
        ]))),
    .optional("flow", screen), .optional("dialog", screen),
    .optional("pending", .list(.object([.init("type", .text), .init("due", .text)]))),
    .optional("expectations", .list(.object([.init("words", .text), .init("line", .any), .init("chosen", .flag)]))),
    .optional("yaml", .text),
  ])

  private static let problem = Shape.object([
    .init("message", .text), .optional("remedy", .text), .optional("step", .integer),
  ])

  private static let screen = Shape.object([
    .init("html", .text), .init("buttons", .list(.object([.init("button", .text), .init("title", .text)]))),
  ])

  private static let line = Shape.object([
    .init("lane", .text), .init("at", .text), .init("text", .text), .optional("differs", .flag),
  ])

  private static let trial = Shape.object([
    .init("errors", .list(.text)),
    // Without these the app cannot be read with the values.
    .optional("words", .text), .optional("differs", .flag), .optional("before", .list(line)),
    .optional("after", .list(line)),
    .optional(
      "stories",
      .list(
        .object([
          .init("name", .text), .init("title", .text), .init("words", .text), .init("differs", .flag),
          .init("before", .list(line)), .init("after", .list(line)),
        ]))),
    .optional("cases", .integer), .optional("nowFail", .list(.text)), .optional("nowPass", .list(.text)),
    .optional("changed", .list(.object([.init("id", .text), .init("before", .text), .init("after", .text)]))),
  ])

  var text: String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("$id", "urn:notispec:live:1")
      json.member("title", "An answer of the live preview")
      json.member("description", "Each question has the answer of its name, or 'error' and a status that says so.")
      json.array("anyOf", of: Self.answers) { json, answer in
        json.object { $0.member("$ref", "#/$defs/\(answer.path)") }
      }
      json.object("$defs") { json in
        for (path, shape) in Self.answers {
          json.key(path)
          Self.write(shape, to: &json)
        }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ shape: Shape, to json: inout JSONWriter) {
    json.object { json in
      switch shape {
      case .text: json.member("type", "string")
      case .flag: json.member("type", "boolean")
      case .integer: json.member("type", "integer")
      case .any: break
      case .list(let item):
        json.member("type", "array")
        json.key("items")
        write(item, to: &json)
      case .object(let fields):
        json.member("type", "object")
        json.object("properties") { json in
          for field in fields {
            json.key(field.name)
            write(field.shape, to: &json)
          }
        }
        json.strings("required", fields.filter { !$0.isOptional }.map(\.name))
        json.member("additionalProperties", false)
      }
    }
  }
}
