// The part of the framework's interface that SystemNotifications uses, written by hand from Apple's headers.

public import Foundation
import Synchronization
import UserNotifications

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

public struct ActivityContent<State: Codable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Sendable { case active, ended, dismissed, stale }

public struct ActivityUIDismissalPolicy: Sendable {
  let text: String
  public static let `default` = Self(text: "default")
  public static let immediate = Self(text: "immediate")
  public static func after(_ date: Date) -> Self { Self(text: "after \(Int(date.timeIntervalSinceNow.rounded())) s") }
}

public struct PushType: Sendable {
  public static let token = PushType()
}

/// It shows one at a time, and tells StubCenter's log.
open class Activity<Attributes: ActivityAttributes>: Identifiable {
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>

  init(_ id: String, _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> {
    AsyncStream { $0.finish() }
  }

  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }

  public var activityState: ActivityState { .active }
  public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
    AsyncStream { $0.finish() }
  }
  public var pushToken: Data? { Data([0xab]) }
  public var pushTokenUpdates: AsyncStream<Data> {
    AsyncStream { tokens in
      tokens.yield(Data([0xab]))
      tokens.yield(Data([0xcd]))
      tokens.finish()
    }
  }

  public static var activities: [Activity<Attributes>] {
    guard let shown = StubActivity.shown.withLock({ $0 }) else { return [] }
    let decoder = JSONDecoder()
    guard let attributes = try? decoder.decode(Attributes.self, from: shown.attributes),
      let state = try? decoder.decode(Attributes.ContentState.self, from: shown.state)
    else { return [] }
    return [Activity("1", attributes, ActivityContent(state: state, staleDate: shown.staleDate))]
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try StubActivity.show(content, attributes)
    StubCenter.shared.withLock { $0.log.append("starts an activity\(pushType == nil ? "" : " with push")") }
    return Activity("1", attributes, content)
  }

  public func update(_ content: ActivityContent<Attributes.ContentState>) async {
    try? StubActivity.show(content, attributes)
    StubCenter.shared.withLock { $0.log.append("updates \(id)") }
  }

  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    StubActivity.shown.withLock { $0 = nil }
    StubCenter.shared.withLock { $0.log.append("ends \(id), dismissed \(dismissalPolicy.text)") }
  }
}

struct StubActivity: Sendable {
  var attributes: Data
  var state: Data
  var staleDate: Date?

  static let shown = Mutex<StubActivity?>(nil)

  static func show<State>(_ content: ActivityContent<State>, _ attributes: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let state = try encoder.encode(content.state)
    let new = StubActivity(attributes: try encoder.encode(attributes), state: state, staleDate: content.staleDate)
    shown.withLock { $0 = new }
    StubCenter.shared.withLock { $0.log.append("shows \(String(decoding: state, as: UTF8.self))") }
  }
}
