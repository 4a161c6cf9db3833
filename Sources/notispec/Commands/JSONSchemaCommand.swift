import ArgumentParser

/// The options of `notispec json-schema`.
struct JSONSchemaCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "json-schema",
    abstract: "Print the JSON Schema of the files that people write, for editors and validators.")

  @Option(help: "The kind of file.")
  var kind = JSONSchemaRequest.Kind.spec

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request { JSONSchemaRequest(kind: kind, report: report.choice) }
}

extension JSONSchemaRequest.Kind: ExpressibleByArgument {}
