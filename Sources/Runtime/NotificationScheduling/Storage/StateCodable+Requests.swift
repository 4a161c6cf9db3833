import NotificationCivilTime
import NotificationTerms

extension NotificationSound: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .standard: file.write(tag: 0)
    case .silent: file.write(tag: 1)
    case .critical: file.write(tag: 2)
    case .file(let name): file.write(tag: 3, name)
    case .criticalFile(let name, let volume): file.write(tag: 4, name, volume)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .standard
    case 1: self = .silent
    case 2: self = .critical
    case 3: self = .file(try file.read())
    case 4: self = try .criticalFile(file.read(), volume: file.read())
    default: throw .corrupt
    }
  }
}

extension Trigger: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .immediate: file.write(tag: 0)
    case .timeInterval(let span, let repeats): file.write(tag: 1, span, repeats)
    case .calendar(let components, let repeats): file.write(tag: components.isUTC ? 4 : 2, components, repeats)
    case .location(let region): file.write(tag: 3, region)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .immediate
    case 1: self = try .timeInterval(file.read(), repeats: file.read())
    case let tag where tag == 2 || tag == 4:
      var components: CalendarComponents = try file.read()
      components.isUTC = tag == 4
      self = .calendar(components, repeats: try file.read())
    case 3: self = .location(try file.read())
    default: throw .corrupt
    }
  }
}

extension Weekday: StateCodable {
  func write(to file: inout StateWriter) { file.write(rawValue) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    guard let weekday = Weekday(rawValue: try file.read()) else { throw .corrupt }
    self = weekday
  }
}

extension CalendarComponents: StateCodable {
  func write(to file: inout StateWriter) { file.write(year, month, day, weekday, hour, minute, second) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(
      year: file.read(), month: file.read(), day: file.read(), weekday: file.read(), hour: file.read(),
      minute: file.read(), second: file.read())
  }
}

extension CircularRegion: StateCodable {
  func write(to file: inout StateWriter) { file.write(latitude, longitude, radius, notifyOnEntry, notifyOnExit) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(
      latitude: file.read(), longitude: file.read(), radius: file.read(), notifyOnEntry: file.read(),
      notifyOnExit: file.read())
  }
}

extension NotificationAttachment: StateCodable {
  func write(to file: inout StateWriter) { file.write(identifier, self.file, typeHint) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(file.read(), file: file.read(), typeHint: file.read())
  }
}

extension NotificationContent: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      title, subtitle, body, interruptionLevel, categoryIdentifier, threadIdentifier, relevanceScore, badge, sound,
      userInfo, attachments)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(
      title: file.read(), subtitle: file.read(), body: file.read(), interruptionLevel: file.read(),
      categoryIdentifier: file.read(), threadIdentifier: file.read(), relevanceScore: file.read(),
      badge: file.read(), sound: file.read(), userInfo: file.read())
    attachments = try file.read()
  }
}

extension NotificationRequest: StateCodable {
  func write(to file: inout StateWriter) { file.write(identifier, content, trigger) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    try self.init(identifier: file.read(), content: file.read(), trigger: file.read())
  }
}
