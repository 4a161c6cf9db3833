/// What happens on a device whose app has the YAML of a saying.
struct SayingScenario: Sendable {
  /// How the saying begins.
  let sentence: String
  /// The local time at which it begins, in Berlin.
  let at: String
  let authorization: String
  let app: String
  /// Further keys of `start`.
  let start: [String]
  /// Lists in YAML.
  let steps: String
  let then: String

  init(
    _ sentence: String, at: String = "2026-03-02 09:00", authorization: String = "authorized",
    app: String = "background", start: [String] = [], steps: String, then: String
  ) {
    self.sentence = sentence
    self.at = at
    self.authorization = authorization
    self.app = app
    self.start = start
    self.steps = steps
    self.then = then
  }

  static let all: [SayingScenario] = times + limits + texts + answers

  /// The scenario file.
  var text: String {
    """
    notispec_scenarios: 1
    suite: demo.sayings
    app: demo
    defaults:
      start:
        at: "\(at)"
        zone: Europe/Berlin
        authorization: \(authorization)
        app: \(app)
        \(start.joined(separator: "\n    "))
    scenarios:
      - id: said
        covers: [ANY/THING-1]
        steps:
    \(Self.indented(steps))
        then:
    \(Self.indented(then))

    """
  }

  private static func indented(_ list: String) -> String {
    list.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
  }
}
