import Foundation
import Testing

/// `conform --testee` with testees that do what they should, and with such that do not.
@Suite struct TesteeTests {
  private static let suite = """
    notispec_scenarios: 1
    suite: demo.clean
    app: demo
    defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
    scenarios:
      - id: a-day-later
        covers: [DEMO/CLEAN-1]
        table:
          columns: [key, after]
          rows:
            - [first, 1m]
            - [second, 2m]
        steps:
          - { at: "10:00", signal: photos_cleaned }
          - { after: "{after}", app: background }
          - { until: "2026-03-04 12:00" }
          - { after: 1m, app: killed }
          - { after: 1m, app: foreground }
        then:
          - { delivered: clean_reminder, at: "2026-03-03 10:00" }

    """

  /// The skeleton of the page with one fault, in the first case alone.
  private static let faulty = #"""
    import json, os, sys, time
    import testee

    fault, verb = sys.argv[1], sys.argv[2]
    is_first = False
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "open":
            is_first = "first" in message["case"]
        reply = {"n": message["n"], **testee.answer(message)}
        if fault == "not_applicable" and is_first and message["do"] == "open":
            reply = {"n": message["n"], "not_applicable": "not today"}
        if fault == "second" and is_first and message["do"] == "step":
            if message["events"][0]["event"] == "signal":
                if os.path.exists("marker"):
                    reply["effects"] = [{"effect": "write"}]
                open("marker", "w").close()
        text = json.dumps(reply)
        is_meant = message["do"] == verb or fault == "restless" and message["do"] == "tick"
        if is_meant and (is_first or verb == "hello"):
            print("about to do something bad", file=sys.stderr, flush=True)
            if fault == "hang": time.sleep(3600)
            if fault == "flood":
                while True: sys.stdout.write("x" * 65536)
            if fault == "garbage": text = "Traceback (most recent call last):"
            if fault == "bytes": sys.stdout.buffer.write(b"\xff\xfe\n")
            if fault == "die": sys.exit(3)
            if fault == "signal": os.kill(os.getpid(), 9)
            if fault == "close":
                os.close(1)
                time.sleep(3600)
            if fault == "twice": text += "\n" + text
            if fault == "order": text = json.dumps({**reply, "n": message["n"] - 1})
            if fault == "ahead": text = json.dumps({**reply, "n": message["n"] + 1})
            if fault == "unnumbered": text = json.dumps({k: v for k, v in reply.items() if k != "n"})
            if fault == "types": text = json.dumps({**reply, "effects": {"effect": "write"}})
            if fault == "effect": text = json.dumps({**reply, "effects": [{"effect": "explode"}]})
            if fault == "unwritten": text = json.dumps({**reply, "effects": [{"effect": "write"}], "state": None})
            if fault == "huge":
                wait = {"effect": "wait", "for": {"kind": "fetch", "number": 1}, "span": 10**400}
                text = json.dumps({**reply, "effects": [wait]})
            if fault == "late":
                wait = {"effect": "wait", "for": {"kind": "fetch", "number": 1}, "span": 2**53 - 1}
                text = json.dumps({**reply, "effects": [wait] + reply["effects"], "wake": 2**53 - 1})
            if fault == "restless": text = json.dumps({**reply, "wake": message["instant"]})
            if fault == "error": text = json.dumps({"n": message["n"], "error": "I am lost"})
            if fault == "talk": print("x" * 1_000_000, file=sys.stderr, flush=True)
        print(text, flush=True)

    """#

  private struct Verdicts {
    var first: [String: Any]
    var second: [String: Any]

    var words: [String] { [first, second].compactMap { $0["verdict"] as? String } }
    var message: String? { (first["failures"] as? [[String: Any]])?.first?["message"] as? String }
  }

  private static func skeleton() throws -> String {
    let page = try String(contentsOf: TestWorkspace.package.appendingPathComponent("docs/testee.md"), encoding: .utf8)
    return try #require(page.components(separatedBy: "```python\n").last?.components(separatedBy: "\n```").first) + "\n"
  }

  private static func workspace() throws -> TestWorkspace {
    try TestWorkspace.withDemo([
      "conformance/demo/clean.yaml": suite, "testee.py": try skeleton(), "faulty.py": faulty,
    ])
  }

  private func run(_ command: String, _ more: [String] = [], in workspace: TestWorkspace) throws -> NotispecRun {
    try RunningNotispec(["conform", "--jobs", "1", "--testee", command] + more, in: workspace).end()
  }

  private func verdicts(_ fault: String, at verb: String, _ more: [String] = []) throws -> Verdicts {
    let workspace = try Self.workspace()
    let run = try run("exec python3 faulty.py \(fault) \(verb)", ["--format", "json"] + more, in: workspace)
    #expect(run.errors == "")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let cases = try #require(json?["cases"] as? [[String: Any]])
    try #require(cases.count == 2)
    return Verdicts(first: cases[0], second: cases[1])
  }

  @Test func theSkeletonOfThePageIsATestee() throws {
    let run = try run("exec python3 testee.py", in: Self.workspace())
    #expect(run.output.contains("2 cases in 1 suite: 2 passed, 0 failed"), "\(run.output)\(run.errors)")
    #expect(run.status == 0)
  }

  @Test func theReferenceIsATestee() throws {
    let run = try run("exec '\(NotispecRun.executable.path)' testee", in: Self.workspace())
    #expect(run.output.contains("2 cases in 1 suite: 2 passed, 0 failed"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["open", "launch", "step", "crash", "snapshot", "close"])
  func oneThatDiesAtAMessage(_ verb: String) throws {
    let verdicts = try verdicts("die", at: verb)
    #expect(verdicts.words == ["crash", "passed"])
    #expect(verdicts.message == "the testee ended with exit code 3")
    #expect(verdicts.first["stderr"] as? String == "about to do something bad\n")
  }

  @Test(arguments: [
    ("signal", "crash", "the testee was ended by signal 9"),
    ("close", "crash", "the testee closed its standard output"),
    ("flood", "protocol_error", "the testee printed more than 16777216 bytes without a line end: xxx"),
    ("garbage", "protocol_error", "the answer to 'step' is no JSON: this is not JSON, at byte 1 of Traceback"),
    ("bytes", "protocol_error", "the answer to 'step' is no JSON"),
    ("order", "protocol_error", "was answered again where the answer to message"),
    ("ahead", "protocol_error", "was answered, and the last one that was sent is message"),
    ("unnumbered", "protocol_error", "the answer to 'step' is not what it must be: the member 'n' is missing"),
    ("types", "protocol_error", "'effects': expected a list, not an object"),
    ("effect", "protocol_error", "'effects[0]': there is no effect 'explode'"),
    ("unwritten", "protocol_error", "has the effect 'write' and no 'state'"),
    ("huge", "protocol_error", "the number is too large"),
    ("error", "protocol_error", "the testee could not answer 'step'; it says: I am lost"),
    ("restless", "does_not_come_to_rest", "never settles"),
  ])
  func oneThatIsBadInAStep(_ fault: String, _ verdict: String, _ message: String) throws {
    let verdicts = try verdicts(fault, at: "step")
    #expect(verdicts.words == [verdict, "passed"])
    #expect(verdicts.message?.contains(message) == true, "\(verdicts.message ?? "")")
  }

  /// Whether both answers have come when the first is read is up to the system.
  @Test func oneThatAnswersTwice() throws {
    let verdicts = try verdicts("twice", at: "step")
    #expect(verdicts.words == ["protocol_error", "passed"])
    let messages = ["said something that nobody had asked for", "was answered again where the answer to message"]
    #expect(messages.contains { verdicts.message?.contains($0) == true }, "\(verdicts.message ?? "")")
  }

  @Test func oneThatHangs() throws {
    let verdicts = try verdicts("hang", at: "step", ["--answer-within", "3"])
    #expect(verdicts.words == ["timeout", "passed"])
    #expect(verdicts.message == "the testee did not answer within 3 s")
  }

  @Test(arguments: ["late", "talk"])
  func oneThatIsOnlyOdd(_ fault: String) throws {
    #expect(try verdicts(fault, at: "step").words == ["passed", "passed"])
  }

  @Test func oneThatCannotDoACase() throws {
    let verdicts = try verdicts("not_applicable", at: "-")
    #expect(verdicts.words == ["not_applicable", "passed"])
    #expect(verdicts.first["environment"] as? String == "the testee says: not today")
  }

  @Test func oneThatLacksAFeature() throws {
    let workspace = try Self.workspace()
    try workspace.edit(
      "conformance/demo/clean.yaml", "- { delivered: clean_reminder, at: \"2026-03-03 10:00\" }",
      to: "- { opened: none }")
    let run = try run("exec python3 testee.py", in: workspace)
    #expect(run.output.contains("the testee does not declare 'links'"), "\(run.output)")
    #expect(run.status == 0)
  }

  @Test func oneThatIsDifferentInTheSecondRun() throws {
    let verdicts = try verdicts("second", at: "-")
    #expect(verdicts.words == ["failed", "passed"])
    #expect(verdicts.message?.contains("ran a second time in another order") == true)
  }

  @Test(arguments: [
    "exec python3 faulty.py die hello", "exec ./there-is-no-such-program", "true",
    "exec python3 faulty.py garbage hello",
  ])
  func oneThatDoesNotSayHello(_ command: String) throws {
    let run = try run(command, in: Self.workspace())
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.contains("does not answer 'hello'"), "\(run.errors)")
  }

  @Test(arguments: [
    ("text", "the testee said on standard error:\n    about to do something bad\n"),
    ("junit", "the testee said on standard error:\n    about to do something bad\n"),
    ("json", #""stderr": "about to do something bad"#), ("tap", #"  stderr: "about to do something bad"#),
    ("html", "<pre>about to do something bad</pre>"),
  ])
  func whatATesteeSaysIsShown(_ format: String, _ words: String) throws {
    let run = try run("exec python3 faulty.py die step", ["--format", format], in: Self.workspace())
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test func aLimitNeedsATestee() throws {
    let workspace = try Self.workspace()
    #expect(try NotispecRun("conform", "--answer-within", "3", in: workspace).status == 64)
    #expect(try NotispecRun("conform", "--testee", "true", "--answer-within", "0", in: workspace).status == 64)
  }
}
