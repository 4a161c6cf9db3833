/// A link in the making: what is behind its base, written piece by piece.
///
/// The label of a value says its type: to choose among functions of one name by the type of a value takes the compiler of
/// the calling module three times as long. For the same reason what a spec says is a static text.
public struct LinkText: Sendable {
  public private(set) var text = ""
  private var hasPath = false
  private var hasQuery = false

  @inline(never)
  public init() {}

  /// - Parameter path: Parts of the spec, which are written as they are.
  @inline(never)
  public mutating func path(_ path: StaticString) { part(path.description) }

  @inline(never)
  public mutating func path(text value: String) { part(LinkEncoding.encoded(value)) }

  @inline(never)
  public mutating func path(int value: Int) { part(value.description) }

  @inline(never)
  public mutating func path(double value: Double) { part(LinkEncoding.encoded(value.description)) }

  private mutating func part(_ part: String) {
    if hasPath { text += "/" }
    text += part
    hasPath = true
  }

  @inline(never)
  public mutating func query(_ name: StaticString, text value: String?) {
    guard let value else { return }
    text += hasQuery ? "&" : "?"
    text += LinkEncoding.encoded(name.description) + "=" + LinkEncoding.encoded(value)
    hasQuery = true
  }

  @inline(never)
  public mutating func query(_ name: StaticString, int value: Int?) { query(name, text: value?.description) }

  @inline(never)
  public mutating func query(_ name: StaticString, double value: Double?) { query(name, text: value?.description) }
}
