import NotificationRules
public import SpecDiagnostics

/// One entry of `experiments`: groups of installations, drawn once and kept.
public struct ExperimentItem: Sendable, Hashable {
  public struct Arm: Sendable, Hashable {
    public let id: String
    public let idSpan: SourceSpan
    /// Of a hundred installations.
    public let share: Int
  }

  public let id: String
  public let idSpan: SourceSpan
  /// In the order written, which is that of the draw.
  public let arms: [Arm]

  static let entry = ValueShape.map(keys: .pattern(.identifier), values: .int(0...100))

  static func read(_ entry: MapEntry, _ app: AppReader) -> Self? {
    let session = app.session
    let part = session.beginPart()
    let arms = session.map(entry.value, keys: .pattern(.identifier), expected: Self.entry)?.compactMap { arm in
      session.int(arm.value, in: 0...100).map { Arm(id: arm.name, idSpan: arm.nameSpan, share: $0) }
    }
    if let arms, part.isSound {
      let sum = arms.reduce(0) { $0 + $1.share }
      if arms.isEmpty {
        session.report(.badValue, "has no arms", about: entry.value)
      } else if sum != 100 {
        session.report(
          .badValue, "has shares that add up to \(sum): write whole numbers that add up to 100", about: entry.value)
      }
    }
    let isSound = part.isSound
    app.experiments[entry.name] = ExperimentFacts(
      arms: arms?.map(\.id) ?? [], isComplete: isSound, span: entry.nameSpan)
    guard isSound, entry.isNameValid, let arms else { return nil }
    return Self(id: entry.name, idSpan: entry.nameSpan, arms: arms)
  }

  var resolved: ResolvedValue {
    .section(arms.map { ResolvedMember(key: $0.id, value: .int($0.share)) })
  }

  var rule: ExperimentRule { ExperimentRule(id, arms: arms.map { .init($0.id, $0.share) }) }
}

extension NotificationItem {
  /// Whether its conditions are false in this arm, whatever else is true.
  public func excludes(arm: String, of experiment: String) -> Bool {
    !triggers.isEmpty
      && triggers.allSatisfy { trigger in
        (conditions + trigger.conditions).contains { $0.value(inArm: arm, of: experiment) == false }
      }
  }
}

extension ConditionItem {
  /// Nil where it depends on something else too.
  fileprivate func value(inArm arm: String, of experiment: String) -> Bool? {
    switch form {
    case .experiment(let item): return item.id.value == experiment ? item.arm.value == arm : nil
    case .not(let part): return part.value(inArm: arm, of: experiment).map { !$0 }
    case .all(let parts):
      let values = parts.map { $0.value(inArm: arm, of: experiment) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let parts):
      let values = parts.map { $0.value(inArm: arm, of: experiment) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .elapsed, .last, .happened, .preference, .attribute, .device, .flag: return nil
    }
  }
}

/// What conditions need to know about an experiment, broken or not.
struct ExperimentFacts {
  var arms: [String]
  /// False if its arms could not all be read.
  var isComplete: Bool
  var span: SourceSpan
}

/// The installation is in an arm of an experiment.
public struct ExperimentCondition: SpecSection, Hashable {
  public let id: Located<String>
  public let arm: Located<String>

  public static let keys = SectionKeys<Self>(
    "experiment-condition",
    doc: "The installation is in this arm. Drawn at the first launch after the experiment has come into the app.")

  public init(_ read: KeyReader<Self>) {
    let id = read("id", \.id, .reference(to: .experiment), doc: "The experiment.", example: "wording")
    self.id = id
    arm = read("is", \.arm, .pattern(.identifier), doc: "The arm that it must be in.", example: "energy")
    read.check { mapping, app in
      guard !read.isDoubtful, let value = mapping.written("is"), let facts = app.experiments[id.value], facts.isComplete
      else { return }
      app.session.checkWord(value, of: id.value, among: facts.arms, declaredAt: facts.span)
    }
  }
}
