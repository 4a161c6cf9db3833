import NotificationCivilTime

extension Instant: StateCodable {
  func write(to file: inout StateWriter) { file.write(number: milliseconds) }
  init(from file: inout StateReader) throws(StateFile.Problem) { self.init(milliseconds: try file.readNumber()) }
}

extension TimeSpan: StateCodable {
  func write(to file: inout StateWriter) { file.write(number: milliseconds) }
  init(from file: inout StateReader) throws(StateFile.Problem) { self.init(milliseconds: try file.readNumber()) }
}

extension CivilDate: StateCodable {
  func write(to file: inout StateWriter) { file.write(Int(dayNumber)) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    let number: Int = try file.read()
    guard let number = Int32(exactly: number) else { throw .corrupt }
    self.init(dayNumber: number)
  }
}

extension WallClockTime: StateCodable {
  func write(to file: inout StateWriter) { file.write(Int(millisecondOfDay)) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    guard let time = WallClockTime(millisecondOfDay: try file.read()) else { throw .corrupt }
    self = time
  }
}

extension CivilDateTime: StateCodable {
  func write(to file: inout StateWriter) { file.write(date, time) }
  init(from file: inout StateReader) throws(StateFile.Problem) { try self.init(date: file.read(), time: file.read()) }
}
