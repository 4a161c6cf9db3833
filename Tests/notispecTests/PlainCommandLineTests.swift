import Testing

@testable import notispec

/// Plain command lines are read without the argument parser, and mean the same.
struct PlainCommandLineTests {
  @Test(arguments: [
    "check", "check --format json", "check --format=json --quiet", "check --specs a --conformance=b --generated c",
    "check --app one --app two --fail-on warning --color never --verbose --output x.txt",
    "check --fix --format sarif --today 2026-03-02", "check --today=2026-03-02", "conform --today 2026-03-02",
    "generate --format github", "generate", "generate --check --only swift --no-atomic",
    "conform --filter a/* --format junit",
    "strings export --locale ru", "strings export --locale zh-Hans --format csv --app one --output x.csv",
    "strings import a.xliff", "strings import --status approved a.csv --format json --quiet",
    "conform --filter a/* --filter=b --shard 1/3 --once --jobs 2", "conform --seed 7 --format html",
    "coverage --format markdown", "init", "init here --app one", "init --name x --bundle-id a.b --format json here",
    "explain copy/too-long", "explain a --format json --app b", "list --format json", "dump", "dump --format json",
  ])
  func meansTheSame(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let quick = try #require(NotispecCommand.quickRequest(arguments[...]))
    let parsed = try #require(try NotispecCommand.parseAsRoot(arguments) as? any Verb)
    #expect(String(reflecting: quick) == String(reflecting: parsed.request))
  }

  @Test(arguments: [
    "", "help", "--help", "check --help", "check -h", "chek", "check extra", "check --formt json", "check --format",
    "check --format xml", "check --format text --format json", "check --specs=", "check --quiet=yes", "check --check",
    "check --filter x", "generate --output --quiet", "--version --help", "check --", "check -- --quiet",
    "init a b", "strings", "strings export", "strings import", "strings import a b", "strings import a --status x",
    "check --today 2026-02-30", "check --today tomorrow", "check --fix=yes", "generate --fix", "conform --format sarif",
    "conform --shard 4/3", "conform --jobs 0", "conform --seed -1",
    "explain", "explain a b",
  ])
  func isLeftToTheParser(_ line: String) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(NotispecCommand.quickRequest(arguments[...]).map { String(reflecting: $0) } == nil)
  }
}
