/// What a command line asks for: a verb and its options.
protocol Request {
  /// The folders it works on.
  var workspace: WorkspaceChoice { get }
  /// `--output`; nil for standard output.
  var output: String? { get }

  func execute() throws(WorldError) -> ExitStatus
}

/// A verb whose results can go to a file.
protocol ReportingRequest: Request {
  var report: ReportChoice { get }
}

extension ReportingRequest {
  var output: String? { report.output }
}

extension Request {
  var workspace: WorkspaceChoice { .standard }

  /// Does what is asked for, unless results would be written over what they come from, or nowhere.
  func run() throws(WorldError) -> ExitStatus {
    if let output {
      try workspace.refuse(output, option: "--output")
      try OutputDocument.requireWritable(output)
    }
    return try execute()
  }
}
