import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What the runner says to a testee. One line each, and one line comes back.
enum TesteeCall: Sendable {
  case hello(Hello)
  case open(Opening)
  case launch(Launch)
  /// Something has happened.
  case step(Step)
  /// Time has passed, and nothing else has happened.
  case tick(Step)
  case crash
  case snapshot(When)
  case close
  case bye

  static let version = 1

  struct Hello: Sendable {
    var version = TesteeCall.version
    var runner = ""
    var tzdata: String?
  }

  struct When: Sendable, Hashable {
    var instant = Instant(milliseconds: 0)
    var zone = ""
  }

  struct Opening: Sendable {
    var scenario = ""
    var app = ""
    var model: JSONValue?
    var profile: String?
    var when = When()
    var past = AppPast(locale: "en")
  }

  struct Launch: Sendable {
    var when = When()
    var locale: LanguageTag = "en"
    var state: String?
    var upgrade: String?
  }

  struct Step: Sendable {
    var when = When()
    var events: [AppEvent] = []
    var report = AppReport()
    var isUnanswered = false
  }
}

/// What a testee answers.
enum TesteeAnswer {
  struct Hello: Sendable {
    var version = TesteeCall.version
    var name = ""
    var features: [TesteeFeature] = []
  }

  struct Opening: Sendable {
    var state: String?
    var notApplicable: String?
  }

  struct Step: Sendable {
    var effects: [AppCommand] = []
    var state: String?
    var wake: Instant?
  }

  /// Nothing but that it is done.
  struct Done: Sendable {}
}

/// A message with its number: an answer has that of its question.
struct Numbered<Body: Sendable>: Sendable {
  var number: Int
  var body: Body
}

extension WireField {
  /// A member of a part, as one of the whole.
  func inside<Whole>(_ path: any WritableKeyPath<Whole, Root> & Sendable) -> WireField<Whole> {
    let (write, read) = (write, read)
    return WireField<Whole>(
      name: name, doc: doc, shape: shape, isRequired: isRequired,
      write: { whole, json in write(whole[keyPath: path], &json) },
      read: { value, whole throws(WireProblem) in try read(value, &whole[keyPath: path]) })
  }
}

/// The words of the protocol, each made once.
enum TesteeWire {
  static let call = Wire<Numbered<TesteeCall>>.call
  static let hello = answer("hello_answer", TesteeAnswer.Hello(), helloFields)
  static let opening = answer("open_answer", TesteeAnswer.Opening(), openingFields)
  static let step = answer("step_answer", TesteeAnswer.Step(), stepFields)
  static let snapshot = answer("snapshot_answer", AppFacts(), factFields)
  static let done = answer("done_answer", TesteeAnswer.Done(), [])
  static let event = Wire<AppEvent>.event
  static let command = Wire<AppCommand>.command

  private static func answer<Body>(
    _ name: String, _ blank: Body, _ fields: [WireField<Body>]
  ) -> Wire<Numbered<Body>> {
    .object(
      name, Numbered(number: 0, body: blank),
      [.field("n", \.number, .integer, "The number of the message that this answers.")]
        + fields.map { $0.inside(\.body) })
  }

  private static let helloFields: [WireField<TesteeAnswer.Hello>] = [
    .field("protocol", \.version, .integer, "The version of the protocol that the testee speaks: 1."),
    .field("name", \.name, .text, "What reports call the testee."),
    .field(
      "features", \.features, .list(of: .word), or: [],
      "What it can do besides planning notifications. Cases that need anything else are not applicable."),
  ]

  private static let openingFields: [WireField<TesteeAnswer.Opening>] = [
    .optional("state", \.state, .text, "The state file with which the app begins; the past is in it."),
    .optional(
      "not_applicable", \.notApplicable, .text,
      "Why the testee cannot do this app or case. The case then counts as not applicable, and 'close' comes next."),
  ]

  private static let stepFields: [WireField<TesteeAnswer.Step>] = [
    .field("effects", \.effects, .list(of: .command), "In the order in which they are carried out."),
    .optional("state", \.state, .text, "The state file. It must be there if 'write' is among the effects."),
    .optional("wake", \.wake, .instant, "When the testee wants a 'tick', if it is not told anything before."),
  ]

  private static let factFields: [WireField<AppFacts>] = [
    .field("settings", \.settings, .list(of: .setting), or: []),
    .field("sections", \.sections, .list(of: .section), or: [], "The settings screen, from top to bottom."),
    .field("modules", \.modules, .map(of: .word), or: [:]),
    .optional("flow_completed", \.isFlowCompleted, .flag), .optional("token", \.token, .tokenFacts),
    .field(
      "outcomes", \.outcomes, .list(of: .outcome), or: [],
      "What a step would report now of own moments that have come since the last step. Nothing changes."),
  ]
}

private enum CallName: String, WireName { case hello, open, launch, step, tick, crash, snapshot, close, bye }

extension Wire<Numbered<TesteeCall>> {
  fileprivate static var call: Self {
    choice(
      "call", by: "do",
      { (call) -> CallName in
        switch call.body {
        case .hello: .hello
        case .open: .open
        case .launch: .launch
        case .step: .step
        case .tick: .tick
        case .crash: .crash
        case .snapshot: .snapshot
        case .close: .close
        case .bye: .bye
        }
      },
      { name in
        switch name {
        case .hello:
          numbered(
            TesteeCall.Hello(),
            [
              .field("protocol", \.version, .integer), .field("runner", \.runner, .text),
              .optional("tzdata", \.tzdata, .text, "The release of the runner's time zone data."),
            ], { .hello($0) }, { if case .hello(let body) = $0 { body } else { nil } })
        case .open:
          numbered(
            TesteeCall.Opening(), openingFields, { .open($0) }, { if case .open(let body) = $0 { body } else { nil } })
        case .launch:
          numbered(
            TesteeCall.Launch(),
            whenFields(\.when) + [
              .field("locale", \.locale, .locale, "The language of the device."),
              .optional(
                "state", \.state, .text, "The file after the last 'write'; left out if there is none that can be read."),
              .optional("upgrade", \.upgrade, .text, "The profile that this version of the app has from now on."),
            ], { .launch($0) }, { if case .launch(let body) = $0 { body } else { nil } })
        case .step:
          numbered(TesteeCall.Step(), stepFields, { .step($0) }, { if case .step(let body) = $0 { body } else { nil } })
        case .tick:
          numbered(TesteeCall.Step(), stepFields, { .tick($0) }, { if case .tick(let body) = $0 { body } else { nil } })
        case .crash: numbered((), [], { .crash }, { if case .crash = $0 { () } else { nil } })
        case .snapshot:
          numbered(
            TesteeCall.When(), whenFields(\.self), { .snapshot($0) },
            { if case .snapshot(let body) = $0 { body } else { nil } })
        case .close: numbered((), [], { .close }, { if case .close = $0 { () } else { nil } })
        case .bye: numbered((), [], { .bye }, { if case .bye = $0 { () } else { nil } })
        }
      })
  }

  private static func numbered<Body: Sendable>(
    _ blank: Body, _ fields: [WireField<Body>], _ make: @escaping @Sendable (Body) -> TesteeCall,
    _ take: @escaping @Sendable (TesteeCall) -> Body?
  ) -> WireCase<Value> {
    .with(
      Numbered(number: 0, body: blank),
      [.field("n", \.number, .integer, "The number of this message.")] + fields.map { $0.inside(\.body) },
      make: { Numbered(number: $0.number, body: make($0.body)) },
      take: { call in take(call.body).map { Numbered(number: call.number, body: $0) } })
  }

  private static func whenFields<Root>(
    _ path: any WritableKeyPath<Root, TesteeCall.When> & Sendable
  ) -> [WireField<Root>] {
    let fields: [WireField<TesteeCall.When>] = [
      .field("instant", \.instant, .instant, "What the device's clock shows, in milliseconds since 1970."),
      .field("zone", \.zone, .text, "The zone in force."),
    ]
    return fields.map { $0.inside(path) }
  }

  private static var openingFields: [WireField<TesteeCall.Opening>] {
    [
      .field("case", \.scenario, .text), .field("app", \.app, .text),
      .optional(
        "model", \.model, .any,
        "The app as 'notispec dump' prints it; sent with the first case of the app in a process."),
      .optional("profile", \.profile, .text, "Whose values take the place of those of the model."),
    ] + whenFields(\.when) + [.field("past", \.past, .past, "What the app was told before the case begins.")]
  }

  private static var stepFields: [WireField<TesteeCall.Step>] {
    whenFields(\.when) + [
      .field("events", \.events, .list(of: .event), "What happened at this instant, in order."),
      .field("report", \.report, .report, or: AppReport(), "What the system says now."),
      .field(
        "unanswered", \.isUnanswered, .flag, or: false,
        "One of the events asks the center, which has not answered: there is no 'center' in the report."),
    ]
  }
}
