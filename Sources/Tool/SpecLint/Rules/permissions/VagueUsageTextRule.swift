import SpecDiagnostics
import SpecLanguage

struct VagueUsageTextRule: WordingRule {
  static let code: DiagnosticCode = "permissions/vague-usage-text"
  static let page = """
    The iOS dialog says in one full sentence what the permission is for.

    Why: App Review rejects reasons such as "We need access" and "Allow access to your photos". It wants a sentence that
    says what the app does with them, ending in a full stop.

    Source: App Review Guideline 5.1.1
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    photoFlow: """
      -         usage_description: { en: 1️⃣"We need access." }
      +         usage_description: { en: "We look for duplicates in your photos." }
      """)

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.text.role == .usageDescription else { return nil }
      let text = wording.plainText
      if wording.width < Self.shortest { return "is too short to say what the permission is for" }
      let start = text.lowercased()
      let commands = Self.commands[wording.language.code] ?? []
      if let command = commands.first(where: start.hasPrefix) {
        return "begins with '\(command)', like a command: say what the app does instead"
      }
      guard let last = text.last, !Self.ends.contains(last), !Self.withoutFullStop.contains(wording.language.code)
      else { return nil }
      return "ends without a full stop"
    }
  }

  /// In columns; a Chinese character takes two.
  private static let shortest = 20
  private static let ends: [Character] = [".", "!", "。", "！", "।", "۔", "։", "።", "။", "។"]
  /// Thai and Lao end a sentence without a mark.
  private static let withoutFullStop = ["th", "lo"]

  /// In lower case.
  private static let commands: [String: [String]] = [
    "en": ["allow", "please", "grant", "give us", "enable", "turn on"],
    "ru": ["разреш", "пожалуйста", "дайте", "предостав", "включите"],
    "zh": ["允许", "请", "授权", "开启", "打开"],
  ]
}
