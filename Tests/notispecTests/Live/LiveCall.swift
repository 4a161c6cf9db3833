import Foundation
import NotificationCivilTime
import NotificationConformance
import Testing

@testable import notispec

/// A live preview of a workspace, asked without a server.
struct LiveCall {
  let workspace: TestWorkspace
  let routes: LiveRoutes

  init(_ workspace: TestWorkspace, isReadOnly: Bool = false, today: (() -> CivilDate?)? = nil) throws {
    self.workspace = workspace
    let choice = WorkspaceChoice(
      specs: workspace.url("specs").path, generated: workspace.url("generated").path,
      conformance: workspace.url("conformance").path, isConformanceNamed: false, apps: [], today: nil)
    try FileManager.default.createDirectory(at: workspace.url("conformance"), withIntermediateDirectories: true)
    routes = LiveRoutes(desk: LiveDesk(choice, isReadOnly: isReadOnly, today: today))
  }

  private struct WrongReply: Error {}

  func post(_ path: String, _ body: String) throws -> (Int, JSONValue) {
    try answer(routes.reply(to: "POST", path, query: [:], body: Array(body.utf8)))
  }

  func get(_ path: String, _ query: [String: String] = [:]) throws -> (Int, JSONValue) {
    try answer(routes.reply(to: "GET", path, query: query, body: []))
  }

  private func answer(_ reply: LiveRoutes.Reply) throws -> (Int, JSONValue) {
    guard case .json(let answer) = reply else { throw WrongReply() }
    return (answer.status, try #require(JSONValue(json: Array(answer.body.utf8))))
  }

  func page() throws -> String {
    guard case .html(let page) = routes.reply(to: "GET", "", query: [:], body: []) else { throw WrongReply() }
    return page
  }

  /// What a page sends of a story of the app `demo`.
  static func story(_ steps: String, _ more: String = "") -> String {
    """
    {"app":"demo","title":"A day","start":{"at":"2026-03-02 09:00","zone":"Europe/Berlin"},"steps":[\(steps)]\(more)}
    """
  }

  static let cleaned = #"{"after":"0m","signal":"photos_cleaned"},{"after":"2d"}"#
  static let delay = "notifications.clean_reminder.trigger.after.delay"

  /// Another value of the delay.
  static func delayed(_ value: String) -> String {
    #"{"app":"demo","values":[{"path":"\#(delay)","value":"\#(value)"}]}"#
  }
}

extension JSONValue {
  func texts(_ key: String, _ part: String) -> [String] { (self[key]?.list ?? []).compactMap { $0[part]?.text } }
}
