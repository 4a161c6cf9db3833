import Foundation

/// A server for the repositories of a workspace that asks for a token, as GitHub asks for it.
struct GitServer {
  let address: String
  private let workspace: TestWorkspace

  private static let backend = "/usr/lib/git-core/git-http-backend"

  static let isAvailable =
    FileManager.default.isExecutableFile(atPath: backend)
    && (try? NotispecRun(shell: "command -v python3 >/dev/null", in: TestWorkspace()))?.status == 0

  init(of workspace: TestWorkspace, token: String) throws {
    self.workspace = workspace
    try workspace.write(Self.script, to: "server.py")
    let start = try NotispecRun(
      shell: """
        python3 server.py \(Self.backend) "$PWD" \(token) >port 2>/dev/null </dev/null &
        echo $! >server
        until [ -s port ]; do sleep 0.05; done
        echo "http://127.0.0.1:$(cat port)"
        """, in: workspace)
    address = start.output.trimmingCharacters(in: .newlines)
  }

  func stop() { _ = try? NotispecRun(shell: "kill -KILL $(cat server)", in: workspace) }

  private static let script = #"""
    import base64, http.server, os, subprocess, sys, threading

    # Whoever started it waits until nothing has its descriptors any more.
    os.closerange(3, 4096)
    backend, folder, token = sys.argv[1:]
    expected = "basic " + base64.b64encode(f"x-access-token:{token}".encode()).decode()

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self):
            given = self.headers.get_all("Authorization") or []
            if len(given) != 1 or given[0].lower() != expected.lower():
                self.send_response(401)
                self.send_header("WWW-Authenticate", 'Basic realm="GitHub"')
                self.end_headers()
                return
            path, _, query = self.path.partition("?")
            environment = dict(os.environ, GIT_PROJECT_ROOT=folder, GIT_HTTP_EXPORT_ALL="1", PATH_INFO=path,
                QUERY_STRING=query, REQUEST_METHOD=self.command, REMOTE_USER="x",
                CONTENT_TYPE=self.headers.get("Content-Type", ""), GIT_CONFIG_COUNT="1",
                HTTP_CONTENT_ENCODING=self.headers.get("Content-Encoding", ""),
                GIT_PROTOCOL=self.headers.get("Git-Protocol", ""),
                GIT_CONFIG_KEY_0="safe.directory", GIT_CONFIG_VALUE_0="*")
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            answer = subprocess.run([backend], input=body, env=environment, capture_output=True).stdout
            head, _, body = answer.partition(b"\r\n\r\n")
            lines = [line.split(": ", 1) for line in head.decode().split("\r\n")]
            status = next((int(value[:3]) for name, value in lines if name == "Status"), 200)
            self.send_response(status)
            for name, value in lines:
                if name != "Status": self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST = answer

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_address[1], flush=True)
    # Whatever becomes of the test.
    threading.Timer(120, lambda: os._exit(0)).start()
    server.serve_forever()
    """#
}
