import Testing

@testable import notispec

/// What is shown to be copied is taken by a shell as it was meant.
struct ShellWordTests {
  @Test func plainWordsStayAsTheyAre() {
    for word in ["specs", "a/b-c_d.e", "приложение", "./x", "/tmp/9"] { #expect(ShellWord.of(word) == word) }
  }

  @Test func othersAreQuoted() {
    #expect(ShellWord.of("my dir/specs") == "\"my dir/specs\"")
    #expect(ShellWord.of("it's") == "\"it's\"")
    #expect(ShellWord.of("") == "\"\"")
    #expect(ShellWord.of("~") == "\"~\"")
    #expect(ShellWord.of("a $HOME") == "'a $HOME'")
    #expect(ShellWord.of("it's $HOME") == "'it'\\''s $HOME'")
  }

  @Test(arguments: [
    "a b", "it's", "$HOME", "`ls`", "a\"b", "a\\b", "!!", "*", "a;b", "#a", "~", "", "=a", "(a)", "it's $1",
  ])
  func aShellGivesThemBack(_ word: String) throws {
    let run = try NotispecRun(shell: "printf %s \(ShellWord.of(word))", in: try TestWorkspace())
    #expect(run.output == word)
  }
}
