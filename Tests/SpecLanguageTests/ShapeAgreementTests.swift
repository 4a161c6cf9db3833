import SpecLanguage
import TestSupport
import Testing

/// What the shapes declare and what the readers ask for is the same.
@Suite struct ShapeAgreementTests {
  static let settings = """
    notispec: 1
    outputs: { catalogue: { apps: [pets] }, swift: { apps: [pets] } }
    templates:
      kotlin:
        file: templates/kotlin.mustache
        output: "kotlin/{app}/{notification}.kt"
        for: notification
        escape: kotlin
        apps: [pets]
    lint: { levels: { copy/too-long: warning } }
    waivers:
      - rule: copy/too-long
        place: pets/notifications.hungry
        reason: "The new text is with the translators."
        owner: care
        until: 2026-12-31
    breaks:
      - place: pets/notifications.hungry
        audience: swift
        reason: "Nobody used it."
        approver: care
        release: "2.0"
    """

  @Test func everyDeclaredKeyIsAskedFor() throws {
    let coverage = ShapeCoverage()
    let result = SpecReader.read(EveryKey.sources[0], requirements: ["PETS/FOOD-1"], coverage: coverage)
    #expect(result.diagnostics == [])
    for sources in SayingFrame.apps { _ = SpecReader.read(sources, coverage: coverage) }
    #expect(coverage.neverAsked(from: SpecFileShape.object, shapes: SpecFileShape.recursiveShapes) == [])
  }

  @Test func everyDeclaredKeyOfTheWorkspaceIsAskedFor() throws {
    let coverage = ShapeCoverage()
    let source = SpecSource(path: "notispec.yaml", bytes: Array(Self.settings.utf8))
    let result = WorkspaceReader.read(source, rules: ["copy/too-long"], coverage: coverage)
    #expect(result.diagnostics == [])
    #expect(result.workspace.outputs?.map(\.id) == ["catalogue", "swift"])
    #expect(result.workspace.outputs?.first?.apps?.map(\.value) == ["pets"])
    #expect(result.workspace.templates.map(\.escape) == [.kotlin])
    #expect(result.workspace.levels.map(\.level) == [.warning])
    #expect(result.workspace.waivers.map(\.path) == ["notifications.hungry"])
    #expect(result.workspace.breaks.map(\.place.value) == ["pets/notifications.hungry"])
    #expect(coverage.neverAsked(from: Workspace.keys.shape) == [])
  }

  @Test func theWorkspaceNamesKnownOutputs() {
    let text = "notispec: 1\noutputs: { swfit: {}, swift: { a: 1 }, previews: {} }\nbreaks: {}"
    let source = SpecSource(path: "notispec.yaml", bytes: Array(text.utf8))
    let result = WorkspaceReader.read(source)
    let others =
      "the other keys here are 'apns', 'catalogue', 'entitlements', 'firestore', 'info_plist', 'reference', "
      + "'schema', 'site_association', 'tracking_plan' and 'xcstrings'"
    #expect(
      result.diagnostics.map { "\($0.span.start.line):\($0.span.start.column) \($0.message)" } == [
        "2:12 Unknown key 'swfit' in 'outputs': is 'swift' meant, which is already here in line 2?",
        "2:32 Unknown key 'a' in 'outputs.swift': the other keys here are 'apps', 'runtime' and 'texts'",
        "2:40 Unknown key 'previews' in 'outputs': \(others)",
        "3:9 'breaks' must be a list: put brackets around it, '[{ … }]'",
      ])
    #expect(result.workspace.outputs?.isEmpty == true)
  }

  @Test func everythingThatIsWrittenArrivesInTheModel() throws {
    let source = SpecSource(path: "spec.yaml", bytes: Array(EveryKey.app.utf8))
    let spec = try #require(SpecReader.read([source]).spec)
    let type = try #require(spec.notification("hungry"))
    #expect(
      type.triggers.map(\.name) == [
        "daily", "weekly", "monthly", "yearly", "doses", "breaths", "chosen", "before", "working", "sale", "packs",
        "ringing", "at_home", "rarely", "often", "place", "soon", "tomorrow", "later",
      ])
    #expect(type.conditions.count == 11)
    #expect(type.repeatAfter?.orWhen != nil)
    #expect(type.copy.fields.map(\.field) == [.title, .subtitle, .body])
    let walk = try #require(spec.notification("walk"))
    #expect(walk.copy.body["en"]?.status == .stale)
    #expect(walk.arguments.first?.example == "3")
    #expect(spec.push?.token?.budgets.total?.value == .seconds(5))
    #expect(spec.category("message")?.action("EATEN_ACTION")?.endsWith?.value == .dismissAndForward)
    #expect(spec.category("message")?.action("LATER_ACTION")?.snooze?.value == .span(.hours(1)))
    #expect(spec.liveActivities.first?.statusField?.values.map(\.value) == ["leaving", "walking", "home"])
    let message = try #require(spec.notification("message"))
    #expect(message.triggers.isEmpty && message.push?.data.first?.payloadKey == "chatId")
    #expect(message.push?.collapseID?.arguments == ["chat_id"])
    guard case .variants(let title) = type.copy.title else {
      Issue.record("The title has variants")
      return
    }
    #expect(title.variants.map(\.id) == ["soft", "loud"])
    #expect(title.variants.map(\.texts.count) == [2, 1])
    #expect(title.variants[0].texts[1]["en"]?.status == .stale)
    #expect(title.variants[0].texts[1]["en"]?.translates == "A bit hungry")
    #expect(message.content.category?.value == "message")
    #expect(message.content.relevance?.value == 0.5)
    #expect(message.content.sound.isCritical)
    #expect(message.content.badge?.value == 1)
    #expect(message.content.thread?.arguments == ["chat_id"])
    #expect(message.content.attachments.map(\.id) == ["photo", "film"])
    #expect(message.upkeep.owner?.value == "kitchen")
    #expect(message.upkeep.expires?.value.description == "2028-02-29")
    #expect(message.upkeep.purpose?.value == "meals")
    #expect(spec.preference("reminders")?.toggle?.asksPermission == true)
    #expect(spec.preference("meal_time")?.parent?.value == "reminders")
    #expect(spec.preference("style")?.choice?.options.map(\.every?.value) == [.day, .days(3)])
    #expect(spec.strings.map(\.text.texts.count) == [1, 1])
    let action = try #require(spec.category("message")?.action("EATEN_ACTION"))
    #expect(action.options.map(\.value) == [.foreground, .destructive, .authenticationRequired])
    #expect(action.textInput?.placeholder != nil)
    #expect(spec.category("message")?.identifier.value == "MESSAGE_CATEGORY")
    #expect(spec.policies.profiles.first?.rule.caps == [])
    #expect(spec.policies.profiles.first?.rule.quietHours != nil)
    #expect(spec.target("bowl")?.fallback?.value == "home")
    #expect(spec.analytics?.events.first?.transitions.map(\.value) == [.notificationOpened, .linkFallback])
  }

  private func everything() throws -> Spec {
    let source = SpecSource(path: "spec.yaml", bytes: Array(EveryKey.app.utf8))
    return try #require(SpecReader.read([source]).spec)
  }

  @Test func everythingAboutPushesArrivesInTheModel() throws {
    let push = try #require(everything().push)
    #expect(push.providers.map(\.value) == [.apns, .fcm])
    #expect(push.environments.release.value == .sandbox)
    #expect(push.token?.writeWhen.map(\.value) == [.authorized])
    #expect(push.token?.clearOn.map(\.value) == [.signOut, .revoked])
    #expect(push.serviceExtension?.timeLimit.value == .seconds(20))
    let message = try #require(everything().notification("message")?.push)
    #expect(message.priority.value == .considerate)
    #expect(message.expiration?.value == .hours(24))
    #expect(message.filterCriteria?.value == "work")
  }

  @Test func everythingAboutLiveActivitiesArrivesInTheModel() throws {
    let walk = try #require(everything().liveActivities.first)
    #expect(walk.attributes.map(\.payloadKey) == ["dog", "start"])
    #expect(walk.state.map(\.kind).contains(.date(.millisecondsSince1970)))
    #expect(walk.copy.first?.entries.map(\.value.value) == ["leaving", "walking", "home"])
    #expect(walk.progress.first?.entries.map(\.progress.value) == [0, 0.5, 1])
    #expect(walk.next.map(\.from.value) == ["leaving", "walking"])
    #expect(walk.dismissal.value == .after(.hours(2)))
    #expect(walk.textArguments.map(\.id) == ["dog"])
  }
}
