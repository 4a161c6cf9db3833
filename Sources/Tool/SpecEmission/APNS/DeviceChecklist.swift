import SpecLanguage
import TextWriting

/// What no machine without the team's Apple account and a device can check, as lines to tick.
///
/// The set-up and the first run through the token are `PushGuide`'s own lists.
struct DeviceChecklist {
  let spec: Spec
  let push: PushItem

  private var isFirebase: Bool { push.providers.contains { $0.value == .fcm } }

  func write(to page: inout MarkdownWriter) {
    page.heading(2, "To check on a device before a release")
    page.list(rest.map { (0, "[ ] " + $0) })
  }

  private var rest: [String] {
    var lines = ["Check that neither the build nor the console reports an entitlement error"]
    if let environments { lines.append(environments) }
    if isFirebase { lines.append("Check that the console reports no Firebase configuration error") }
    if spec.app.authorization?.options.contains(where: { $0.value == .provisional }) == true {
      lines.append("Keep a quiet notification in Notification Center and check that the next one comes with a banner")
    } else {
      lines.append("Check that the permission prompt appears within 100 ms of what triggers it")
      lines.append("Check that the prompt is the one of iOS, with its two buttons; iOS owns its words")
    }
    lines.append("Watch the launch in Instruments: nothing on the main thread waits for a token or the network")
    if !spec.categories.isEmpty {
      lines.append("Press every button of a notification and check that the app reacts to each once")
    }
    if push.serviceExtension != nil {
      lines.append("Send a push with `mutable-content` and check that the service extension changes its title")
    }
    if let content = push.contentExtension {
      let categories = content.categories.map { MarkdownWriter.code($0.value) }.joined(separator: ", ")
      lines.append("Open a push of \(categories): its title, its text and its first attachment are shown")
    }
    for type in spec.notifications {
      guard let key = type.push?.data.first(where: { $0.payloadKey == "avatar_url" }) else { continue }
      let (name, picture) = (MarkdownWriter.code(type.id), MarkdownWriter.code(key.payloadKey))
      lines.append("Open \(name) and check that the picture is that of \(picture)")
    }
    for activity in spec.liveActivities {
      let places = activity.presentations.map { MarkdownWriter.code($0.value.rawValue) }.joined(separator: ", ")
      lines.append("Start \(MarkdownWriter.code(activity.id)) and look at each of its places: \(places)")
    }
    if let token = push.token {
      lines += [
        times(token), "Check with the Main Thread Checker that the app registers on the main thread",
        "Refuse the permission and check that the app works without pushes",
        secondDevice(token),
      ].compactMap { $0 }
    }
    lines.append("After the release, watch " + watched)
    return lines
  }

  /// A token of one of Apple's servers is unknown to the other.
  private var environments: String? {
    let (debug, beta) = (push.environments.debug.value, push.environments.testFlight.value)
    guard debug != beta else { return nil }
    return
      "Send a test push to a debug build (\(debug.rawValue)) and to one from TestFlight (\(beta.rawValue)), and check that "
      + "both arrive"
  }

  /// A document with one field for the token of each user has room for one device.
  private func secondDevice(_ token: PushTokenItem) -> String {
    let field = MarkdownWriter.code(token.field.value)
    return token.isOneForAUser
      ? "Sign in on a second device and check that \(field) is that device's from now on: the first one gets no more "
        + "pushes, a limit that the release notes name"
      : "Sign in on a second device and check that it has a token of its own"
  }

  /// What the field tells, with what the team wants to see.
  private var watched: String {
    let goals = push.goals
    return [
      "how many registrations fail" + percent(goals?.registered, "succeed"),
      goals?.stored.map { "how many tokens are not stored" + percent($0, "reach the store") },
      goals?.answer.map { "how long people take to answer the prompt (the goal: less than \($0.value.words))" },
      "how many sessions crash" + percent(goals?.crashFree, "without a crash"),
    ].compactMap { $0 }.joined(last: "and")
  }

  private func percent(_ goal: Located<Double>?, _ what: String) -> String {
    goal.map { " (the goal: \(PushGoalsItem.words($0.value)) \(what))" } ?? ""
  }

  /// How long each part of the token may take; nil if the spec does not say.
  private func times(_ token: PushTokenItem) -> String? {
    let parts = [
      token.budgets.registration.map { "it comes within \($0.value.words) of the permission" },
      token.budgets.upload.map { "is stored within \($0.value.words)" },
      token.budgets.refresh.map { "looked up at a launch within \($0.value.words)" },
    ].compactMap { $0 }
    let total = token.budgets.total.map { "all of it within \($0.value.words)" }
    let limits = [parts.isEmpty ? nil : parts.joined(last: "and"), total].compactMap { $0 }
    return limits.isEmpty ? nil : "Measure the token on a slow device: " + limits.joined(separator: ", ")
  }
}
