import Foundation
import ChallengeShellTestLimits

/// What only the real program can show: programs that a script runs, and a file that is called as a stream is.
@Suite("A script", .startsPrograms)
struct ScriptTests {
    @Test(
        "runs a program that is to fail, unless it may not, which is no failure to expect",
        arguments: [
            ("expect fails !sh -c 'touch run; exit 3'", 0, nil),
            ("expect fails !touch run", 1, "14: error: expected '!touch run' to fail, but it has succeeded"),
            ("expect fails expect fails !touch run", 0, nil),
        ] as [(String, Int32, String?)])
    func programs(script: String, status: Int32, message: String?) async throws {
        let program = Program()
        for options in [["--safe", "check"], ["--safe"]] {
            let result = try await program.run(options + ["-c", script])
            #expect(result.errors.contains("error: no program is run and no file is written with --safe\n"))
            #expect(result.status == 1)
            #expect(try program.files.filter { !$0.contains("/") } == [])
        }
        let result = try await program.run("-c", script)
        #expect(result.status == status)
        #expect(message.map { result.errors.hasPrefix("<command 1>:1:\($0)\n") } ?? result.errors.isEmpty)
        #expect(try program.files.contains("run"))
    }

    @Test("no file is called as the standard input is")
    func sourceNames() async throws {
        let program = Program()
        try program.write("echo a\n", to: "<stdin>")
        for arguments in [["-c", "source '<stdin>'"], ["<stdin>"]] {
            let result = try await program.run(["--format", "json"] + arguments)
            #expect(result.output.contains(#""source":"./<stdin>""#) && !result.output.contains(#""source":"<stdin>""#))
        }
    }
}

/// What only the real program can show: the bytes of the tables, and that `--check` says what a run does.
@Suite("With --format csv", .startsPrograms)
struct TableTests {
    private let program = Program()

    @Test("lists, routes, events and path are tables with an empty line between them, and nothing else is printed")
    func tables() async throws {
        let result = try await program.run(
            "-f", "csv", "-c",
            "expect screen Home; search 'Rick Sanchez'; search zzz; expect count 0; events 1; path; routes; open episodes"
        )
        let tables = result.output.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
        let columns = "id,name,status,species,type,gender,origin,location"
        #expect(
            tables.dropLast(2) == [
                [columns, "1,Rick Sanchez,Alive,Human,,Male,Earth (C-137),Citadel of Ricks"], [columns],
                ["name,properties", #"search_performed,"{""query"":""zzz""}""#],
                [
                    "stack,screen,title,navigation,kind,command,redirects,delivered",
                    "0,Home,Home,HomeIncomingNavigation.main,,,,",
                    "0,CharacterList,Characters,CharacterIncomingNavigation.list,push,search 'Rick Sanchez',HomeOutgoingNavigation.characters,search zzz",
                ],
            ])
        #expect(
            tables.suffix(2).map(\.first) == [
                "name,usage,help,feature,navigation,destination,deepLink", "id,name,code,airDate,leftOut",
            ])
        #expect(result.errors.isEmpty && result.status == 0)
    }

    @Test(
        "a command fails that gives no table, and changes nothing",
        arguments: [
            "open character 1", "show", "help", "set width 50", "fault offline", "!touch f", "about",
            "expect fails !touch f",
        ])
    func others(command: String) async throws {
        let arguments = ["-f", "csv", "-c", "search 'Rick Sanchez'", "-c", command]
        let result = try await program.run(
            ["-k"] + arguments + ["-c", "expect path Home CharacterList", "-c", "expect count 1"])
        let failing = command.hasPrefix("expect fails ") ? String(command.dropFirst("expect fails ".count)) : command
        let wanted = command == "show" ? nil : "error: '\(failing)' gives no table"
        #expect(wanted.map(result.errors.contains) ?? result.errors.isEmpty)
        #expect(result.output.split(separator: "\n\n").count == (wanted == nil ? 2 : 1))
        #expect(result.errors.split(separator: "\n").count { $0.contains("error:") } == (wanted == nil ? 0 : 1))
        #expect(try program.files.filter { !$0.contains("/") } == [])
        // What an action of the app leads to may be declared, but not whether it answers.
        let check = try await program.run(["check"] + arguments)
        #expect(check.errors == (command == "about" ? "" : result.errors))
    }
}
