import Testing

/// What people write in their first hour: one finding, which says what to write.
@Suite struct BeginnerMistakesTests {
  private static let app = "specs/plants/app.yaml"
  private static let care = "conformance/plants/care.yaml"

  @Test(arguments: [
    (app, "controls: all", "controls: streak", "must be a list: put brackets around it, '[streak]'"),
    (app, "controls: all", "controls: streak", "  write '[streak]'"),
    (app, "per: rolling_day", "per: day", "write 'calendar_day' to count from midnight to midnight, or '1d' for any"),
    (app, "per: rolling_day", "per: week", "write 'calendar_week' to count from Monday to Sunday, or '7d' for any"),
    (app, "on: notification.opened", "on: opened", "  did you mean 'notification.opened'?"),
    (app, "slot: \"19:00\"", "slot: 19", "not the number 19: did you mean \"19:00\"?"),
    (app, "name: \"Plants\"", "name: \"Plants", "nothing was checked: 1 error"),
    (care, "{ delivered: none }", "{ delivered: [] }", "is an empty list: write 'none' for nothing"),
    (care, "    covers: [PLANTS/WATER-1]\n", "", "has no 'covers': write the ids of requirements, as in 'covers: ["),
    (
      care, "[PLANTS/WATER-1]", "[PLANTS/WATER-9]",
      "Otherwise add it to 'conformance/requirements.yaml' or 'conformance/"
    ),
    (care, "[PLANTS/WATER-1]", "[PLANTS/WATR-1]", "  write 'PLANTS/WATER-1'"),
  ])
  func theFindingSaysWhatToWrite(_ file: String, _ right: String, _ wrong: String, _ words: String) throws {
    let workspace = try TestWorkspace()
    _ = try NotispecRun("init", in: workspace)
    try workspace.edit(file, right, to: wrong)
    let run = try NotispecRun("check", in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains(words), "\(run.output)")
    #expect(run.output.contains(": 1 error, no warnings"), "\(run.output)")
  }

  @Test func aMisspeltKeyIsNotMissingAsWell() throws {
    let workspace = try TestWorkspace()
    _ = try NotispecRun("init", in: workspace)
    try workspace.edit("specs/plants/notifications.yaml", "trigger: { calendar", to: "triger: { calendar")
    let run = try NotispecRun("check", in: workspace)
    #expect(
      run.output.contains("Unknown key 'triger'") && run.output.contains(": 1 error, no warnings"), "\(run.output)")
  }

  @Test func theDayOfTheWeekSaysWhichPeriodItNeeds() throws {
    let text = TestWorkspace.demo.replacing(
      "{ after: { signal: photos_cleaned, delay: 24h } }", with: "{ calendar: { weekday: monday, time: \"09:00\" } }")
    let run = try NotispecRun("check", in: try TestWorkspace(["specs/demo/app.yaml": text]))
    #expect(run.output.contains("with 'weekday' write 'every: week'"), "\(run.output)")
  }
}

/// What is not read says where it belongs, and what belongs to another tool says what it is here.
@Suite struct FilesAndVerbsOfOthersTests {
  private func check(_ change: (TestWorkspace) throws -> Void) throws -> String {
    let workspace = try TestWorkspace()
    _ = try NotispecRun("init", in: workspace)
    try change(workspace)
    return try NotispecRun("check", in: workspace).output
  }

  @Test func theFolderOfAnotherName() throws {
    let output = try check { try $0.edit("specs/plants/app.yaml", "id: plants", to: "id: plant") }
    #expect(output.contains("'app.id' is 'plant', but the folder is 'plants'"), "\(output)")
  }

  @Test(arguments: [
    ("lint", "did you mean 'check'?"), ("fix", "did you mean 'check --fix'?"), ("test", "did you mean 'conform'?"),
  ])
  func verbs(_ verb: String, _ words: String) throws {
    let run = try NotispecRun(verb, in: try TestWorkspace())
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func theBaseIsNoOption() throws {
    let run = try NotispecRun("diff", "--base", "main", in: try TestWorkspace())
    #expect(run.errors.contains("The base stands alone: 'notispec diff main'"), "\(run.errors)")
  }
}
