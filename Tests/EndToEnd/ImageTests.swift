import Foundation
import ChallengeProcessTestSupport
import ChallengeTestLimits

/// Cases that need the built program: pictures from a server, cached on the disk and drawn at a terminal.
@Suite("The command image", .startsPrograms)
struct ImageTests {
    private let server = PictureServer()
    private let program: Program
    private let url: String

    init() async throws {
        program = Program()
        url = try await server.start()
    }

    private func image(_ options: String...) async throws -> Program.Result {
        try await program.run(options + ["--base-url", url, "-c", "open character 1; image"])
    }

    @Test("The command prints the address if it cannot show pictures, and in JSON the size as well")
    func address() async throws {
        let address = "\(url)/api/character/avatar/1.jpeg"
        let text = try await image()
        #expect(text.status == 0)
        #expect(text.output.hasSuffix("  Image     \(address)\n\(address)\n"))
        let json = try await image("-f", "json")
        let content = #"{"url":"\#(address)","width":64,"height":64}"#
        #expect(json.output.contains(#"{"event":"output","name":"image","content":\#(content)}"#))
        #expect(try await image("--color", "always").output.hasSuffix("\n\(address)\n"))
    }

    @Test("A picture is fetched once for all sessions, and again if the cached file is damaged")
    func disk() async throws {
        for _ in 1...2 { #expect(try await image().status == 0) }
        #expect(server.requests == ["/api/character/avatar/1.jpeg"])
        let file = try #require(try program.files.first { $0.hasPrefix(".cache/challenge/images/") })
        #expect(file.wholeMatch(of: /\.cache\/challenge\/images\/[0-9a-f]{16}\.image/) != nil)

        try program.write("something else", to: file)
        let again = try await image()
        #expect(again.status == 0 && again.errors.isEmpty)
        #expect(server.requests.count == 2)
        #expect(try await image().status == 0)
        #expect(server.requests.count == 2)
    }

    @Test("A private session caches nothing", arguments: [["--private"], ["--record", "a.transcript"]])
    func privately(options: [String]) async throws {
        let result = try await program.run(options + ["--base-url", url, "-c", "open character 1; image"])
        #expect(result.status == 0)
        #expect(try program.files.filter { $0.hasPrefix(".cache") } == [])
    }

    @Test("A failing cache prints one warning, and the picture is shown")
    func unusable() async throws {
        try program.write("", to: ".cache")
        let result = try await program.run(
            "--base-url", url, "-c", "open character 1; image; image; open character 6; image")
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("warning: pictures are kept for this session only:"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test("Without a network a picture is drawn, is cached nowhere, and fails as others do while a fault is on")
    func drawn() async throws {
        let script = "open character 1; image; open game 7; image; open game 8; fault offline; image"
        let result = try await program.run("-f", "json", "-c", script)
        let portrait = "https://rickandmortyapi.com/api/character/avatar/1.jpeg"
        for (address, height) in [(portrait, 300), ("/api/game/cover/7.jpeg", 400)] {
            let content = #"{"url":"\#(address)","width":300,"height":\#(height)}"#
            #expect(result.output.contains(#"{"event":"output","name":"image","content":\#(content)}"#))
        }
        #expect(result.errors.contains("error: cannot load /api/game/cover/8.jpeg: the fault 'offline' is on"))
        #expect(try program.files.filter { $0.hasPrefix(".cache") } == [])
    }

    @Test("The picture is drawn above the prompt, as wide as the terminal permits")
    func halfBlocks() async throws {
        let environment = ["NO_COLOR": "", "COLORTERM": "truecolor"]
        let prompt = try ProgramAtPrompt(
            ["--base-url", url, "-q", "--width", "12"], columns: 60, environment: environment)
        try await prompt.shows("home [live]>")
        prompt.terminal.type("open character 1; image\r")
        let row = "  " + String(repeating: "▀", count: 10)
        try await prompt.terminal.waits(for: "five rows and a prompt") { screen in
            screen.lines.suffix(7).prefix(5) == [row, row, row, row, row]
                && screen.lines.last?.hasPrefix("home/1 [live]>") == true && screen.column == 15
        }
        let screen = prompt.terminal.screen
        let top = screen.lines.count - 7
        #expect(screen.style(row: top, column: 2) == "38;2;254;0;0;48;2;254;0;0")
        #expect(screen.style(row: top + 4, column: 11) == "38;2;0;0;254;48;2;0;0;254")
        #expect(screen.unknown.isEmpty)
    }
}
