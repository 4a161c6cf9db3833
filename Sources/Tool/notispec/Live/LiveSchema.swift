import NotificationConformance

/// The JSON Schema of what the server of the live preview answers: one definition for each question.
enum LiveSchema {
  static var text: String {
    WireSchema(
      id: "urn:notispec:live:1", title: "An answer of the live preview",
      description: "Each question has the answer of its name, or 'error' and a status that says so.",
      answers.map { .named($0.path, $0.shape) }
    ).text
  }

  /// By the path of the question.
  static let answers: [(path: String, shape: WireShape)] = [
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
    (
      "save",
      .object([
        .init("path", .text), .init("verdict", .text), .init("failures", .list(.text)), .init("kept", .flag),
      ])
    ),
    (
      "write",
      .object([
        .init("files", .list(.text)), .init("before", .list(.object([.init("path", .text), .init("value", .text)]))),
      ])
    ),
    ("fix", .object([.init("files", .list(.text))])),
    // Of every question, with a status of 400, 404 or 409.
    ("error", .object([.init("error", .text), .optional("field", .text)])),
  ]

  private static let apps = WireShape.object([
    .init("version", .count), .init("readOnly", .flag), .optional("problem", .text),
    .init(
      "apps",
      .list(
        .object([
          .init("id", .text), .init("name", .text), .init("sound", .flag), .init("locales", .list(.text)),
          .init("covers", .list(.text)), .init("start", .any),
          // Further keys of a start.
          .init(
            "more",
            .list(
              .object([
                .init("path", .list(.text)), .init("words", .text), .init("options", .list(.text)),
                .init("hint", .text),
              ]))),
          .init(
            "signals",
            .list(
              .object([
                .init("id", .text), .init("summary", .text),
                .init(
                  "parameters",
                  .list(
                    .object([
                      .init("id", .text), .init("kind", .text), .init("words", .text), .init("hint", .text),
                      .init("example", .text), .init("optional", .flag),
                    ]))),
              ]))),
          .optional("flow", .text), .init("settings", .list(.text)),
          .init("pushes", .list(.object([.init("type", .text), .init("payload", .any)]))),
          .init("stories", .list(.text)),
        ]))),
  ])

  private static let play = WireShape.object([
    .init("findings", .list(problem)),
    // With `candidate`: that step, as it is to be kept.
    .optional("step", .any),
    // Without these the story cannot be read.
    .optional("now", .text), .optional("day", .text), .optional("zone", .text), .optional("app", .text),
    .optional("authorization", .text),
    .optional("badge", .count), .optional("lines", .list(line)), .optional("failures", .list(problem)),
    .optional(
      "screen",
      .list(
        .object([
          .init("type", .text), .init("at", .text), .init("day", .text), .init("html", .text),
          .init("actions", .list(.object([.init("id", .text), .init("title", .text), .init("asks", .flag)]))),
        ]))),
    .optional("flow", screen), .optional("dialog", screen),
    .optional("pending", .list(.object([.init("type", .text), .init("due", .text)]))),
    .optional("expectations", .list(.object([.init("words", .text), .init("line", .any), .init("chosen", .flag)]))),
    .optional("yaml", .text),
  ])

  private static let problem = WireShape.named(
    "problem",
    .object([
      .init("message", .text), .optional("remedy", .text), .optional("step", .count),
    ]))

  private static let screen = WireShape.named(
    "screen",
    .object([
      .init("html", .text), .init("buttons", .list(.object([.init("button", .text), .init("title", .text)]))),
    ]))

  private static let line = WireShape.named(
    "line",
    .object([
      .init("lane", .text), .init("at", .text), .init("day", .text), .init("text", .text), .optional("differs", .flag),
      // What else was told of the same notification.
      .optional("behind", .list(.text)),
    ]))

  private static let trial = WireShape.object([
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
    .optional("cases", .count),
    .optional(
      "groups",
      .list(
        .object([
          .init("about", .text), .init("words", .text), .init("changed", .list(.text)),
        ]))), .optional("nowFail", .list(.text)), .optional("nowPass", .list(.text)),
    .optional("changed", .list(.object([.init("id", .text), .init("before", .text), .init("after", .text)]))),
  ])
}

extension WireShape.Field {
  fileprivate init(_ name: String, _ shape: WireShape) { self.init(name: name, shape: shape) }

  fileprivate static func optional(_ name: String, _ shape: WireShape) -> Self {
    Self(name: name, shape: shape, isRequired: false)
  }
}

extension WireShape {
  /// A count.
  fileprivate static let count = WireShape.integer(exact)
}
