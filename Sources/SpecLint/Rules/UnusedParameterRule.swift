import SpecDiagnostics
import SpecLanguage

struct UnusedParameterRule: SignalRule {
  static let code: DiagnosticCode = "signals/unused-parameter"
  static let page = """
    Every parameter of a signal is read.

    Why: the app measures and hands over a value each time. One that no condition, trigger or text reads is a leftover,
    or a condition that somebody forgot.
    """
  static let level = Diagnostic.Severity.note
  static let example = LintExample(
    """
      notispec: 1
    - signals: { found: { parameters: { count: { type: int }, 1️⃣album: { type: string } } } }
    + signals: { found: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: found, delay: 1h, where: { parameter: count, above: 0 } } }
          copy: { body: { en: "Hi" } }
    """)

  func check(_ uses: SignalUses) -> [Diagnostic] {
    uses.unread.map { signal, parameter in
      finding("Nothing reads 'signals.\(signal.id).parameters.\(parameter.id)'", at: parameter.idSpan)
    }
  }
}
