import Foundation
import Hummingbird
import TestLimits
import Testing

@Suite("Episodes and locations", .startsPrograms)
struct EpisodesAndLocationsTests {
    private static let script = """
        open episodes; more; search S03E07; open 28; open 8; open location; open 1; open origin; back; episodes
        search s5; open locations; filter type=planet dimension=c-137; filter clear; open location 20; refresh
        open challenge://episode/detail/999; open challenge://location/detail/999; open challenge://episode/character/999
        """

    private let program: Program

    init() throws {
        program = try Program()
    }

    private func run(_ script: String = script, options: [String] = []) async throws -> String {
        let result = try await program.run(options + ["-"], input: Data(script.utf8))
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors == "")
        // An API has its own addresses for pictures.
        return result.output.replacing(#/  Image +http\S+\n/#, with: "")
    }

    @Test("are the same from the embedded catalogue, from an API over HTTP, and from a copy of that")
    func sources() async throws {
        let embedded = try await run()
        for text in ["S03E07", "101", "no episode 999", "no location 999", "no such character", "[dimension=c-137]"] {
            #expect(embedded.contains(text), "\(text)")
        }
        let url = try await APIProgram.shared().address
        #expect(try await run(options: ["--base-url", url]) == embedded)
        let sync = try await program.run(["--base-url", url, "-c", "sync"], input: Data())
        #expect(sync.status == 0, "\(sync.errors)")
        #expect(FileManager.default.fileExists(atPath: program.storeFile.path))
        #expect(try await run() == embedded)
    }

    @Test("ask an API once for a whole cast, and not again when they are come back to")
    func requests() async throws {
        let api = CopiedAPI()
        let url = try await api.start()
        _ = try await run("open episode 51; back; open episode 51; open location 3", options: ["--base-url", url])
        let paths = api.requests.map { $0.prefix { $0 != "," } }
        #expect(paths == ["/api/episode/51", "/api/character/1", "/api/location/3", "/api/character/8"])
        #expect(api.requests[3].split(separator: ",").count > 60)
    }

    @Test("say that a cast cannot be loaded, and load it when that is possible again")
    func failing() async throws {
        let api = CopiedAPI()
        let url = try await api.start()
        api.begin { number in number == 2 ? Response(status: .badRequest) : nil }
        let output = try await run(
            "open episode 28; expect state loaded; expect count 0; refresh; expect count 20",
            options: ["--base-url", url])
        #expect(output.contains("⚠ Cannot load"))
        #expect(output.contains("Type refresh to load the characters."))
    }

    @Test("are checked, completed by name and helped with like everything else")
    func check() async throws {
        let wrong = try await program.run(
            "--check", "-c", "open character 1; open orign", "-c",
            "open locations; filter kind=x")
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("no destination named 'orign'; did you mean 'origin'?"))
        #expect(wrong.errors.contains("no key 'kind': choose from type, dimension"))
        let right = try await program.run(
            "--check", "-c", "open character 1; open origin; open episode 1; open 2; episodes")
        #expect(right.status == 0, "\(right.errors)")
        let help = try await run("open character 1; help; open locations; help filter; open episodes; help search")
        for text in ["Go to where the character comes from", "filter clear | KEY=VALUE...", "Find by name or code"] {
            #expect(help.contains(text), "\(text)")
        }
    }
}
