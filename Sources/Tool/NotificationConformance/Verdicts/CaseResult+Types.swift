extension CaseResult {
  /// The types that failed lines are about, in the order of the failures.
  var typesInQuestion: [String] { failures.compactMap { type(inQuestion: $0) } }

  /// The type that a failure is about: what it says itself, or what its line names.
  func type(inQuestion failure: Failure) -> String? {
    if let type = failure.type { return type }
    let assertions = scenario.steps.flatMap(\.expect) + scenario.then
    return assertions.first { $0.span == failure.span }?.typeInQuestion
  }
}
