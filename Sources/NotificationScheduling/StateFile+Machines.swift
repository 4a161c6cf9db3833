/// The states of the other machines, each in a file of its own, as bytes of the same form.
extension StateFile {
  /// All but what is gone with the process: what is on screen.
  public static func bytes(of state: PermissionFlowState) -> [UInt8] { bytes(of: state, .permissionFlow) }

  /// All but what is gone with the process: whether there is a network, and how long things have been going on.
  public static func bytes(of state: TokenState) -> [UInt8] { bytes(of: state, .token) }

  /// All but what is gone with the process: the silent pushes that it works for.
  public static func bytes(of state: PushState) -> [UInt8] { bytes(of: state, .push) }

  public static func permissionFlow(from bytes: [UInt8]) throws(Problem) -> PermissionFlowState {
    try state(from: bytes, .permissionFlow)
  }

  public static func token(from bytes: [UInt8]) throws(Problem) -> TokenState { try state(from: bytes, .token) }

  public static func push(from bytes: [UInt8]) throws(Problem) -> PushState { try state(from: bytes, .push) }
}

extension StateFile.Kind {
  fileprivate static let permissionFlow = Self("notispec-permission-flow")
  fileprivate static let token = Self("notispec-token")
  fileprivate static let push = Self("notispec-push")
}
