public import NotificationConformance
public import TextWriting

/// Which cases notice each mistake that the core can be told to make.
public struct CoreReport: Sendable {
  public let verdicts: [CoreVerdict]
  /// Requirements proven by cases none of which notices any mistake.
  public let unmoved: [String]
  let requirementCount: Int

  /// The mistakes that no case notices.
  public var survivors: [CoreVerdict] { verdicts.filter(\.noticedBy.isEmpty) }

  /// - Parameters:
  ///   - verdicts: In the order of the mistakes.
  ///   - cases: Those that were run.
  ///   - requirements: All of the workspace, if every mistake has met all cases; otherwise none.
  public init(_ verdicts: [CoreVerdict], cases: [ScenarioCase], requirements: [Requirement]) {
    self.verdicts = verdicts
    var proofs: [String: [String]] = [:]
    for one in cases { for id in one.covers { proofs[id, default: []].append(one.id) } }
    let noticing = Set(verdicts.flatMap(\.noticedBy))
    let proven = requirements.filter { $0.check == .scenario && proofs[$0.id] != nil }
    requirementCount = proven.count
    unmoved = proven.map(\.id).filter { !(proofs[$0] ?? []).contains(where: noticing.contains) }
  }
}

extension CoreReport {
  /// For a terminal: a line for each mistake, those that nobody notices first.
  public var text: TerminalText {
    var text: TerminalText = ""
    for one in survivors { text += "\(one.fault): \(one.summary). No case notices it.\n" }
    for one in verdicts where !one.noticedBy.isEmpty {
      let more = one.noticedBy.count - 1
      let others = more == 0 ? "" : ", and \(more.counted("other case"))"
      text += "\(one.fault): \(one.summary). Noticed by '\(one.noticedBy[0])'\(others).\n"
    }
    return text
  }

  /// The last lines.
  public var summary: TerminalText {
    let noticed = verdicts.count - survivors.count
    var text: TerminalText = "\(verdicts.count.counted("mistake")) of the core: \(noticed) noticed by cases"
    text += survivors.isEmpty ? "\n" : ", \(survivors.count) not\n"
    if requirementCount > 0 {
      let moved = requirementCount - unmoved.count
      text += "\(requirementCount.counted("requirement")) proven by cases: \(moved) have one that notices a mistake\n"
      if !unmoved.isEmpty { text += "  none: \(unmoved.joined(separator: ", "))\n" }
    }
    return text
  }

  /// As JSON: the mistakes with the cases that notice them, and the requirements without one.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.objects("mistakes", verdicts) { json, one in
        json.member("name", one.fault)
        json.member("summary", one.summary)
        json.strings("noticedBy", one.noticedBy)
        if let message = one.message { json.member("message", message) }
      }
      json.strings("requirementsWithoutOne", unmoved)
    }
    return json.text
  }
}
