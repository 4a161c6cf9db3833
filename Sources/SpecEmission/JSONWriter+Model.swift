import NotificationCivilTime
import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

/// Parts of the resolved model.
extension JSONWriter {
  mutating func optional(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }

  mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  /// The bytes of a text come straight from where it is.
  mutating func member(_ key: String, _ text: TextTemplate) {
    self.key(key)
    text.withBytes { value(utf8: $0) }
  }

  mutating func section(_ key: String, _ write: (inout JSONWriter) -> Void) {
    self.key(key)
    object { json in write(&json) }
  }

  /// Left out when empty.
  mutating func strings(_ key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    self.key(key)
    array { json in for text in texts { json.value(text) } }
  }

  /// An object of objects by id, in the order of the spec; left out when empty.
  mutating func map<Item>(
    _ key: String, _ items: [Item], id: (Item) -> String, _ write: (inout JSONWriter, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    self.key(key)
    object { json in
      for item in items {
        json.key(id(item))
        json.object { json in write(&json, item) }
      }
    }
  }

  mutating func parameters(_ parameters: [ParameterItem], key: String = "parameters") {
    map(key, parameters, id: \.id) { json, parameter in
      json.member("type", parameter.kind.rawValue)
      if parameter.isOptional { json.member("optional", true) }
      json.optional("key", parameter.key?.value)
      json.optional("example", parameter.example)
    }
  }

  mutating func text(_ key: String, _ text: LocalizedText?) {
    guard let text else { return }
    section(key) { $0.texts(of: text) }
  }

  /// One member for each locale.
  mutating func texts(of text: LocalizedText) {
    let texts = text.texts
    // By position: a text that is handed on is a copy of many references.
    for position in texts.indices {
      key(texts[position].locale.text)
      object { $0.members(of: texts[position].form, texts[position].status) }
    }
  }

  private mutating func members(of form: CopyText.Form, _ status: CopyText.Status) {
    switch form {
    case .plain(let template): member("text", template)
    case .plural(let argument, let forms):
      member("plural", argument.value)
      for position in forms.indices { member(forms[position].category.rawValue, forms[position].text) }
    }
    member("status", status.rawValue)
  }

  /// A text of a notification. Every variant is written as a list of texts, one of which takes its turn.
  mutating func field(_ key: String, _ field: CopyField) {
    switch field {
    case .text(let text): self.text(key, text)
    case .variants(let variants):
      section(key) { json in
        json.section("variants") { json in
          switch variants.choice {
          case .rotate: json.member("choose", "rotate")
          case .preference(let id): json.section("choose") { $0.member("preference", id.value) }
          }
          for variant in variants.variants { json.variant(variant) }
        }
      }
    }
  }

  private mutating func variant(_ variant: CopyVariant) {
    section(variant.id) { json in
      for locale in variant.texts.first?.texts.map(\.locale) ?? [] {
        json.key(locale.text)
        json.array { json in
          for text in variant.texts.compactMap({ $0[locale] }) {
            json.object { $0.members(of: text.form, text.status) }
          }
        }
      }
    }
  }

  mutating func members(of policies: PolicyRule) {
    member("slot", policies.slot.description)
    map("caps", policies.caps, id: \.id) { json, cap in
      json.member("max", cap.max)
      switch cap.window {
      case .rollingDay: json.member("per", "rolling_day")
      case .calendarDay: json.member("per", "calendar_day")
      case .span(let span): json.member("per", span.description)
      }
    }
    if let quiet = policies.quietHours {
      key("quiet_hours")
      object { json in
        json.member("from", quiet.from.description)
        json.member("to", quiet.to.description)
        json.member("held", quiet.held.rawValue)
      }
    }
    member("horizon", policies.horizon.description)
    member("pending_budget", policies.pendingBudget)
    member("foreground", policies.foreground.rawValue)
    strings(
      "presentation",
      PresentationOption.allCases.filter { policies.presentation.contains($0.options) }.map(\.rawValue))
  }

  mutating func members(of schedule: TriggerRule.Schedule) {
    switch schedule {
    case .calendar(let rule):
      key("calendar")
      object { $0.members(of: rule) }
    case .after(let signal, let delay):
      key("after")
      object { json in
        json.members(of: signal)
        json.member("delay", "\(delay.lowerBound)..\(delay.upperBound)")
      }
    case .slotAfter(let signal, let atLeast):
      key("slot_after")
      object { json in
        json.members(of: signal)
        json.member("at_least", atLeast.description)
      }
    case .at(let signal, let parameter, let before):
      key("at")
      object { json in
        json.members(of: signal)
        json.member("parameter", parameter)
        json.member("before", before.description)
      }
    case .reached(let signal, let parameter, let values):
      key("reached")
      object { json in
        json.members(of: signal)
        json.member("parameter", parameter)
        json.key("values")
        json.array { json in for value in values { json.value(value) } }
      }
    case .location(let place):
      key("location")
      object { json in
        json.member("latitude", place.latitude)
        json.member("longitude", place.longitude)
        json.member("radius", place.radius)
        json.member("on_entry", place.onEntry)
        json.member("on_exit", place.onExit)
      }
    }
  }

  private mutating func members(of rule: CalendarRule) {
    switch rule.every {
    case .day: member("every", "day")
    case .week(let weekday):
      member("every", "week")
      member("weekday", weekday.name)
    case .month(let day):
      member("every", "month")
      member("day", day)
    case .year(let month, let day):
      member("every", "year")
      member("month", month)
      member("day", day)
    case .days(let days):
      section("every") { $0.member("days", days) }
    case .preference(let id):
      section("every") { $0.member("preference", id) }
    }
    switch rule.time {
    case .slot: break
    case .fixed(let time): member("time", time.description)
    case .preference(let id): section("time") { $0.member("preference", id) }
    }
  }

  private mutating func members(of signal: SignalRule) {
    member("signal", signal.signal)
    guard let test = signal.filter else { return }
    key("where")
    object { $0.members(of: test) }
  }

  private mutating func members(of test: ValueTest) {
    member("parameter", test.parameter)
    key(test.comparison.rawValue)
    value(test.value)
  }

  mutating func conditions(_ key: String, _ conditions: [ConditionRule]) {
    guard !conditions.isEmpty else { return }
    self.key(key)
    array { json in for condition in conditions { json.condition(condition) } }
  }

  mutating func condition(_ condition: ConditionRule) {
    object { json in
      switch condition {
      case .elapsed(let since, let orSince, let test):
        json.key("elapsed")
        json.object { json in
          json.member("since", since)
          json.optional("or_since", orSince)
          switch test {
          case .moreThan(let span): json.member("more_than", span.description)
          case .atLeast(let span): json.member("at_least", span.description)
          }
        }
      case .last(let signal, let test):
        json.key("last")
        json.object { json in
          json.member("signal", signal)
          json.members(of: test)
        }
      case .happened(let signal, let since):
        json.key("happened")
        json.object { json in
          json.members(of: signal)
          switch since {
          case .ever: break
          case .trigger: json.member("since", "trigger")
          case .lastDelivery: json.member("since", "last_delivery")
          case .signal(let id): json.member("since", id)
          }
        }
      case .preference(let id, let value):
        json.key("preference")
        json.object { $0.member(id, value) }
      case .any(let parts): json.conditions("any", parts)
      case .all(let parts): json.conditions("all", parts)
      case .not(let part):
        json.key("not")
        json.condition(part)
      }
    }
  }
}
