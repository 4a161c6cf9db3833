import NotificationRules

/// What a variant of a text is for, to those who see it on its own.
extension CopyVariants {
  /// When it is shown, to go on in a sentence: "where {days} is at least 100". Nil if the variants take turns.
  func words(for variant: String) -> String? {
    switch choice {
    case .rotate: nil
    case .preference(let id): "while the setting '\(id.value)' is '\(variant)'"
    case .experiment(let id): "for the arm '\(variant)' of the experiment '\(id.value)'"
    case .trigger: "for the trigger '\(variant)'"
    case .argument(let id): "where {\(id.value)} is '\(variant)'"
    case .parameter(let number): number.words(for: variant)
    }
  }

  /// The arguments of the type, each with an example for which this variant is shown.
  public func arguments(_ arguments: [ParameterItem], of variant: String) -> [ParameterItem] {
    let changed: (id: String, example: String)?
    switch choice {
    case .argument(let id): changed = (id.value, variant)
    case .parameter(let number) where number.isArgument:
      let example = arguments.first { $0.id == number.parameter.value }?.example
      changed = number.example(of: variant, besides: example).map { (number.parameter.value, $0) }
    case .rotate, .preference, .experiment, .trigger, .parameter: changed = nil
    }
    guard let changed, let place = arguments.firstIndex(where: { $0.id == changed.id }),
      arguments[place].example != changed.example
    else { return arguments }
    var arguments = arguments
    arguments[place].example = changed.example
    return arguments
  }
}

extension CopyVariants.NumberChoice {
  /// "where {days} is below 100 and at least 10": the first test that passes decides.
  fileprivate func words(for variant: String) -> String? {
    guard let place = tests.firstIndex(where: { $0.id == variant }) else { return nil }
    var bounds = tests[..<place].compactMap { $0.test?.words(isTrue: false) }
    if let test = tests[place].test { bounds.append(test.words(isTrue: true)) }
    let number = isArgument ? "{\(parameter.value)}" : "'\(parameter.value)' of the signal"
    return bounds.isEmpty ? nil : "where \(number) is \(bounds.joined(separator: " and "))"
  }

  /// - Parameter example: That of the spec, which stays if it belongs to the variant.
  fileprivate func example(of variant: String, besides example: String?) -> String? {
    let own = tests.filter { $0.id == variant } + tests.filter { $0.id != variant }
    let bounds = own.compactMap(\.test?.value).flatMap { [$0, $0 + 1, $0 - 1] }
    let numbers = [example.flatMap { Double($0) } ?? 5] + bounds.filter { $0 >= 0 } + bounds
    let found = numbers.first { number in
      (kind != .int || number == number.rounded())
        && tests.first { $0.test?.passes(number) ?? true }?.id == variant
    }
    if let found, found != example.flatMap({ Double($0) }) { return found.words }
    return example
  }
}

extension ValueTest {
  fileprivate func words(isTrue: Bool) -> String {
    if comparison == .equals { return isTrue ? value.words : "not \(value.words)" }
    return "\((isTrue ? comparison : comparison.opposite).words) \(value.words)"
  }
}

extension ValueTest.Comparison {
  /// What is true if it is not.
  fileprivate var opposite: Self {
    switch self {
    case .above: .atMost
    case .atLeast: .below
    case .below: .atLeast
    case .atMost: .above
    case .equals: .equals
    }
  }
}
