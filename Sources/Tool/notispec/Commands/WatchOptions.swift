import ArgumentParser

/// `--watch`, for the verbs that people repeat while they write.
struct WatchOptions: ParsableArguments {
  @Flag(
    name: .customLong("watch"),
    help: "Run again when a file in the folders of the specs or the scenarios changes, until Ctrl-C.")
  var isOn = false
}
