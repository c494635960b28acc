import FoundationEssentials

/// A typical day of a session as a script, and the same questions for the shell of SQLite over the same rows.
struct CommandCycle {
    /// Each command, and the statement with the same answer.
    private static let steps = [
        ("open characters", list()),
        ("search rick", list("name like '%rick%'")),
        ("filter status=alive", list("name like '%rick%' and status like 'alive'")),
        ("open 1", "select * from characters where id = 1;"),
        ("back", list("name like '%rick%' and status like 'alive'")),
        ("more", list("name like '%rick%' and status like 'alive'", offset: 20)),
        ("show", list("name like '%rick%' and status like 'alive'")),
        ("home", "select name from destinations;"),
    ]

    private static func list(_ condition: String = "true", offset: Int = 0) -> String {
        "select id, name, status, species, location from characters where \(condition) "
            + "order by id limit 20 offset \(offset);"
    }

    /// The script, with so many commands. Every eighth fails, as there are no more pages.
    static func script(_ count: Int) -> String { lines(count) { $0.0 } }

    /// The same questions as a script of SQLite's shell, in boxes.
    static func questions(_ count: Int) -> String { ".mode box\n" + lines(count) { $0.1 } }

    private static func lines(_ count: Int, _ line: ((String, String)) -> String) -> String {
        (0..<count).map { line(steps[$0 % steps.count]) + "\n" }.joined()
    }

    /// Makes a database of the rows that the program prints; returns its path.
    static func makeDatabase(sqlite: String, in laboratory: Laboratory) throws -> String {
        // Each page is printed once, after its arrival.
        let pages = "show; open characters" + String(repeating: "; more", count: 6)
        let events = try laboratory.text(of: laboratory.challenge("--format", "json", "-c", pages))
        let list = "[\(events.split(separator: "\n").joined(separator: ",\n"))]"
        let file = try laboratory.file("events.json", list)
        let columns = ["id", "name", "status", "species", "type", "gender", "origin", "location"]
        func rows(_ key: String) -> String {
            "from json_each(readfile('\(file)')) as event, json_each(event.value, '$.content.\(key)') as row"
        }
        let statements = """
            create table characters (id integer primary key, \(columns.dropFirst().joined(separator: ", ")));
            insert into characters select \(columns.map { "json_extract(row.value, '$.\($0)')" }.joined(separator: ", "))
                \(rows("characters"));
            create table destinations (name);
            insert into destinations select row.value \(rows("destinations"));
            select count(*) from characters;
            """
        let database = laboratory.path("rows.db")
        let script = try laboratory.file("rows.sql", statements)
        let count = try laboratory.text(of: Command([sqlite, database], home: laboratory.newHome(), input: script))
        guard count == "826\n" else { throw UnexpectedResult("826 characters in \(database), not \(count)") }
        return database
    }
}

/// An error for a program that does something unexpected.
struct UnexpectedResult: Error, CustomStringConvertible {
    let description: String

    init(_ expected: String) { description = "expected " + expected }
}
