public import NotificationTerms

extension Scheduler {
  /// The state to begin with: the stored one, or an empty one where there is none that this version can read.
  ///
  /// What the center still holds of a state that was lost is adopted where it is planned again, and taken out with the
  /// reason `state.reset` where it is not.
  /// - Parameter locale: The language of the device now; texts are rendered again at every launch.
  public func restore(from bytes: [UInt8]?, locale: LanguageTag) -> SchedulerState {
    guard let bytes, var state = try? StateFile.state(from: bytes) else { return SchedulerState(locale: locale) }
    state.locale = locale
    return state
  }
}
