import Foundation
import TestLimits
import Testing

@Suite("With --format csv", .startsPrograms)
struct TableTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

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
            "open character 1", "back", "show", "graph", "help", "set width 50", "fault offline", "!touch f", "about",
            "open 1", "filter", "open challenge://nowhere", "expect fails help", "expect fails !touch f",
        ])
    func others(command: String) async throws {
        let arguments = ["-f", "csv", "-c", "search 'Rick Sanchez'", "-c", command]
        let result = try await program.run(
            ["-k"] + arguments + ["-c", "expect path Home CharacterList", "-c", "expect count 1"], input: Data())
        let failing = command.hasPrefix("expect fails ") ? String(command.dropFirst("expect fails ".count)) : command
        let wanted = command == "show" ? nil : "error: '\(failing)' gives no table"
        #expect(wanted.map(result.errors.contains) ?? result.errors.isEmpty)
        #expect(result.output.split(separator: "\n\n").count == (wanted == nil ? 2 : 1))
        #expect(result.errors.split(separator: "\n").count { $0.contains("error:") } == (wanted == nil ? 0 : 1))
        #expect(try program.files.filter { !$0.contains("/") } == [])
        // What an action of the app leads to may be declared, but not whether it answers.
        let check = try await program.run(["--check"] + arguments, input: Data())
        #expect(check.errors == (["about", "filter"].contains(command) ? "" : result.errors))
    }
}
