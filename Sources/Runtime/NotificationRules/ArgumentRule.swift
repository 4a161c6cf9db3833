/// A value in the texts of a type that does not simply come with the signal of its trigger, or is not simply written.
public struct ArgumentRule: Sendable, Hashable {
  /// A parameter of a signal.
  public struct Source: Sendable, Hashable {
    public var signal: String
    public var parameter: String

    public init(_ signal: String, _ parameter: String) {
      self.signal = signal
      self.parameter = parameter
    }
  }

  public var id: String
  /// The newest such signal brings it; nil for that of the trigger.
  public var source: Source?
  /// What is said in each locale instead of a value that is missing; without it the type is not sent then.
  public var standard: [LocalizedTextRule]

  /// Nil for what is written as a program would: ASCII digits without grouping.
  public var format: ValueFormat?
  /// Of a moment: the zone whose clock tells it, by its name or by an argument; nil for that of the device.
  public var zone: ZoneSource?

  public init(
    _ id: String, from source: Source? = nil, default standard: [LocalizedTextRule] = [], format: ValueFormat? = nil,
    zone: ZoneSource? = nil
  ) {
    self.id = id
    self.source = source
    self.standard = standard
    self.format = format
    self.zone = zone
  }
}
