import TextWriting

/// The testee of one thread: started when a case needs it, used for one case after another, and started again after a fault.
///
/// It is for one thread alone.
public final class TesteeConnection {
  private let runner: String
  private let tzdata: String?
  private let models: [String: JSONValue]
  private let start: () throws(TesteeFault) -> any TesteeLink
  private var link: (any TesteeLink)?
  private var greeting: TesteeAnswer.Hello?
  private var sentModels: Set<String> = []
  private var number = 0
  private var words = ""

  /// - Parameters:
  ///   - runner: What testees know the runner as.
  ///   - models: The apps as `notispec dump` prints them, by id.
  ///   - start: Starts the testee.
  public init(
    runner: String, tzdata: String?, models: TesteeModels, start: @escaping () throws(TesteeFault) -> any TesteeLink
  ) {
    self.runner = runner
    self.tzdata = tzdata
    self.models = models.apps
    self.start = start
  }

  /// What the testee calls itself, and what it can do. Starts it if it does not run.
  ///
  /// - Throws: Why it does not start, or what is wrong with its answer to `hello`.
  public func greet() throws(TesteeFault) -> (name: String, features: Set<TesteeFeature>) {
    if let greeting { return (greeting.name, Set(greeting.features)) }
    link = try start()
    number = 0
    sentModels = []
    let hello = try ask(.hello(.init(runner: runner, tzdata: tzdata)), TesteeWire.hello)
    guard hello.version == TesteeCall.version else {
      end()
      throw TesteeFault(
        .protocolError,
        "the testee speaks version \(hello.version) of the protocol, and this runner version \(TesteeCall.version)")
    }
    greeting = hello
    return (hello.name, Set(hello.features))
  }

  /// The model of an app whose first case this process gets; nil for one that it knows.
  func newModel(of app: String) -> JSONValue? { sentModels.insert(app).inserted ? models[app] : nil }

  func ask<Body>(_ call: TesteeCall, _ wire: Wire<Numbered<Body>>) throws(TesteeFault) -> Body {
    guard let link else { throw TesteeFault(.crash, "the testee does not run") }
    number += 1
    var json = JSONWriter(style: .compact)
    TesteeWire.call.write(Numbered(number: number, body: call), &json)
    do throws(TesteeFault) {
      return try read(try link.exchange(json.bytes), wire, call.name)
    } catch {
      end()
      throw TesteeFault(error.kind, error.message)
    }
  }

  private func read<Body>(_ line: [UInt8], _ wire: Wire<Numbered<Body>>, _ name: String) throws(TesteeFault) -> Body {
    let value: JSONValue
    do throws(JSONReader.Problem) { value = try JSONReader.value(of: line) } catch {
      throw TesteeFault(
        .protocolError,
        "the answer to '\(name)' is no JSON: \(error.message), at byte \(error.place) of \(Self.excerpt(line))")
    }
    if case .object(let members) = value {
      if case .integer(let answered)? = members.first(where: { $0.key == "n" })?.value, answered != number {
        throw TesteeFault(
          .protocolError,
          answered < number
            ? "message \(answered) was answered again where the answer to message \(number), '\(name)', was due"
            : "message \(answered) was answered, and the last one that was sent is message \(number), '\(name)'")
      }
      if case .text(let said)? = members.first(where: { $0.key == "error" })?.value {
        throw TesteeFault(
          .protocolError, "the testee could not answer '\(name)'; it says: \(Self.excerpt(Array(said.utf8)))")
      }
    }
    do throws(WireProblem) { return try wire.read(value).body } catch {
      throw TesteeFault(.protocolError, "the answer to '\(name)' is not what it must be: \(error.sentence)")
    }
  }

  private static func excerpt(_ line: [UInt8]) -> String {
    let text = String(decoding: line.prefix(120), as: UTF8.self)
    return line.count > 120 ? "\(text)…" : text
  }

  /// What the testee has said to people since this was last asked, after it has ended too.
  public func takeWords() -> String {
    defer { words = "" }
    return words + (link?.takeWords() ?? "")
  }

  /// Says goodbye. The testee is ended if it does not go by itself.
  public func finish() {
    guard link != nil, greeting != nil else { return end() }
    _ = try? ask(.bye, TesteeWire.done)
    end()
  }

  private func end() {
    guard let link else { return }
    link.end()
    words += link.takeWords()
    self.link = nil
    greeting = nil
  }
}

/// Apps as testees get them.
public struct TesteeModels: Sendable {
  let apps: [String: JSONValue]

  /// - Parameter dumps: Each as JSON, by the id of the app.
  public init(_ dumps: [String: [UInt8]]) {
    apps = dumps.compactMapValues { try? JSONReader.value(of: $0) }
  }
}

extension TesteeCall {
  var name: String {
    switch self {
    case .hello: "hello"
    case .open: "open"
    case .launch: "launch"
    case .step: "step"
    case .tick: "tick"
    case .crash: "crash"
    case .snapshot: "snapshot"
    case .close: "close"
    case .bye: "bye"
    }
  }
}
