/// The files of an example app.
struct StarterExample {
  let app: String
  let notifications: String
  let requirements: String
  let scenarios: String
  /// The last part of the name of its suite, and the name of the file.
  let suite: String
  /// What is in it: "3 notifications in English, Russian and Chinese".
  let size: String
  /// Texts of a catalog that were not taken, and why.
  var refused: [String] = []
}
