/// `notispec --version`.
struct VersionRequest: Request {
  let output: String? = nil

  init() {}

  init(_ arguments: inout QuickArguments) {}

  func execute() throws(WorldError) -> ExitStatus {
    try StandardOutput.write(ProductVersion.text + "\n")
    return .success
  }
}
