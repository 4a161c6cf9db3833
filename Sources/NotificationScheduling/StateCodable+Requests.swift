import NotificationCivilTime
import NotificationTerms

extension NotificationSound: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .standard: file.write(tag: 0)
    case .silent: file.write(tag: 1)
    case .critical: file.write(tag: 2)
    case .file(let name):
      file.write(tag: 3)
      file.write(name)
    case .criticalFile(let name, let volume):
      file.write(tag: 4)
      file.write(name)
      file.write(volume)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .standard
    case 1: self = .silent
    case 2: self = .critical
    case 3: self = .file(try file.read())
    case 4:
      let name: String = try file.read()
      self = .criticalFile(name, volume: try file.read())
    default: throw .corrupt
    }
  }
}

extension Trigger: StateCodable {
  func write(to file: inout StateWriter) {
    switch self {
    case .immediate: file.write(tag: 0)
    case .timeInterval(let span, let repeats):
      file.write(tag: 1)
      file.write(span)
      file.write(repeats)
    case .calendar(let components, let repeats):
      file.write(tag: components.isUTC ? 4 : 2)
      file.write(components)
      file.write(repeats)
    case .location(let region):
      file.write(tag: 3)
      file.write(region)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = .immediate
    case 1:
      let span: TimeSpan = try file.read()
      self = .timeInterval(span, repeats: try file.read())
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
  func write(to file: inout StateWriter) {
    file.write(year)
    file.write(month)
    file.write(day)
    file.write(weekday)
    file.write(hour)
    file.write(minute)
    file.write(second)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let year: Int? = try file.read()
    let month: Int? = try file.read()
    let day: Int? = try file.read()
    let weekday: Weekday? = try file.read()
    let hour: Int? = try file.read()
    let minute: Int? = try file.read()
    let second: Int? = try file.read()
    self.init(year: year, month: month, day: day, weekday: weekday, hour: hour, minute: minute, second: second)
  }
}

extension CircularRegion: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(latitude)
    file.write(longitude)
    file.write(radius)
    file.write(notifyOnEntry)
    file.write(notifyOnExit)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let latitude: Double = try file.read()
    let longitude: Double = try file.read()
    let radius: Double = try file.read()
    let notifyOnEntry: Bool = try file.read()
    let notifyOnExit: Bool = try file.read()
    self.init(
      latitude: latitude, longitude: longitude, radius: radius, notifyOnEntry: notifyOnEntry,
      notifyOnExit: notifyOnExit)
  }
}

extension NotificationAttachment: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(identifier)
    file.write(self.file)
    file.write(typeHint)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let identifier: String = try file.read()
    let name: String = try file.read()
    self.init(identifier, file: name, typeHint: try file.read())
  }
}

extension NotificationContent: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(title)
    file.write(subtitle)
    file.write(body)
    file.write(interruptionLevel)
    file.write(categoryIdentifier)
    file.write(threadIdentifier)
    file.write(relevanceScore)
    file.write(badge)
    file.write(sound)
    file.write(userInfo)
    file.write(attachments)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let title: String = try file.read()
    let subtitle: String = try file.read()
    let body: String = try file.read()
    let interruptionLevel: InterruptionLevel = try file.read()
    let categoryIdentifier: String = try file.read()
    let threadIdentifier: String = try file.read()
    let relevanceScore: Double = try file.read()
    let badge: Int? = try file.read()
    let sound: NotificationSound = try file.read()
    let userInfo: [String: String] = try file.read()
    let attachments: [NotificationAttachment] = file.version >= 4 ? try file.read() : []
    self.init(
      title: title, subtitle: subtitle, body: body, interruptionLevel: interruptionLevel,
      categoryIdentifier: categoryIdentifier, threadIdentifier: threadIdentifier, relevanceScore: relevanceScore,
      badge: badge, sound: sound, attachments: attachments, userInfo: userInfo)
  }
}

extension NotificationRequest: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(identifier)
    file.write(content)
    file.write(trigger)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let identifier: String = try file.read()
    let content: NotificationContent = try file.read()
    let trigger: Trigger = try file.read()
    self.init(identifier: identifier, content: content, trigger: trigger)
  }
}
