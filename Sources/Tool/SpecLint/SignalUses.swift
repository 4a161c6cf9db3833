import SpecLanguage

/// Where the signals of an app and their parameters are used.
struct SignalUses {
  private let signals: [SignalItem]
  private let numbers: [String: Int]
  private var isUsed: [Bool]
  /// The parameters of all signals, one signal after the other: one array per signal would mean more allocations.
  private var isRead: [Bool]
  /// Where those of each signal begin in `isRead`.
  private let firstParameters: [Int]
  private var targets: [String: Int] = [:]
  /// What was looked up last: conditions of a type usually ask about the signal of its trigger.
  private var last: (id: String, number: Int?) = ("", nil)

  init(in spec: Spec) {
    signals = spec.signals
    var numbers = [String: Int](minimumCapacity: signals.count)
    for number in signals.indices where numbers[signals[number].id] == nil { numbers[signals[number].id] = number }
    self.numbers = numbers
    isUsed = Array(repeating: false, count: signals.count)
    var firstParameters: [Int] = []
    firstParameters.reserveCapacity(signals.count)
    var count = 0
    for number in signals.indices {
      firstParameters.append(count)
      count += signals[number].parameters.count
    }
    self.firstParameters = firstParameters
    isRead = Array(repeating: false, count: count)
    for quiet in spec.policies.allQuietHours {
      if let condition = quiet.when { add(condition) }
    }
    for category in spec.categories {
      for action in category.actions { if let signal = action.signal { use(signal.value) } }
    }
    for item in spec.permissionFlow?.showAfter ?? [] { use(item.signal.value) }
    for type in spec.notifications {
      for index in type.triggers.indices { add(type.triggers[index], of: type, in: spec) }
      for condition in type.allConditions { add(condition) }
      for index in type.arguments.indices {
        guard let source = type.arguments[index].source, let number = number(of: source.signal.value) else { continue }
        isUsed[number] = true
        read(source.parameter.value, of: number)
      }
      if let per = type.per { add(per, of: type, in: spec) }
    }
  }

  /// The signals that no trigger and no condition names.
  var unused: [SignalItem] { signals.indices.filter { !isUsed[$0] }.map { signals[$0] } }

  /// Unused parameters of the other signals.
  var unread: [(signal: SignalItem, parameter: ParameterItem)] {
    var unread: [(SignalItem, ParameterItem)] = []
    for number in signals.indices where isUsed[number] && hasUnread(number) {
      for index in signals[number].parameters.indices where !isRead[firstParameters[number] + index] {
        unread.append((signals[number], signals[number].parameters[index]))
      }
    }
    return unread
  }

  private func hasUnread(_ number: Int) -> Bool {
    let first = firstParameters[number]
    return isRead[first..<first + signals[number].parameters.count].contains(false)
  }

  private mutating func add(_ trigger: TriggerItem, of type: NotificationItem, in spec: Spec) {
    if case .calendar(let item) = trigger.schedule {
      if let cycle = item.cycle { use(cycle.since.value) }
      if let ends = item.ends { use(ends.value) }
    }
    guard let match = trigger.signal else { return }
    add(match)
    guard let number = number(of: match.signal.value) else { return }
    for name in trigger.parameters { read(name, of: number) }
    // Arguments of the texts and parameters of the screen that have the name of a parameter of the signal.
    for index in type.arguments.indices { read(type.arguments[index].id, of: number) }
    for (_, text) in type.copy.fields { if let name = text.choosingArgument { read(name, of: number) } }
    guard hasUnread(number), let target = target(type.target.value, in: spec) else { return }
    for item in target.parameters { read(item.id, of: number) }
  }

  private mutating func add(_ per: PerItem, of type: NotificationItem, in spec: Spec) {
    for signal in type.rule(spec, withTexts: false).per?.signals ?? [] {
      if let number = number(of: signal) { read(per.parameter.value, of: number) }
    }
  }

  /// Nearly always the arguments fill all parameters, and no screen is looked up.
  private mutating func target(_ id: String, in spec: Spec) -> TargetItem? {
    let all = spec.deepLinks?.targets ?? []
    if targets.isEmpty { targets = spec.targetNumbers }
    return targets[id].map { all[$0] }
  }

  private mutating func number(of signal: String) -> Int? {
    if signal != last.id { last = (signal, numbers[signal]) }
    return last.number
  }

  private mutating func use(_ signal: String) {
    if let number = number(of: signal) { isUsed[number] = true }
  }

  private mutating func read(_ parameter: String, of number: Int) {
    for index in signals[number].parameters.indices where signals[number].parameters[index].id == parameter {
      isRead[firstParameters[number] + index] = true
    }
  }

  private mutating func read(_ test: ValueTestItem, of signal: String) {
    if let number = number(of: signal) { read(test.parameter.value, of: number) }
  }

  private mutating func add(_ match: SignalMatch) {
    use(match.signal.value)
    if let filter = match.filter { read(filter, of: match.signal.value) }
  }

  private mutating func add(_ condition: ConditionItem) {
    switch condition.form {
    case .elapsed(let item):
      use(item.since.value)
      if let orSince = item.orSince { use(orSince.value) }
    case .last(let item): add(item.match)
    case .happened(let item):
      add(item.match)
      if case .signal(let id) = item.since { use(id.value) }
    case .any(let items), .all(let items): for item in items { add(item) }
    case .not(let item): add(item)
    case .preference, .attribute, .device, .flag, .experiment: break
    }
  }
}

extension TriggerItem {
  /// The parameters of its signal that say when it is due.
  fileprivate var parameters: [String] {
    var ids: [String] = []
    switch schedule {
    case .at(let item): ids.append(item.parameter.value)
    case .reached(let item): ids.append(item.parameter.value)
    case .calendar(let item):
      switch item.rule.time {
      case .stated(let id), .statedTimes(let id): ids.append(id)
      case .slot, .fixed, .several, .preference, .chosenTimes: break
      }
      if case .statedWeekdays(let id) = item.every.value { ids.append(id) }
    case .after, .slotAfter, .location: break
    }
    if case .parameter(let id)? = zone?.value { ids.append(id) }
    return ids
  }
}
