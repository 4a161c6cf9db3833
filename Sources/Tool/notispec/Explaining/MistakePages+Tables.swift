extension MistakePages {
  /// Mistakes in the tables of scenarios.
  static let tables: [MistakePage] = [
    MistakePage(
      "table/duplicate-key", "Two rows of a table have the same key.",
      "The key is the last part of the id of a case. Give each row its own.",
      MistakeExample(
        table: """
          -         - [morning, "18:00"]
          +         - [evening, "18:00"]
          """)),
    MistakePage(
      "table/first-column", "The first column of a table is not 'key'.",
      "Its cells become the last part of the ids of the cases.",
      MistakeExample(
        table: """
          -       columns: [name, opened]
          +       columns: [key, opened]
          """)),
    MistakePage(
      "table/row-length", "A row has more or fewer cells than the table has columns.",
      "Add the cell that is missing, or remove the one too many.",
      MistakeExample(
        table: """
          -         - [morning]
          +         - [morning, "10:00"]
          """)),
    MistakePage(
      "table/unknown-column", "'{name}' is not a column of the table.",
      "The column is misspelled, or missing under 'columns', or the scenario has no 'table'.",
      MistakeExample(
        table: """
          -       - { at: "{opened}", signal: opened, with: { count: "{counts}" } }
          +       - { at: "{opened}", signal: opened, with: { count: 1 } }
          """)),
    MistakePage(
      "table/unused-column", "A column of a table is never used.",
      "Its cells change nothing, so the rows may test less than they seem to. Use the column as "
        + "'{name}', or remove it.",
      MistakeExample(
        table: """
          -       columns: [key, opened, count]
          +       columns: [key, opened]
                  rows:
          -         - [morning, "10:00", 1]
          -         - [evening, "18:00", 2]
          +         - [morning, "10:00"]
          +         - [evening, "18:00"]
          """)),
  ]
}
