import SpecLanguage
import TextWriting

extension SwiftModule {
  /// What a signal takes for a point in time. Nil for an app whose signals carry none.
  ///
  /// - Parameter isEmbedded: The module has no library whose `Instant` it could take.
  func signalInstantFile(isEmbedded: Bool) -> [UInt8]? {
    guard spec.signals.contains(where: { $0.parameters.contains { $0.kind == .instant } }) else { return nil }
    var writer = newWriter()
    writer.block("extension Signal") { writer in
      if isEmbedded {
        writer.lines(ownInstant)
      } else {
        writer.doc("A point in time: `Instant(date)` for a `Date`, in an app that imports `SystemNotifications`.")
        writer.line("\(access)typealias Instant = NotificationCivilTime.Instant")
      }
    }
    return writer.bytes
  }

  /// As far as a signal needs it, with the names that the library's has.
  private var ownInstant: String {
    #"""
    /// A point in time, as the scheduler counts: in milliseconds since 1970.
    \#(access)struct Instant: Sendable, Hashable {
      /// Milliseconds since 1970-01-01T00:00:00Z.
      \#(access)let milliseconds: Int64

      /// The point in time so many milliseconds after the beginning of 1970 in UTC.
      \#(access)init(milliseconds: Int64) { self.milliseconds = milliseconds }

      /// To the millisecond; what no clock of a device shows becomes the year 1970.
      ///
      /// - Parameter secondsSince1970: `Date.timeIntervalSince1970`.
      \#(access)init(secondsSince1970: Double) {
        let milliseconds = secondsSince1970 * 1000
        let isSound = milliseconds > -9e15 && milliseconds < 9e15
        self.milliseconds = isSound ? Int64(milliseconds + (milliseconds < 0 ? -0.5 : 0.5)) : 0
      }
    }
    """#
  }
}
