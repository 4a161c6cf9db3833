import CenterSimulation
import NotificationCivilTime
import NotificationTerms
import SpecDiagnostics

/// Holds a world against assertions. Lines of one kind are complete together: these and no others.
struct Verification {
  let world: World
  let app: TestedApp
  let scenario: ScenarioCase
  /// At the end, windows that opened since the last step have outcomes too.
  let isEnd: Bool
  /// What a testee's app shows; nil to ask the reference.
  var facts: AppFacts?

  var zone: ZoneRules { world.now.zone }
  /// Of use for messages alone, so that it is made where there is one.
  var times: CaseTimes { CaseTimes(of: scenario) }

  func failures(of assertions: [Assertion]) -> [CaseResult.Failure] {
    var failures: [CaseResult.Failure] = []
    var deliveredLines: [(ExpectedNotification?, SourceSpan)] = []
    var includedLines: [(ExpectedNotification, SourceSpan)] = []
    var pendingLines: [(ExpectedNotification?, SourceSpan)] = []
    var openedLines: [(ExpectedTarget?, SourceSpan)] = []
    /// Each line is about another request.
    var includedPending: Set<Int> = []
    for assertion in assertions {
      func fail(_ message: String?) {
        if let message { failures.append(.init(message, at: assertion.span)) }
      }
      switch assertion.kind {
      case .delivered(let line): deliveredLines.append((line, assertion.span))
      case .deliveredIncludes(let line): includedLines.append((line, assertion.span))
      case .pending(let line): pendingLines.append((line, assertion.span))
      case .opened(let line): openedLines.append((line, assertion.span))
      case .pendingCount(let count):
        let actual = world.center.pending.count
        fail(actual == count ? nil : "expected \(count) pending requests, there are \(actual)\(listOfPending())")
      case .pendingIncludes(let line):
        fail(checkPendingIncludes(line, besides: &includedPending))
      case .outcome(let type, let outcome, let reason, let cap, let date):
        fail(checkOutcome(type, outcome, reason, cap: cap, date))
      case .logged(let events): fail(checkLogged(events))
      case .loggedIncludes(let events): fail(checkLoggedIncludes(events))
      case .loggedCount(let counts): for count in counts { fail(checkCount(count)) }
      case .badge(let number):
        fail(world.center.badge == number ? nil : "expected the badge to be \(number); it is \(world.center.badge)")
      case .center(let added, let removed): fail(checkCenter(added, removed))
      case .settings(let expected): fail(check(expected))
      case .string(let id, let texts): fail(checkWords("strings", ExpectedWords([(id, texts)])))
      case .textDiffers(let type): fail(checkTextDiffers(type))
      case .permission(let expected): fail(check(expected))
      case .token(let expected): fail(check(expected))
      case .stored(let place): fail(check(place))
      case .console(let lines): fail(checkConsole(lines))
      case .push(let expected): fail(check(expected))
      case .system(let expected): fail(check(expected))
      case .nothing: fail(checkNothing())
      }
    }
    failures += complete("delivered", deliveredLines, delivered)
    failures += included(includedLines)
    failures += complete("pending", pendingLines, pending)
    failures += completeOpened(openedLines)
    return failures.sorted { $0.span < $1.span }
  }
}
