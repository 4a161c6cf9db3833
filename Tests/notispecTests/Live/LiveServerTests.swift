import Foundation
import Testing

@testable import notispec

/// `preview --live` as a process, asked over the network of this computer.
@Suite struct LiveServerTests {
  /// Each line is the first of an answer, or a header of it.
  private static let script = """
    "$NOTISPEC" preview --live --read-only 2>live.log &
    server=$!
    for i in $(seq 200); do grep -q Ctrl-C live.log && break; sleep 0.1; done
    address=$(sed -n '1s/.* //p' live.log)
    rest=${address#http://}; host=${rest%%/*}; path=/${rest#*/}
    ask() {
      exec 3<>"/dev/tcp/127.0.0.1/${host#*:}"
      printf '%s\\r\\n' "$@" 'Connection: close' '' >&3
      tr -d '\\r' <&3
      exec 3>&-
    }
    ask "GET $path HTTP/1.1" "Host: $host" | grep -iE '^(HTTP|referrer|x-frame|<title)' 
    ask "GET $path""apps HTTP/1.1" "Host: $host" | grep -oE '"readOnly":true'
    ask "GET / HTTP/1.1" "Host: $host" | head -n 1
    ask "GET $path HTTP/1.1" "Host: evil.example" | head -n 1
    ask "GET $path HTTP/1.1" "Host: $host" "Origin: http://evil.example" | head -n 1
    # Who is hung up on while still sending may lose the answer.
    for i in 1 2 3 4 5; do answer=$(ask "nonsense" | head -n 1); [ -n "$answer" ] && break; done; echo "$answer"
    kill $server; wait $server; echo "ended with $?"
    """

  @Test func answersItsOwnPageAndNothingElse() throws {
    let run = try NotispecRun(shell: Self.script, in: try TestWorkspace.withDemo())
    #expect(
      run.lines.filter { !$0.isEmpty } == [
        "HTTP/1.1 200 OK", "referrer-policy: no-referrer", "x-frame-options: DENY",
        "<title>Notifications of demo</title><style>", "\"readOnly\":true", "HTTP/1.1 404 Not Found",
        "HTTP/1.1 403 Forbidden", "HTTP/1.1 403 Forbidden", "HTTP/1.1 400 Bad Request", "ended with 143",
      ], "\(run.output)\(run.errors)")
  }

  /// A tab that is closed is forgotten; others hear of the next save. A server that is killed leaves nothing, and the
  /// next one begins where the files are.
  private static let tabs = """
    begin() {
      "$NOTISPEC" preview --live 2>live.log &
      server=$!
      for i in $(seq 200); do grep -q Ctrl-C live.log && break; sleep 0.1; done
      address=$(sed -n '1s/.* //p' live.log)
      rest=${address#http://}; host=${rest%%/*}; path=/${rest#*/}
    }
    listen() { printf 'GET %sevents HTTP/1.1\\r\\nHost: %s\\r\\n\\r\\n' "$path" "$host"; }
    begin
    exec 3<>"/dev/tcp/127.0.0.1/${host#*:}"; listen >&3
    exec 4<>"/dev/tcp/127.0.0.1/${host#*:}"; listen >&4
    timeout 10 grep -m1 -a 'data: 1' <&3 | tr -d '\\r'
    exec 3<&-
    sed 's/delay: 24h/delay: 36h/' specs/demo/app.yaml >new.yaml && mv new.yaml specs/demo/app.yaml
    timeout 10 grep -m1 -a 'data: 2' <&4 | tr -d '\\r'
    kill -9 $server; wait $server 2>/dev/null; echo "ended with $?"
    exec 4<&-
    begin
    exec 3<>"/dev/tcp/127.0.0.1/${host#*:}"
    printf 'GET %sapps HTTP/1.1\\r\\nHost: %s\\r\\nConnection: close\\r\\n\\r\\n' "$path" "$host" >&3
    tr -d '\\r' <&3 | head -n 1
    ls -A specs/demo | tr '\\n' ' '
    kill $server
    """

  @Test func aClosedTabAndAKilledServerEndWell() throws {
    let run = try NotispecRun(shell: Self.tabs, in: try TestWorkspace.withDemo())
    #expect(
      run.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == [
        "data: 1", "data: 2", "ended with 137", "HTTP/1.1 200 OK", "app.yaml",
      ], "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    (["--port", "7000"], "'--live'"), (["--live", "--port", "70000"], "from 1 to 65535"),
    (["--live", "--output", "x.html"], "'--live' serves"), (["--live", "--against", "main"], "'--live' serves"),
  ])
  func optionsThatDoNotGoTogether(_ options: [String], _ sentence: String) throws {
    let run = try NotispecRun(["preview"] + options, in: try TestWorkspace.withDemo())
    #expect(run.status == 64 && run.errors.contains(sentence), "\(run.errors)")
  }
}
