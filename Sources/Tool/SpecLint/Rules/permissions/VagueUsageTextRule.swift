import SpecDiagnostics
import SpecLanguage

struct VagueUsageTextRule: WordingRule {
  static let code: DiagnosticCode = "permissions/vague-usage-text"
  static let level = Diagnostic.Severity.warning

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
