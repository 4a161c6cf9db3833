// The part of the framework's interface that the sample uses, written by hand from Apple's documentation.

public import Foundation

open class BGTaskRequest: NSObject {
  public let identifier: String
  public var earliestBeginDate: Date?

  init(identifier: String) { self.identifier = identifier }
}

public final class BGAppRefreshTaskRequest: BGTaskRequest {
  public override init(identifier: String) { super.init(identifier: identifier) }
}

public final class BGTaskScheduler: NSObject, Sendable {
  public static let shared = BGTaskScheduler()

  public func submit(_ request: BGTaskRequest) throws {}
}
