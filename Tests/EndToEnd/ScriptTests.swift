import Foundation
import ChallengeProcessTestSupport
import ChallengeTestLimits

/// Cases that need the built program: programs that a script runs, and a file with the name of a stream.
@Suite("A script", .startsPrograms)
struct ScriptTests {
    @Test(
        "A script runs a program that is expected to fail, and a refused program does not count as a failure",
        arguments: [
            ("expect fails !sh -c 'touch run; exit 3'", 0, nil),
            ("expect fails !touch run", 1, "14: error: expected '!touch run' to fail, but it succeeded"),
        ] as [(String, Int32, String?)])
    func programs(script: String, status: Int32, message: String?) async throws {
        let program = Program()
        for options in [["check", "--safe"], ["--safe"]] {
            let result = try await program.run(options + ["-c", script])
            #expect(result.errors.contains("error: cannot run programs or write files with --safe\n"))
            #expect(result.status == 1)
            #expect(try program.files.filter { !$0.contains("/") } == [])
        }
        let result = try await program.run("-c", script)
        #expect(result.status == status)
        #expect(message.map { result.errors.hasPrefix("<command 1>:1:\($0)\n") } ?? result.errors.isEmpty)
        #expect(try program.files.contains("run"))
    }

    @Test("A file never has the same name as the standard input")
    func sourceNames() async throws {
        let program = Program()
        try program.write("echo a\n", to: "<stdin>")
        for arguments in [["-c", "source '<stdin>'"], ["<stdin>"]] {
            let result = try await program.run(["--format", "json"] + arguments)
            #expect(result.output.contains(#""source":"./<stdin>""#) && !result.output.contains(#""source":"<stdin>""#))
        }
    }
}

/// Cases that need the built program: the bytes of the tables, and the agreement of `check` with a run.
@Suite("With --format csv", .startsPrograms)
struct TableTests {
    private let program = Program()

    @Test("lists, routes, events and path are tables with an empty line between them, and nothing else is printed")
    func tables() async throws {
        let result = try await program.run(
            "-f", "csv", "-c",
            "expect screen Home; search 'Adjudicator Rick'; search zzz; expect count 0; events 1; path; routes; open episodes"
        )
        let tables = result.output.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
        let columns = "id,name,status,species,type,gender,origin,location"
        #expect(
            tables.dropLast(2) == [
                [columns, "8,Adjudicator Rick,Dead,Human,,Male,unknown,Citadel of Ricks"], [columns],
                ["name,properties", #"search_performed,"{""query"":""zzz""}""#],
                [
                    "stack,screen,title,navigation,kind,command,redirects,delivered",
                    "0,Home,Home,HomeIncomingNavigation.main,,,,",
                    "0,CharacterList,Characters,CharacterIncomingNavigation.list,push,search 'Adjudicator Rick',HomeOutgoingNavigation.characters,search zzz",
                ],
            ])
        #expect(
            tables.suffix(2).map(\.first) == [
                "name,usage,help,feature,navigation,destination,deepLink", "id,name,code,airDate",
            ])
        #expect(result.errors == "20 of 51 rows are loaded; more all loads the rest\n" && result.status == 0)
    }

    @Test(
        "A command without a table fails and changes nothing",
        arguments: ["help", "fault offline", "!touch f", "expect fails !touch f"])
    func others(command: String) async throws {
        let arguments = ["-f", "csv", "-c", "search 'Adjudicator Rick'", "-c", command]
        let result = try await program.run(
            ["-k"] + arguments + ["-c", "expect path Home CharacterList", "-c", "expect count 1"])
        let failing = command.hasPrefix("expect fails ") ? String(command.dropFirst("expect fails ".count)) : command
        #expect(result.errors.contains("error: '\(failing)' prints no table"))
        #expect(result.output.split(separator: "\n\n").count == 1)
        #expect(result.errors.split(separator: "\n").count { $0.contains("error:") } == 1)
        #expect(try program.files.filter { !$0.contains("/") } == [])
        let check = try await program.run(["check"] + arguments)
        #expect(check.errors == result.errors)
    }

    @Test("A screen with an error is no table: the command fails with its message, and writes no file")
    func errors() async throws {
        let result = try await program.run("-c", "fault offline; characters; show > a.csv")
        let message =
            "Characters has no rows, but an error: Cannot load /api/character?page=1: the fault 'offline' is on."
        #expect(result.errors.contains("error: \(message)\n") && result.status == 1)
        #expect(try program.files.isEmpty)
    }

    /// Reads standard input as Python's csv module does, and prints the number of records and the set of their lengths.
    private static let reader =
        "import csv, sys; rows = list(csv.reader(sys.stdin)); print(len(rows), sorted(set(map(len, rows))), rows[0][0])"

    @Test(
        "The rows of all pages continue the table, for readers of csv, whichever command loads the pages",
        .needs(.sqlite3),
        arguments: [
            ("characters", 826, "more all"), ("locations", 126, "more all"),
            ("episodes", 51, "more; show; more; previous"),
            ("games", 72, "more 2; more all; show"), ("characters", 826, "more; previous; more all; show"),
        ])
    func pages(list: String, count: Int, commands: String) async throws {
        let result = try await program.run("-f", "csv", "-c", "open \(list); \(commands); show > all.csv")
        #expect(result.errors.isEmpty && result.status == 0)
        for text in [result.output, try program.content("all.csv")] {
            let read = try await program.run(
                executable: "/usr/bin/python3", ["-c", Self.reader], input: Data(text.utf8))
            let columns = text.prefix { $0 != "\n" }.split(separator: ",").count
            #expect(read.output == "\(count + 1) [\(columns)] id\n")
        }
        let imported = try await program.run(
            executable: Tool.sqlite3.path,
            [":memory:", ".import --csv all.csv t", "select count(*), count(distinct id) from t"])
        #expect(imported.output == "\(count)|\(count)\n" && imported.errors.isEmpty)
    }

    @Test("A file gets the format of its name, and a session setting then overrides it")
    func formats() async throws {
        let result = try await program.run(
            "-c", "open games; show > a.csv; show > b.tsv; show > c.md; path > d.json; show > e.txt; why > f.json",
            "-c", "show --format csv; set format csv; show; set format text; path")
        let part = "20 of 72 rows are loaded; more all loads the rest"
        #expect(result.errors.split(separator: "\n").allSatisfy { $0 == part } && result.status == 0)
        let beginnings = [
            "a.csv": "id,title,", "b.tsv": "id\ttitle\t", "c.md": "| id | title |", "d.json": #"{"event":"output","#,
            "e.txt": "Home › Games", "f.json": "Games ",
        ]
        for (file, beginning) in beginnings { #expect(try program.content(file).contains(beginning), "\(file)") }
        #expect(result.output.components(separatedBy: "id,title,").count == 3 && result.output.contains("  Games  "))
    }
}
