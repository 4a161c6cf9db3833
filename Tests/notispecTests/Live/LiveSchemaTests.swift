import NotificationConformance
import Testing

@testable import notispec

/// Every answer of the live preview is as its schema says.
@Suite struct LiveSchemaTests {
  @Test func everyAnswerFitsItsSchema() throws {
    let workspace = try TestWorkspace.withDemo()
    let live = try LiveCall(workspace)
    func expect(_ name: String, _ answer: (Int, JSONValue)) throws {
      let shape = try #require(LiveSchema.answers.first { $0.path == name }?.shape)
      #expect(shape.faults(of: answer.1, name) == [], "\(answer.1)")
    }
    let values = #","values":[{"path":"\#(LiveCall.delay)","value":"36h"}]"#
    try expect("play", live.post("play", LiveCall.story(LiveCall.cleaned)))
    try expect("play", live.post("play", LiveCall.story(#"{"after":"0m","signal":"photos_cleand"}"#)))
    try expect("try", live.post("try", LiveCall.story(LiveCall.cleaned, values)))
    try expect("try", live.post("try", LiveCall.story("", values.replacing("36h", with: "36"))))
    try expect("save", live.post("save", LiveCall.story(LiveCall.cleaned, #","kind":"story","name":"a-day""#)))
    #expect(live.routes.desk.look())
    try expect("apps", live.get("apps"))
    try expect("story", live.get("story", ["app": "demo", "name": "a-day"]))
    try expect("values", live.get("values", ["app": "demo"]))
    try expect("write", live.post("write", LiveCall.delayed("36h")))
    for path in ["play", "try", "save", "write", "fix"] { try expect("error", live.post(path, "{}")) }
    try expect("error", live.get("nothing"))
  }

  /// The shipped app has screens of a permission flow.
  @Test func theSchemaIsPrinted() throws {
    let run = try NotispecRun("json-schema", "--kind", "live", in: TestWorkspace())
    let schema = try #require(JSONValue(json: Array(run.output.utf8)))
    #expect(schema["$id"]?.text == "urn:notispec:live:1")
    let names = Set(schema["$defs"]?.members?.map(\.key) ?? [])
    #expect(names.isSuperset(of: LiveSchema.answers.map(\.path)))
    #expect(schema["anyOf"]?.list?.count == LiveSchema.answers.count)
  }
}

extension WireShape {
  /// Where a value is not of this shape; the schema allows no other member either.
  func faults(of value: JSONValue, _ place: String) -> [String] {
    if case .named(_, let shape) = self { return shape.faults(of: value, place) }
    switch (self, value) {
    case (.any, _), (.text, .text), (.flag, .flag), (.integer, .integer): return []
    case (.list(let item), .list(let items)):
      return items.enumerated().flatMap { item.faults(of: $1, "\(place)[\($0)]") }
    case (.object(let fields), .object(let members)):
      let unknown = members.map(\.key).filter { key in !fields.contains { $0.name == key } }
      return unknown.map { "\(place).\($0) is in no schema" }
        + fields.flatMap { field -> [String] in
          guard let member = value[field.name] else {
            return !field.isRequired ? [] : ["\(place).\(field.name) is missing"]
          }
          return field.shape.faults(of: member, "\(place).\(field.name)")
        }
    default: return ["\(place) is \(value)"]
    }
  }
}
